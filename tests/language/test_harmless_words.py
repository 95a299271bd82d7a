"""Words that only keep a conversation going are neither wishes nor listed as not understood."""

from __future__ import annotations

import pytest

from orchestration.language.words.tokens import tokenise
from tests.language.listening import heard, lines

HARMLESS = [
    ("Monday works for me after all.", ["accepts: mon"]),
    ("After all, I can do Friday.", ["accepts: fri"]),
    ("Tuesday doesn't work at all.", ["against must: tue"]),
    ("No worries, Friday is fine too.", ["accepts: fri"]),
    ("By the way, Mondays are bad.", ["against prefers: mon"]),
    ("To be honest I'd rather not meet before 10.", ["against prefers: daily -10:00"]),
    ("Fingers crossed, Tuesday works.", ["accepts: tue"]),
    ("As far as I can tell Wednesday is free.", ["accepts: wed"]),
    ("At the end of the day, mornings are best for me.", ["for prefers: daily -12:00"]),
    ("Hope that helps! Tuesday is good.", ["for prefers: tue"]),
    ("Hope you're well. I can do Thursday morning.", ["accepts: thu -12:00"]),
    ("Sounds good, Tuesday works on my end.", ["accepts: tue"]),
    ("I'm afraid I can't do Friday.", ["against must: fri"]),
    ("Turns out I can do Monday.", ["accepts: mon"]),
    ("If you ask me, afternoons are best, tbh.", ["for prefers: daily 12:00-18:00"]),
    ("Could we do Thursday instead?", ["for prefers: thu"]),
    ("Any chance of Thursday afternoon?", ["for prefers: thu 12:00-18:00"]),
    ("Good morning, Wednesday suits me.", ["accepts: wed"]),
    ("Anything is fine.", ["flexible for prefers"]),
    ("edit: Thursday morning is fine too", ["accepts: thu -12:00"]),
    ("forgot to say, friday afternoon im out", ["busy against must: fri 12:00-18:00"]),
    ("hmm wait, mondays are ok actually", ["accepts: mon"]),
    ("ps no mondays", ["against must: mon"]),
    ("achso und bitte nicht vor 9", ["against strongly: daily -09:00"]),
    ("hab noch vergessen: mittwoch kann ich nicht", ["against must: wed"]),
    ("ps freitag geht nicht", ["against must: fri"]),
    ("no only wed", ["for must: wed"]),
    ("no i can't do wed", ["against must: wed"]),
    ("nope im out wed", ["busy against must: wed"]),
    ("und noch was: freitag geht nicht", ["against must: fri"]),
]


REASONS = [
    ("can't thu wg. Kita, sorry for the late reply", ["against must: thu"]),
    ("due to travel no monday", ["against must: mon"]),
    ("as I said, no fridays, I trust you", ["against must: fri"]),
    ("please hurry, tue is bad because of the school run", ["against prefers: tue"]),
    (
        "no thursdays b/c of kids, and like i said tue is best",
        ["against must: thu", "for prefers: tue"],
    ),
    ("thanks to the construction I can't do mornings", ["against must: daily -12:00"]),
    ("fri not possible since my wife is travelling, hope thats ok", ["against must: fri"]),
    ("i can't do mondays because my kid has swimming until 5", ["against must: mon"]),
    ("no mornings, its urgent", ["against must: daily -12:00"]),
    ("Do geht nicht wg Kita, vertraue euch", ["against must: thu"]),
    ("hey sry super busy, fri is fine", ["accepts: fri"]),
    ("sorry, so busy, no mondays", ["against must: mon"]),
    ("moin, bin grad voll im stress, montags nicht", ["against must: mon"]),
    ("wed is totally fine, they moved the other thing", ["accepts: wed"]),
    ("wed is fine, my call got cancelled", ["accepts: wed"]),
    ("mi geht, der andere termin wurde verschoben", ["accepts: wed"]),
    ("wegen der kita do nicht. hab ich doch gesagt", ["against must: thu"]),
    ("dienstags nicht wegen Training um 18 Uhr", ["against must: tue"]),
    ("aufgrund von urlaub montags nicht, mach hin", ["against must: mon"]),
    ("wie gesagt, montags nicht, sorry für die späte antwort, beeilt euch", ["against must: mon"]),
]
"""Why somebody wishes it, and what is said to hurry others or to leave it to them."""


@pytest.mark.parametrize(("said", "understood"), [*HARMLESS, *REASONS])
def test_idioms_neither_wish_nor_worry(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).not_understood == ()


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        ("really busy mondays", ["busy against must: mon"]),
        ("fri is fine, they moved the call to wed", ["accepts: fri"]),
    ],
)
def test_what_names_a_time_is_more_than_talk(said: str, understood: list[str]) -> None:
    assert lines(said)[: len(understood)] == understood


TAGS = [
    ("<b>Mondays</b> are bad", ["against prefers: mon"]),
    ("<b>I can't do Monday</b>", ["against must: mon"]),
    ("mornings are <i>bad</i>", ["against prefers: daily -12:00"]),
    ('<p class="x">Friday is fine</p>', ["accepts: fri"]),
    ("Tuesday works<br>I can't do Friday", ["accepts: tue", "against must: fri"]),
    ("<STRONG>Tuesday works.</STRONG>", ["accepts: tue"]),
    ("<b>", []),
    ("<br/>", []),
]


@pytest.mark.parametrize(("said", "understood"), TAGS)
def test_how_words_look_on_a_page_is_no_word(said: str, understood: list[str]) -> None:
    assert lines(said) == understood
    assert heard(said).not_understood == ()


@pytest.mark.parametrize("said", ["<omar> is away", "a<b and c>d", "earlier than <12", "<3"])
def test_what_is_no_tag_is_left(said: str) -> None:
    assert [each.text for each in tokenise(said)].count("<") == 1


LISTS = [
    (
        "I can't do Monday or Tuesday, Wednesday works",
        ["against must: mon,tue", "accepts: wed"],
    ),
    ("Monday is out and Tuesday, Friday work", ["busy against must: mon", "accepts: tue,fri"]),
    (
        "not Monday or Tuesday, otherwise fine",
        ["against must: mon,tue", "flexible for prefers"],
    ),
]


@pytest.mark.parametrize(("said", "understood"), LISTS)
def test_a_list_ends_where_a_verdict_begins(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("by 9 I'm online", ["accepts: daily 09:00-", "against must: daily -09:00"]),
        ("by 10 I am at my desk on Tuesday", ["accepts: tue 10:00-", "against must: tue -10:00"]),
        ("by 3 I'm a zombie", ["against prefers: daily 15:00-"]),
        ("Tuesday tentatively works", []),
        ("Tuesday provisionally works", []),
        ("Billy says Tuesday works", []),
    ],
)
def test_what_is_not_known_is_not_taken_for_harmless(said: str, read: list[str]) -> None:
    assert lines(said) == read


@pytest.mark.parametrize("said", ["no just wed", "no he's there wed", "no its wed"])
def test_a_no_that_answers_somebody_rules_no_time_out(said: str) -> None:
    assert all("against" not in each for each in lines(said))


@pytest.mark.parametrize("said", ["no wed", "no meetings on wed"])
def test_a_no_right_before_a_time_rules_it_out(said: str) -> None:
    assert lines(said) == ["against must: wed"]
