"""A choice with nothing on its list: to propose comes first, and nothing is said for anybody."""

from orchestration.deciding.presentation.record import yours_of
from orchestration.interaction.layout import Buttons, Look, Text
from orchestration.interaction.layouts.turn import own_turn
from tests.conversation.test_dialogues import in_a_room

ASKED = "/convene decide with @omar @dana where to eat on Friday"


def filled(parts):
    rows = [each.buttons for each in parts if isinstance(each, Buttons)]
    return [each.label for row in rows for each in row if each.look is Look.PRIMARY]


def texts(parts):
    return [each.words for each in parts if isinstance(each, Text)]


def card_of(room):
    return room.shown[room.latest("card")]


def turn_of(room, who):
    return list(own_turn(yours_of(room.decisions()[0], who), of_times=False))


@in_a_room
async def test_to_propose_comes_first_while_nothing_is_on_the_list(room):
    await room.says("lena", ASKED, channel=True)
    assert filled(card_of(room).parts) == ["Propose something"]
    assert filled(turn_of(room, "omar")) == []
    assert "proposals until " in card_of(room).words
    assert "also by a reply in the thread, then the vote" in card_of(room).words
    assert not any("by lot" in each for each in texts(card_of(room).parts))


@in_a_room
async def test_once_something_is_there_anything_goes_and_ties_go_by_the_lot_announced(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("lena", "how about Noodle House?", under=room.latest("card"))
    await room.says("lena", "how about Burger Barn?", under=room.latest("card"))
    assert filled(card_of(room).parts) == []
    assert filled(turn_of(room, "omar")) == ["Anything goes"]
    assert " · closes " in card_of(room).words
    assert any("by lot" in each for each in texts(card_of(room).parts))


@in_a_room
async def test_who_only_proposed_is_not_told_that_anything_goes(room):
    await room.says("lena", ASKED, channel=True)
    await room.says("omar", "how about Noodle House?", under=room.latest("card"))
    assert "omar" in room.decisions()[0].answered
    assert texts(turn_of(room, "omar")) == []
    await room.presses("dana", "any-time", session=room.decisions()[0].id)
    assert texts(turn_of(room, "dana")) == ["Noted, only you see this: anything goes."]


@in_a_room
async def test_what_matters_is_asked_of_a_choice_by_that_name(room):
    await room.says("lena", ASKED, channel=True)
    await room.presses("omar", "tell", session=room.decisions()[0].id)
    assert room.opened["omar"][1].title == "What matters to you?"
