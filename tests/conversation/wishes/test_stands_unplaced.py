"""An option is not called fine with somebody whose words about it could not be placed."""

from tests.play.dialogues import comes_of

ASKED = (
    "lena, channel: @Convene help us decide where to eat: Burger Barn, Noodle House or Sushi?",
    "omar, dm: nothing over 30 euros and not Italian again",
    "omar, dm: Noodle House would be great",
    "lena, dm: anything goes",
    "ines, dm: Noodle House please",
    "dana, dm: anything goes",
    "raj, dm: Noodle House would be great",
)


def stands_of(who, told):
    [_, found] = told.split(f"to {who}: ", 1)
    return [each.strip() for each in found.splitlines()[1:4]]


def test_what_could_not_be_placed_may_be_about_any_option():
    told = comes_of(*ASKED, "later: 2h")
    assert stands_of("omar", told) == [
        "A  Noodle House · meets your wish “Noodle House”",
        "B  Sushi · I can't tell whether that meets your wish",
        "C  Burger Barn · I can't tell whether that meets your wish",
    ]
    assert stands_of("ines", told)[1] == "B  Sushi · fine with you"
