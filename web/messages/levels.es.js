// @ts-check
/**
 * Cómo juega el ordenador: sus niveles y los dos ajustes de cada uno.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "level.adaptive": "A tu medida",
  "level.beginner": "Principiante",
  "level.casual": "Tranquilo",
  "level.expert": "Experto",
  "level.keen": "Hábil",
  "level.master": "Maestro",
  "level.pair": "{words}, {strategy}",
  "level.steady": "Constante",
  "level-about.adaptive": "Palabras corrientes; juega más o menos como tú, para que la partida esté igualada.",
  "level-about.beginner": "Palabras corrientes; juega la primera que ve.",
  "level-about.casual": "Palabras corrientes; se conforma con la mitad de los puntos posibles.",
  "level-about.expert": "Todas las palabras de la lista; piensa también en las fichas que se queda.",
  "level-about.keen": "Todas las palabras de la lista; hace los puntos más altos.",
  "level-about.master": "Todas las palabras de la lista; prueba lo que podrías contestar y calcula el final de la partida.",
  "level-about.steady": "Palabras corrientes; hace los puntos más altos.",
  "strategy.adaptive": "Iguala la partida",
  "strategy.ahead": "Mira hacia delante",
  "strategy.casual": "La mitad de los puntos",
  "strategy.first": "Lo primero que ve",
  "strategy.greedy": "Los más puntos",
  "strategy.name": "Cómo juega",
  "strategy.saving": "Puntos y buenas fichas",
  "vocabulary.all": "Todas las palabras",
  "vocabulary.everyday": "Palabras corrientes",
  "vocabulary.name": "Palabras que conoce",
};
