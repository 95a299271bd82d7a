"""One more colleague: whom, by whom, and while what is still open."""

from orchestration.deciding.actions.membership_forms import add_people
from orchestration.interaction.intents import asks_for_another_time, asks_to_add
from orchestration.model.people import Member, MemberId
from orchestration.sessions.user_action import UserAction
from tests.kinds.meeting.table import NOW, ZONE, Table

CARLA = Member(MemberId("carla"), "Carla", ZONE)
ANA = Member(MemberId("ana"), "Ana", ZONE)


def adds(table, who, *people):
    return add_people(table.session, UserAction("1", who, NOW), people)


def test_the_organiser_adds_who_is_not_asked_yet():
    reply = adds(Table("ana", "ben"), "olga", CARLA, ANA)
    assert [each.member for each in reply.commands] == [CARLA]
    assert reply.notice == "I'm asking Carla too, about “Roadmap”. Asked already: Ana."


def test_nobody_else_does():
    reply = adds(Table("ana", "ben"), "ana", CARLA)
    assert (reply.commands, "Olga" in reply.notice) == ((), True)


def test_words_that_add_somebody():
    for words in ("add <@U1>", "please add @raj and @ines", "could you also ask <@U1>?"):
        assert asks_to_add(words)
    for words in (
        "add 15 minutes",
        "ask everybody",
        "find 30 minutes with @raj tomorrow",
        "adding",
    ):
        assert not asks_to_add(words)


def test_words_that_give_a_time_up():
    for words in (
        "something came up",
        "something's come up, sorry",
        "I can’t make it after all",
        "can't make it any more",
        "can we reschedule?",
    ):
        assert asks_for_another_time(words)
    for words in ("I can't make it on Mondays", "something for lunch"):
        assert not asks_for_another_time(words)
