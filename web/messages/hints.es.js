// @ts-check
/**
 * Pistas, y a quién se las da la casa, en español.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "action.hint": "Pista",
  "hint.allow": "Permitir pistas",
  "hint.allowed": "Ahora hay pistas en esta mesa.",
  "hint.busy": "Buscando una buena jugada. Pulsa otra vez para dejarlo.",
  "hint.column": "la columna {line}, de {from} a {to}",
  "hint.forbid": "Sin más pistas",
  "hint.forbidden": "Ya no hay pistas en esta mesa.",
  "hint.none": "Con estas fichas no sale ninguna palabra. Solo queda pasar.",
  "hint.none-swap": "Con estas fichas no sale ninguna palabra. Cambia algunas o pasa.",
  "hint.play": { one: "{words}: {points} punto. Juégala o recógela.", other: "{words}: {points} puntos. Juégala o recógela." },
  "hint.play-shut": { one: "{words}: al menos {n} punto. Juégala o recógela.", other: "{words}: al menos {n} puntos. Juégala o recógela." },
  "hint.row": "la fila {line}, de {from} a {to}",
  "hint.tiles": { one: "Se usa {tiles}. Otra pista la coloca.", other: "Se usan {tiles}. Otra pista las coloca." },
  "hint.where": "Mira {place}. Otra pista dice qué fichas.",
  "keys.hint": "? da una pista, paso a paso. Ctrl Z deshace tu turno.",
  "settings.hints": "Pistas",
  "settings.hints-alone": "Contra el ordenador",
  "settings.hints-always": "Siempre",
  "settings.hints-never": "Nunca",
  "undo.done": "Se ha deshecho el último turno de {name}.",
  "undo.mine": "Deshacer mi turno",
  "undo.of": "Deshacer el turno de {name}",
  "undo.text": { one: "¿Está de acuerdo {others}? Las fichas robadas desde entonces vuelven a la bolsa.", other: "¿Están de acuerdo {others}? Las fichas robadas desde entonces vuelven a la bolsa." },
  "undo.title": "¿Deshacer el turno de {name}?",
  "undo.yes": "Deshacer",
};
