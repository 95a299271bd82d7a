"""What stands under the outcome of a choice: how it would have gone, and what a lot fell from."""

from dataclasses import replace

import pytest

from orchestration.deciding.presentation.decision_record import record_of
from orchestration.interaction.layouts import screen
from orchestration.interaction.routing import Asks
from orchestration.interaction.wording import how_decided, made_by, word
from orchestration.interaction.wording.lots import settled_by_lot
from orchestration.kinds.registry import KINDS
from orchestration.views.channel import Decided, OptionsProposed
from orchestration.voting.lots import drawn, keeps
from tests.fakes.choices import chosen
from tests.fakes.sessions import played

MOST = {
    "ana": {"votes": ["sushi-bar"]},
    "ben": {"votes": ["sushi-bar"]},
    "cem": {"votes": ["trattoria-nove"]},
}
TIE = {"ana": {"votes": ["sushi-bar"]}, "ben": {"votes": ["trattoria-nove"]}}
SAME = "With these ballots,"


def outcome_of(members, **fields):
    choice, transcript = chosen(members, **fields)
    [view] = [each for each in transcript.channel.values() if isinstance(each, Decided)]
    return choice, view


def named(choice, key):
    return next(each.id for each in choice.round.options if each.key == key)


def test_how_it_would_have_gone_stands_in_one_line():
    choice, view = outcome_of(MOST, rule="plurality")

    assert view.otherwise == "Other rules come to the same with these ballots (majority)."
    assert word(view).count(view.otherwise) == 1
    assert view.otherwise in str(screen(view).parts)
    assert view.otherwise in KINDS.answer(choice, "ana", Asks.HOW_DECIDED).words


@pytest.mark.parametrize(
    ("members", "fields"),
    [
        (MOST, {"rule": "plurality", "disclosure": "discreet"}),
        (
            {"ana": {"votes": [{"sushi-bar": 3}]}},
            {"rule": "cumulative"},  # no other rule takes these
        ),
    ],
)
def test_where_it_is_not_told(members, fields):
    _, view = outcome_of(members, **fields)

    assert view.otherwise == ""
    assert SAME not in word(view)


def test_a_meeting_is_compared_too():
    _, transcript = played({"ana": "No Mondays.", "ben": "I prefer mornings."})
    [view] = [each for each in transcript.channel.values() if isinstance(each, Decided)]

    told = "Other rules come to the same with these ballots (unanimous and majority)."
    assert (view.otherwise, view.seed) == (told, "")


def test_where_a_lot_decided_its_seed_stands_beside_the_outcome():
    choice, view = outcome_of(TIE, rule="plurality")
    card = KINDS.card(choice)

    assert view.seed == choice.seed
    assert keeps(view.seed, card.lot)
    assert view.option.key == drawn(view.seed, "tie", ["sushi-bar", "trattoria-nove"])[0]
    announced = f"{card.lot[:12]}…"
    assert settled_by_lot(card.lot) == f"What ties goes by lot ({announced})."
    told = f"The lot: drawn from the seed {view.seed}, announced before the vote as {announced}"
    assert told in KINDS.answer(choice, "ana", Asks.HOW_DECIDED).words
    assert "What tied was drawn by lot" in word(view)
    assert view.seed not in str(screen(view).parts)


def test_where_the_vote_or_what_people_said_decided_there_is_no_lot():
    liked = {**TIE, "cem": {"votes": [None], "stands": {"sushi-bar": "no"}}}
    _, by_vote = outcome_of(MOST, rule="plurality")
    _, by_order = outcome_of(liked, rule="plurality")

    assert (by_vote.seed, by_order.seed) == ("", "")
    assert by_order.decided_by == "tie_order"
    assert by_order.option.key == "trattoria-nove"


def test_where_nobody_voted_and_all_is_equal_it_was_the_lot():
    choice, view = outcome_of(
        {"ana": {"votes": [None]}, "ben": {"votes": [None]}}, rule="plurality"
    )

    assert (view.decided_by, view.seed) == ("candidate", choice.seed)
    assert made_by(view) == "No vote elected anything, and the best suit equally: decided by lot"


def test_an_outcome_that_does_not_hold_has_nothing_under_it():
    _, view = outcome_of(TIE, rule="plurality")
    assert "seed" not in word(replace(view, holds=False))


def test_all_that_tells_what_decided_says_the_same():
    choice, view = outcome_of(TIE, rule="plurality")
    record = record_of(choice, "UTC")

    assert made_by(view) in how_decided(record.announced)
    assert made_by(view) in KINDS.answer(choice, "ana", Asks.WHEN).words
    assert "what comes first" not in KINDS.answer(choice, "ana", Asks.WHEN).words
    assert "by lot" in made_by(view)


def test_points_are_told_as_they_are_set():
    _, transcript = chosen(
        {"ana": {"votes": [{"1": 5}]}, "ben": {"votes": [{"1": 2, "2": 3}]}},
        rule="dots",
        points=5,
    )
    views = transcript.channel.values()
    shown = next(x for x in views if isinstance(x, OptionsProposed) and not x.is_closed)
    assert "share out 5 points among them" in word(shown)
