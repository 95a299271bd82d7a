"""What sets times apart that work for as many, and that nothing does: said once."""

from tests.play.dialogues import comes_of

MEETING = ("use meeting-asking",)
ALIKE = tuple(f"{who}, dm: any time" for who in ("lena", "omar", "dana", "ines", "raj"))
WISHES = (
    "lena, dm: any time",
    "omar, dm: any time",
    "dana, dm: rather not on Tuesday",
    "ines, dm: rather not on Tuesday",
    "raj, dm: would love Thursday",
)

ONE_EACH = ("lena, dm: A", "omar, dm: B", "dana, dm: C")


def shown(*lines):
    told = comes_of(*MEETING, *lines, "later: 5m").partition("channel [options/1]")[2]
    return [each.strip() for each in told.splitlines()]


def test_a_mild_wish_told_in_private_changes_no_row_that_all_read():
    rows = [each for each in shown(*WISHES) if " works for " in each]
    assert [each.partition(" · ")[2] for each in rows] == ["works for 5 of 5"] * 3


def test_times_that_suit_alike_say_so_once():
    told = shown(*ALIKE)
    assert [each for each in told if "Why" in each or "alike" in each] == [
        "All of these suit alike: take any."
    ]


def test_a_winner_that_fewer_than_half_voted_for_says_so():
    voted = (*MEETING, *ALIKE, "later: 5m", "lena, dm: A", "omar, dm: A")
    few = comes_of(*voted, "dana, dm: B", "ines, dm: C", "later: 48h")
    assert "Fewer than half of those who voted are for it." not in few
    assert "Decided by vote." in few
    few = comes_of(*MEETING, *ALIKE, "later: 5m", *ONE_EACH, "later: 48h")
    assert "Fewer than half of those who voted are for it." in few
