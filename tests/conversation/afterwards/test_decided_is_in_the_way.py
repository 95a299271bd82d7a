"""A meeting that is decided is in the way of others: said and done → what is offered, and told.

Lena asks Omar and Dana about “hiring”, which is set for Monday the 11th at 14:00 in Berlin; so she
does about “budget”, in the same two days. It is Thursday the 7th.
"""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from orchestration.deciding.commands import ComeBack, Leave
from orchestration.deciding.rounds.assessment import stand_at
from orchestration.deciding.state import Phase
from orchestration.interaction.layout import Lines
from orchestration.kinds.meeting.method import ByTimes
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.kinds.person.state import Person
from orchestration.model.options import Slot
from orchestration.model.people import MemberId, person_id
from tests.conversation.room import THURSDAY
from tests.conversation.stages import CHANNEL, DM, THREAD, stage_of
from tests.conversation.test_dialogues import in_a_room

ASKS = "@Convene find 45 minutes about {} from {} January with {}"
US = ("lena", "omar", "dana")
WHEN = "Mon 11 Jan, 14:00–14:45 in Berlin"
_AT = datetime(2027, 1, 11, 13, tzinfo=UTC)
MONDAY = Slot("", _AT, _AT + timedelta(minutes=45))
HIRING = "busy Mon 11 Jan 17:00–17:45 (“hiring” is set for then)"
MOVED = "busy Tue 12 Jan 17:00–17:45 (“hiring” is set for then)"
WHAT = "what do you know of me about budget?"


async def asked(room, subject, *people, days="11 to 12"):
    """Lena asks people, or the same two; returns which session it is."""
    names = " and ".join(f"@{each}" for each in people or US[1:])
    await room.says("lena", ASKS.format(subject, days, names), channel=True)
    return room.decisions()[-1].id


async def at_the_vote(room, session, people=US):
    """Everybody takes any time; returns what is offered."""
    for who in people:
        await room.presses(who, "any-time", session=session)
    await room.later(minutes=5)
    return offered(room, session)


async def decided(room, session, people=US):
    """Everybody takes any time, and votes for what is best; returns what is decided."""
    await at_the_vote(room, session, people)
    await voted(room, session, people)
    return room.shown[session, "outcome"].words.splitlines()[0]


async def voted(room, session, people=US):
    round_ = room.store.session(session).round
    for who in people:
        await room.says(who, round_.options[0].id, under=(session, f"options/{round_.number}"))


def offered(room, session):
    """What stands under the latest options of a session: which times, and for how many."""
    number = room.store.session(session).round.number
    lines = room.shown[session, f"options/{number}"].words.splitlines()
    return [each.partition("  ")[2] for each in lines if each[1:3] == "  "]


def times(room, session):
    return [each.partition(" · ")[0] for each in offered(room, session)]


async def list_of(room, who):
    """What somebody is told of themselves about the budget."""
    [told] = await room.says(who, WHAT)
    return told


@in_a_room
async def test_three_meetings_of_the_same_people_are_at_three_times(room):
    found = [await decided(room, await asked(room, each)) for each in ("hiring", "budget", "trip")]
    assert found == [
        f"Hiring: {WHEN}.",
        "Budget: Tue 12 Jan, 14:00–14:45 in Berlin.",
        "Trip: Mon 11 Jan, 13:00–13:45 in Berlin.",
    ]


@in_a_room
async def test_it_stands_among_what_is_known_of_them_with_what_it_is_and_when(room):
    await decided(room, await asked(room, "hiring"))
    await asked(room, "budget")
    told = await list_of(room, "omar")
    assert HIRING in told
    assert "This doesn't count as your answer yet." in told


@in_a_room
async def test_what_is_on_no_day_that_is_looked_at_is_not_listed(room):
    await decided(room, await asked(room, "hiring"))
    await asked(room, "budget", days="13 to 15")
    assert "hiring" not in await list_of(room, "omar")


