"""What people write in the workspace, beside wishes and votes: orders, questions, and to whom."""

import asyncio

import pytest

from adapters.sandbox import blocks as b
from adapters.sandbox.records import BOT, GENERAL, Body, Draft, dm_of
from tests.sandbox.at_hand import at_hand, offered

MEET = "@Convene find 30 minutes about {} from 11 to 15 January with @ben and @jonas"


def in_the_workspace(test):
    """Run a coroutine test in a workspace of its own."""

    def run(tmp_path):
        with at_hand(tmp_path) as bench:
            asyncio.run(test(bench))

    run.__name__ = test.__name__
    return run


async def asked(bench, *subjects):
    for subject in subjects:
        await bench.says("ana", MEET.format(subject), GENERAL)
        await bench.later(seconds=1)


async def all_vote_for_a(bench):
    """Everybody answers, and votes for A in each session that is open."""
    for held in bench.workspace.sessions():
        for who in ("ana", "ben", "jonas"):
            own = bench.workspace.of_session(held.session, who)
            event = bench.event(who)
            await bench.inbound.act(event, own[-1].id, "any-time", "")
            await bench.runner.settle()
    await bench.later(minutes=5)
    for held in bench.workspace.sessions():
        options = bench.workspace.named(held.session, "options/1")
        for who in ("ana", "ben", "jonas"):
            event = bench.event(who)
            await bench.until_in(bench.inbound.react(event, options.id, "🇦", on=True))


def meetings(bench):
    return [bench.store.session(each.session) for each in bench.workspace.sessions()]


def last_to(bench, who, conversation=None):
    return bench.sees(who, conversation)[-1]


@in_the_workspace
async def test_a_mention_opens_a_meeting(bench):
    await asked(bench, "hiring")
    [meeting] = meetings(bench)
    assert {each.id for each in meeting.members} == {"ana", "ben", "jonas"}


@in_the_workspace
async def test_what_a_mention_is_answered_is_for_its_writer_alone(bench):
    await asked(bench, "hiring")
    await bench.says("ben", "@Convene what's the status?", GENERAL)
    assert "0 of 3 have answered" in last_to(bench, "ben", GENERAL)["text"]
    assert "what's the status?" in last_to(bench, "jonas", GENERAL)["text"]


@in_the_workspace
async def test_a_colleague_is_added(bench):
    await asked(bench, "hiring")
    await bench.says("ana", "/convene add @leila", GENERAL)
    assert "I'm asking Leïla" in last_to(bench, "ana", GENERAL)["text"]
    assert len(meetings(bench)[0].members) == 4


@in_the_workspace
async def test_with_two_of_ones_own_it_is_asked_to_which(bench):
    await asked(bench, "hiring", "the offsite")
    await bench.says("ana", "@Convene please add @leila", GENERAL)
    buttons = list(offered(bench.latest("ana", "add-to", GENERAL)))
    assert len(buttons) == 2
    await bench.presses("ana", "add-to", buttons[1]["value"], GENERAL)
    assert [len(each.members) for each in meetings(bench)] == [3, 4]
    assert "I'm asking Leïla" in last_to(bench, "ana", GENERAL)["blocks"][-1]["text"]
    with pytest.raises(AssertionError):
        bench.latest("ana", "add-to", GENERAL)


@in_the_workspace
async def test_the_latest_of_two_decided_meetings_is_given_up(bench):
    await asked(bench, "hiring", "the offsite")
    await all_vote_for_a(bench)
    await bench.says("ben", "something came up")
    offers = [x for x in offered(bench.latest("ben", "off")) if x["action"] == "move"]
    assert len(offers) == 2
    form = await bench.presses("ben", "move", offers[0]["value"])
    assert "offsite" in form["words"].casefold()
    assert await bench.fills("ben", form) == {}
    assert [each.cannot_come for each in meetings(bench)] == [(), ("ben",)]


@in_the_workspace
async def test_the_invite_is_sent_again(bench):
    await asked(bench, "hiring")
    await all_vote_for_a(bench)
    await bench.says("ben", "can you send me the invite?")
    kinds = [each["type"] for each in last_to(bench, "ben")["blocks"]]
    assert kinds.count("file") == 1


@in_the_workspace
async def test_what_was_chosen_holds_for_the_next_message(bench):
    await asked(bench, "hiring", "the offsite")
    await bench.says("ben", "mornings are best for me")
    first = meetings(bench)[0].id
    await bench.presses("ben", "which", first)
    await bench.says("ben", "and not on Mondays, please")
    said = [each["text"] for each in bench.sees("ben")]
    assert any(each.startswith("As before, I take that for") for each in said)
    assert [each.messages.get("ben", 0) for each in meetings(bench)] == [2, 0]


@in_the_workspace
async def test_which_session_is_meant_is_still_taken_where_a_former_version_asked(bench):
    await asked(bench, "hiring", "the offsite")
    memo = {"words": "mornings are best for me", "event": "event-of-old"}
    first = meetings(bench)[0].id
    button = b.button("which", "hiring", value=first)
    body = Body(text="Which?", blocks=(b.buttons(button),), memo=memo)
    bench.workspace.show(
        Draft(key="old", conversation=dm_of("ben"), author=BOT, owner="ben", body=body)
    )
    await bench.presses("ben", "which", first)
    assert [each.messages.get("ben", 0) for each in meetings(bench)] == [1, 0]
    assert "mornings" in last_to(bench, "ben")["text"]


@in_the_workspace
async def test_what_is_asked_in_a_thread_is_answered_in_private(bench):
    await asked(bench, "hiring", "the offsite")
    top = next(each for each in bench.sees("ben", GENERAL) if "offsite" in each["text"])
    await bench.says("ben", "@Convene what's the status?", GENERAL, top["id"])
    assert "offsite”: 0 of 3 have answered" in last_to(bench, "ben")["text"]


@in_the_workspace
async def test_who_is_not_here_cannot_be_added(bench):
    await asked(bench, "hiring")
    await bench.says("ana", "@Convene add @zoe", GENERAL)
    assert "I can't ask them" in last_to(bench, "ana", GENERAL)["text"]
    assert len(meetings(bench)[0].members) == 3


@in_the_workspace
async def test_people_are_named_by_their_first_names_in_any_letters(bench):
    await bench.says("ana", "@convene poll tea or coffee with @Leïla and @BEN", GENERAL)
    [poll] = meetings(bench)
    assert {"leila", "ben"} <= {each.id for each in poll.members}
    assert "jonas" not in {each.id for each in poll.members}


@in_the_workspace
async def test_people_talk_to_each_other(bench):
    await asked(bench, "hiring")
    before = len(bench.sees("ben", GENERAL))
    await bench.says("ben", "who can help me with the slides?", GENERAL)
    assert len(bench.sees("ben", GENERAL)) == before + 1


@in_the_workspace
async def test_what_is_asked_in_private_is_posted_only_in_the_channel_that_is_chosen(bench):
    form = await bench.says("ana", "/convene poll tea or coffee")
    assert meetings(bench) == []
    asked_where = form["fields"][0]
    assert (asked_where["label"], len(asked_where["options"])) == ("In which channel?", 3)
    assert not await bench.fills("ana", form, channel="office")
    assert "Tea or coffee" in str(bench.sees("ben", "office"))
    assert "Tea or coffee" not in str(bench.sees("ben", GENERAL))


@in_the_workspace
async def test_what_is_asked_in_a_channel_is_posted_there_at_once(bench):
    assert await bench.says("ana", "/convene poll tea or coffee", "office") is None
    assert "Tea or coffee" in str(bench.sees("ben", "office"))
