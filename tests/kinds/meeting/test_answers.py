"""What is answered to questions and orders about a meeting, in one message."""

import pytest

from orchestration.deciding.asked.answers import OF_A_DECISION, answer
from orchestration.deciding.asked.brief import brief_of
from orchestration.deciding.presentation.record import session_record
from orchestration.interaction.layout import Buttons
from orchestration.interaction.plain_text import in_words
from orchestration.interaction.routing import Asks, Does, SessionStage
from orchestration.interaction.wording import word
from orchestration.kinds.meeting.actions import ordered
from orchestration.model.people import MemberId
from orchestration.model.terms import Disclosure
from orchestration.sessions.commands import Cancel
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, Table, told


def asked():
    """Two of three have answered."""
    table = Table("ana", "ben", "carla")
    table.says("ana", "not before 10")
    table.answers("ana", "ben")
    return table


def voting(**terms):
    """All have answered, and the first has voted."""
    table = Table("ana", "ben", "carla", **terms)
    table.answers("ana", "ben", "carla")
    table.quiet()
    table.votes(ana="A")
    return table


def decided():
    """Everybody has voted for the same."""
    table = voting()
    table.votes(ben="A", carla="A")
    return table


def says(table, asks, who="ana"):
    """What somebody is answered, in words."""
    return answer(table.session, MemberId(who), Asks(asks)).words


def orders(table, does, who="olga"):
    """What comes of an order."""
    return ordered(table.session, UserAction("1", MemberId(who), NOW), Does(does))


def test_while_everybody_is_asked():
    table = asked()
    assert says(table, "status") == (
        "“Roadmap”: 2 of 3 have answered. I wait until Fri 8 Jan, 17:00."
    )
    assert says(table, "missing") == "“Roadmap” still waits for Carla, until Fri 8 Jan, 17:00."
    assert says(table, "when").startswith("Nothing is decided yet. “Roadmap”: 2 of 3")
    assert says(table, "who") == "Olga asks you, Ben and Carla about “Roadmap”."
    assert says(table, "who", "olga") == "You ask Ana, Ben and Carla about “Roadmap”."
    assert says(table, "invite") == says(table, "how_decided") == says(table, "when")


def test_while_options_are_on_the_table():
    table = voting()
    assert says(table, "status").startswith("“Roadmap”: vote on A, B and C by ")
    assert says(table, "missing").endswith("1 of 3 have voted. Missing: Ben and Carla.")


def test_a_discreet_session_does_not_count_votes():
    assert "voted" not in says(voting(disclosure=Disclosure.DISCREET), "missing")


def test_once_it_is_decided():
    table = decided()
    when = says(table, "when")
    assert when.startswith("“Roadmap”: Mon 11 Jan, ")
    assert when.endswith("Decided by vote.")
    assert says(table, "status") == says(table, "missing") == when
    assert "voted" in says(table, "how_decided")
    assert says(table, "invite") == f"Here it is once more. {says(table, 'when')}"


def test_one_hears_of_oneself_alone():
    table = asked()
    assert "10:00" in says(table, "about_me")
    assert "10:00" not in says(table, "about_me", "ben")
    assert "not among those" in says(table, "about_me", "zoe")


@pytest.mark.parametrize("asks", sorted(OF_A_DECISION - {Asks.ABOUT_ME}))
@pytest.mark.parametrize("play", [asked, voting, decided])
def test_what_one_says_in_private_changes_no_answer_of_another(asks, play):
    table = play()
    before = answer(table.session, MemberId("ben"), asks)
    table.says("ana", "mornings are better")
    assert answer(table.session, MemberId("ben"), asks) == before


@pytest.mark.parametrize("asks", sorted(OF_A_DECISION))
def test_an_answer_is_one_message_of_few_words(asks):
    for play in (asked, voting, decided):
        shown = answer(play().session, MemberId("ana"), asks)
        assert shown.words
        assert in_words(shown.parts)


def test_a_subject_may_hold_anything():
    table = Table("ana", "ben", subject="{0} {x}")
    assert "{0} {x}" in says(table, "status")


# Orders


@pytest.mark.parametrize("does", sorted({*Does} - {Does.AGAIN}))
def test_only_the_organiser_orders(does):
    refused = orders(asked(), does, "ana")
    assert refused.words.startswith("Only Olga can ")


def silent():
    return Table("ana", "ben")


@pytest.mark.parametrize(
    ("play", "says_so"),
    [
        (
            silent,
            (
                "Nobody has answered yet; there is nothing to vote on yet, so nothing would be "
                "decided."
            ),
        ),
        (asked, "2 of 3 have answered; missing: Carla; options follow, and then the vote."),
        (
            voting,
            (
                "1 of 3 have voted; missing: Ben and Carla; some have voted in private, so how it "
                "stands shows once it is closed; what leads then is decided, if anything does."
            ),
        ),
    ],
)
def test_closing_is_asked_once_more(play, says_so):
    table = play()
    offered = orders(table, "close")
    assert offered.words == f"Close “Roadmap” now? {says_so}"
    [row] = [part for part in offered.parts if isinstance(part, Buttons)]
    assert [each.label for each in row.buttons] == ["Close now", "Leave it open"]


def test_calling_it_off_is_asked_once_more():
    offered = orders(asked(), "cancel")
    assert offered.words == "Call “Roadmap” off? 3 others are told so."
    assert any(isinstance(each, Buttons) for each in offered.parts)


def test_who_cannot_come_may_say_so_once_it_is_decided():
    table = decided()
    assert "Only Olga can look for another time. If you can't make it, what is off?" in in_words(
        orders(table, "move", "ana").parts
    )
    assert "Find a new time" in in_words(orders(table, "move").parts)


def test_what_is_over_takes_no_orders():
    table = asked()
    table(Cancel, by="olga")
    for does in (Does.CLOSE, Does.CANCEL, Does.REMIND, Does.EXTEND):
        assert orders(table, does).words == "“Roadmap” is already cancelled."


# In brief


def test_a_meeting_in_brief():
    table = voting()
    brief = brief_of("meeting", table.session, MemberId("ana"))
    assert (brief.stage, brief.options) == (SessionStage.VOTE, ("A", "B", "C"))
    assert [each.name for each in brief.members] == ["Ana", "Ben", "Carla"]
    assert (
        brief_of("meeting", decided().session, MemberId("ana")).begins.date().isoformat()
        == "2027-01-11"
    )
    table(Cancel, by="olga")
    assert brief_of("meeting", table.session, MemberId("ana")).stage is SessionStage.OVER


def test_a_list_that_was_asked_for_does_not_begin_as_if_something_had_been_sent():
    table = Table("ana", "ben")
    told(table.says("ben", "Mornings are best."), "ben")
    shown = word(session_record(table.session, "ben").yours.read_back)

    assert shown.startswith("For “Roadmap”, this is what I go by now")
