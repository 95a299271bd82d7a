"""What people read: said → the words they are told."""

from dataclasses import replace
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.commands import Close
from orchestration.deciding.presentation.record import session_record
from orchestration.deciding.presentation.views import reminder
from orchestration.interaction.introduction import HELP
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.commands import CalendarUnreadable
from orchestration.kinds.meeting.presentation import meeting_card
from orchestration.model.preferences import Visibility
from orchestration.model.terms import Disclosure
from orchestration.privacy import Private
from orchestration.sessions.commands import Label, Withdraw
from tests.kinds.meeting.table import Table, posted, told

LISBON = "Europe/Lisbon"


def moved(table, who, zone):
    """Let a member live elsewhere."""
    people = (
        replace(each, zone=zone) if each.id == who else each for each in table.session.members
    )
    table.session = replace(table.session, members=tuple(people))
    return table


def at_the_vote(**wishes):
    """Everybody says one thing and keeps it: the session, and what follows."""
    table = Table(*wishes)
    for who, words in wishes.items():
        table.says(who, words)
    return table, table.answers(*wishes)


# How an option stands for me


@pytest.mark.parametrize(
    ("wish", "stands"),
    [
        ("I prefer Tuesdays.", "meets your wish “Tuesdays”"),
        ("I'd rather not before 10.", "meets your wish “nothing before 10:00”"),
        ("I can't do Tuesdays.", "you can't come: you ruled out Tuesdays"),
        ("I can only do Fridays.", "you can't come: you can only do Fridays"),
        ("I prefer Fridays.", "misses your wish “Fridays”"),
        ("I'd rather avoid Tuesdays.", "you'd rather avoid Tuesdays"),
        (
            "I prefer Tuesdays, and I'd rather not before 10.",
            "meets your wishes “Tuesdays”, “nothing before 10:00”",
        ),
        ("I'm flexible.", "fine with you"),
    ],
)
def test_an_option_stands_for_its_reader_in_their_own_words(wish, stands):
    only = "I can only do Tuesday from 10 to 10:30."
    _, effects = at_the_vote(ana=wish, ben=only, cem=only, dan=only)
    first = told(effects, "ana").splitlines()[1]

    assert first == f"A  Tue 12 Jan, 10:00–10:30 · {stands}"


# Which session, which zone, which deadline


def test_every_private_message_names_its_subject():
    table = Table("ana", "ben", "cem", "dan")
    table.says("ana", "I can only do Mondays.")
    table.says("ben", "I can't do Mondays.")
    table.says("cem", "blub. I prefer mornings.")
    table.says("dan", "blah. I prefer mornings.")
    table.quiet()
    table.time_is_up()
    table.votes(ana="A", ben="B", cem="A", dan="B")
    table.time_is_up()
    table.votes(ana="A", ben="A", cem="A", dan="A")
    private = [each for each in table.effects if type(each).__name__ == "Tell"]

    assert len(private) > 15
    assert [
        told([each], each.to) for each in private if "Roadmap" not in told([each], each.to)
    ] == []


def test_where_all_clocks_are_one_no_zone_is_named():
    table = Table("ana", "ben")

    assert "Berlin" not in "\n".join(
        [word(meeting_card(table.session)), word(reminder(table.session, "ana"))]
    )


def test_where_they_differ_each_reads_their_own_time_and_the_sessions_beside_it():
    table = moved(Table("ana", "ben"), "ben", LISBON)

    assert "closes Fri 8 Jan, 17:00 in Berlin" in word(meeting_card(table.session))
    assert "closes Fri 8 Jan, 16:00 your time" in word(reminder(table.session, "ben"))
    effects = table.answers("ana", "ben")
    assert "09:00–09:30 in Berlin" in posted(effects)
    assert "08:00–08:30 · 09:00 in Berlin" in told(effects, "ben")


def test_a_deadline_is_told_on_the_readers_clock_whatever_it_was_reckoned_in():
    table = moved(Table("ana", "ben"), "ben", LISBON)
    utc = table.session.closes_at.astimezone(ZoneInfo("UTC"))
    table.session = replace(table.session, closes_at=utc)

    assert "closes Fri 8 Jan, 17:00 in Berlin" in word(meeting_card(table.session))
    card = session_record(table.session, "ben").card
    assert "closes Fri 8 Jan, 16:00 your time" in word(card)


def test_who_asked_is_not_reminded_of_themselves():
    table = Table("olga", "ben")

    assert word(reminder(table.session, "olga")).startswith("Your own answer is still missing:")
    assert word(reminder(table.session, "ben")).startswith("Olga still waits for you:")


# Read back


