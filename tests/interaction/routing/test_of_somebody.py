"""An order about who is named beside it, with the reason why: it is that order, and no wish."""

import pytest

from tests.interaction.routing.place import about, setting

INTAKE, VOTE = setting("dm", "intake"), setting("dm", "vote")


@pytest.mark.parametrize("known", [INTAKE, VOTE, setting("thread", "intake")])
@pytest.mark.parametrize(
    "said",
    [
        "omar wrote me he's ill all week, leave him out",
        "Omar is ill all week, please take him out",
        "take him out, Omar is ill all week",
        "Dana has told me she's off until thursday. leave her out please",
        "omar is ill, so we go on without him",
        "leave dana alone, we go ahead without her",
        "lass dana in ruhe, wir machen ohne sie weiter",
        "Omar ist die ganze Woche krank, lass ihn raus",
        "i asked omar, he has no time at all, drop him",
    ],
)
def test_who_is_named_as_why_is_taken_out(said, known):
    assert about(said, known) == ["order remove"]


@pytest.mark.parametrize(
    "said",
    [
        "hmm raj says he can join from home after all, put him back in",
        "raj ist doch wieder fit, nimm ihn wieder dazu",
        "omar is back, please add him again",
    ],
)
def test_who_is_back_is_asked_again(said):
    assert about(said, INTAKE) == ["order add"]


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("mondays are bad for me, omar is out, leave him out", "wish"),
        ("omar and i are off on friday", "wish"),
        ("omar wrote me he's ill all week", "unknown"),
        ("dana texted that she can't do wednesday", "unknown"),
        ("leave omar alone", "order remind"),
        ("lass Omar in ruhe", "order remind"),
        ("leave me alone", "question quiet"),
        ("lass mich bitte in ruhe", "question quiet"),
    ],
)
def test_what_is_said_of_another_is_nobodys_wish_nor_their_quiet(said, expected):
    assert about(said, INTAKE) == [expected]
