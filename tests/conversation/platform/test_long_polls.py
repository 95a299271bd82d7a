"""A poll of more than nine options: letters go on, everywhere; of more it is said what to do."""

import json

import pytest

from adapters.discord import render as discord
from adapters.sandbox import render as sandbox
from adapters.slack import render as slack
from adapters.slack.modals import modal
from orchestration.deciding.state import Phase
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.fakes.discord.limits import message_problems as wrong_in_discord
from tests.fakes.slack.blocks import message_problems as wrong_in_slack
from tests.fakes.slack.blocks import view_problems

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def names(many):
    return [f"Place number {at}" for at in range(1, many + 1)]


def asking(many, how=""):
    return f"/convene poll where do we go? {', '.join(names(many))}{how}"


@pytest.mark.parametrize("many", [10, 12, 25])
@pytest.mark.parametrize("how", ["", "; ranked", "; secret", "; plurality", "; star"])
def test_all_of_them_are_voted_on_at_once(many, how):
    @in_a_room
    async def polls(room):
        assert await room.says("lena", asking(many, how), channel=True) == []
        choice = the_only(room)
        assert choice.phase is Phase.VOTE
        assert [each.id for each in choice.round.options] == list(LETTERS[:many])
        assert [each.title for each in choice.round.options] == names(many)

    polls()


@pytest.mark.parametrize("said", ["L", "place number 12", "I vote for L", "ich nehme L"])
def test_the_twelfth_is_voted_for_like_the_first(said):
    @in_a_room
    async def polls(room):
        await room.says("lena", asking(12), channel=True)
        [told] = await room.says("omar", said, under=room.latest("options/"))
        assert told.startswith("Your vote is in: L")

    polls()


@in_a_room
async def test_a_letter_behind_i_is_a_reaction_too(room):
    await room.says("lena", asking(12), channel=True)
    await room.reacts("omar", "K")
    assert the_only(room).round.ballots["omar"].yes == ("K",)


@in_a_room
async def test_an_order_of_twelve_is_said_and_filled_in(room):
    await room.says("lena", asking(12, "; ranked"), channel=True)
    [told] = await room.says("omar", "K > J > A", under=room.latest("options/"))
    assert told == "Your vote is in: K, then J, then A."
    await room.presses("dana", "vote", "1")
    _, form = room.opened["dana"]
    assert len(form.fields[0].options) == 12


@pytest.mark.parametrize("how", ["", "; ranked", "; secret", "; plurality"])
def test_every_platform_shows_each_of_them(how):
    @in_a_room
    async def polls(room):
        await room.says("lena", asking(25, how), channel=True)
        [((session, _), layout)] = room.shown.items()
        on_slack = slack.render(layout, session).blocks
        on_discord = discord.render(layout, session).blocks
        assert (wrong_in_slack(on_slack), wrong_in_discord(on_discord)) == ([], [])
        for made in (on_slack, on_discord, sandbox.render(layout, session)):
            shown = json.dumps(made, default=str)
            assert [each for each in names(25) if each not in shown] == []

    polls()


@pytest.mark.parametrize("how", ["", "; ranked", "; star"])
def test_its_dialog_opens_in_slack(how):
    @in_a_room
    async def polls(room):
        await room.says("lena", asking(25, how), channel=True)
        await room.presses("dana", "vote", "1")
        session, form = room.opened["dana"]
        assert view_problems(modal(form, private={"session": session})) == []

    polls()


@pytest.mark.parametrize("said", [asking(30), f"@Convene poll where to? {', '.join(names(27))}"])
def test_of_more_than_letters_it_is_said_what_to_do(said):
    @in_a_room
    async def polls(room):
        await room.says("lena", said, channel=True)
        [(_, words)] = room.forms
        assert "A vote at once takes 25 options at most; these are" in words
        assert "“Ask everyone first” takes 200, and has the best of them voted on." in words
        assert room.decisions() == []
        await room.fills("lena", way="wishes")
        assert len(the_only(room).listed) in (27, 30)

    polls()
