"""A review that is set and called off in German: said → told."""

import pytest

from tests.play.dialogues import comes_of

SET = ("use choice-decided", "lena, thread: schaut euch das in zwei wochen nochmal an")


@pytest.mark.parametrize(
    "said",
    ["vergiss die überprüfung", "streich die Prüfung wieder", "lass die Nachfrage bitte weg"],
)
def test_a_review_is_called_off(said):
    told = comes_of(*SET, f"lena, thread: {said}")
    assert (
        "“What do we eat?” is not looked at again." in told or "nicht noch einmal geprüft" in told
    )


def test_to_forget_something_else_calls_no_review_off():
    told = comes_of(*SET, "lena, thread: vergiss die Servietten nicht")
    assert "not looked at again" not in told
    assert "nicht noch einmal geprüft" not in told
