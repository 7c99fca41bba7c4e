"""The study: words and their meaning, patterns, lists, how a list is made; offline, in a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.harness import DESKTOP, PHONE
from tests.browser.playing import by_keys, golden, make, reveal, start
from tests.browser.test_accessible import THEMES, violations

GAME = golden("fribble")


def look_up(page: Page, text: str) -> None:
    page.locator("#study-box").fill(text)
    page.locator("#study-box").press("Enter")


def told(page: Page, text: str) -> None:
    expect(page.locator(".study-said")).to_contain_text(text)


@pytest.fixture
def study(page: Page, address: str) -> Page:
    page.goto(f"{address}#/study/enable-plus?as=fribble")
    told(page, "Look up a word")
    return page


def test_from_home_to_the_meaning_of_a_word_and_back(page: Page, address: str, watch):
    page.goto(address)
    page.locator('[data-action="study"]').click()
    look_up(page, "quizzes")

    expect(page.locator(".study-looked-up")).to_have_text("QUIZZES 35")
    expect(page.locator(".study-verdict")).to_have_text("QUIZZES is in the list.")
    expect(page.locator(".study-gloss")).to_contain_text("From QUIZ. Noun: examination")
    assert ["glosses-q"] == [
        url.rpartition("/")[2].rpartition("-")[0] for url in watch.requests if "glosses-" in url
    ]

    page.locator(".study-gloss a").click()
    told(page, "QUIZ is in the list.")
    page.go_back()
    told(page, "QUIZZES is in the list.")
    page.go_back()
    page.go_back()
    expect(page.locator(".wordmark")).to_be_visible()


def test_hooks_lead_to_the_words_they_make(study: Page):
    look_up(study, "art")

    expect(study.locator(".study-letter").first).to_have_text("C")
    study.locator('.study-letter[aria-label="S: ARTS"]').click()
    told(study, "ARTS is in the list.")
    look_up(study, "artx")
    expect(study.locator(".study-verdict")).to_have_text("ARTX is not in the list.")
    expect(study.locator('.study-section[data-what="build"] .study-word').first).to_be_visible()


def test_a_pattern_shows_words_by_length_and_more_on_request(study: Page):
    look_up(study, "?a?e*")

    told(study, "2,313 words fit.")
    group = study.locator(".study-group").first
    expect(group.locator("h3")).to_have_text("4 letters: 129")
    expect(group.locator(".study-word")).to_have_count(40)
    expect(group.locator(".study-more")).to_have_text("89 more")
    group.locator(".study-more").click()
    expect(group.locator(".study-word")).to_have_count(129)
    expect(group.locator(".study-more")).to_be_hidden()


def test_more_words_come_once_however_often_they_are_asked_for(study: Page):
    look_up(study, "?a?e*")
    group = study.locator(".study-group").nth(1)
    words = group.locator(".study-word")
    expect(words).to_have_count(40)

    group.locator(".study-more").evaluate("button => { button.click(); button.click(); }")
    expect(words.nth(60)).to_be_visible()
    # What is asked later comes later: by then the second answer would be there, too.
    group.locator(".study-more").click()
    expect(words.nth(260)).to_be_visible()

    addresses = words.evaluate_all("links => links.map((link) => link.href)")
    assert sorted(set(addresses)) == sorted(addresses)


def test_letters_with_a_blank_in_order_and_in_any_order(study: Page):
    look_up(study, "retains?")

    told(study, "In any order: 65 words fit.")
    expect(study.locator('[data-what="anagrams"] h2')).to_have_text("In any order, all letters: 65")
    expect(study.locator('[data-what="build"] .study-group').first).to_contain_text("7 letters")


def test_the_lists_to_learn_and_the_address_of_one(study: Page, address: str):
    study.get_by_role("link", name="Twos", exact=True).click()
    told(study, "Twos: 105 words.")
    expect(study.locator(".study-word")).to_have_count(105)
    assert "list=twos" in study.url

    study.get_by_role("link", name="Short with Q", exact=True).click()
    told(study, "Short with Q: 22 words.")
    study.goto(f"{address}#/study/es?list=short-%C3%B1")
    told(study, "Short with Ñ: 150 words.")
    expect(study.locator(".study-chip[aria-current]")).to_have_text("Ñ")


def test_how_a_list_is_made(study: Page):
    study.get_by_role("link", name="How the list is made").click()

    expect(study.locator(".study-bars").first.locator("tr").nth(1)).to_contain_text("105")
    expect(study.locator(".study-places tbody tr")).to_have_count(26)
    study.locator("#study-length").select_option("5")
    expect(study.locator(".study-places thead th")).to_have_count(5)
    assert "length=5" in study.url
    study.locator("#study-game").select_option("cruzadas")
    told(study, "589,160 words.")
    expect(study.locator(".study-places tbody tr")).to_have_count(30)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Look up a word"),
        ("c4t", "4 is not a letter of this list."),
        ("*" * 80, "173,144 words fit."),
        ("qi z?", "only one pattern at a time"),
        ("+j*", "* is not a letter"),
        ("<b>x</b>", "not letters of this list"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence(study: Page, typed: str, answer: str):
    look_up(study, typed)

    told(study, answer)


def test_several_words_are_judged_together(study: Page):
    look_up(study, "qi zax xqz")

    told(study, "1 of 3 is not in the list.")
    verdicts = study.locator(".study-verdict")
    expect(verdicts.nth(0)).to_have_text("QI is in the list.")
    expect(verdicts.nth(2)).to_have_text("XQZ is not in the list.")


def test_spanish_words_have_no_definitions_and_say_so(page: Page, address: str):
    page.goto(f"{address}#/study/es?q=chicó")

    expect(page.locator(".study-looked-up")).to_have_text("CHICO 10")
    expect(page.locator(".study-meaning")).to_contain_text("no definitions of Spanish words")
    expect(page.locator('[data-what="anagrams"] .study-word').first).to_contain_text("COCHI")
    assert "es" == page.locator(".study-looked-up .word").get_attribute("lang")


def test_a_definition_that_cannot_be_fetched_is_a_sentence_and_can_be_tried_again(
    study: Page, watch
):
    watch.forgive("ERR_FAILED|Failed to load")
    study.context.route("**/glosses-*", lambda route: route.abort())
    look_up(study, "quiz")

    expect(study.locator(".study-meaning")).to_contain_text("could not be fetched")
    expect(study.locator(".study-verdict")).to_have_text("QUIZ is in the list.")
    study.context.unroute("**/glosses-*")
    study.locator('[data-action="define"]').click()
    expect(study.locator(".study-gloss")).to_contain_text("examination")


def test_words_of_a_finished_game_can_be_looked_up(open_page, address):
    page = open_page(**DESKTOP, reduced_motion="reduce")
    start(page, address, GAME)
    reveal(page, "Ana")
    make(page, GAME.moves[0][1], by_keys)
    reveal(page, "Bruno")
    page.locator('[data-action="menu"]').click()
    page.locator('dialog[open] [data-action="resign"]').click()
    page.locator('dialog[open] [data-action="confirm"]').click()
    page.locator('[data-action="moves"]').click()
    word = page.locator("dialog[open] .log-study").first
    played = word.inner_text()

    word.click()

    told(page, f"{played} is in the list.")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#study-game")).to_have_value("fribble")


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_in_the_study(open_page, address, theme):
    page = open_page(**PHONE, **THEMES[theme], reduced_motion="reduce")
    found = {}

    for name, query, answer in (
        ("a word", "q=art", "ART is in the list."),
        ("words", "q=qi+zzz", "1 of 2"),
        ("a pattern", "q=z*", "words fit"),
        ("a list", "list=twos", "105"),
        ("the structure", "view=structure", "173,144"),
        ("nonsense", "q=4", "None"),
    ):
        page.goto(f"{address}#/study/enable-plus?{query}&as=fribble")
        if name != "nonsense":
            told(page, answer)
        expect(page.locator(".study-chip").first).to_be_visible()
        found[name] = violations(page)
        assert not page.evaluate("document.documentElement.scrollWidth > innerWidth"), name

    assert {name: [] for name in found} == found
