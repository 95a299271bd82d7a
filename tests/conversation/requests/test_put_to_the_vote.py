"""What stands in a channel with the rule it is voted by: a list, or one thing to agree to."""

import pytest

from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room

DAILY = "das daily nur noch 3x die woche"


def opened(said):
    """Return what a message in the channel opens, and what its author was told."""
    found = []

    @in_a_room
    async def plays(room):
        told = await room.says("lena", f"@Convene {said}", channel=True)
        found.append((the_only(room), told))

    plays()
    return found[0]


@pytest.mark.parametrize(
    ("said", "title", "terms"),
    [
        (
            f"können wir uns drauf einigen {DAILY} zu machen? konsent bitte, einwände mit grund",
            "Das daily nur noch 3x die woche machen",
            {"rule": "consent"},
        ),
        (
            (
                "sollen wir python 3.9 rauswerfen? mind. 4 stimmen und 60% von allen, danas stimme "
                "zählt doppelt wegen ihrer kunden"
            ),
            "Python 3.9 rauswerfen",
            {"quorum": 4, "weighs": (("dana", 2),)},
        ),
        ("can we agree to drop the daily? consent please", "Drop the daily", {"rule": "consent"}),
        ("should we drop python 3.9? majority", "Drop python 3.9", {"rule": "majority"}),
    ],
)
def test_one_thing_with_how_it_is_counted_is_a_motion(said, title, terms):
    found, _ = opened(said)
    assert [each.title for each in found.round.options] == [title]
    assert {name: getattr(found.terms, name) for name in terms} == terms


@pytest.mark.parametrize(
    ("said", "titles", "rule"),
    [
        (
            "we need a name for the build server: Gonzo, Beaker, Animal. ranked, secret",
            ["Gonzo", "Beaker", "Animal"],
            "ranked",
        ),
        (
            (
                "offsite thursday afternoon, everyone picks one: climbing (2 places), pottery "
                "(2 places), museum tour (3 places)"
            ),
            ["Climbing", "Pottery", "Museum tour"],
            "approval",
        ),
        (
            "pick 2 of these for the talks, stv: postgres, cats, rituals. need it by tomorrow 5pm",
            ["Postgres", "Cats", "Rituals"],
            "stv",
        ),
    ],
)
def test_a_list_with_its_rule_is_voted_on_at_once(said, titles, rule):
    found, _ = opened(said)
    assert [each.title for each in found.round.options] == titles
    assert found.terms.rule == rule


@pytest.mark.parametrize(
    "said",
    [
        "offsite city: Porto, Split. veto vote, only omar can veto (he flies furthest)",
        "poll veto by Omar: which offsite city? Porto, Split",
        "poll which offsite city? Porto, Split; veto by @omar",
    ],
)
def test_whose_veto_alone_counts_is_taken(said):
    found, told = opened(said)
    assert [each.title for each in found.round.options] == ["Porto", "Split"]
    assert (found.terms.rule, found.terms.vetoers, told) == ("veto", ("omar",), [])


def test_whose_veto_nobody_knows_is_said_to_be_left_out():
    found, [told] = opened("offsite city: Porto, Split. veto vote, only Ulf can veto")
    assert found.terms.vetoers is None
    assert "only Ulf can veto" in told


@in_a_room
async def test_a_command_that_decides_asks_for_wishes_first(room):
    said = "/convene decide who speaks for us: Amira, Bo, Chidi; ranked"
    await room.says("lena", said, channel=True)
    assert the_only(room).phase.value == "intake"
