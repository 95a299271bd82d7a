"""The question where somebody is, answered as people answer it: in words, and in the form."""

import asyncio
from dataclasses import replace

import pytest

from orchestration.language.words.places import likely_zone
from tests.conversation.room import PEOPLE, Room

NOBODYS = {
    who: replace(PEOPLE[who], zone="UTC", likely_zone=likely_zone(locale))
    for who, locale in {"lena": "de", "omar": "en-US", "ines": "pt-PT"}.items()
}
ROADMAP = "@Convene 45 min with @omar and @ines about “Roadmap” next week"


def asked(play):
    """Return what comes of a dialogue with people of whom no clock is known."""

    async def dialogue():
        room = Room(people=NOBODYS)
        await room.says("lena", ROADMAP, channel=True)
        return await play(room)

    return asyncio.run(dialogue())


def zone(room, who):
    member = room.decisions()[0].member(who)
    return member.zone if member.knows_zone else None


def told(room, who):
    return next(words for to, words in room.told if to == who)


def test_no_place_is_suggested_from_nothing():
    async def play(room):
        return told(room, "omar"), told(room, "ines")

    unknown, likely = asked(play)
    assert unknown.endswith("Where are you? A city is enough. Until you say so, I take your "
                            "times in UTC.")  # fmt: skip
    assert "Are you in Lisbon (it is 09:00 there now)?" in likely


@pytest.mark.parametrize("said", ["yes", "ja", "genau", "yep!", "ja, Lissabon", "Lissabon stimmt"])
def test_a_yes_takes_the_place_that_was_named(said):
    async def play(room):
        [answer] = await room.says("ines", said)
        assert answer == "Your times are in Lisbon from now on (it is 09:00 there now)."
        return zone(room, "ines")

    assert asked(play) == "Europe/Lisbon"


@pytest.mark.parametrize(
    ("said", "where"),
    [
        ("ja, London", "Europe/London"),
        ("yes, in London", "Europe/London"),
        ("no, I'm in London", "Europe/London"),
        ("nein, ich bin in Wien", "Europe/Vienna"),
        ("I live in New York", "America/New_York"),
        ("NYC", "America/New_York"),
        ("ja, bin in Berlin", "Europe/Berlin"),
    ],
)
@pytest.mark.parametrize("who", ["ines", "omar"])
def test_who_names_another_place_is_there(said, where, who):
    async def play(room):
        assert len(await room.says(who, said)) == 1
        return zone(room, who)

    assert asked(play) == where


def test_a_no_asks_for_another_place():
    async def play(room):
        [answer] = await room.says("ines", "no")
        assert answer.startswith("Where are you, then?")
        await room.says("ines", "Porto")
        return zone(room, "ines")

    assert asked(play) == "Europe/Lisbon"


def test_a_yes_with_a_wish_behind_it_does_both():
    async def play(room):
        [answer] = await room.says("ines", "yes, mornings are best")
        assert "prefers mornings" in answer
        return zone(room, "ines")

    assert asked(play) == "Europe/Lisbon"


@pytest.mark.parametrize(
    ("filled", "where"),
    [
        ({"words": "mornings only, I live in New York"}, "America/New_York"),
        ({"words": "mornings only", "place": "NYC"}, "America/New_York"),
        ({"words": "vormittags", "place": "ich bin in Berlin"}, "Europe/Berlin"),
        ({"words": "mornings only"}, None),
    ],
)
def test_the_form_asks_too_and_reads_it_beside_wishes(filled, where):
    async def play(room):
        await room.presses("omar", "tell")
        [answer] = await room.fills("omar", **filled)
        assert "couldn't place" not in answer
        return zone(room, "omar")

    assert asked(play) == where


def test_a_place_alone_in_the_form_is_no_wish():
    async def play(room):
        await room.presses("omar", "tell")
        [answer] = await room.fills("omar", words="NYC")
        assert answer.startswith("Your times are in New York from now on")
        return room.decisions()[0].profiles

    assert not asked(play)


def test_the_form_asks_no_more_once_it_is_known():
    async def play(room):
        await room.says("omar", "I'm in Lisbon")
        await room.presses("omar", "tell")
        _, form = room.opened["omar"]
        return [each.name for each in form.fields]

    assert asked(play) == ["words"]


def test_a_place_that_is_not_known_is_said_at_its_field():
    async def play(room):
        await room.presses("omar", "tell")
        reply, _ = await room.sends("omar", {"words": "mornings", "place": "Atlantis"})
        return reply.errors

    assert asked(play)["place"].startswith("I don't know that place.")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("count me out", "Shall “Roadmap” go on without you?"),
        ("I'm out", "Shall “Roadmap” go on without you?"),
        ("no", "Where are you, then?"),
    ],
)
def test_who_is_out_of_it_all_says_nothing_of_where_they_are(said, answer):
    async def play(room):
        return await room.says("ines", said)

    [told] = asked(play)
    assert answer in told
