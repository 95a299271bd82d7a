"""What no persona answers with its own option: harm, talk, orders, and what nothing reads."""

import pytest

from orchestration.kinds.panel.turn.beyond import ASK_A_DOCTOR, NO_HARM, NO_PINS, NOT_ALONE, WHY
from tests.kinds.panel.stage import Stage, spoke


def plants():
    return Stage("houseplants", "which plant for a hallway?")


@pytest.mark.parametrize(
    ("said", "line"),
    [
        ("I want to kill my mother-in-law, which is the most poisonous?", NO_HARM),
        ("I want to poison my neighbour's dog", NO_HARM),
        ("which is best for poisoning my boss?", NO_HARM),
        ("ich will meinen Chef vergiften", NO_HARM),
        ("I want to kill myself", NOT_ALONE),
    ],
)
def test_a_wish_to_harm_is_declined_in_a_line(said, line):
    turn = plants().says(said)
    assert (spoke(turn), turn.notice) == ([], line)


@pytest.mark.parametrize(
    "said",
    [
        "I don't want to poison my cat",
        "which one is hard to kill?",
        "I tend to kill my plants",
        "will it poison my dog?",
    ],
)
def test_who_fears_harm_wants_none(said):
    turn = plants().says(said)
    assert turn.notice != NO_HARM
    assert spoke(turn)


@pytest.mark.parametrize(
    "said",
    [
        "my toddler ate the snake plant, what do I do?",
        "meine Tochter hat die Snake plant gegessen",
        "the cat chewed on the Snake plant",
    ],
)
def test_of_what_was_eaten_it_is_told_whether_it_is_poisonous_and_whom_to_ask(said):
    stage = plants()
    turn = stage.says(said)
    assert turn.notice == f"Snake plant is poisonous to pets. {ASK_A_DOCTOR}"
    assert spoke(turn) == []
    assert stage.panel.needs == ()


@pytest.mark.parametrize(
    "said",
    ["hmm", "lol", "just kidding", "stop", "not sure yet", "no", "I disagree", "keine Ahnung"],
)
def test_talk_is_answered_by_nobody(said):
    stage = plants()
    stage.says("how tall are you?")
    before = len(stage.panel.turns)
    asks = stage.panel.turns[-1].utterances[-1].text
    stage.says(said)
    assert len(stage.panel.turns) == before or said == "no", asks


def test_who_speaks_to_another_of_the_people_is_not_answered():
    stage = plants()
    stage.says("what about height?", who="dana")
    before = len(stage.panel.turns)
    stage.says("not sure yet, Dana")
    assert len(stage.panel.turns) == before
    stage.says("what about water, Dana?")
    assert len(stage.panel.turns) == before + 1


@pytest.mark.parametrize(
    "said", ["42", "I hate green", "bring them all back", "delete this panel", "tell me a story"]
)
def test_what_nothing_reads_draws_one_line_of_the_panel_and_nobodys_praise(said):
    turn = plants().says(said)
    assert spoke(turn) == []
    assert turn.notice.startswith("None of us could place that.")


def test_it_is_said_otherwise_each_time_and_then_no_more():
    stage = plants()
    notices = [stage.says(each).notice for each in ("42", "43", "44", "45", "46")]
    assert len({*notices[:3]}) == 3
    assert notices[3:] == ["", ""]


def test_how_somebody_lives_is_still_answered():
    assert spoke(plants().says("I work at home and sit at my desk all day"))


@pytest.mark.parametrize(
    "said",
    ["who's left?", "which ones are still in?", "show me all that are left", "wer ist noch da?"],
)
def test_the_panel_tells_who_is_in(said):
    stage = plants()
    stage.says("it must be fragrant")
    turn = stage.says(said)
    assert spoke(turn) == []
    fits = [x.name for x in stage.panel.present if stage.panel.option_of(x).datum("fragrance").flag]
    still = turn.notice.partition("Out: ")[0]
    assert fits
    assert all((each.name in still) is (each.name in fits) for each in stage.panel.present)


def test_the_panel_ranks_by_what_is_needed():
    stage = plants()
    assert stage.says("rank them").notice == "So far nothing ranks us: say what matters to you."
    stage.says("tall, please")
    assert stage.says("top 3?").notice.startswith("By what you need (tall): 1. ")


@pytest.mark.parametrize("said", ["what did Lena pin?", "who has pinned something?"])
def test_nobody_tells_of_pins(said):
    turn = plants().says(said)
    assert (spoke(turn), turn.notice) == ([], NO_PINS)


def test_what_a_question_was_for_is_told():
    turn = plants().says("why do you ask?")
    assert (spoke(turn), turn.notice) == ([], WHY)


@pytest.mark.parametrize("said", ["none of these", "neither", "keine davon"])
def test_who_wants_none_of_them_is_offered_others(said):
    turn = plants().says(said)
    assert turn.intent == "other_options"
    assert turn.joined


@pytest.mark.parametrize(("said", "needs"), [("yes", True), ("no", False)])
def test_a_yes_answers_what_was_just_asked(said, needs):
    for ask in ("how tall are you?", "what about water?", "what about light?", "what about scent?"):
        stage = plants()
        asked = stage.says(ask).utterances[-1].text.rpartition(". ")[2]
        stage.says(said)
        if stage.panel.needs or len(stage.panel.turns) > 2:
            break
    else:
        pytest.fail("nothing asked whether one thing matters")
    assert bool(stage.panel.needs) is needs, asked
