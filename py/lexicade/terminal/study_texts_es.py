"""Lo que el terminal dice de palabras y listas, en español."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "refusal.no-glosses": "Para estas palabras no hay definiciones.",
    "refusal.no-star-here": "Un * no puede ser una ficha. Usa ? para un comodín.",
    "refusal.not-a-letter": "No es una letra de esta lista: {letters}",
    "refusal.nothing-asked": "Escribe una palabra, letras o un patrón.",
    "refusal.one-at-a-time": (
        "Se pueden comprobar varias palabras juntas, pero solo un patrón cada vez."
    ),
    "refusal.too-long": "Es demasiado largo: {most} caracteres como mucho.",
    "refusal.unknown-list": "No hay ninguna lista {name} para aprender.",
}
