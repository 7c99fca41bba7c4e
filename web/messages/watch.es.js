// @ts-check
/**
 * Ordenadores que juegan entre sí, y niveles a gusto, en español.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "setup.own-pair": "Palabras y estilo a tu gusto",
  "setup.own-pair-chosen": "a tu gusto",
  "thinking.hurry": "Que juegue ya",
  "watch.bar": "Mirar",
  "watch.fast": "Rápida",
  "watch.goes-on": "Sigue.",
  "watch.holds": "{name} tiene {tiles}.",
  "watch.keys": "Espacio para y sigue, N hace la jugada siguiente, 1 a 3 cambian la velocidad.",
  "watch.next": "Siguiente",
  "watch.normal": "Normal",
  "watch.open": "Ver jugar a los ordenadores",
  "watch.pause": "Pausa",
  "watch.paused": "En pausa.",
  "watch.resume": "Seguir",
  "watch.slow": "Lenta",
  "watch.speed": "Velocidad",
  "watch.start": "Mirar",
  "watch.which": "¿Qué partida quieres ver?",
};
