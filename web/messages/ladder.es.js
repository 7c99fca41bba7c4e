// @ts-check
/**
 * Niveles y escudos.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "ladder.all": "Todos los niveles",
  "ladder.for-points": "Otro por sacar la mitad más de puntos que el ordenador.",
  "ladder.for-time": "Otro si te queda un tercio de tu tiempo.",
  "ladder.for-won": "Un escudo por ganar.",
  "ladder.free": "Partida libre",
  "ladder.level": "Nivel",
  "ladder.link": { one: "{n} nivel", other: "{n} niveles" },
  "ladder.link-spoken": { one: "{n} nivel de {game} contra el ordenador", other: "{n} niveles de {game} contra el ordenador" },
  "ladder.locked": "Cerrado: antes gana el nivel {n}",
  "ladder.lost": "Esta vez, ningún escudo.",
  "ladder.next": "Siguiente: nivel {n}",
  "ladder.play-now": "Subir de nivel",
  "ladder.shields": { one: "{n} de {all} escudos", other: "{n} de {all} escudos" },
  "ladder.summary": "Nivel {n}: {facts}",
  "ladder.title": "Niveles",
  "ladder.total": { one: "{n} de {all} escudos ganados", other: "{n} de {all} escudos ganados" },
  "ladder.won": { one: "Has ganado {n} escudo.", other: "Has ganado {n} escudos." },
};
