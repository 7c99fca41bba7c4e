// @ts-check
/**
 * Estudiar palabras, en español.
 *
 * @type {Record<string, string|Record<string, string>>}
 */
export default {
  "refusal.no-glosses": "Para estas palabras no hay definiciones.",
  "refusal.no-star-here": "Un * no puede ser una ficha. Usa ? para un comodín.",
  "refusal.not-a-letter": { one: "{letters} no es una letra de esta lista.", other: "{letters} no son letras de esta lista." },
  "refusal.nothing-asked": "Escribe una palabra, letras o un patrón.",
  "refusal.one-at-a-time": "Se pueden comprobar varias palabras juntas, pero solo un patrón cada vez.",
  "refusal.too-long": "Es demasiado largo: {most} caracteres como mucho.",
  "refusal.unknown-list": "No hay tal lista para aprender.",
};
