"""The people of a panel decide among its options: pins count, and nobody sees whose they are."""

import pytest

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.interaction.wording.record import record_terms
from orchestration.kinds.panel.kept.decision import GOES_ON, ONE_ALONE
from orchestration.model.people import MemberId
from tests.conversation.panels.test_panels import in_own_time, panel_in
from tests.conversation.room import Room

ASK = "/convene panel Which plant for a dark office?"


class PanelRoom(Room):
    """A room in which Lena has asked a panel."""

    async def asked(self, words=ASK, **more):
        await self.says("lena", words, channel=True, **more)
        return self

    async def writes(self, who, words):
        """Write in the panel's thread."""
        return await self.says(who, words, channel=True, under=(panel_in(self).id, "card"))

    def shown_as(self, name):
        return [words for _, what, words in self.posted if what == name]


async def two_pin(first="pet safety", second="dry air"):
    room = await PanelRoom().asked()
    await room.writes("omar", "what about pets?")
    await room.writes("omar", f"pin {first}")
    await room.writes("lena", f"pin {second}")
    return room


async def both_answer(room):
    """Have both say something in the choice: what they pinned counts from then on."""
    for who in ("lena", "omar"):
        await room.says(who, "Snake plant is fine")


@pytest.mark.parametrize(
    "words",
    ["let's decide", "stimmen wir ab", "lass uns abstimmen", "@Convene decide", "/convene decide"],
)
@in_own_time
async def test_it_is_ordered_in_words(words):
    room = await two_pin()
    await room.writes("omar", words)
    [choice] = room.decisions()

    assert choice.organiser.id == "omar"
    assert [each.name for each in choice.members] == ["Lena Vogt", "Omar Haddad"]
    assert {each.title for each in choice.listed} == {
        panel_in(room).option_of(each).title for each in panel_in(room).personas
    }


@in_own_time
async def test_it_is_decided_by_a_button_and_the_thread_hears_of_it():
    room = await two_pin()
    await room.clicks("lena", "Decide together")
    assert "Lena Vogt and Omar Haddad" in room.shown_as("decision/1")[0]
    assert "being decided" in room.shown[(panel_in(room).id, "card")].words
    await both_answer(room)
    await room.later(minutes=10)
    for who in ("lena", "omar"):
        await room.says(who, "A")

    [choice] = room.decisions()
    title = choice.outcome.option.title
    assert room.shown_as("decided/1")[0].startswith(f"You have decided: {title}. ")
    assert f"decided: {title}" in room.shown[(panel_in(room).id, "card")].words


@in_own_time
async def test_what_was_pinned_is_how_options_stand_for_who_pinned_it():
    room = await two_pin()
    await room.writes("omar", "let's decide")
    await both_answer(room)
    await room.later(minutes=10)
    [choice] = room.decisions()
    assert {each.id for each in choice.counted} == {"lena", "omar"}
    told = [words for who, words in room.told if "how the options stand for you" in words]

    assert len(told) == 2
    assert not [words for _, _, words in room.posted if "inned pet" in words]


@in_own_time
async def test_all_are_asked_and_waited_for_whether_they_pinned_something_or_not():
    room = await PanelRoom().asked("/convene panel Lisbon, Porto or Vienna?")
    await room.writes("omar", "pin sunshine")
    await room.writes("lena", "decide")
    await room.later(minutes=10)
    [choice] = room.decisions()

    assert choice.counted == ()
    assert "Waiting for Lena Vogt and Omar Haddad" in room.shown[(choice.id, "card")].words
    await room.says("omar", "that's all")
    [choice] = room.decisions()
    assert [each.id for each in choice.counted] == ["omar"]
    assert "Waiting for Lena Vogt" in room.shown[(choice.id, "card")].words


@in_own_time
async def test_the_personas_advise_apart_and_count_nothing():
    room = await two_pin()
    await room.writes("omar", "let's decide")
    [told] = room.shown_as("decision/1")
    assert "Straw vote of the personas (AI), which counts nothing: " in told
    assert "Where the options part: " in told
    await room.later(minutes=10)
    [choice] = room.decisions()
    personas = {each.name for each in panel_in(room).personas}

    assert not personas & {each.name for each in choice.members}
    assert sum(count for _, count in choice.advice.counted) >= len(personas)
    assert choice.round.ballots == {}


@in_own_time
async def test_its_advice_stays_in_the_record():
    room = await two_pin()
    await room.writes("omar", "let's decide")
    await both_answer(room)
    await room.later(minutes=10)
    last = [each.id for each in room.decisions()[0].round.options][-1]
    for who in ("lena", "omar"):
        await room.says(who, last)
    terms = dict(record_terms(record_of(room.decisions()[0])))

    assert terms["Straw vote of the personas (AI), which counts nothing"]
    assert " against " in terms["Where the options part"]
    assert "low light" in terms["Taken for so"]
    assert "(AI, for " in terms["What personas hold against it"]


@in_own_time
async def test_nobody_decides_alone_or_twice_at_once():
    room = await PanelRoom().asked()
    [told] = await room.writes("lena", "let's vote")
    assert told.startswith("Nobody else takes part here so far")
    assert "“/convene poll " in told

    await room.writes("omar", "and with a cat?")
    await room.writes("omar", "let's decide")
    assert await room.writes("lena", "let's decide") == [GOES_ON]
    assert len(room.decisions()) == 1


@in_own_time
async def test_one_option_alone_is_none_to_decide_on():
    only = b"name,price:number[EUR,low]\nOnly,3\n"
    room = await PanelRoom().asked("@Convene panel which?", files=[("cameras.csv", only)])
    await room.writes("omar", "why?")
    assert await room.writes("omar", "let's decide") == [ONE_ALONE]


@in_own_time
async def test_once_it_is_decided_it_can_be_decided_again():
    room = await two_pin()
    await room.writes("omar", "let's decide")
    await room.says("omar", "cancel it")
    await room.clicks("omar", "Call it off")
    assert room.shown_as("decided/1") == ["You have decided nothing; ask on, or decide again."]
    await room.writes("lena", "let's decide")
    assert len(room.decisions()) == 2


@in_own_time
async def test_it_goes_by_what_is_usual_in_the_channel():
    room = PanelRoom()
    await room.says("lena", "/convene defaults ranked", channel=True)
    await room.asked()
    await room.writes("omar", "and with a cat?")
    await room.writes("omar", "let's decide")
    assert room.decisions()[0].terms.rule == "ranked"


@in_own_time
async def test_who_only_pins_takes_part():
    room = await PanelRoom().asked()
    await room.presses("omar", "pin-in-panel", "pet safety", session=panel_in(room).id)
    await room.writes("lena", "let's decide")
    assert MemberId("omar") in [each.id for each in room.decisions()[0].members]