@in_a_room
async def test_with_one_tap_it_gives_way(room):
    await decided(room, await asked(room, "hiring"))
    budget = await asked(room, "budget")
    for who in US:
        await list_of(room, who)
        [told] = await room.presses(who, "take-back", number(room, who, "hiring"), budget)
        assert "No longer: busy Mon 11 Jan" in told
        assert "hiring" not in await list_of(room, who)
    assert f"{WHEN} · works for 3 of 3" in await at_the_vote(room, budget)


GIVE_WAY = """
    that one can give way
    hiring can give way
    ok, the hiring call can easily give way for this
    the hiring meeting may yield
    hiring doesn't block me
    hiring isn't in the way
    you can ignore hiring for this
    ignore the hiring meeting for budget
    take back hiring
    das kann weichen
    hiring kann ruhig weichen
    der Hiring-Termin könnte zurückstehen
    hiring blockiert mich nicht
    hiring steht mir nicht im Weg
    hiring kannst du ignorieren
    ignorier hiring bitte
""".strip().splitlines()
STAYS = """
    that's no problem
    take back that one
    ignore that
    hiring can give way?
    the standup can give way
    hiring can give way for the trip
""".strip().splitlines()


@pytest.mark.parametrize("words", [each.strip() for each in GIVE_WAY])
def test_in_words_it_gives_way(words):
    @in_a_room
    async def says(room):
        await decided(room, await asked(room, "hiring"))
        budget = await asked(room, "budget")
        [told] = await room.says("omar", words)
        assert f"No longer: {HIRING}" in told
        assert can_come(room, budget) == ["omar"]

    says()


@pytest.mark.parametrize("words", [each.strip() for each in STAYS])
def test_what_means_something_else_lets_nothing_give_way(words):
    @in_a_room
    async def says(room):
        await decided(room, await asked(room, "hiring"))
        budget = await asked(room, "budget")
        await room.says("omar", words)
        assert can_come(room, budget) == []

    says()


@in_a_room
async def test_of_two_the_one_is_named(room):
    await decided(room, await asked(room, "hiring"))
    await decided(room, await asked(room, "budget"))
    trip = await asked(room, "trip")
    await room.says("omar", "that one can give way")
    assert can_come(room, trip) == []
    await room.says("omar", "hiring can give way")
    assert can_come(room, trip) == ["omar"]


@in_a_room
async def test_who_lets_it_give_way_can_come_and_the_others_cannot(room):
    await decided(room, await asked(room, "hiring"))
    budget = await asked(room, "budget")
    await list_of(room, "omar")
    await room.presses("omar", "take-back", number(room, "omar", "hiring"), budget)
    assert can_come(room, budget) == ["omar"]


@in_a_room
async def test_what_is_called_off_is_in_nobodys_way(room):
    hiring = await asked(room, "hiring")
    await decided(room, hiring)
    budget = await asked(room, "budget")
    assert HIRING in await list_of(room, "omar")
    await room.says("lena", "@Convene cancel it", under=(hiring, "outcome"))
    await room.clicks("lena", "Call it off")
    assert room.store.session(hiring).phase is Phase.CANCELLED
    assert "hiring" not in await list_of(room, "omar")
    assert f"{WHEN} · works for 3 of 3" in await at_the_vote(room, budget)


@in_a_room
async def test_who_cannot_come_to_it_has_that_time_free_again(room):
    hiring = await asked(room, "hiring")
    await decided(room, hiring)
    budget = await asked(room, "budget")
    await room.says("omar", "I can't make it to hiring")
    assert can_come(room, budget) == ["omar"]
    await room.presses("omar", "comes", session=hiring)
    assert can_come(room, budget) == []


