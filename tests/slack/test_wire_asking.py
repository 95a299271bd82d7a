"""One message, and what it is about; one more colleague; quick taps: over the wire."""

import asyncio
import json

import pytest

from adapters.slack.names import member_of
from orchestration.conversation.ports.storage import CHOSEN, Place
from orchestration.model.people import person_id
from tests.slack.running_bot import MEET_TWO, asked, clicks, told
from tests.slack.wire import (
    CLOSED,
    RULE,
    THREE,
    all_vote,
    asks,
    at_the_vote,
    counted,
    decided,
    gives_up,
    heard,
    hears,
    newest_options,
    over_the_wire,
    posted,
)

WHICH = "Which of these is that about?"


async def two_open(slack):
    """Omar is asked for two meetings; returns him."""
    await asked(slack, channel="platform")
    await asked(slack, MEET_TWO, channel="pair")
    for subject in ("Hiring", "Roadmap"):
        await told(slack, "omar", f"about “{subject}”")
    return slack.user("omar")


# What a message is about


@over_the_wire()
async def test_what_was_chosen_holds_for_the_next_message(slack, bot):
    omar = await two_open(slack)
    await omar.writes("mornings are best for me")
    await clicks(slack, "omar", "Hiring")
    await told(slack, "omar", "Thank you.")
    await omar.writes("and not on Mondays, please")
    await hears(slack, "omar", "As before, I take that for “Hiring”.")
    await slack.settled()
    assert omar.sees(None).count(WHICH) == 1
    assert "Monday" in omar.sees(None).rpartition("Got it.")[2]


@pytest.mark.parametrize(
    ("answer", "meant"),
    [("All of these", "all of your open meetings"), ("Always", "every meeting from now on")],
)
@over_the_wire()
async def test_all_and_always_hold_as_well(slack, bot, answer, meant):
    omar = await two_open(slack)
    await omar.writes("mornings are best for me")
    await clicks(slack, "omar", answer)
    await told(slack, "omar", "Thank you.")
    await omar.writes("and not before ten o'clock")
    await hears(slack, "omar", f"As before, I take that for {meant}.")


@over_the_wire()
async def test_what_was_chosen_long_ago_does_not_hold(slack, bot):
    omar = await two_open(slack)
    account = omar.account
    who, long_ago = member_of(account.team.id, account.id), "2026-01-01T00:00:00+00:00 *"
    own = person_id(who)
    bot.kept.places.put(Place(own, account.team.id, "", "", CHOSEN, owner=who, thread=long_ago))
    await omar.writes("mornings are best for me")
    await told(slack, "omar", WHICH)


@over_the_wire()
async def test_a_reply_in_a_thread_is_about_that_whatever_was_chosen(slack, bot):
    omar = await two_open(slack)
    await omar.writes("mornings are best for me")
    await clicks(slack, "omar", "Hiring")
    question = next(one for one in omar.dm.messages if "about “Roadmap”" in str(one))
    await omar.writes("afternoons suit me there", thread=question)
    await slack.until(lambda: "afternoons" in heard(omar))
    assert "As before" not in heard(omar)


# One more colleague


@over_the_wire()
async def test_the_organiser_adds_a_colleague_by_command_and_by_mention(slack, bot):
    card, lena = await asks(slack), slack.user("lena")
    await lena.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "lena", "I'm asking Raj")
    await told(slack, "raj", "about “Hiring”")
    await lena.writes("@convene please add @ines", in_="platform")
    await told(slack, "ines", "about “Hiring”")
    await slack.until(lambda: "of 5" in str(card))
    await lena.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "lena", "Asked already: Raj")
    assert len(posted(slack)) == 2  # the card, and what Lena has written


@over_the_wire()
async def test_nobody_else_adds_anybody(slack, bot):
    omar, lena = slack.user("omar"), slack.user("lena")
    await omar.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "omar", "Nobody is looking for a time or a decision with you just now.")
    await asks(slack)
    await omar.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "omar", "Only who asked can add somebody: Lena Vogt.")
    await lena.slash("/convene", "add", channel="platform")
    await hears(slack, "lena", "Whom shall I ask too?")
    await slack.settled()
    assert "about “Hiring”" not in heard(slack.user("raj"))


