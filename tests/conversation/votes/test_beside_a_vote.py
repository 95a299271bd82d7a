"""A vote with something beside it that the bot is asked or told: said → ballot and one answer."""

import pytest

from orchestration.model.ballots import Approvals, OneOption
from tests.conversation.choosing import offered, the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import NOTHING, cast, opened

DINNER = "Tbilisi, Pizzeria Nove or Osteria Blu?"
IN = "Your vote is in: {}.\n"


@pytest.mark.parametrize(
    ("said", "ballot", "answer"),
    [
        ("how long is it open? tbilisi for me", "A", "by Fri 8 Jan, 20:00 your time"),
        ("wie lange noch? osteria blu", "C", "by Fri 8 Jan, 20:00 your time"),
        ("A. wer fehlt noch?", "A", "1 of 5 have voted"),
        ("pizzeria nove from me. who's still missing?", "B", "1 of 5 have voted"),
        ("von mir osteria blu. wer fehlt?", "C", "1 of 5 have voted"),
        ("nove. what were the options again", "B", "B (Pizzeria Nove)"),
        ("tbilisi for me and remind dana please", "A", "Only Lena Vogt can have people reminded"),
        ("B. erinner bitte omar", "B", "Only Lena Vogt can have people reminded"),
        ("tbilisi. schluss jetzt bitte", "A", "Only Lena Vogt can close it"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_both_are_taken_in_one_answer(said, ballot, answer, alone):
    held, _, [told] = cast(DINNER, "approval", said, alone=alone)
    assert held == Approvals((ballot,))
    assert told.startswith(IN.format(ballot))
    assert answer in told


@pytest.mark.parametrize(
    "said", ["döner. schluss jetzt bitte", "döner für mich, und mach zu", "A. please close it now"]
)
def test_who_closes_with_their_vote_is_asked_with_it_counted(said):
    @in_a_room
    async def plays(room):
        under = await opened(room, "Döner, Sushi or Pasta", "plurality")
        [told] = await room.says("lena", said, under=under)
        assert told.startswith(f"{IN.format('A')}Close “")
        assert "1 of 5 have voted; it would be A, Döner, with 1 vote." in told
        assert the_only(room).round.ballots["lena"] == OneOption("A")
        assert "close-now" in offered(room, "lena")

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "tbilisi. dana do you have a car?",
        "A. @dana kommst du mit?",
        "tbilisi! omar, hast du schon gewählt?",
        "A, bin gespannt. dana, you in?",
    ],
)
def test_what_is_said_to_somebody_beside_a_vote_is_theirs(said):
    held, _, told = cast(DINNER, "approval", said)
    assert held == Approvals(("A",))
    assert all("have voted" not in each and "asks you" not in each for each in told)


@pytest.mark.parametrize(
    "said",
    [
        "no, can't we ask Tom?",
        "tbilisi it is, close it",
        "Tbilisi, who voted for that?",
        "tbilisi or blu? who is missing?",
        "who wants tbilisi? close it then",
    ],
)
def test_what_is_no_vote_stays_none_beside_a_question_or_an_order(said):
    assert cast(DINNER, "approval", said)[0] == NOTHING


@pytest.mark.parametrize("said", ["tbilisi from me", "tbilisi from me too", "von mir tbilisi"])
def test_a_vote_is_from_who_says_so(said):
    assert cast(DINNER, "approval", said)[0] == Approvals(("A",))
