"""Votes as people write them among other things: said → ballot, and what is told."""

from fractions import Fraction

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Order, Points
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

NAMES = "Gonzo, Beaker, Animal or Fozzie"
MOTION = "@Convene poll: shall we drop Python 3.9?"
MONEY = "Sentry, new CI runners, Figma seats or conference tickets"


def order(places):
    return Order(tuple(tuple(each) for each in places.split(">")))


def agreed(said, rule="consent", *, before="", alone=False, who="omar"):
    """Return somebody's ballot on a motion after a message, and what they were told."""
    found = []

    @in_a_room
    async def plays(room):
        await room.says("lena", f"{MOTION} {rule}", channel=True)
        under = room.latest("options/")
        for each in filter(None, before.split("|")):
            await room.says(who, each, under=under)
        told = await room.says(who, said, under=None if alone else under)
        found.append((the_only(room).round.ballots.get(who, NOTHING), told))

    plays()
    return found[0]


@pytest.mark.parametrize("alone", [True, False])
def test_what_is_last_stands_behind_its_word(alone):
    said = "Beaker, Fozzie, dann Animal und zuletzt Gonzo"
    assert cast(NAMES, "ranked", said, alone=alone)[0] == order("B>D>C>A")


@pytest.mark.parametrize("alone", [True, False])
def test_the_first_two_change_places(alone):
    said = "hmm nee, tausch meine ersten beiden"
    assert cast(NAMES, "ranked", said, alone=alone, held="A > B > C")[0] == order("B>A>C")


def test_a_letter_with_a_condition_is_a_vote_in_private():
    held, note, _ = cast(FOOD, "approval", "A but only if its thin crust", alone=True)
    assert (held, note) == (Approvals(("A",)), "only if its thin crust")


@pytest.mark.parametrize(
    "said",
    [
        "yes pls. and whoever put the fire drill at 6am, i hate you",
        "ja klar. wer kocht heute",
        "yes!",
    ],
)
def test_a_plain_yes_counts_whatever_is_told_behind_it(said):
    assert agreed(said)[0] == Consents(("A",))


def test_a_plain_no_has_its_reason_behind_it():
    assert agreed("no. half of acme is still on 3.9", "majority")[0] == NoneOfThese()
    assert agreed("no. half of acme is still on 3.9")[0] == Consents((), (), ("A",))


def test_who_has_voted_may_turn_at_the_end_of_what_they_tell():
    said = "wait, acme just told me they upgrade in march. ok yes, if we wait until april"
    assert agreed(said, "majority", before="no. they are not ready")[0] == OneOption("A")
    assert agreed(said, "majority")[0] == NOTHING


@pytest.mark.parametrize("said", ["zur not ok", "if need be", "notfalls ja"])
@pytest.mark.parametrize("alone", [True, False])
def test_a_motion_may_be_fine_if_need_be(said, alone):
    assert agreed(said, alone=alone)[0] == Consents((), ("A",))


def test_an_objection_is_taken_back_behind_what_led_to_it():
    said = "ok hab mit lena gequatscht. ich zieh meinen einwand zurück und bin dafür"
    assert agreed(said, before="I object: too soon")[0] == Consents(("A",))


@pytest.mark.parametrize("alone", [True, False])
def test_a_yes_to_a_motion_stands_beside_a_question(alone):
    held, [told] = agreed("ja klar dafür. ach und wer fehlt noch?", alone=alone)
    assert held == Consents(("A",))
    assert "1 of 5 have voted" in told


@pytest.mark.parametrize(
    ("said", "points"),
    [
        ("6 on CI runners, rest on sentry", {"B": 6, "A": 4}),
        ("all on conference tickets obviously", {"D": 10}),
        ("alles auf figma natürlich", {"C": 10}),
        ("ups. figma nur 1", {"C": 1}),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_points_are_read_with_a_part_of_a_title(said, points, alone):
    held, _, told = cast(MONEY, "dots, 10 points each", said, alone=alone)
    assert held == Points({each: Fraction(n) for each, n in points.items()})
    assert len(told) == 1


def test_only_so_many_for_one_option_leave_the_others_theirs():
    held, _, _ = cast(MONEY, "dots, 10 points each", "figma only 1", held="A:2 B:2 C:2 D:4")
    assert held == Points({"A": Fraction(2), "B": Fraction(2), "C": Fraction(1), "D": Fraction(4)})


@pytest.mark.parametrize(
    ("options", "rule", "said", "ballot"),
    [
        (FOOD, "approval", "pizza!!! pizza pizza", Approvals(("A",))),
        (FOOD, "approval", "B and thats the hill i die on", Approvals(("B",))),
        (FOOD, "approval", "pizza if need be, otherwise sushi!", Approvals(("B",), ("A",))),
        (FOOD, "approval", "moment, ich stimm doch selber ab: A, B", Approvals(("A", "B"))),
        (FOOD, "approval", "no preference tbh, thats all", None),
        (NAMES, "ranked", "fein. Fozzie vor allem anderen, Gonzo ganz hinten", order("D>BC>A")),
        (NAMES, "ranked", "Animal > Gonzo. kermit wasn't allowed??", order("C>A")),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_votes_as_they_are_said_in_a_hurry(options, rule, said, ballot, alone):
    held, _, [told] = cast(options, rule, said, alone=alone)
    assert held == ballot
    assert "Only the vote counts" not in told


@in_a_room
async def test_a_vote_that_comes_late_is_told_what_was_decided(room):
    await room.says("lena", "@Convene poll cheesecake or carrot cake", channel=True)
    await room.says("omar", "B", under=room.latest("options/"))
    await room.closes("lena")
    [told] = await room.says(
        "lena", "oh nein, vergessen!! cheesecake von mir", under=room.latest("outcome")
    )
    assert "is decided: Carrot cake" in told
