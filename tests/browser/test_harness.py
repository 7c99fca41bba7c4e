"""The watch itself: a request to another origin and an uncaught error do not go unnoticed."""

import pytest

from tests.browser.harness import DESKTOP, Watch, until


def test_the_watch_sees_what_leaves_the_origin_and_what_goes_wrong(browser, address):
    watch = Watch(origin=address.rsplit("/", 3)[0])
    context = browser.new_context(**DESKTOP)
    watch.over(context)
    page = context.new_page()
    page.goto(address + "LICENSE")

    page.evaluate("fetch('http://127.0.0.1:9/').catch(() => 0)")
    page.evaluate("setTimeout(() => { throw new Error('provoked') })")
    until(page, "new Promise((resolve) => setTimeout(resolve, 200, true))")
    context.close()

    assert "http://127.0.0.1:9/" in watch.requests
    with pytest.raises(AssertionError, match="left the origin"):
        watch.check()
    watch.requests.clear()
    watch.forgive("127.0.0.1:9|favicon")  # a bare text file names no icon
    with pytest.raises(AssertionError, match="provoked"):
        watch.check()
    watch.forgive("provoked")
    watch.check()


def test_the_sites_python_answers_and_nothing_leaves_the_origin(page, address, watch):
    page.goto(address)
    answer = until(
        page,
        """() => globalThis.lexicadeAnswer ??= new Promise((resolve, reject) => {
            const meta = (name) => document.querySelector(`meta[name="lexicade-${name}"]`).content;
            const at = (name) => new URL(meta(name), document.baseURI).href;
            const worker = new Worker(at("worker"), { type: "module" });
            worker.onmessage = ({ data }) => {
              if (data.text) resolve(data.text);
              if (data.fatal) reject(new Error(data.fatal));
            };
            worker.postMessage({ manifest: at("manifest"), lock: "harness" });
            worker.postMessage({ n: 1, text: '{"do":"lookup","lexicon":"enable","word":"QUIZ"}' });
        })""",
        seconds=60,
    )

    assert '"words":[["QUIZ",true]]' in answer
    assert any(url.endswith(".lex") for url in watch.requests), "the watch sees the worker too"
