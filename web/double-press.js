// @ts-check
/**
 * A double press is one press. Whatever opens under the finger, or takes the focus while Enter is
 * still going down, must not be answered by the second half of the press that opened it: a pass
 * would be confirmed, and the next player's tiles shown, by nobody.
 */

/** @typedef {{time: number, x: number, y: number, key: string}} Press  key: "" for a pointer */

const TOGETHER_MS = 500;
const NEAR_PX = 40;
const KEYS = ["Enter", " "];

/** @type {Press|null} */
let latest = null;

/** Call once: from now on every press on the page is remembered until the next. */
export function rememberPresses() {
  for (const type of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(type, (event) => (latest = pressOf(event)), { capture: true });
  }
}

/** @param {HTMLElement} dialog just opened */
export function ignoreDoublePress(dialog) {
  let before = latest;
  let ignored = false;

  /** @param {Event} event */
  function hush(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** @param {Event} event */
  function begin(event) {
    const press = pressOf(event);
    ignored = isHeld(event) || belongs(press, before);
    if (!ignored) return;
    before = press;
    hush(event);
  }

  dialog.addEventListener("pointerdown", begin, { capture: true });
  dialog.addEventListener("keydown", (event) => KEYS.includes(event.key) && begin(event), { capture: true });
  dialog.addEventListener("click", (event) => ignored && hush(event), { capture: true });
}

/**
 * @param {Event} event
 * @returns {Press}
 */
function pressOf(event) {
  const { timeStamp: time } = event;
  if (event instanceof KeyboardEvent) return { time, x: 0, y: 0, key: event.key };
  const { clientX: x, clientY: y } = /** @type {PointerEvent} */ (event);
  return { time, x, y, key: "" };
}

/** @param {Event} event */
function isHeld(event) {
  return event instanceof KeyboardEvent && event.repeat;
}

/**
 * @param {Press} press
 * @param {Press|null} before
 */
function belongs(press, before) {
  if (!before || press.key !== before.key || press.time - before.time > TOGETHER_MS) return false;
  return Math.hypot(press.x - before.x, press.y - before.y) <= NEAR_PX;
}
