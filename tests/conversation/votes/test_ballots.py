"""Votes by reaction, by button and by dialog, whatever the rule: what counts, and what is wrong."""

import asyncio
from dataclasses import replace

import pytest

from orchestration.conversation.ports.storage import Place
from orchestration.model.people import MemberId
from orchestration.sessions.user_action import Reply
from orchestration.voting.rules import RULES
from tests.conversation.choosing import polled, the_only
from tests.conversation.room import Room

PEOPLE = ("lena", "omar")
TOO_LITTLE = (
    "A reaction can't say enough for this vote, so it doesn't count. Use the button under the "
    "options, or reply to them."
)
FILLED = {
    "rank": {"order": ["B", "A", "C"]},
    "points": {"points": {"A": 0, "B": 3, "C": 0}},
    "rate-options": {"A": 1, "B": "5", "C": 0},
    "consent": {"A": "if_need_be", "B": "yes", "C": "object", "_why": "too early"},
    "veto": {"_for": "B", "C": "veto"},
}


async def at_the_vote(rule="plurality"):
    """Two people are asked by a form, whom any time suits; options are on the table."""
    room = Room()
    await room.says("lena", "/convene meet", channel=True)
    days = {"from": "2027-01-11", "to": "2027-01-15"}
    await room.fills("lena", subject="Roadmap", people=list(PEOPLE), rule=rule, **days)
    for who in PEOPLE:
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    return room


def ballots(room):
    return room.decisions()[0].rounds[0].ballots


def voted(room):
    return {who: ballot.option for who, ballot in ballots(room).items() if ballot}


@pytest.mark.parametrize(
    ("before", "button", "away", "expected"),
    [
        (["A"], "", "AB", "B"),  # what is new is what was meant last
        (["A"], "B", "A", "B"),
        (["A"], "C", "", "C"),  # an old letter that goes takes no other vote along
        (["A", "AB"], "C", "B", "C"),
        ([], "C", "A", "A"),
        (["A"], "C", "AB", "B"),
    ],
)
def test_what_is_new_while_nobody_listens_counts_and_a_later_button_stays(
    before, button, away, expected
):
    async def play():
        room = await at_the_vote()
        for letters in before:
            await room.reacts("omar", *letters)
        if button:
            await room.presses("omar", "choose", f"1/{button}")
        room.reactions[room.latest("options/")][MemberId("omar")] = tuple(away)
        for _ in range(2):  # it is read again with each new connection
            await room.votes.recount_all("")
            await room.runner.settle()
            assert voted(room) == {"omar": expected}

    asyncio.run(play())


@pytest.mark.parametrize(
    ("rule", "who", "letter", "added", "said", "votes"),
    [
        ("plurality", "omar", "A", True, "", {"omar": "A"}),
        ("plurality", "omar", "thumbs up", True, "", {}),
        ("plurality", "raj", "A", True, "Only who is asked here can vote.", {}),
        ("plurality", "raj", "A", False, "Only who is asked here can vote.", {}),
        ("borda", "omar", "A", True, TOO_LITTLE, {}),
        ("borda", "omar", "A", False, "", {}),
    ],
)
def test_a_reaction_is_a_vote_or_why_it_is_none_is_said(rule, who, letter, added, said, votes):
    async def play():
        room = await at_the_vote(rule)
        session, name = room.latest("options/")
        room.reactions[session, name][MemberId(who)] = (letter,)
        place = Place(session, "", "", "", name)
        reply = await room.votes.react(place, room.does(who), letter, added=added)
        await room.runner.settle()
        assert (reply.notice, voted(room)) == (said, votes)

        elsewhere = replace(place, name="card")
        assert not (await room.votes.react(elsewhere, room.does(who), letter, added=added)).notice

    asyncio.run(play())


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_decides(rule):
    async def play():
        room = await at_the_vote(rule)
        for who in PEOPLE:
            await room.presses(who, "vote", "1")
            _, form = room.opened[who]
            await room.fills(who, **FILLED.get(form.name, _only("B", form)))
        assert room.decisions()[0].outcome.option.id == "B"

    asyncio.run(play())


def _only(option, form):
    """Vote for one option in a dialog of one choice, or of one answer for each option."""
    names = [each.name for each in form.fields if not each.name.startswith("_note")]
    if names == ["option"]:
        return {"option": option}
    return {name: "yes" if name == option else "no" for name in names}


@pytest.mark.parametrize(
    ("rule", "values", "field"),
    [
        ("borda", {"order": ["A", "A"]}, "order"),
        ("borda", {"order": ["A", "Z"]}, "order"),
        ("borda", {"order": "A"}, "order"),
        ("cumulative", {"points": {"A": 2, "B": 2}}, "points"),
        ("cumulative", {"points": {"A": 4, "B": 0, "C": 0}}, "points"),
        ("cumulative", {"points": [1, 2, 3]}, "points"),
        ("star", {"A": 6}, "A"),
        ("star", {"A": "many"}, "A"),
        ("approval", {"B": "perhaps"}, "B"),
        ("consent", {"B": "object"}, "_why"),
        ("veto", {"_for": "B", "B": "veto"}, "_for"),
    ],
)
def test_a_ballot_that_does_not_fit_is_answered_in_its_field(rule, values, field):
    async def play():
        room = await at_the_vote(rule)
        await room.presses("lena", "vote", "1")
        reply, _ = await room.sends("lena", values)
        assert list(reply.errors) == [field]
        assert reply == Reply(errors=reply.errors)

    asyncio.run(play())


def test_a_letter_and_a_reply_are_seen_and_a_button_is_not():
    async def play():
        room = await at_the_vote()
        await room.reacts("omar", "A")
        await room.says("lena", "B", under=room.latest("options/"))
        assert set(room.decisions()[0].rounds[0].seen) == set(PEOPLE)

    async def alone():
        room = await at_the_vote()
        await room.presses("omar", "choose", "1/A")
        assert room.decisions()[0].rounds[0].seen == ()

    asyncio.run(play())
    asyncio.run(alone())


def test_of_an_open_poll_no_bot_is_a_voter_and_who_joins_has_a_name():
    async def play():
        room = Room()
        session, name = await polled(room)
        room.reactions[session, name] = {"convene": ("A", "B", "C"), MemberId("omar"): ("C",)}
        await room.votes.recount_all("")
        await room.votes.take(session, room.does("convene"), "A")
        await room.runner.settle()
        assert voted_by(room) == {"omar"}
        assert the_only(room).member("omar").name == "Omar Haddad"

    asyncio.run(play())


def voted_by(room):
    return {who for who, ballot in the_only(room).round.ballots.items() if ballot}
