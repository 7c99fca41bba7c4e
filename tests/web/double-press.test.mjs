// One press or two: what opened under a finger is not answered before anybody can have seen it.
import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.KeyboardEvent = class extends Event {};
const page = new EventTarget();
globalThis.addEventListener = page.addEventListener.bind(page);
const { ignoreDoublePress, rememberPresses } = await import("../../web/double-press.js");
rememberPresses();

const HERE = { clientX: 200, clientY: 780 };
const ELSEWHERE = { clientX: 200, clientY: 700 };

/** A press of a finger at this moment, on the page or on a dialog over it: is it answered? */
function press(time, on = page, at = HERE) {
  happens(on, new Event("pointerdown", { cancelable: true }), { timeStamp: time, ...at });
  return click(on, at);
}

function click(on, at = HERE) {
  return happens(on, new Event("click", { cancelable: true }), at);
}

function key(name, time, on = page, repeat = false) {
  return happens(on, new KeyboardEvent("keydown", { cancelable: true }), { key: name, timeStamp: time, repeat });
}

/** Did it come through? */
function happens(on, event, told) {
  for (const [name, value] of Object.entries(told)) Object.defineProperty(event, name, { value });
  if (on !== page) page.dispatchEvent(event);
  return on.dispatchEvent(event);
}

/** What opens at this moment. */
function opens(time) {
  const dialog = new EventTarget();
  const Plain = Event;
  globalThis.Event = class {
    timeStamp = time;
  };
  ignoreDoublePress(dialog);
  globalThis.Event = Plain;
  return dialog;
}

test("the second half of a double press does not answer", () => {
  press(1000);
  const curtain = opens(1050);

  assert.equal(false, press(1150, curtain));
  assert.equal(true, press(1800, curtain));
});

test("a press elsewhere, or later, is meant", () => {
  press(1000);

  assert.equal(true, press(1150, opens(1050), ELSEWHERE));
  assert.equal(true, press(1510, opens(1050)));
});

test("pressed again out of impatience just when it opens at last, nobody has seen it", () => {
  press(1000);
  const curtain = opens(4000);

  assert.equal(false, press(4100, curtain));
  assert.equal(true, press(4700, curtain));
});

test("whoever goes on pressing gets through", () => {
  press(1000);
  const curtain = opens(1050);

  const through = [1200, 1400, 1600, 1800, 2000, 2100].map((time) => press(time, curtain));

  assert.deepEqual([false, false, false, false, false, true], through);
});

test("an Enter that is held does not answer, however long", () => {
  key("Enter", 1000);
  const curtain = opens(1050);

  assert.equal(false, key("Enter", 3000, curtain, true));
  assert.equal(true, key("Enter", 3700, curtain));
});

test("whoever goes to a button first has seen what opened", () => {
  key("Enter", 1000);
  const sheet = opens(1020);
  key("Tab", 1100, sheet);

  assert.equal(true, key("Enter", 1200, sheet));
});

test("a click that no press began, as a screen reader makes it, is meant", () => {
  press(1000);
  const curtain = opens(1050);
  press(1150, curtain);

  assert.equal(true, click(curtain));
});
