"""Votes that count as several, asked for in words or in the dialog: said → what all are shown."""

import pytest

from tests.conversation.choosing import polled, the_only
from tests.conversation.test_dialogues import in_a_room

POLL = "@Convene poll pizza, sushi or salad?"


@pytest.mark.parametrize(
    ("said", "weighs"),
    [
        ("Omar counts double", {"omar": 2}),
        ("Omar's vote counts twice", {"omar": 2}),
        ("Omar Haddad counts as 3 votes", {"omar": 3}),
        ("Omar has two votes", {"omar": 2}),
        ("Omar and Dana count double", {"omar": 2, "dana": 2}),
        ("Omar counts double, Dana counts 3 times", {"omar": 2, "dana": 3}),
        ("weights: Omar 2, Dana 3", {"omar": 2, "dana": 3}),
        ("Weights: Omar 2, Dana 1", {"omar": 2, "dana": 1}),
        ("Omar zählt doppelt", {"omar": 2}),
        ("die Stimme von Omar zählt dreifach", {"omar": 3}),
        ("Gewichte: Omar 2, Dana 3", {"omar": 2, "dana": 3}),
        ("secret, Omar counts double", {"omar": 2}),
    ],
)
def test_a_poll_is_told_whose_vote_counts_as_several(said, weighs):
    @in_a_room
    async def told(room):
        await polled(room, f"{POLL} {said}")
        assert dict(the_only(room).terms.weighs) == weighs
        assert [each.title for each in the_only(room).listed] == ["Pizza", "Sushi", "Salad"]

    told()


@pytest.mark.parametrize(
    "said",
    [
        POLL,
        "/convene decide where shall we eat on Friday?",
        "/convene meet about hiring with @omar and @dana, 45 minutes, next week",
    ],
)
def test_all_see_on_whatever_is_asked_whose_vote_it_is(said):
    @in_a_room
    async def shown(room):
        mark = " " if said.endswith("?") else "; "
        await room.says("lena", f"{said}{mark}Omar counts double", channel=True)
        assert "Omar Haddad counts as 2 votes." in room.posted[-1][2]

    shown()


@in_a_room
async def test_it_counts_so(room):
    options = await polled(room, f"{POLL} Omar counts double")
    await room.says("omar", "A", under=options)
    await room.says("dana", "B", under=options)
    await room.closes("lena")
    words = [words for _, name, words in room.posted if name == "outcome"][-1]
    assert "A has the most with 2 yes; next is B with 1 yes." in words
    assert "Omar Haddad counts as 2 votes." in words


@in_a_room
async def test_the_dialog_asks_for_it_and_holds_what_was_said(room):
    await room.says("lena", "/convene meet; Omar counts double", channel=True)
    held = {each.name: each.value for each in room.opened["lena"][1].fields}
    assert held["weighs"] == "Omar Haddad 2"
    await room.says("lena", "/convene decide", channel=True)
    wrong = await room.fills_wrong("lena", question="Who cooks?", weighs="Zoe 2")
    assert wrong["weighs"].startswith("Names of those who are asked, please")
    await room.fills("lena", weighs="Omar 2, Dana Reed 3")
    assert dict(the_only(room).terms.weighs) == {"omar": 2, "dana": 3}


@pytest.mark.parametrize(
    "said", ["Zoe counts double", "Omar counts 200 times", "weights: Zoe 2, Omar 3"]
)
def test_what_names_nobody_or_no_number_is_no_weight_and_is_named(said):
    @in_a_room
    async def told(room):
        heard = await room.says("lena", f"{POLL} {said}", channel=True)
        assert heard == [f"I left out: “{said}”."]
        assert the_only(room).terms.weighs == ()

    told()


@in_a_room
async def test_it_can_be_ordered_while_nobody_votes(room):
    await room.says("lena", "/convene decide where shall we eat on Friday?", channel=True)
    [told] = await room.says("lena", "make it secret, Omar counts double")
    assert told.startswith("“Where shall we eat on Friday?”: secret and Omar Haddad counts as 2")
    assert dict(the_only(room).terms.weighs) == {"omar": 2}


@in_a_room
async def test_the_dialog_asks_whose_veto_counts_and_holds_what_was_said(room):
    await room.says("lena", "/convene decide; veto vote, only omar can veto", channel=True)
    held = {each.name: each.value for each in room.opened["lena"][1].fields}
    assert (held["rule"], held["vetoers"]) == ("veto", "Omar Haddad")
    wrong = await room.fills_wrong("lena", question="Who cooks?", vetoers="Zoe")
    assert wrong["vetoers"].startswith("Names of those who are asked, please")
    wrong = await room.fills_wrong("lena", question="Who cooks?", vetoers="Omar", rule="approval")
    assert wrong["vetoers"].startswith("Only “")
    await room.fills("lena", question="Who cooks?", rule="veto", vetoers="Omar and Dana Reed")
    assert the_only(room).terms.vetoers == ("omar", "dana")
