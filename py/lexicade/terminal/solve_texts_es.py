"""What `lexicade solve` says, in Spanish."""

from __future__ import annotations

TEXTS: dict[str, str | tuple[str, str]] = {
    "solve.rack": "Atril",
    "solve.points": "puntos",
    "solve.at": "en",
    "solve.word": "palabra",
    "solve.with": "con",
    "solve.leaves": "deja",
    "solve.worth": "vale",
    "solve.none": "No hay nada que jugar.",
    "solve.count": ("{n} jugada en total.", "{n} jugadas en total."),
    "solve.wrong": "No está en la lista: {words}.",
    "solve.loose": "Fichas sueltas: {cells}.",
    "solve.row": "fila {n}",
    "solve.bad-position": "Esa posición no es posible: {field}: {why}.",
    "solve.too-many": "No hay tantas fichas de estas en el juego: {tiles}.",
    "refusal.solve-rack": "Hace falta un atril: --rack AEINRST?",
    "refusal.rack-tile": "{letter} no es una ficha de este juego.",
    "refusal.solve-seat": "Los sitios van del 1 al {most}.",
    "refusal.board-too-long": "Un tablero no tiene más de {most} caracteres.",
    "refusal.board-no-json": "El archivo empieza como JSON y no es una posición ni filas.",
    "refusal.board-no-rows": "No hay ninguna fila.",
    "refusal.board-many-rows": "Hay {n} filas; este tablero tiene {rows}.",
    "refusal.board-wide-row": "La fila {row} tiene {n} casillas en vez de {columns}.",
}