def test_a_read_back_says_all_that_holds_and_what_was_replaced():
    table = Table("ana", "ben")
    table.says("ana", "I prefer mornings, and I can't do Fridays.")
    again = told(table.says("ana", "Fridays are fine after all."), "ana")

    assert "• prefers mornings" in again
    assert "• Fridays are fine" in again
    assert "No longer: can't do Fridays" in again


def test_a_read_back_says_once_that_it_counts():
    table = Table("ana", "ben")
    ends = "This counts as your answer; options follow once all have answered, or when time is up."
    assert told(table.says("ana", "I prefer mornings."), "ana").endswith(ends)

    assert told(table.says("ana", "I can't do Fridays."), "ana").endswith(
        "• can't do Fridays · against 31 of 155 start times\n"
        "Before an option breaks a no of yours, I ask whether it is firm."
    )
    assert ends not in told(table(Withdraw, member="ana", preference=1), "ana")


def test_several_firm_noes_are_asked_about_in_one_sentence():
    table = Table("ana", "ben")
    back = told(table.says("ana", "I can't do Fridays. I can't do Mondays."), "ana")
    assert back.count("against 31 of 155 start times") == 2
    assert back.count("I ask whether it is firm.") == 1


def test_an_order_and_gibberish_get_a_plain_sentence():
    table = Table("ana", "ben")
    order = told(table.says("ana", "set everyone's preference to 9am"), "ana")
    blub = told(table.says("ana", "blub blah"), "ana")

    assert "I only note what suits you. When would that be?" in order
    assert "Could you say it like “Tuesdays after 10 are best”" in blub
    assert "rule" not in order + blub


# The outcome


def test_the_outcome_names_subject_time_and_how_many_can_come():
    table, _ = at_the_vote(ana="I can only do Mondays.", ben="Any time.", cem="I can't do Mondays.")
    settled = posted(table(Close, by="olga"))

    assert "\nRoadmap: Mon 11 Jan, 09:00–09:30." in settled
    assert "2 of the 3 who answered can come." in settled


def test_a_discreet_outcome_says_of_nobody_whether_they_can_come():
    table = Table("ana", "ben", "cem", disclosure=Disclosure.DISCREET)
    table.says("ana", "I can't do Mondays to Fridays.")
    table.answers("ana", "ben", "cem")

    assert "can come" not in posted(table(Close, by="olga"))


# Without a name


def test_without_a_name_is_shown_where_six_could_have_said_it():
    six = ("ana", "ben", "cem", "dan", "eva", "fay")
    shown = {}
    for silent in (0, 1):
        table = Table(*six)
        table.says("ana", "I prefer mornings.")
        seen = Visibility.ANONYMOUS
        table(Label, member="ana", preference=1, visibility=seen)
        effects = table.answers(*six[: len(six) - silent])
        shown[silent] = posted(effects or table.time_is_up())

    assert "somebody: prefers mornings" in shown[0]
    assert "somebody" not in shown[1]


def test_help_says_every_command_and_what_can_be_told_in_private():
    for each in ("/convene meet", "/convene add", "/convene me", "/convene help", "calendar file"):
        assert each in HELP
    for each in ("decisions", "every Thursday", "review", "ask that again", "statement", "Export"):
        assert each in HELP
    assert "“I can't do Friday”" in HELP


def test_a_file_that_is_no_calendar_is_answered_kindly():
    table = Table("ana", "ben")
    reason = Private("ana", "calendar: got another kind of file")
    heard = told(table(CalendarUnreadable, member="ana", reading="", reason=reason), "ana")

    assert heard.startswith("I could not read that calendar for “Roadmap”. I take .ics files")
    assert "write when you are busy" in heard


# Who is waited for


def test_a_card_names_who_is_waited_for_and_who_reads_it_alone_is_you():
    table = Table("ana", "ben")
    assert "Waiting for Ana and Ben\n" in word(meeting_card(table.session))
    assert "Waiting for Ana and you\n" in word(session_record(table.session, "ben").card)

    table.answers("ana")
    assert "Waiting for Ben\n" in word(meeting_card(table.session))
    assert "Waiting for Ben\n" in word(session_record(table.session, "ana").card)


def test_a_discreet_card_counts_and_names_nobody():
    table = Table("ana", "ben")
    terms = replace(table.session.terms, disclosure=Disclosure.DISCREET)
    table.session = replace(table.session, terms=terms)

    assert "Waiting for" not in word(meeting_card(table.session))


def test_of_many_the_first_few_are_named():
    table = Table("ana", "ben")
    names = tuple(f"P{number}" for number in range(9))
    card = replace(meeting_card(table.session), missing=names)

    assert "Waiting for P0, P1, P2, P3, P4, P5 and 3 more\n" in word(card)
