// @ts-check
/**
 * Qué se podía haber jugado, en español.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "log.review": "{word}, {score}: ¿qué podías haber jugado?",
  "review.at": "en",
  "review.back": "Volver al resultado",
  "review.best": "Nada habría valido más.",
  "review.best-was": "Lo mejor:",
  "review.busy": "Buscando qué más había…",
  "review.earlier": "El turno anterior",
  "review.flawless": "En ningún turno se podía sacar más.",
  "review.last": "¿Qué podía haber jugado?",
  "review.later": "El turno siguiente",
  "review.made": "jugada",
  "review.missed": { one: "Había {n} punto más.", other: "Había {n} puntos más." },
  "review.more": "puntos más",
  "review.no-answer": "Ahora no se ha podido averiguar. Prueba otra vez.",
  "review.no-word": "No había ninguna palabra que poner.",
  "review.none": "Ninguna palabra",
  "review.open": "¿Qué se podía haber jugado?",
  "review.progress": "Mirando el turno {n} de {all}",
  "review.progress-name": "Turnos mirados",
  "review.rack": { one: "Las fichas eran: {tiles}", other: "Las fichas eran: {tiles}" },
  "review.shut": "Lo oculto decidía los puntos: nadie podía saber cuál era la mejor jugada.",
  "review.title": "¿Qué se podía haber jugado?",
  "review.turn": "Turno {n}, {name}",
  "review.turns": "Todos los turnos",
  "review.turns-note": "Lo que se jugó, lo mejor que había y los puntos de diferencia. Elige un turno para ver su tablero.",
  "review.was-best": "no había nada mejor",
  "review.worst": { one: "La mayor ocasión perdida", other: "Las mayores ocasiones perdidas" },
};