@over_the_wire()
async def test_with_two_of_ones_own_it_is_asked_to_which(slack, bot):
    await asks(slack)
    await slack.user("lena").slash(
        "/convene", f"meet {MEET_TWO.replace('Hiring', 'Offsite')}", channel="platform"
    )
    await slack.until(lambda: len(posted(slack)) == 2)
    lena = slack.user("lena")
    await lena.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "lena", "To which of these?")
    await lena.clicks("Offsite", in_=lena.ephemerals[-1])
    await told(slack, "raj", "about “Offsite”")
    assert "about “Hiring”" not in heard(slack.user("raj"))


@over_the_wire()
async def test_a_button_of_before_carries_the_session_by_itself(slack, bot):
    await two_of_lenas(slack)
    lena = slack.user("lena")
    await lena.slash("/convene", "add @raj", channel="platform")
    await hears(slack, "lena", "To which of these?")
    asked_which = lena.ephemerals[-1]
    for block in asked_which.blocks:
        for button in block.get("elements", ()):
            session, _, member = json.loads(button["value"])[1].partition(" ")
            button["value"] = json.dumps([session, member.partition("-")[2]])
    await lena.clicks("Offsite", in_=asked_which)
    await told(slack, "raj", "about “Offsite”")


async def two_of_lenas(slack):
    """Lena asks Omar twice in the same channel."""
    await asks(slack)
    offsite = f"meet {MEET_TWO.replace('Hiring', 'Offsite')}"
    await slack.user("lena").slash("/convene", offsite, channel="platform")
    await slack.until(lambda: len(posted(slack)) == 2)


@over_the_wire()
async def test_a_wish_behind_a_command_says_where_to_write_it(slack, bot):
    await two_of_lenas(slack)
    await slack.user("omar").slash("/convene", "mornings are best for me", channel="platform")
    await hears(slack, "omar", "write that to me in private, please")


@over_the_wire()
async def test_a_mention_in_a_thread_is_answered_once(slack, bot):
    card = await asks(slack)
    omar = slack.user("omar")
    await omar.writes("@convene what's the status?", thread=card)
    await hears(slack, "omar", "0 of 3 have answered")
    await slack.settled()
    assert heard(omar).count("have answered") == 1


# Quick taps, and late ones

MORE_CAN_BE_PICKED = 90.0
"""Seconds within which a vote by several taps has closed, once all have voted."""


@over_the_wire()
async def test_two_quick_taps_are_two_approvals(slack, bot):
    post = await at_the_vote(slack, **{RULE: "approval"})
    omar = slack.user("omar")
    await asyncio.gather(*(omar.clicks(f"Vote {each}", in_=post) for each in "AC"))
    for each in "AC":
        await hears(slack, "omar", f"{each} is in your vote.")
    for name in ("lena", "dana"):
        await slack.user(name).clicks("Vote B", in_=post)
    await decided(slack, within=MORE_CAN_BE_PICKED)
    assert counted(bot) == "A 1, B 2, C 1"


@over_the_wire()
async def test_a_second_tap_takes_an_approval_back(slack, bot):
    post = await at_the_vote(slack, **{RULE: "approval"})
    omar = slack.user("omar")
    for answer in ("A is in your vote.", "A is out of your vote."):
        await omar.clicks("Vote A", in_=post)
        await hears(slack, "omar", answer)
        await slack.settled()
    await all_vote(slack, "Vote B", post)
    await decided(slack, within=MORE_CAN_BE_PICKED)
    assert counted(bot) == "A 0, B 3, C 0"


@over_the_wire()
async def test_a_late_tap_on_an_old_card_is_answered_and_not_counted(slack, bot):
    post = await at_the_vote(slack)
    stale = post.blocks
    await all_vote(slack, "Vote A", post)
    await gives_up(slack, await decided(slack))
    options = await newest_options(slack, round_=2)
    await slack.until(lambda: post.buttons == [])
    post.blocks = stale
    await slack.user("omar").clicks("Vote B", in_=post)
    await hears(slack, "omar", CLOSED)
    for name in THREE[:1] + THREE[2:]:
        await slack.user(name).clicks("Vote D", in_=options)
    await slack.settled()
    assert "✅" not in slack.user("lena").sees("platform")  # Omar's vote is still missing
