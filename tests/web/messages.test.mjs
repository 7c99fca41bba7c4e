// Every language says everything the page asks for, and no refusal of the engine is without a sentence.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

import en from "../../web/messages/en.js";
import es from "../../web/messages/es.js";

const ROOT = new URL("../../", import.meta.url);
const read = (path) => readFileSync(new URL(path, ROOT), "utf-8");

function files(folder, ending) {
  const entries = readdirSync(new URL(folder, ROOT), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith(ending)).map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`);
}

const gaps = (message) => {
  const texts = typeof message === "string" ? [message] : Object.values(message);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)))].filter((name) => name !== "n").sort();
};

test("both languages have the same messages with the same gaps", () => {
  const told = (messages) => Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, gaps(message)]).sort());

  assert.deepEqual(told(es), told(en));
});

test("every message a module asks for by name is there", () => {
  const asked = files("web/", ".js").flatMap((path) => [...readFileSync(path, "utf-8").matchAll(/\bt\(\s*"([a-z0-9.-]+)"/g)].map(([, key]) => key));

  assert.ok(asked.length > 100);
  assert.deepEqual([], [...new Set(asked)].filter((key) => !(key in en)));
});

test("every refusal of the protocol and of the rules has a sentence; a game brings its own", () => {
  const table = read("docs/protocol.md").split("## Codes")[1].split("\n").filter((line) => line.startsWith("| `"));
  const documented = table.flatMap((line) => [...line.split("|")[1].matchAll(/`([a-z-]+)`/g)].map(([, code]) => code));
  const rules = ["core", "parts"].flatMap((layer) => files(`py/lexicade/${layer}/`, ".py"));
  const raised = rules.flatMap((path) => [...readFileSync(path, "utf-8").matchAll(/\b(?:Refusal|Problem)\(\s*"([a-z-]+)"/g)].map(([, code]) => code));

  assert.ok(documented.length > 20 && raised.length > 10);
  assert.deepEqual([], [...new Set([...documented, ...raised])].filter((code) => !(`refusal.${code}` in en)).sort());
});

test("every ending of the rules has a sentence", () => {
  const rules = ["parts", "variants"].flatMap((layer) => files(`py/lexicade/${layer}/`, ".py"));
  const raised = rules.flatMap((path) => [...readFileSync(path, "utf-8").matchAll(/\bEnding\(\s*"([a-z-]+)"/g)].map(([, code]) => code));
  const planned = ["road", "time", "cleared", "full", "target", "out-of-tiles", "passes", "resigned"];

  assert.ok(raised.length > 2);
  // Going out has two sentences: with tiles of the others to count, and without.
  const wanted = [...new Set([...raised, ...planned])].filter((code) => code !== "went-out");
  assert.deepEqual([], wanted.filter((code) => !(`summary.ended-${code}` in en)));
});

test("every level of the computer has a name", () => {
  const [, listed] = read("py/lexicade/levels.py").match(/LEVELS[^=]*=\s*[([{]([^)\]}]*)/) ?? [];
  const levels = [...(listed ?? "").matchAll(/"([a-z]+)"/g)].map(([, level]) => level);

  assert.ok(levels.length > 1, "no levels found");
  assert.deepEqual([], levels.filter((level) => !(`level.${level}` in en)));
});
