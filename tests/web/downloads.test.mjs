// Downloads: every byte counted, files handed over once, a broken one noticed.
import assert from "node:assert/strict";
import { test } from "node:test";

import { createDownloads } from "../../web/downloads.js";

function chunked(chunks, { breaks = false } = {}) {
  const body = new ReadableStream({
    async pull(out) {
      const next = chunks.shift();
      if (next) out.enqueue(new Uint8Array(next));
      else if (breaks) out.error(new TypeError("network error"));
      else out.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/wasm" } });
}

function downloadsOf(files) {
  const seen = [];
  const fetched = [];
  const downloads = createDownloads({
    base: "http://here/sub/manifest.json",
    fetch: async (address) => (fetched.push(String(address)), files[String(address)] ?? new Response("", { status: 404 })),
    onProgress: (loaded, total) => seen.push(`${loaded}/${total}`),
    onDone: () => seen.push("done"),
    onBroken: () => seen.push("broken"),
  });
  return { downloads, seen, fetched };
}

test("bytes are counted against all that was asked for", async () => {
  const { downloads, seen } = downloadsOf({
    "http://here/sub/a.bin": chunked([3, 4]),
    "http://here/sub/b.bin": chunked([5]),
  });

  const [a, b] = await Promise.all([downloads.bytes({ url: "a.bin", size: 7 }), downloads.bytes({ url: "b.bin", size: 5 })]);

  assert.deepEqual([7, 5], [a.length, b.length]);
  assert.equal("12/12", seen.at(-2));
  assert.equal("done", seen.at(-1));
});

test("after all is there, counting begins anew", async () => {
  const { downloads, seen } = downloadsOf({ "http://here/sub/a.bin": chunked([9]), "http://here/sub/b.bin": chunked([2]) });
  await downloads.bytes({ url: "a.bin", size: 9 });

  await downloads.bytes({ url: "b.bin", size: 2 });

  assert.deepEqual(["9/9", "done", "2/2", "done"], seen);
});

test("what has begun is handed over once, with its type, and nothing is fetched twice", async () => {
  const { downloads, fetched } = downloadsOf({ "http://here/sub/py.wasm": chunked([4]) });
  downloads.begin({ url: "py.wasm", size: 4 });

  const response = await downloads.take("http://here/sub/py.wasm");

  assert.equal("application/wasm", response.headers.get("content-type"));
  assert.equal(4, (await response.arrayBuffer()).byteLength);
  assert.deepEqual(["http://here/sub/py.wasm"], fetched);
});

test("what nobody began is fetched as ever", async () => {
  const { downloads, fetched } = downloadsOf({});

  await downloads.take("http://here/other.json");

  assert.deepEqual(["http://here/other.json"], fetched);
});

test("a file that is not there is an error", async () => {
  const { downloads } = downloadsOf({});

  await assert.rejects(downloads.bytes({ url: "gone.bin", size: 1 }), /404/);
});

test("a file that stops half-way is noticed", async () => {
  const { downloads, seen } = downloadsOf({ "http://here/sub/a.bin": chunked([3], { breaks: true }) });

  await assert.rejects(downloads.bytes({ url: "a.bin", size: 7 }));

  assert.ok(seen.includes("broken"));
});
