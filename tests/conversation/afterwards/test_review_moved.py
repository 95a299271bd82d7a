"""A decision that is to be looked at again on another day than was set says so."""

from tests.play.dialogues import comes_of

FIRST = "lena, channel: @Convene review that in two weeks"


def test_a_review_that_takes_the_place_of_another_says_so():
    told = comes_of("use choice-decided", FIRST, "lena, channel: @Convene ask again next week")
    assert "on Mon 11 Jan 2027 whether it still holds." in told
    assert "It is in the place of Thu 21 Jan 2027." in told


def test_the_first_one_is_in_no_place():
    assert comes_of("use choice-decided", FIRST).endswith("Thu 21 Jan 2027 whether it still holds.")
    again = comes_of("use choice-decided", FIRST, FIRST)
    assert "in the place of" not in again
