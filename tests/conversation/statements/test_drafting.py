"""What a model drafts from what people let others see: who sees it, and who stops it."""

import asyncio
import json

import pytest

from adapters.openai.drafter import ModelDrafter
from adapters.openai.model import RefusedError
from orchestration.deciding.state import Phase
from prompts.loader import load_prompt
from tests.conversation.choosing import CROWD, the_only, titles
from tests.conversation.room import Room
from tests.conversation.statements.test_statements import ranked, stated
from tests.fakes.model.listed import Listed

HELD = {
    "dana": ("I think better at home.", "shared"),
    "kim": ("New people need us at the office.", "anonymous"),
    "raj": ("My flat is noisy.", "private"),
}
DRAFTS = {"drafts": ["We meet on Tuesdays.", "Teams choose one day."]}


def in_a_crowd(*answers):
    """Play a test in a room of six, with a model that gives these answers."""

    def with_model(test):
        def plays():
            model = Listed([*answers])
            drafter = ModelDrafter(model, load_prompt("draft_statements"), 5)
            asyncio.run(test(Room(CROWD, drafter=drafter), model))

        return plays

    return with_model


async def labelled(room, held=HELD):
    """A statement is asked for, opinions are labelled by their authors, and all have answered."""
    card = await stated(room)
    await told(room, held)
    return card


async def told(room, held=HELD):
    """Opinions as their authors label them, and all have answered."""
    for who, (words, seen) in held.items():
        await room.says(who, words)
        await room.presses(who, "let-see")
        await room.fills(who, **{"wish-1": seen})
    for who in room.people:
        await room.presses(who, "any-time" if who not in held else "thats-all")


@in_a_crowd(DRAFTS)
async def test_opinions_are_shown_as_they_are_labelled(room, model):
    card = await stated(room)
    await room.says("kim", HELD["kim"][0])
    await room.presses("kim", "let-see")
    await room.fills("kim", **{"wish-1": "anonymous"})
    assert "New people" not in room.shown[card].words  # of so few, a missing name hides nobody
    for who in ("lena", "omar", "ines", "raj"):
        await room.presses(who, "any-time")
    assert "New people" not in room.shown[card].words
    await room.says("dana", "I think better at home.")
    assert "– New people need us at the office.\n" in room.shown[card].words


@in_a_crowd(DRAFTS)
async def test_a_model_drafts_from_what_is_labelled_and_from_nothing_else(room, model):
    await labelled(room)
    [request] = model.asked
    assert request.inputs["opinions"] == [HELD["dana"][0], HELD["kim"][0]]
    assert not any(name in json.dumps(request.inputs) for name in ("Dana", "Kim", "noisy"))


@in_a_crowd(DRAFTS)
async def test_its_drafts_are_seen_by_their_authors_alone_until_all_let_them_go(room, model):
    card = await labelled(room)
    shown = [who for who, words in room.told if "the model drafted" in words]
    assert shown == ["dana", "kim"]
    assert titles(room) == []
    await room.clicks("dana", "It may go to the group")
    assert the_only(room).phase is Phase.INTAKE
    await room.clicks("kim", "It may go to the group")
    assert the_only(room).phase is Phase.VOTE
    assert titles(room) == DRAFTS["drafts"]
    assert (
        "We meet on Tuesdays. · drafted by the model from 2 labelled opinions" in room.posted[-2][2]
    )
    assert "Tuesdays" in room.shown[card].words


@in_a_crowd(DRAFTS)
async def test_an_author_stops_a_draft_before_the_group_sees_it(room, model):
    await labelled(room)
    await room.presses("kim", "stop-draft", "1/0")
    await room.later(minutes=31)
    assert titles(room) == ["Teams choose one day."]
    assert not any("Tuesdays" in words for _, _, words in room.posted)
    await room.presses("dana", "stop-draft", "1/1")
    assert room.told[-1] == ("dana", "The ranking is open by now, so nothing can be stopped.")


