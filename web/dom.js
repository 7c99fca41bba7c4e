// @ts-check
/** Making elements: a tag, its properties, its children. Nothing here takes HTML text. */

/**
 * No number: `list.length && h(...)` would write a lone 0 on the page.
 *
 * @typedef {Node|string|null|undefined|false} Child
 */
/** @typedef {Record<string, any>} Props */

const SVG = "http://www.w3.org/2000/svg";

/**
 * `class`, `text`, `data-*`, `aria-*` and other attributes by name; `onClick` listens to "click";
 * false, null and undefined leave an attribute out, true sets it empty.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, props);
  fill(element, ...children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, props = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  dress(element, props);
  fill(element, ...children);
  return element;
}

/**
 * @param {Element} element
 * @param {Props} props
 */
export function dress(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (name.startsWith("on") && typeof value === "function") {
      element.addEventListener(name.slice(2).toLowerCase(), value);
    } else if (name === "text") {
      element.textContent = String(value);
    } else if (value === false || value === null || value === undefined) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
    }
  }
}

/**
 * Adds what is there; empty children are passed over, so `condition && h(...)` reads well.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * @param {Element} element
 * @param {...Child} children
 */
export function refill(element, ...children) {
  element.replaceChildren();
  fill(element, ...children);
}

/**
 * Sets a text only where it differs, so that nothing is repainted or spoken twice.
 *
 * @param {Element} element
 * @param {string|number} text
 */
export function setText(element, text) {
  const wanted = String(text);
  if (element.textContent !== wanted) element.textContent = wanted;
}

/**
 * A length or number for the style sheet, set as a custom property (the page allows no inline style).
 *
 * @template {HTMLElement|SVGElement} Styled
 * @param {Styled} element
 * @param {Record<string, string|number>} values
 * @returns {Styled}
 */
export function vars(element, values) {
  for (const [name, value] of Object.entries(values)) {
    element.style.setProperty(`--${name}`, String(value));
  }
  return element;
}

/**
 * Named events of a view: `on` to listen (it returns the way to stop), `emit` to tell.
 *
 * @returns {{on: (name: string, listen: (detail?: any) => void) => () => void,
 *            emit: (name: string, detail?: any) => void}}
 */
export function events() {
  /** @type {Map<string, Set<(detail?: any) => void>>} */
  const listeners = new Map();
  return {
    on(name, listen) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listen));
      return () => known.delete(listen);
    },
    emit(name, detail) {
      listeners.get(name)?.forEach((listen) => listen(detail));
    },
  };
}
