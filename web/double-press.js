// @ts-check
/**
 * A double press is one press. Whatever opens under the finger, or takes the focus while Enter is
 * still going down, must not be answered by the second half of the press that opened it: a pass
 * would be confirmed, and the next player's tiles shown, by nobody.
 */

/** @typedef {{time: number, x: number, y: number, key: string}} Press  key: "" for a pointer */

const TOGETHER_MS = 500;
/** Nobody sees what has opened, and answers it, sooner than this. */
const BLINK_MS = 250;
/** Whoever is still pressing by then means what is there. */
const PATIENCE_MS = 1000;
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
  // By the clock that presses are told by.
  const opened = new Event("open").timeStamp;
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
    ignored = isHeld(event) || belongs(press, before, opened);
    if (!ignored) return;
    before = press;
    hush(event);
  }

  /** @param {KeyboardEvent} event */
  function typed(event) {
    if (KEYS.includes(event.key)) begin(event);
    // Whoever looks around first has seen what opened.
    else before = null;
  }

  /** @param {Event} event what an ignored press comes to; a click that no press began is meant */
  function clicked(event) {
    if (ignored) hush(event);
    ignored = false;
  }

  dialog.addEventListener("pointerdown", begin, { capture: true });
  dialog.addEventListener("keydown", typed, { capture: true });
  dialog.addEventListener("click", clicked, { capture: true });
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
 * @param {Press|null} before  the one that opened what is pressed, or an ignored one since
 * @param {number} opened
 */
function belongs(press, before, opened) {
  const seen = press.time - opened;
  if (!before || press.key !== before.key || seen > PATIENCE_MS) return false;
  if (seen > BLINK_MS && press.time - before.time > TOGETHER_MS) return false;
  return Math.hypot(press.x - before.x, press.y - before.y) <= NEAR_PX;
}
