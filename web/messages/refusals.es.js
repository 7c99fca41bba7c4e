// @ts-check
/**
 * Why the engine said no, in Spanish; a sentence for each code of docs/protocol.md.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "refusal.bad-gcg": "No se puede leer esta partida: línea {line}.",
  "refusal.bad-position": "Esa posición no es posible.",
  "refusal.bad-request": "Algo ha fallado entre la página y el juego.",
  "refusal.bad-save": "Esta partida guardada está dañada y no se puede abrir.",
  "refusal.bag-too-small": {
    one: "No puedes cambiar: en la bolsa hay {bag} y hacen falta {needs}.",
    other: "No puedes cambiar: en la bolsa hay {bag} y hacen falta {needs}.",
  },
  "refusal.blank-choice": "El comodín no puede ser esa letra.",
  "refusal.blank-undeclared": "Di qué letra es el comodín.",
  "refusal.cell-taken": "Ya hay una ficha en {cell}.",
  "refusal.cell-twice": "No caben dos fichas en {cell}.",
  "refusal.engine-fault": "Algo ha fallado dentro del juego. Nada ha cambiado; prueba otra vez.",
  "refusal.engine-lost": "No se ha podido arrancar el motor del juego. Revisa la conexión y prueba otra vez.",
  "refusal.file-empty": "Este archivo está vacío.",
  "refusal.file-too-large": "Este archivo es demasiado grande: una partida tiene como mucho {limit} MB.",
  "refusal.file-unreadable": "No se ha podido leer este archivo.",
  "refusal.game-over": "La partida ha terminado.",
  "refusal.gap": "Hay un hueco entre las fichas.",
  "refusal.needs-lexicon": "La lista de palabras está en camino.",
  "refusal.no-connection": "No se ha podido traer la lista de palabras. Revisa la conexión y prueba otra vez.",
  "refusal.no-game": "No hay ninguna partida sobre la mesa.",
  "refusal.no-such-cell": "En este tablero no hay {cell}.",
  "refusal.no-such-tile": "No tienes {letter} en el atril.",
  "refusal.no-tiles": "Pon al menos una ficha.",
  "refusal.not-a-word": {
    one: "{words} no está en la lista de palabras.",
    other: "{words} no están en la lista de palabras.",
  },
  "refusal.not-for-this-game": "Este juego no tiene eso.",
  "refusal.not-in-line": "Todas las fichas van en una fila o en una columna.",
  "refusal.not-linked": "Las fichas tienen que tocar una palabra del tablero.",
  "refusal.not-on-rack": "Esas fichas no están en tu atril.",
  "refusal.not-on-start": "La primera palabra tiene que cubrir la estrella.",
  "refusal.not-your-turn": "No es tu turno.",
  "refusal.nothing-to-undo": "No hay nada que deshacer.",
  "refusal.other": "Eso no es posible.",
  "refusal.save-too-new": "Esta partida se guardó con un Lexicade más nuevo. Recarga la página y prueba otra vez.",
  "refusal.spelled-apart": "{face} es una sola ficha: {letters} sueltas no valen.",
  "refusal.too-short": "Una palabra tiene al menos dos letras.",
  "refusal.unknown-lexicon": "No existe esa lista de palabras.",
  "refusal.unknown-move": "Este juego no tiene esa jugada.",
  "refusal.unknown-option": "Este juego no tiene esa regla de la casa.",
  "refusal.unknown-request": "Algo ha fallado entre la página y el juego.",
  "refusal.unknown-variant": "Aquí no hay ese juego.",
};