@in_a_room
async def test_who_said_before_that_they_cannot_is_not_expected_there(room):
    hiring = await asked(room, "hiring")
    await room.says("omar", "I can't do Monday")
    for who in ("lena", "dana"):
        await room.says(who, "Monday at 14:00 is best, Tuesday is impossible")
    await room.later(hours=1)
    await voted(room, hiring)
    budget = await asked(room, "budget")
    assert can_come(room, budget, room.store.session(hiring).outcome.option) == ["omar"]


@in_a_room
async def test_where_it_is_moved_the_new_time_is_in_the_way(room):
    hiring = await asked(room, "hiring")
    await decided(room, hiring)
    budget = await asked(room, "budget")
    await room.says("lena", "@Convene please find a new time", under=(hiring, "outcome"))
    await room.clicks("lena", "Find a new time")
    await room.fills("lena")
    assert "is set for then" not in await list_of(room, "omar")
    await voted(room, hiring)
    assert MOVED in await list_of(room, "omar")
    shown = await at_the_vote(room, budget)
    assert f"{WHEN} · works for 3 of 3" in shown
    assert "Tue 12 Jan, 14:00–14:45 in Berlin" not in times(room, budget)


@in_a_room
async def test_what_was_decided_goes_by_what_was_decided_since_once_it_is_moved(room):
    hiring = await asked(room, "hiring")
    await decided(room, hiring)
    budget = await asked(room, "budget")
    assert await decided(room, budget) == "Budget: Tue 12 Jan, 14:00–14:45 in Berlin."
    await room.says("lena", "@Convene please find a new time", under=(hiring, "outcome"))
    await room.clicks("lena", "Find a new time")
    await room.fills("lena")
    assert can_come(room, hiring, room.store.session(budget).outcome.option) == []
    assert "Tue 12 Jan, 14:00–14:45 in Berlin" not in times(room, hiring)


@in_a_room
async def test_what_is_decided_while_another_is_asked_about_is_not_offered_there(room):
    budget, hiring = await asked(room, "budget"), await asked(room, "hiring")
    for who in US[:2]:
        await room.presses(who, "any-time", session=budget)
    heard = len(room.told)
    await decided(room, hiring)
    assert [words for _, words in room.told[heard:] if "budget" in words] == []
    await room.presses("dana", "any-time", session=budget)
    await room.later(minutes=5)
    assert times(room, budget)[0] == "Tue 12 Jan, 14:00–14:45 in Berlin"
    assert WHEN not in times(room, budget)


@in_a_room
async def test_what_is_decided_while_another_is_voted_on_is_told_as_a_calendar_is(room):
    budget, hiring = await asked(room, "budget"), await asked(room, "hiring")
    assert f"{WHEN} · works for 3 of 3" in await at_the_vote(room, budget)
    await at_the_vote(room, hiring)
    heard = len(room.told)
    await voted(room, hiring)
    assert f"{WHEN} · works for 0 of 3" in offered(room, budget)
    [told] = [words for who, words in room.told[heard:] if who == "omar" and "budget" in words]
    assert HIRING in told
    assert "A: you can't come: you are busy Mon 11 Jan 17:00–17:45." in told


@in_a_room
async def test_what_is_called_off_while_another_is_voted_on_is_told_as_well(room):
    budget, hiring = await asked(room, "budget"), await asked(room, "hiring")
    await at_the_vote(room, budget)
    await decided(room, hiring)
    await room.says("lena", "@Convene cancel it", under=(hiring, "outcome"))
    heard = len(room.told)
    await room.clicks("lena", "Call it off")
    [told] = [words for who, words in room.told[heard:] if who == "omar" and "budget" in words]
    assert f"No longer: {HIRING}" in told
    assert "A: you can come to this one now." in told
    assert f"{WHEN} · works for 3 of 3" in offered(room, budget)


