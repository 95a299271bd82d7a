"""What is said of one option beside what is said of another: said → the wish for each."""

import pytest

from orchestration.language.choosing.understand import understand_choice
from orchestration.model.catalogue import Catalogue
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Words
from orchestration.model.people import MemberId
from tests.language.choosing.test_understand import FRAME


def read(said, *titles):
    listed = Catalogue(tuple(Words("", each.lower(), each) for each in titles))
    hearing = MessageContext(author=MemberId("ana"), frame=FRAME, options=(), catalogue=listed)
    return [each.restatement for each in understand_choice(said, hearing).preferences]


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("Boat is best, the Loft is too loud", ["prefers Boat", "would rather avoid Loft"]),
        ("Boat is best and the Loft is too loud", ["prefers Boat", "would rather avoid Loft"]),
        ("I love the Boat, the Barn is too far", ["prefers Boat", "would rather avoid Barn"]),
        ("the Loft is too loud, the Boat is best", ["would rather avoid Loft", "prefers Boat"]),
        ("the Barn is too far, I love the Boat", ["would rather avoid Barn", "prefers Boat"]),
        ("not the Boat, the Loft is nicer", ["can't have Boat", "prefers Loft"]),
        ("the Loft is my favourite, the Barn is no good", ["prefers Loft", "can't have Barn"]),
        ("the Boat is great, the Loft is fine, the Barn is too far",
         ["prefers Boat", "Loft is fine", "would rather avoid Barn"]),
        ("I love the Boat, the Loft and the Barn are too far",
         ["prefers Boat", "would rather avoid Loft", "would rather avoid Barn"]),
        ("the Boat is too slow, the Loft is too loud",
         ["would rather avoid Boat", "would rather avoid Loft"]),
    ],
)  # fmt: skip
def test_each_option_has_what_is_said_of_it(said, wishes):
    assert read(said, "Loft", "Barn", "Boat") == wishes


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("Boot ist am besten, das Loft ist zu laut", ["lieber Boot", "lieber nicht Loft"]),
        ("Das Loft ist super, die Scheune ist zu kalt", ["lieber Loft", "lieber nicht Scheune"]),
        ("die Scheune ist zu kalt, das Loft ist super", ["lieber nicht Scheune", "lieber Loft"]),
        ("das Boot finde ich klasse, das Loft ist mir zu teuer",
         ["lieber Boot", "lieber nicht Loft"]),
        ("das Boot ist super, das Loft und die Scheune sind zu weit",
         ["lieber Boot", "lieber nicht Loft", "lieber nicht Scheune"]),
    ],
)  # fmt: skip
def test_so_it_is_in_german(said, wishes):
    assert read(said, "Loft", "Scheune", "Boot") == wishes


@pytest.mark.parametrize(
    "said",
    [
        "the Loft, the Barn and the Boat are too loud",
        "Loft, Barn and Boat are too loud",
        "I can't stand the Loft, the Barn or the Boat",
    ],
)
def test_what_is_said_of_a_row_is_of_all_of_it(said):
    avoided = [f"would rather avoid {each}" for each in ("Loft", "Barn", "Boat")]
    assert read(said, "Loft", "Barn", "Boat") == avoided


def test_a_row_that_is_refused_is_refused_as_a_whole():
    refused = [f"can't have {each}" for each in ("Loft", "Barn", "Boat")]
    assert read("not Loft, Barn or Boat", "Loft", "Barn", "Boat") == refused
    assert read("nicht das Loft oder die Scheune", "Loft", "Scheune") == [
        "keinesfalls Loft",
        "keinesfalls Scheune",
    ]
