// @ts-check
/**
 * Fetching with every byte counted: files begin to come as soon as they are known, and whoever
 * asks for one later gets the response already on its way.
 */

/** @typedef {{url: string, size: number}} File */

/**
 * @param {object} parts
 * @param {string} parts.base what the files' addresses are relative to
 * @param {(input: RequestInfo|URL, init?: RequestInit) => Promise<Response>} parts.fetch
 * @param {(loaded: number, total: number) => void} parts.onProgress
 * @param {() => void} parts.onDone  every byte asked for so far is there; counting begins anew
 * @param {(error: unknown) => void} parts.onBroken  a file stopped half-way; counting begins anew
 */
export function createDownloads({ base, fetch, onProgress, onDone, onBroken }) {
  /** @type {Map<string, Promise<Response>>} */
  const coming = new Map();
  let loaded = 0;
  let total = 0;

  /** @param {number} bytes */
  function count(bytes) {
    loaded += bytes;
    onProgress(loaded, total);
    if (loaded !== total) return;
    countAnew();
    onDone();
  }

  function countAnew() {
    loaded = 0;
    total = 0;
  }

  /** @param {File} file */
  const addressOf = (file) => new URL(file.url, base).href;

  /** @param {string} address */
  async function counted(address) {
    const response = await fetch(address);
    if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`);
    // A copy is counted: only for a response of its own does a browser keep compiled WebAssembly.
    countChunks(response.clone()).catch((error) => {
      countAnew();
      onBroken(error);
    });
    return response;
  }

  /** @param {Response} response */
  async function countChunks({ body }) {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (body).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      count(value.byteLength);
    }
  }

  /**
   * @param {File} file
   * @returns {Promise<Response>}
   */
  function begin(file) {
    const address = addressOf(file);
    total += file.size;
    const response = counted(address);
    response.catch(countAnew);
    coming.set(address, response);
    return response;
  }

  return {
    begin,

    /** @param {File} file */
    async bytes(file) {
      const response = await begin(file);
      coming.delete(addressOf(file));
      return new Uint8Array(await response.arrayBuffer());
    },

    /**
     * Scripts are brought by `import`, which shows no bytes: they count when they are there.
     *
     * @param {File} file
     * @returns {Promise<any>}
     */
    async script(file) {
      total += file.size;
      const module = await import(addressOf(file));
      count(file.size);
      return module;
    },

    /**
     * Stands in for `fetch`: what has begun is handed over, once; the rest is fetched as ever.
     *
     * @param {RequestInfo|URL} input
     * @param {RequestInit} [init]
     */
    take(input, init) {
      const address = input instanceof Request ? input.url : new URL(input, base).href;
      const begun = coming.get(address);
      coming.delete(address);
      return begun ?? fetch(input, init);
    },
  };
}
