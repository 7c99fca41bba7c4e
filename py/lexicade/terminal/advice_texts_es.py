"""What the terminal says of hints, turns looked back at, and games to watch, in Spanish."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "help.hint": "una pista: dónde; otra: qué fichas; otra: la jugada",
    "help.hint.with": "[todas]",
    "help.review": "qué podías haber jugado en tu último turno, o en el turno N",
    "help.review.with": "[N]",
    "hint.best": ("La mejor jugada:", "Las mejores jugadas:"),
    "hint.column": "la columna {line}, de {first} a {last}",
    "hint.instead": "Puedes {words}.",
    "hint.none": "Con estas fichas no sale ninguna palabra.",
    "hint.play": "{play}",
    "hint.row": "la fila {line}, de {first} a {last}",
    "hint.tiles": (
        "Se usa {tiles}. «{word}» dice la jugada.",
        "Se usan {tiles}. «{word}» dice la jugada.",
    ),
    "hint.where": "Mira {place}. «{word}» dice qué fichas.",
    "refusal.nothing-to-review": "Aún no has tenido ningún turno que mirar.",
    "review.best": "Nada habría valido más.",
    "review.flawless": "En ningún turno se podía sacar más.",
    "review.missed": ("Había {n} punto más.", "Había {n} puntos más."),
    "review.no-word": "No había ninguna palabra que poner.",
    "review.one": "«{word} 5» mira el turno 5.",
    "review.rack": "Las fichas eran {tiles}",
    "review.shut": "Lo oculto decidía los puntos: nadie podía saber cuál era la mejor jugada.",
    "review.which": "¿Qué turno? Por ejemplo: {word} 5. «jugadas» dice sus números.",
    "review.worst": ("La mayor ocasión perdida:", "Las mayores ocasiones perdidas:"),
}
