// Games in storage: written whole, listed newest first, and kept even when storage fails.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createStorage, headOf } from "../../web/storage.js";

function fakeArea(entries = {}) {
  const map = new Map(Object.entries(entries));
  return {
    map,
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

const table = {
  variant: "x", premiums: ["...", "...", "..."], start: ["B2"], faces: ["A", "B"], width: 3, height: 3,
  blanks: { declared: true, choices: ["A", "B"] },
};

function savedOf(id, ply = 0, more = {}) {
  const view = {
    variant: "x", seat: null, turn: ply % 2, ply, names: ["Ana", "Bruno"], scores: [0, 0], rack: [],
    board: ["...", ".A.", "..."], marks: [], bag: 9, over: false, log: [],
  };
  const head = { ...headOf({ id, title: "", table, view }), updated: ply };
  return { head, save: `sealed-${id}-${ply}`, table, view, desk: null, ...more };
}

test("what is written is read, desk included", () => {
  const storage = createStorage(() => area);
  const area = fakeArea();
  const saved = savedOf("g1", 3, { desk: { ply: 3, seat: 1, order: [1, 0], laid: [{ slot: 0, cell: "A1" }] } });

  storage.writeGame(saved);

  assert.deepEqual(saved, storage.readGame("g1"));
  assert.deepEqual(saved, createStorage(() => area).readGame("g1"));
});

test("games are listed newest first", () => {
  const storage = createStorage(() => area);
  const area = fakeArea();
  for (const [id, ply] of [["old", 1], ["new", 9], ["mid", 5]]) storage.writeGame(savedOf(id, ply));

  assert.deepEqual(["new", "mid", "old"], storage.listGames().map((head) => head.id));
});

test("a page that dies between save and head loses nothing", () => {
  const area = fakeArea();
  const storage = createStorage(() => area);
  storage.writeGame(savedOf("g1", 1));
  storage.rename("g1", "Sunday");
  const { save, table: kept, view } = savedOf("g1", 2);
  area.setItem("lexicade/game/g1/save", JSON.stringify({ save, table: kept, view }));

  const read = storage.readGame("g1");

  assert.equal("sealed-g1-2", read.save);
  assert.equal(2, read.head.ply);
  assert.equal("Sunday", read.head.title);
});

test("a game without a head is still listed", () => {
  const area = fakeArea();
  const storage = createStorage(() => area);
  storage.writeGame(savedOf("g1", 1));
  area.removeItem("lexicade/game/g1/head");

  assert.deepEqual(["g1"], storage.listGames().map((head) => head.id));
});

test("a removed game comes back by undo, tile for tile", () => {
  const storage = createStorage(() => area);
  const area = fakeArea();
  const saved = savedOf("g1", 3, { desk: { ply: 3, seat: 1, order: [0], laid: [] } });
  storage.writeGame(saved);

  const undo = storage.remove("g1");
  assert.equal(null, storage.readGame("g1"));
  assert.equal(0, area.map.size);
  undo();

  assert.deepEqual(saved, storage.readGame("g1"));
});

test("renaming changes the title alone", () => {
  const storage = createStorage(() => area);
  const area = fakeArea();
  storage.writeGame(savedOf("g1", 3));

  storage.rename("g1", "Grandma's game");

  assert.deepEqual({ ...savedOf("g1", 3).head, title: "Grandma's game" }, storage.listGames()[0]);
});

test("unreadable entries are set aside, never deleted", () => {
  const broken = {
    "lexicade/game/cut/save": '{"save":"sea',
    "lexicade/game/odd/save": '{"save":7}',
    "lexicade/game/list/save": "[]",
    "lexicade/game/nothing/save": "null",
  };
  const area = fakeArea({ ...broken });
  const storage = createStorage(() => area);
  storage.writeGame(savedOf("good", 1));

  assert.deepEqual(["good"], storage.listGames().map((head) => head.id));
  for (const [key, text] of Object.entries(broken)) {
    assert.equal(text, area.getItem(key.replace("lexicade/", "lexicade/quarantine/")));
    assert.equal(null, area.getItem(key));
  }
});

test("a second broken entry of the same name does not overwrite the first", () => {
  const area = fakeArea({ "lexicade/game/a/save": "one" });
  const storage = createStorage(() => area);
  storage.readGame("a");
  area.setItem("lexicade/game/a/save", "two");
  storage.readGame("a");

  assert.equal("one", area.getItem("lexicade/quarantine/game/a/save"));
  assert.equal("two", area.getItem("lexicade/quarantine/game/a/save~1"));
});

test("a broken desk costs the laid tiles, not the game", () => {
  const area = fakeArea();
  const storage = createStorage(() => area);
  storage.writeGame(savedOf("g1", 3));
  area.setItem("lexicade/game/g1/desk", "{");

  assert.equal("sealed-g1-3", storage.readGame("g1").save);
  assert.equal(null, storage.readGame("g1").desk);
});

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};
const failing = {
  "access that throws": refuse,
  "no storage": () => null,
  "undefined storage": () => undefined,
  "quota exceeded": () => ({ ...fakeArea(), setItem: refuse }),
};
for (const [name, area] of Object.entries(failing)) {
  test(`${name}: the game goes on in memory and one notice is given`, () => {
    const storage = createStorage(area);
    let told = 0;
    storage.onTrouble(() => (told += 1));

    storage.writeGame(savedOf("g1", 3));
    storage.writeDesk("g1", { ply: 3, seat: 1, order: [0], laid: [] });
    storage.setSetting("theme", "dark");
    storage.rememberNames(["Ana"]);

    assert.equal("sealed-g1-3", storage.readGame("g1").save);
    assert.equal(3, storage.readGame("g1").desk.ply);
    assert.equal(1, storage.listGames().length);
    assert.equal("dark", storage.settings().theme);
    assert.deepEqual(["Ana"], storage.names());
    const undo = storage.remove("g1");
    assert.equal(0, storage.listGames().length);
    undo();
    assert.equal(1, storage.listGames().length);
    assert.equal(1, told);
  });
}

test("who asks after the first failure still hears of it", () => {
  const storage = createStorage(refuse);
  storage.settings();
  let told = 0;

  storage.onTrouble(() => (told += 1));
  storage.names();

  assert.equal(1, told);
});

test("storage that works again takes over from memory", () => {
  const area = fakeArea();
  let works = false;
  const storage = createStorage(() => (works ? area : refuse()));
  storage.writeGame(savedOf("g1", 3));
  works = true;

  storage.writeGame(savedOf("g1", 4));

  assert.equal("sealed-g1-4", createStorage(() => area).readGame("g1").save);
});

test("new ids differ", () => {
  const storage = createStorage(() => fakeArea());

  assert.equal(100, new Set(Array.from({ length: 100 }, () => storage.newId())).size);
});

test("a hundred games are listed quickly", () => {
  const area = fakeArea();
  const storage = createStorage(() => area);
  for (let index = 0; index < 100; index += 1) storage.writeGame(savedOf(`g${index}`, index));
  const begin = performance.now();

  assert.equal(100, storage.listGames().length);

  assert.ok(performance.now() - begin < 100);
});
