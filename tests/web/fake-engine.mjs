// An engine whose answers a test can hold back or give itself, and a storage that writes a diary.
import { createSitting } from "../../web/sitting.js";

export const settled = () => new Promise((resolve) => setTimeout(resolve));

/**
 * @param {object} saved
 * @param {{viewOf: (ply: number, seat: number|null) => object, answer?: Function, hold?: Function,
 *          signal?: AbortSignal, now?: () => number}} parts
 */
export function sitDown(saved, { viewOf, answer = () => null, hold = () => false, signal, now = () => 0 }) {
  const diary = [];
  const asked = [];
  /** What would stop the latest question of a kind. */
  const signals = {};
  const held = [];
  let { ply } = saved.view;
  const standard = (verb, fields) => {
    if (verb === "view") return { ok: true, view: viewOf(ply, fields.seat) };
    if (verb === "preview") return { ok: true, legal: true, words: [], score: 1, bonus: 0, problems: [] };
    ply += 1;
    return { ok: true, save: `save-${ply}`, view: viewOf(ply, verb === "bot" ? fields.for : fields.seat) };
  };
  const engine = {
    ask(verb, fields, game, thinking) {
      diary.push(`ask ${verb} at ${game.save}`);
      asked.push({ verb, ...fields });
      signals[verb] = thinking?.signal;
      return new Promise((resolve, reject) => {
        const go = () => {
          const reply = answer(verb, fields) ?? standard(verb, fields);
          reply instanceof Error ? reject(reply) : resolve(reply);
        };
        if (hold(verb)) held.push(go);
        else go();
      });
    },
  };
  const written = [];
  const storage = {
    writeGame: (game) => {
      written.push(game);
      diary.push(`write ${game.save} seat ${game.view.seat}`);
    },
    writeDesk: (_, desk) => written.push({ desk }),
  };
  const onChange = (state) => diary.push(`draw ply ${state.view.ply} seat ${state.view.seat}${state.thinking ? " thinking" : ""}`);
  const sitting = createSitting({ saved, engine, storage, signal, now, onChange });
  return { sitting, diary, asked, signals, written, release: () => held.splice(0).forEach((go) => go()) };
}
