"""Who has a group asked who comes, or who wants something: said → the question and its answers."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room


async def asked(room, said):
    told = await room.says("raj", said, channel=True)
    choice = the_only(room)
    return told, choice.terms.subject, [each.title for each in choice.listed]


@pytest.mark.parametrize(
    ("said", "title"),
    [
        (
            "can you poll who wants to go to the zoo on Friday",
            "Who wants to go to the zoo on Friday?",
        ),
        ("ask who wants pizza", "Who wants pizza?"),
        ("can you ask who's in for drinks after work?", "Who's in for drinks after work?"),
        ("ask the team who wants to join the bouldering", "Who wants to join the bouldering?"),
        ("find out who'd like to go climbing", "Who'd like to go climbing?"),
        ("please ask if anyone wants coffee", "Who wants coffee?"),
        ("poll: who's coming to the offsite?", "Who's coming to the offsite?"),
        ("ask who wants pizza, closes at 5pm", "Who wants pizza?"),
    ],
)
def test_it_is_asked_as_a_colleague_would(said, title):
    @in_a_room
    async def asks(room):
        assert await asked(room, f"@Convene {said}") == ([], title, ["Yes", "No"])

    asks()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("frag mal wer mitkommt", "Wer kommt mit?"),
        ("frag bitte wer am Freitag mit in den Zoo will", "Wer will am Freitag mit in den Zoo?"),
        ("mach mal eine Umfrage, wer Pizza will", "Wer will Pizza?"),
        ("kannst du mal fragen wer Lust auf Kino hat", "Wer hat Lust auf Kino?"),
        ("frag bitte alle, ob jemand Kaffee will", "Wer will Kaffee?"),
        ("frag mal rum, wer zum Padel mitkommt", "Wer kommt zum Padel mit?"),
    ],
)
def test_german_puts_its_verb_where_a_question_has_it(said, title):
    @in_a_room
    async def asks(room):
        assert await asked(room, f"@Convene {said}") == ([], title, ["Ja", "Nein"])

    asks()


@in_a_room
async def test_the_command_asks_it_as_well(room):
    assert await asked(room, "/convene poll who wants to go to the zoo?") == (
        [],
        "Who wants to go to the zoo?",
        ["Yes", "No"],
    )


@in_a_room
async def test_who_wants_one_or_the_other_is_a_choice_between_both(room):
    told = await asked(room, "@Convene ask who wants pizza and who wants sushi")
    assert told == ([], "Pizza or sushi?", ["Pizza", "Sushi"])


@in_a_room
async def test_whether_we_do_something_is_agreed_to_or_not(room):
    [_, _, titles] = await asked(room, "@Convene frag mal ob wir am Freitag grillen")
    assert titles == ["Am Freitag grillen"]


@pytest.mark.parametrize("said", ["ask who should moderate", "find out who has voted", "ask who"])
def test_who_is_asked_otherwise_opens_no_such_poll(said):
    @in_a_room
    async def asks(room):
        await room.says("raj", f"@Convene {said}", channel=True)
        assert not any(each.terms.is_quick for each in room.decisions())

    asks()