@in_a_room
async def test_who_is_not_in_it_is_shown_nothing_of_it(room):
    budget, hiring = (
        await asked(room, "budget", "omar", "ines"),
        await asked(room, "hiring", "omar", "raj"),
    )
    await at_the_vote(room, budget, ("lena", "omar", "ines"))
    await at_the_vote(room, hiring, ("lena", "omar", "raj"))
    assert offered(room, budget)[0] == "Mon 11 Jan, 09:00–09:45 in Berlin · works for 3 of 3"
    heard, posted = len(room.told), len(room.posted)
    await voted(room, hiring, ("lena", "omar", "raj"))
    assert offered(room, budget)[0] == "Mon 11 Jan, 09:00–09:45 in Berlin · works for 1 of 3"
    posts = [words for session, _, words in room.posted[posted:] if session == budget]
    alone = [words for who, words in room.told[heard:] if who == "ines"]
    alone += await room.says("ines", WHAT) + await room.says("ines", "why is A first?")
    assert posts
    assert not [each for each in (*posts, *alone) if "hiring" in each.casefold() or "busy" in each]


@in_a_room
async def test_who_leaves_takes_it_along_and_has_it_again_when_they_come_back(room):
    await decided(room, await asked(room, "hiring"))
    budget, omar = await asked(room, "budget"), MemberId("omar")
    own = room.does("omar")
    await does(room, Leave(**own.envelope(budget), member=omar))
    assert [*room.store.session(budget).engaged] == ["lena", "dana"]
    own = room.does("omar")
    await does(room, ComeBack(**own.envelope(budget), member=omar))
    assert HIRING in await list_of(room, "omar")


@in_a_room
async def test_what_is_kept_of_it_is_in_what_somebody_gets_of_theirs(room):
    hiring = await asked(room, "hiring")
    await decided(room, hiring)
    kept = own_data(sessions_of(room.store, MemberId("omar")), MemberId("omar"))
    assert kept["engagements"] == [
        {
            "meeting": hiring,
            "subject": "hiring",
            "start": "2027-01-11T13:00:00+00:00",
            "end": "2027-01-11T13:45:00+00:00",
        }
    ]


@in_a_room
async def test_what_is_over_is_kept_no_longer(room):
    await decided(room, await asked(room, "hiring"))
    await room.later(days=7)
    await decided(room, await asked(room, "trip", days="18 to 19"))
    person = room.store.session(person_id(MemberId("omar")))
    assert isinstance(person, Person)
    assert len(person.engagements) == 1


async def does(room, command):
    await room.runner.receive(command)
    await room.runner.settle()


def number(room, who, words):
    """The number of the line that has these words, on the latest list of somebody."""
    lines = [
        each
        for _, layout in room.seen[who]
        for part in layout.parts
        if isinstance(part, Lines)
        for each in part.lines
    ]
    return [each.button.value for each in lines if words in each.words and each.button][-1]


def can_come(room, session, then=None):
    """Who can come at a time, which is Monday at 14:00 unless it is said, by all that is known."""
    meeting = room.store.session(session)
    columns = ByTimes().columns(meeting, room.clock.now())
    place = columns.index_of(then or MONDAY)
    stands = {each.id: stand_at(meeting, each, columns) for each in meeting.members}
    return [who for who, each in stands.items() if each.can[place]]


@pytest.mark.parametrize("platform", ["memory", "sandbox", "slack", "discord"])
def test_it_is_told_in_the_same_words_everywhere(platform, tmp_path):
    async def dialogue():
        async with stage_of(platform, tmp_path, THURSDAY) as stage:
            await stage.says("lena", ASKS.format("hiring", "11 to 12", "@omar and @dana"), CHANNEL)
            for who in US:
                await stage.says(who, "any time works for me", DM)
            await stage.later(minutes=5)
            for who in US:
                await stage.says(who, "A", THREAD)
            await stage.says("lena", ASKS.format("budget", "11 to 12", "@omar and @dana"), CHANNEL)
            return await stage.says("omar", WHAT, DM)

    assert HIRING in "\n".join(asyncio.run(dialogue()))
