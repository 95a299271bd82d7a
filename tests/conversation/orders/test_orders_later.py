"""Orders of the organiser given later, wherever they are said: said → what is answered, and holds.

None of them is a wish, whose words would stand in private.
"""

import asyncio

import pytest

from orchestration.language.inviting.settings_ordered import orders_settings
from tests.conversation.room import Room

OUTING = "/convene decide the team outing: bowling, hiking"
PIZZA = "/convene decide pizza place: Luigi, Mario"
RANKED = "put in order, first places weigh most (ranked)"
NOT_YOURS = "Only Lena Vogt can change how it is taken: “The team outing” is theirs."
NOT_YOURS_TO_REPEAT = "Only Lena Vogt can have it repeated: “The team outing” is theirs."
CANNOT_REPEAT = (
    "What is asked already can't repeat. Ask it anew, like this: every Thursday at 10: pizza or "
    "sushi?"
)


def ordered(words, where="channel", request=OUTING, who="lena"):
    """What an order is answered with, and the decision that it is about."""

    async def order():
        room = Room()
        await room.says("lena", request, channel=True)
        [one] = room.decisions()
        places = {"channel": {"channel": True}, "thread": {"under": (one.id, "card")}, "dm": {}}
        told = await room.says(who, words, **places[where])
        return told, room.decisions()

    return asyncio.run(order())


@pytest.mark.parametrize("where", ["channel", "thread", "dm"])
@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("make it secret again and three rounds", "at most 3 rounds and secret."),
        ("make the team outing secret", "secret."),
        ("please make team outing secret and ranked", f"{RANKED} and secret."),
        ("make the poll anonymous", "secret."),
        ("can you make our outing decision secret please?", "secret."),
        ("make our outing secret", "secret."),
        ("mach die Abstimmung bitte geheim", "secret."),
        (
            "make it ranked and three rounds pls, closes Thursday 6pm",
            (
                f"{RANKED}, at most 3 rounds and decided by Thu 7 Jan, 18:00; "
                "answers until Thu 7 Jan, 14:00."
            ),
        ),
        ("make it ranked instead of approval", f"{RANKED}."),
        ("at least four of us have to vote", "at least 4 votes."),
        ("mindestens vier müssen abstimmen", "at least 4 votes."),
        ("ranked and three rounds please", f"{RANKED} and at most 3 rounds."),
        ("make it secret with extra cheese", "secret. I left out: “with extra cheese”."),
        ("make it secret and blue", "secret. I left out: “blue”."),
    ],
)
def test_an_order_is_one_wherever_it_is_said(said, told, where):
    answer, [choice] = ordered(f"@Convene {said}" if where == "channel" else said, where)
    assert answer == [f"“The team outing”: {told}"]
    assert choice.messages == {}


@pytest.mark.parametrize(
    ("said", "where", "told"),
    [
        ("@Convene make the team outing secret", "channel", NOT_YOURS),
        ("@Convene ranked and three rounds please", "thread", NOT_YOURS),
        ("make it ranked and three rounds", "dm", NOT_YOURS),
        ("@Convene every thursday at 10", "thread", NOT_YOURS_TO_REPEAT),
    ],
)
def test_somebody_else_gets_one_sentence(said, where, told):
    answer, [choice] = ordered(said, where, who="omar")
    assert answer == [told]
    assert (choice.terms.secret, choice.terms.rounds, choice.messages) == (False, 4, {})


@pytest.mark.parametrize("where", ["channel", "thread", "dm"])
@pytest.mark.parametrize("said", ["every thursday at 10", "make it every Monday please"])
def test_what_is_asked_already_is_not_repeated(said, where):
    answer, [choice] = ordered(f"@Convene {said}" if where == "channel" else said, where)
    assert answer == [CANNOT_REPEAT]
    assert choice.messages == {}


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("make the pizza poll secret", "“Pizza place”: secret."),
        (
            "review the pizza decision in three months",
            "I'll ask about “Pizza place” on Wed 7 Apr 2027 whether it still holds.",
        ),
    ],
)
def test_a_name_stands_where_it_would(said, told):
    answer, [choice] = ordered(said, "dm", PIZZA)
    assert answer == [told]
    assert choice.messages == {}


@pytest.mark.parametrize("said", ["make it Luigi", "let it be Mario for me", "one to five"])
def test_a_wish_stays_a_wish(said):
    answer, [choice] = ordered(said, "dm", PIZZA)
    assert "change how" not in answer[0]
    assert choice.messages == {"lena": 1}


@pytest.mark.parametrize(
    "said", ["make it 1 to 5 on Friday", "make it by Friday with lunch", "1 to 5, not Friday"]
)
def test_a_time_is_no_setting(said):
    assert not orders_settings(said)


def test_what_an_option_is_called_is_no_order():
    which_way = "/convene decide which way: ranked, approval, dots"
    _, [choice] = ordered("ranked please", "dm", which_way)
    assert (choice.terms.rule, choice.messages) == ("approval", {"lena": 1})
    answer, _ = ordered("make it ranked please", "dm", which_way)
    assert answer == [f"“Which way”: {RANKED}."]


def test_a_question_to_decide_is_another_choice():
    for said in ("decide by consent: move standup to 9?", "decide where to sit: window, door"):
        _, found = ordered(f"@Convene {said}")
        assert len(found) == 2, said
        assert all(each.messages == {} for each in found)
