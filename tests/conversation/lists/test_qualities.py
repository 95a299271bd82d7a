"""Criteria of which nothing is known, judged by a model from what is written of the options."""

import asyncio
import json

import pytest

from adapters.openai.judge import CriterionJudge
from adapters.openai.model import RefusedError
from adapters.openai.qualities import WithQualities
from orchestration.interaction.layout import Lines
from orchestration.language.offline import OfflineLanguage
from prompts.loader import load_prompt
from tests.conversation.choosing import asked, offered, the_only
from tests.conversation.room import Room
from tests.fakes.model.listed import Listed

LIST = {
    "Noodle House": "No nuts at all in the kitchen.",
    "Thai Garden": "Peanut sauce everywhere, loud.",
    "Sushi Bar": "",
}


def judged(*verdicts):
    """A reply, from (verdict, sentence) of each option in turn."""
    return {
        "options": [
            {"option": str(place), "verdict": verdict, "sentence": sentence}
            for place, (verdict, sentence) in enumerate(verdicts, 1)
        ]
    }


NUTS = judged(("meets", "no nuts at all"), ("does not", "Peanut sauce"), ("unknown", ""))


def with_a_model(*answers):
    """Play a test in a room whose model gives these answers."""

    def in_a_room(test):
        def plays():
            model = Listed([*answers])
            judge = CriterionJudge(model, load_prompt("judge_criterion"), 5)
            asyncio.run(test(Room(language=WithQualities(OfflineLanguage(), judge)), model))

        return plays

    return in_a_room


async def listed(room):
    card = await asked(room)
    for title, text in LIST.items():
        await room.presses("omar", "propose")
        await room.fills("omar", title=title, text=text)
    return card


@with_a_model(NUTS)
async def test_it_is_read_back_with_the_words_on_which_it_rests(room, model):
    await listed(room)
    [said] = await room.says("ines", "nothing with nuts")
    assert "nothing with nuts – judged by the model from: " in said
    assert "Noodle House yes (“No nuts at all”) and Thai Garden no (“Peanut sauce”)" in said
    assert "couldn't place" not in said
    [request] = model.asked
    assert request.inputs["criterion"] == "nothing with nuts"
    assert "Inês" not in json.dumps(dict(request.inputs), ensure_ascii=False)
    assert not any("nothing with nuts" in words for _, _, words in room.posted)


@with_a_model(NUTS)
async def test_options_are_judged_by_it_and_unknown_is_neither(room, model):
    await listed(room)
    await room.says("ines", "nothing with nuts")
    for who in ("lena", "omar", "dana", "raj", "ines"):
        await room.presses(who, "thats-all" if who == "ines" else "any-time")
    await room.clicks("ines", "A firm no")
    await room.later(minutes=40)
    options = the_only(room).round.assessment.options
    assert {each.option.title.split()[0]: each.attendance for each in options} == {
        "Noodle": 1,
        "Sushi": 1,
        "Thai": 0.8,
    }


@with_a_model(NUTS)
async def test_not_so_takes_it_back_and_asks_in_one_tap(room, model):
    await listed(room)
    await room.says("ines", "nothing with nuts")
    [_, layout] = room.seen["ines"][-1]
    [line] = next(part.lines for part in layout.parts if isinstance(part, Lines))
    assert line.button.label == "Not so"
    await room.presses("ines", line.button.action, line.button.value)
    assert "stands" in offered(room, "ines")
    assert "No longer: " in room.told[-1][1]


@pytest.mark.parametrize(
    "answer",
    [
        RefusedError("no"),
        "nonsense",
        judged(("meets", "quiet"), ("does not", "noisy"), ("meets", "Noodle House")),
        judged(("meets", ""), ("unknown", ""), ("unknown", "")),
        judged(("unknown", "no nuts at all"), ("unknown", ""), ("unknown", "")),
    ],
)
def test_what_rests_on_no_words_of_the_option_is_unknown_and_asked_in_one_tap(answer):
    @with_a_model(answer)
    async def plays(room, model):
        await listed(room)
        [said] = await room.says("ines", "somewhere quiet please")
        assert (
            "“somewhere quiet please”, as you said it; I can't tell which options meet that."
            in said
        )
        assert "stands" in offered(room, "ines")

    plays()


@with_a_model(NUTS, judged(("meets", "nut-free")))
async def test_an_option_is_judged_once_by_a_criterion(room, model):
    await listed(room)
    await room.says("ines", "nothing with nuts")
    await room.says("dana", "Nothing with nuts!")
    assert len(model.asked) == 1
    await room.presses("omar", "propose")
    await room.fills("omar", title="Bao Corner", text="All nut-free.")
    await room.says("raj", "nothing with nuts")
    assert len(model.asked) == 2
    assert model.asked[1].inputs["options"] == ["Bao Corner. All nut-free."]


@with_a_model(judged(("meets", "no nuts at all"), ("unknown", ""), ("unknown", "")))
async def test_a_wish_of_another_kind_is_judged_too(room, model):
    await listed(room)
    [said] = await room.says("ines", "I'd love something without nuts")
    assert "judged by the model from: Noodle House yes" in said


def test_what_is_judged_for_one_changes_no_byte_that_others_see():
    def seen_with(words, reply):
        async def played():
            judge = CriterionJudge(Listed([reply]), load_prompt("judge_criterion"), 5)
            room = Room(language=WithQualities(OfflineLanguage(), judge))
            await listed(room)
            await room.says("ines", words)
            return room.posted, [each for each in room.told if each[0] != "ines"]

        return asyncio.run(played())

    other = judged(("unknown", ""), ("meets", "loud"), ("unknown", ""))
    assert seen_with("nothing with nuts", NUTS) == seen_with("somewhere loud", other)
