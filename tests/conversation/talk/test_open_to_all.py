"""What a platform is asked, as somebody in no session writes in private: as little as can be."""

import asyncio

from orchestration.conversation.ports.inbound import Via
from orchestration.conversation.ports.storage import Held
from orchestration.conversation.surface.placed_exchange import PlacedExchange
from orchestration.conversation.surface.user_actions import UserActions
from tests.conversation.corner import TEAM, Corner, Did, platform
from tests.conversation.in_places import InPlaces
from tests.conversation.room import Room

ASKED = {"T-lena": TEAM["T-lena"]}
POLL = "/convene poll lunch? Pizza or Sushi"


def written(words, *channels, polls=1, who="omar"):
    """Write in private, with so many polls in each channel: what is answered, and what is asked."""

    async def play():
        room, places, asked = Room(ASKED), InPlaces(), []
        for team, channel in channels:
            for _ in range(polls):
                known = {each.id for each in room.decisions()}
                await room.says("T-lena", POLL, channel=True)
                [made] = [each.id for each in room.decisions() if each.id not in known]
                places.hold(Held(made, team, channel, "T-lena"))

        async def reads(team, user, held):
            asked.append((team, user, held.channel))
            return held.channel == "C"

        here = platform(
            access=room.access,
            actions=UserActions(room.access, room.votes),
            places=places,
            reads=reads,
        )
        corner = Corner(here, Did(who))
        await PlacedExchange(corner, corner.spoken(words)).take(Via.DM)
        await room.runner.settle()
        return corner.done, asked

    return asyncio.run(play())


def test_who_reads_a_poll_can_vote_in_it_in_private():
    assert written("Sushi", ("T", "C")) == (["Your vote is in: B."], [("T", "omar", "C")])


def test_a_poll_in_a_channel_that_they_do_not_read_is_not_told_of():
    told, asked = written("Sushi", ("T", "secret"))
    assert asked == [("T", "omar", "secret")]
    assert not any("vote" in f"{each}" for each in told)


def test_what_is_said_of_times_is_for_no_poll_and_the_platform_is_not_asked():
    assert written("I can't do mondays", ("T", "C"))[1] == []


def test_who_asks_for_it_is_in_it_and_the_platform_is_not_asked():
    assert written("Sushi", ("T", "C"), who="lena") == (["Your vote is in: B."], [])


def test_of_another_team_the_platform_is_not_asked():
    assert written("Sushi", ("U", "C"))[1] == []


def test_a_channel_is_asked_of_once_whatever_goes_on_in_it():
    assert written("hm", ("T", "C"), ("T", "D"), polls=3)[1] == [
        ("T", "omar", "C"),
        ("T", "omar", "D"),
    ]


def test_the_latest_are_asked_for_first_until_twenty_are_found_that_they_read():
    rooms = [("T", f"C{number}") for number in range(23)]
    asked = written("hm", *rooms)[1]
    assert asked == [("T", "omar", channel) for _, channel in (*rooms[3:], *rooms[:3])]


def test_a_poll_is_found_however_much_goes_on_where_they_read_nothing():
    rooms = [("T", "C"), *(("T", f"S{number}") for number in range(20))]
    assert written("Sushi", *rooms)[0] == ["Your vote is in: B."]


def test_of_more_than_twenty_that_they_read_the_earlier_are_not_asked_for():
    rooms = [("T", "S"), ("T", "C")]
    told, asked = written("hm", *rooms, polls=20)
    assert asked == [("T", "omar", "C")]
    assert "several sessions" in f"{told}"
