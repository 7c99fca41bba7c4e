// @ts-check
/** Games as files: out as a save (.json) or a record (.gcg), in as either. */

/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Problem} Problem */
/** @typedef {import("./engine.js").Ask} Ask */
/** @typedef {import("./engine.js").Reply} Reply */

export const LARGEST_MB = 5;
const CHUNK = 0x8000;
/** A save begins as JSON does, or with its seal; anything else is taken for a record. */
const LOOKS_LIKE_SAVE = /^\s*(\{|lexicade\d)/;

/**
 * @typedef {object} Exported
 * @property {{ask: Ask}} engine
 * @property {{head: Head, save: string}} saved
 */

/**
 * The save as readable JSON. One that the engine can not open is handed out as it is stored:
 * whoever owns it must be able to take it away.
 *
 * @param {Exported} game
 */
export async function exportSave({ engine, saved }) {
  const reply = await engine.ask("save", { sealed: false }, saved).catch(() => null);
  if (reply?.ok) download(`${fileName(saved.head)}.json`, JSON.stringify(reply.save, null, 1), "application/json");
  else download(`${fileName(saved.head)}.txt`, saved.save, "text/plain");
}

/**
 * @param {Exported} game
 * @returns {Promise<Problem|null>}
 */
export async function exportRecord({ engine, saved }) {
  const reply = await engine.ask("export", { format: "gcg" }, saved);
  if (!reply.ok) return { code: reply.code, detail: reply.detail };
  download(`${fileName(saved.head)}.gcg`, reply.text, "text/plain");
  return null;
}

/**
 * Puts the file's game on the engine's table; what is open on the page is not touched.
 *
 * @param {{ask: Ask}} engine
 * @param {Pick<File, "size"|"arrayBuffer">} file
 * @returns {Promise<Reply>} as of `load` and `import`, or a refusal
 */
export async function importFile(engine, file) {
  if (file.size > LARGEST_MB * 1024 * 1024) return refused("file-too-large", { limit: LARGEST_MB });
  /** @type {Uint8Array} */
  let bytes;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return refused("file-unreadable", {});
  }
  if (!bytes.length) return refused("file-empty", {});
  const text = new TextDecoder().decode(bytes);
  if (LOOKS_LIKE_SAVE.test(text)) return engine.ask("load", { save: text });
  return engine.ask("import", { format: "gcg", base64: base64(bytes) });
}

/**
 * @param {string} code
 * @param {Record<string, any>} detail
 * @returns {Reply}
 */
function refused(code, detail) {
  return { ok: false, code, detail };
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += CHUNK) {
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(text);
}

/** @param {Head} head */
export function fileName({ variant, title, names }) {
  const words = [variant, ...(title ? [title] : names)].join(" ");
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "").slice(0, 60);
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} type
 */
function download(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
