"""What all see is kept up to date: when options follow, and for how many each works by now."""

from datetime import date, timedelta

from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.model.terms import Disclosure
from orchestration.model.times import Window
from orchestration.sessions.commands import Answer
from orchestration.sessions.effects import Post
from tests.kinds.meeting.table import NOW, Table

PEOPLE = ("ana", "ben", "cem", "dan")
TWO_DAYS = Window(date(2027, 1, 14), date(2027, 1, 15))


def answered(**terms):
    table = Table(*PEOPLE, window=TWO_DAYS, **terms)
    for who in PEOPLE:
        table.says(who, "Any time.")
    return table


def shown(effects, name):
    return [word(each.view) for each in effects if isinstance(each, Post) and each.name == name]


def test_once_all_have_answered_the_card_says_when_options_follow():
    table = Table(*PEOPLE, window=TWO_DAYS)
    for who in PEOPLE[:3]:
        [card] = shown(table.says(who, "Any time."), "card")
        assert "Options follow" not in card
    [card] = shown(table.says("dan", "Any time."), "card")

    assert "Options follow by Thu 7 Jan, 09:02, unless somebody adds something" in card


def test_whoever_has_no_more_to_say_is_not_waited_for():
    table = answered()
    for who in PEOPLE[:3]:
        table(Answer, member=who)
    assert table.session.phase is Phase.INTAKE
    table(Answer, member="dan")

    assert table.session.phase is Phase.VOTE


def in_the_vote(**terms):
    table = answered(**terms)
    [options] = shown(table.quiet(), "options/1")
    assert options.count("works for 4 of 4") == (terms == {}) * 3
    return table


def test_for_how_many_an_option_works_is_told_anew_once_somebody_cannot_come():
    table = in_the_vote()
    first = table.session.round.options[0].start.strftime("%A")
    [options] = shown(table.says("ben", f"Sorry, I can't do {first}s."), "options/1")

    assert "works for 3 of 4" in options
    assert "works for 4 of 4" in options


def test_and_once_more_when_they_can():
    table = in_the_vote()
    first = table.session.round.options[0].start.strftime("%A")
    table.says("ben", f"Sorry, I can't do {first}s.")
    [options] = shown(table.says("ben", f"{first}s are fine after all."), "options/1")

    assert options.count("works for 4 of 4") == 3


def test_words_that_change_nothing_all_see_leave_the_post_alone():
    table = in_the_vote()

    assert shown(table.says("ben", "I'd rather avoid the evenings."), "options/1") == []


def test_nor_does_a_discreet_session_show_that_somebody_has_spoken():
    table = in_the_vote(disclosure=Disclosure.DISCREET)
    first = table.session.round.options[0].start.strftime("%A")

    assert shown(table.says("ben", f"Sorry, I can't do {first}s."), "options/1") == []


def test_the_vote_goes_on_as_it_was():
    table = in_the_vote()
    before = table.session
    first = before.round.options[0].start.strftime("%A")
    table.says("ben", f"Sorry, I can't do {first}s.")

    assert table.session.round.assessment == before.round.assessment
    assert table.session.closes_at == before.closes_at > NOW + timedelta(hours=1)
