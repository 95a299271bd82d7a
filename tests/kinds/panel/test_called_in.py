"""Who is called in, who stays out, and what is said where nobody comes."""

from orchestration.kinds.panel.kept.cards import shown_card
from tests.kinds.panel.stage import Stage
from tests.kinds.panel.test_decision import pins


def test_nobody_is_called_in_for_what_their_option_has_not():
    stage = Stage("houseplants", "a plant for a dark office?")
    turn = stage.says("who cares about fragrance?")
    assert turn.joined == ()
    assert turn.notice == (
        "Nothing else meets what you need (low light) and goes by fragrance; "
        "Wax plant and Arabian jasmine would, without that."
    )


def test_who_is_called_in_has_what_they_are_called_for():
    stage = Stage("languages", "a language for the backend?")
    stage.says("call in somebody who cares about browser support")
    newest = stage.panel.personas[-1]
    assert stage.panel.option_of(newest).datum("browser_support").flag


def test_an_option_that_is_refused_stays_out():
    stage = Stage("languages", "a language for the backend?")
    turn = stage.says("no rust please")
    assert (turn.joined, turn.meant, turn.notice) == ((), ("rust",), "Rust stays out.")
    for _ in range(4):
        stage.says("any others?")
    assert stage.panel.holder("rust") is None


def test_who_pins_a_yes_or_no_wants_it():
    stage = Stage("languages", "a language for the backend?")
    pins(stage, "static types")
    shares = {each.option: each.share for each in shown_card(stage.panel, "sally").matches}
    assert (shares["F#"], shares["Ruby"]) == (1, 0)
