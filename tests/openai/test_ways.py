"""The benchmark of ways: what it asks of a model, what it charges for that, and what it prints."""

import pytest

from adapters.openai.model import RefusedError
from tests.benchmarks.understanding.rounds import Outcome
from tests.benchmarks.understanding.ways import WAYS, Once, main, read_all, table
from tests.fakes.model.listed import COST, Listed
from tests.openai.asking import reply, run, time

PLAIN = {
    "text": "I can't do Mondays.",
    "zone": "Europe/Berlin",
    "means": [["N", "mon", "", ""]],
}
ODD = {
    "text": "Tuesdays and zumba don't mix.",
    "zone": "Europe/Berlin",
    "means": [["N", "tue", "", ""]],
}
NOT_MONDAYS = reply(time("can't do Mondays", "against", "must", weekdays=["mon"]))
NOT_TUESDAYS = reply(time("Tuesdays and zumba don't mix", "against", "must", weekdays=["tue"]))
ONLY_MONDAYS = reply(time("can't do Mondays", "for", "must", weekdays=["mon"]))


def outcomes(found):
    return {way: [each.judged.outcome for each in reads] for way, reads in found.items()}


def asked(found):
    return {way: sum(len(each.answers) for each in reads) for way, reads in found.items()}


def test_without_a_model_the_rules_read_alone():
    assert outcomes(run(read_all([PLAIN, ODD], None))) == {"rules": [Outcome.RIGHT, Outcome.SILENT]}


def test_every_way_is_judged_by_what_it_reads():
    """Of one message the rules leave all over; a question about parts of it is one of its own."""
    model = Listed([NOT_MONDAYS, NOT_TUESDAYS, NOT_TUESDAYS])
    found = run(read_all([PLAIN, ODD], Once(model, "perfect")))

    assert outcomes(found) == {
        "rules": [Outcome.RIGHT, Outcome.SILENT],
        "rules first": [Outcome.RIGHT, Outcome.RIGHT],
        "model checked": [Outcome.RIGHT, Outcome.SILENT],
        "model alone": [Outcome.RIGHT, Outcome.RIGHT],
    }


def test_who_turns_a_no_round_is_wrong_alone_and_asked_about_where_it_is_checked():
    found = run(read_all([PLAIN], Once(Listed([ONLY_MONDAYS]), "turned")))

    assert outcomes(found)["model checked"] == [Outcome.SILENT]
    assert outcomes(found)["model alone"] == [Outcome.WRONG]


def test_a_question_is_put_once_and_charged_to_each_way_that_has_it():
    model = Listed([NOT_MONDAYS])
    found = run(read_all([PLAIN], Once(model, "small-one")))

    assert len(model.asked) == 1
    assert asked(found) == {"rules": 0, "rules first": 0, "model checked": 1, "model alone": 1}
    assert [each.tokens for each in found["model alone"][0].answers] == [COST.tokens]


def test_a_reply_that_cannot_be_used_is_charged_with_the_one_that_can():
    found = run(read_all([PLAIN], Once(Listed(["no json", NOT_MONDAYS]), "small-one")))

    (answer,) = found["model alone"][0].answers
    assert (answer.calls, answer.tokens) == (2, 2 * COST.tokens)


def test_where_there_is_no_answer_the_rules_are_judged():
    found = run(read_all([PLAIN], Once(Listed([RefusedError("status 401")]), "closed")))

    assert outcomes(found)["model alone"] == [Outcome.RIGHT]
    assert table(found)[-1].split()[-1] == "1"


def test_replies_that_are_kept_are_not_asked_for_again(tmp_path):
    kept = tmp_path / "replies.jsonl"
    answers = [NOT_MONDAYS, "no json", "no json", NOT_TUESDAYS]
    first = run(read_all([PLAIN, ODD], Once(Listed(answers), "small-one", kept)))
    second = run(read_all([PLAIN, ODD], Once(Listed([]), "small-one", kept)))

    assert table(first) == table(second)


def test_the_table_has_a_line_for_each_way():
    found = run(read_all([PLAIN], Once(Listed([NOT_MONDAYS]), "small-one")))

    assert [line[:16].strip() for line in table(found)] == ["way", *WAYS]


def test_a_round_is_read_from_the_command_line(capsys):
    main(["--round", "44"])

    printed = capsys.readouterr().out
    assert "no model" in printed
    assert "round 44, 60 messages" in printed


@pytest.mark.parametrize("words", [[], ["--round", "first"]])
def test_which_round_has_to_be_said(words, capsys):
    with pytest.raises(SystemExit):
        main(words)

    assert "--round" in capsys.readouterr().err
