"""What may be on the list twice: who is asked, and what becomes of it."""

from dataclasses import replace

import pytest

from orchestration.deciding.state import Phase, Round
from orchestration.deciding.votes.carried_ballots import carried_into
from orchestration.kinds.choice.doubles import merged
from orchestration.language.choosing.lists.alike import may_be_same
from orchestration.model.ballots import OneOption
from orchestration.privacy import reveal
from tests.conversation.choosing import asked, the_only, titles
from tests.conversation.test_dialogues import in_a_room

QUESTION = "“Where shall we eat on Friday?”: is your “{}” the same as “{}” on the list?"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Pizza Place Nove", "Pizzeria Nove"),
        ("Trattoria Nove", "Tratoria Nove"),
        ("the Noodle House", "Noodles house"),
        ("Move to Basel", "Move to Basle"),
        ("Carrots", "carrot"),
        ("Cafe Nero", "Café Nero bar"),
        ("Restaurant Adler", "Gasthaus Adler Restaurant"),
        ("Thai food", "thai"),
        ("the Thai place", "Thai"),
        ("Thai Essen", "thai food"),
        ("Kompass", "Compass"),
        ("Fotograf", "Photograph"),
        ("Zirkus", "Circus"),
        ("Merkur", "Mercury"),
        ("Mexiko Bar", "Mexico bar"),
    ],
)
def test_titles_that_may_be_of_one_thing(one, other):
    assert may_be_same(one, other)
    assert may_be_same(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Pizza", "Pizza Hut"),
        ("Thai food", "Greek food"),
        ("Food", "Thai food"),
        ("Noodle House", "Noodle Bar"),
        ("Monday lunch", "Tuesday lunch"),
        ("Tuesday lunch", "Thursday lunch"),
        ("Room 1", "Room 2"),
        ("Plan A", "Plan B"),
        ("C", "C++"),
        ("Sushi", "Salad"),
        ("Berlin in May", "Berlin in June"),
        ("🍕", "🍣"),
        ("Nova", "Nove"),
        ("Lima", "Lime"),
        ("Mars", "Maria"),
        ("Berlin", "Bern"),
    ],
)
def test_titles_that_are_never_asked_about(one, other):
    assert not may_be_same(one, other)
    assert not may_be_same(other, one)


async def both_listed(room):
    card = await asked(room)
    await room.says("omar", "Pizza Place Nove", under=card)
    await room.says("ines", "Pizzeria Nove", under=card)
    return card


@in_a_room
async def test_both_authors_are_asked_once_and_nobody_is_named(room):
    card = await both_listed(room)
    await room.says("raj", "sushi", under=card)
    questions = [each for each in room.told if "the same as" in each[1]]
    assert questions == [
        ("omar", QUESTION.format("Pizza Place Nove", "Pizzeria Nove")),
        ("ines", QUESTION.format("Pizzeria Nove", "Pizza Place Nove")),
    ]
    assert not any("the same as" in words for _, _, words in room.posted)


@in_a_room
async def test_without_both_answers_both_stand(room):
    await both_listed(room)
    await room.clicks("omar", "Same")
    assert titles(room) == ["Pizza Place Nove", "Pizzeria Nove"]
    await room.clicks("ines", "Different")
    assert titles(room) == ["Pizza Place Nove", "Pizzeria Nove"]


@in_a_room
async def test_where_both_say_so_it_is_one_with_the_stands_of_both(room):
    await both_listed(room)
    await room.presses("dana", "stands")
    await room.fills("dana", **{"stand-pizzeria-nove": "no"})
    await room.says("raj", "I'd love Pizzeria Nove")
    await room.clicks("ines", "Same")
    await room.clicks("omar", "Same")
    assert titles(room) == ["Pizza Place Nove"]
    for who in ("lena", "omar", "ines", "raj", "dana"):
        await room.presses(who, "any-time")
    await room.later(minutes=40)
    choice = the_only(room)
    assert choice.phase is Phase.VOTE
    [assessed] = choice.round.assessment.options
    assert (assessed.attendance, assessed.option.title) == (0.8, "Pizza Place Nove")
    assert await room.says("ines", "take Pizza Place Nove off the list") != []


@in_a_room
async def test_who_was_not_asked_settles_nothing(room):
    await both_listed(room)
    await room.presses("raj", "same", "0")
    assert room.told[-1] == ("raj", "That is settled by now.")


@in_a_room
async def test_what_one_person_proposes_or_the_question_names_is_not_asked_about(room):
    card = await asked(room)
    await room.says("omar", "Pizza Place Nove, Pizzeria Nove", under=card)
    await room.says(
        "lena", "/convene poll where to? Trattoria Nove, or Tratoria Nove", channel=True
    )
    assert not any("the same as" in words for _, words in room.told)


@in_a_room
async def test_votes_for_what_was_found_to_be_another_go_on_with_it(room):
    """During a vote both stand; from the next round on the votes of both are for the one."""
    await both_listed(room)
    for who in room.people:
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    options = room.latest("options/")
    for who, title in {"omar": "Pizza Place Nove", "ines": "Pizzeria Nove"}.items():
        await room.says(who, title, under=options)
        await room.clicks(who, "Same")
    choice = the_only(room)
    assert len(choice.listed) == 2
    choice = merged(replace(choice, rounds=(*choice.rounds, Round(number=2, asked=()))))
    [one] = choice.listed
    name = next(each.id for each in choice.rounds[0].options if each.key == one.key)
    carried = carried_into(choice, [replace(one, id=name)])
    assert {who: reveal(each, to=who) for who, each in carried.items()} == {
        "omar": OneOption(name),
        "ines": OneOption(name),
    }
