"""What sets several options apart in the same words is said of them in one line."""

from tests.play.dialogues import comes_of

ASKED = "where to eat on friday: Burger Barn, Noodle House, Trattoria Nove or Sushi?"
TOLD = (
    f"lena, channel: @Convene help us decide {ASKED}",
    "omar, dm: Noodle House would be great",
    "lena, dm: I'd love Noodle House",
    "ines, dm: Noodle House please",
    "dana, dm: anything goes",
    "raj, dm: Noodle House would be great",
)


def test_options_that_the_same_is_said_of_share_a_line():
    told = comes_of(*TOLD, "later: 2h")
    assert [each.strip() for each in told.splitlines() if "Why " in each] == [
        "Why A: of these, it suits best those who have answered.",
        "Why B, C and D: as many can live with it as with A, and it suits them less well.",
    ]