@in_a_crowd(DRAFTS)
async def test_who_has_no_part_in_a_draft_stops_none(room, model):
    await labelled(room)
    await room.presses("raj", "stop-draft", "1/0")
    await room.later(minutes=31)
    assert titles(room) == DRAFTS["drafts"]


@in_a_crowd(DRAFTS)
async def test_an_opinion_that_is_labelled_private_again_takes_the_drafts_along(room, model):
    await labelled(room)
    await room.presses("dana", "let-see")
    await room.fills("dana", **{"wish-1": "private"})
    await room.says("omar", "draft: Everybody chooses.")
    await room.later(minutes=31)
    assert titles(room) == ["Everybody chooses."]
    assert the_only(room).phase is Phase.VOTE


@in_a_crowd(DRAFTS)
async def test_where_all_drafts_are_stopped_it_waits_for_people(room, model):
    card = await labelled(room)
    for place in "01":
        await room.presses("dana", "stop-draft", f"1/{place}")
    await room.later(hours=1)
    assert the_only(room).phase is Phase.INTAKE
    await room.says("omar", "draft: Everybody chooses.", under=card)
    await room.presses("omar", "any-time")
    assert titles(room) == ["Everybody chooses."]
    assert the_only(room).phase is Phase.VOTE
    assert len(model.asked) == 1


@pytest.mark.parametrize("trouble", [RefusedError("no"), "{}", {"drafts": []}])
def test_where_the_model_fails_people_go_on_and_it_is_said_once(trouble):
    @in_a_crowd(trouble)
    async def plays(room, model):
        card = await stated(room)
        await room.says("omar", "draft: Everybody chooses.", under=card)
        await told(room)
        assert the_only(room).phase is Phase.VOTE
        said = "The model has drafted nothing; people's drafts go on."
        assert room.shown[card].words.count(said) == 1
        assert len(model.asked) == 1

    plays()


@in_a_crowd(DRAFTS, {"drafts": ["We meet on Tuesdays, new people oftener."]})
async def test_it_revises_from_critiques_that_are_labelled(room, model):
    await labelled(room)
    for who in ("dana", "kim"):
        await room.presses(who, "draft-fine", "1")
    await ranked(room, **dict.fromkeys(room.people, "A > B"))
    ahead = the_only(room).rounds[0].options[0]
    await room.says("ines", "It forgets new people.")
    await room.presses("ines", "let-see")
    await room.fills("ines", **{"wish-1": "shared"})
    await room.says("raj", "It is nonsense.")
    for who in room.people:
        await room.presses(who, "nothing" if who not in ("ines", "raj") else "thats-all")
    request = model.asked[1]
    assert (request.inputs["revised"], request.inputs["opinions"]) == (
        ahead.title,
        ["It forgets new people."],
    )
    await room.clicks("ines", "It may go to the group")
    options = the_only(room).round.options
    assert "We meet on Tuesdays, new people oftener." in [each.title for each in options]
    await ranked(room, **dict.fromkeys(room.people, "C > A > B"))
    [outcome] = [words for _, name, words in room.posted if name == "outcome"]
    assert "It was drafted by the model from 1 labelled opinion." in outcome


def test_what_is_only_private_changes_no_byte_that_others_see():
    def seen_with(words):
        async def played():
            model = Listed([DRAFTS])
            drafter = ModelDrafter(model, load_prompt("draft_statements"), 5)
            room = Room(CROWD, drafter=drafter)
            await labelled(room, HELD | {"raj": (words, "private")})
            for who in ("dana", "kim"):
                await room.presses(who, "draft-fine", "1")
            await ranked(room, **dict.fromkeys(room.people, "A > B"))
            told = [each for each in room.told if each[0] != "raj"]
            return room.posted, told, [each.inputs for each in model.asked]

        return asyncio.run(played())

    assert seen_with("My flat is noisy.") == seen_with("I look after my mother, all day.")
