// @ts-check
/** What the engine answered, told to whoever asked. */
import { has, refusal, t } from "./i18n.js";
import { LOST } from "./sitting.js";
import { toast } from "./toast.js";

/** @typedef {import("./engine.js").Reply} Reply */

/**
 * @param {Promise<Reply>} asked
 * @returns {Promise<Reply>} a refusal where no worker answered
 */
export function answered(asked) {
  return asked.catch(() => ({ ok: false, ...LOST }));
}

/** @param {Reply} reply */
export function sayNo({ code, detail }) {
  toast(refusal({ code, detail }));
}

/** @param {{code: string}[]} [notices] what opening a game had to say; each kind once */
export function tellNotices(notices = []) {
  const keys = [...new Set(notices.map(({ code }) => `notice.${code}`))].filter(has);
  if (keys.length) toast(keys.map((key) => t(key)).join(" "));
}
