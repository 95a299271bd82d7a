"""The paper's way with a model: typed wishes → what it is asked → what comes of its answer."""

import asyncio
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from adapters.files.scenario import scenario_of
from adapters.openai.client import OpenAIModel, Server
from adapters.openai.coordinator import ModelCoordinator
from adapters.openai.model import RefusedError
from adapters.openai.usage import Recorded, UsageBook
from orchestration.language.offline import OfflineLanguage
from orchestration.model.errors import BadInput
from orchestration.model.suggestion import Choice, ListToChoose, Stated
from orchestration.model.times import zone_named
from prompts.loader import load_prompt
from tests.fakes.model.listed import Listed
from tests.fakes.model.nonsense import Nonsense
from tests.fakes.patience import STUCK_SECONDS
from tests.fakes.sessions import scenario_data
from tests.language.listening import BERLIN
from tests.openai.asking import run
from tests.openai.meetings import assert_sound, played_with

NINE = datetime(2027, 1, 11, 9, tzinfo=zone_named(BERLIN))
TEN, TOMORROW = NINE + timedelta(hours=1), NINE + timedelta(days=1)
CHOICE = Choice(starts=(NINE, TEN, TOMORROW), minutes=30, zone=BERLIN, most=2)
ANA = Stated(zone=BERLIN, wishes=("prefers mornings", "can't do Tue 12 Jan"))
OMAR = Stated(zone="Asia/Dubai", wishes=("prefers Mondays",), unplaced=("quux",), needed=True)
PAPER = {"scoring": "paper", "coordination": "paper", "options": 2}
SAID = {
    "ana": {"name": "Ana Lima", "says": ["I prefer mornings. Quux is blurgh."]},
    "ben": {"name": "Ben Okri", "says": ["I can't do Mondays."]},
}


def coordinator(model, seconds=5):
    names = ("propose_times", "judge_times", "propose_options", "judge_options")
    return ModelCoordinator(model, *map(load_prompt, names), seconds)


def offered(*starts):
    """A reply that offers these, as a model would put it."""
    return {"options": [{"day": each[:10], "time": each[11:]} for each in starts]}


def scores(*each):
    """A reply that judges options 1, 2, … : what each meets, and its score."""
    return {
        "scores": [
            {"option": str(place), "met": met, "score": score}
            for place, (met, score) in enumerate(each, 1)
        ]
    }


def suggest(*answers, choice=CHOICE, seconds=5):
    return run(coordinator(Listed([*answers]), seconds).suggest(choice, [ANA, OMAR], "s"))


def judge(*answers, person=ANA, starts=(NINE, TOMORROW)):
    return run(coordinator(Listed([*answers])).judge(CHOICE, starts, person, "s"))


# Proposing


def test_times_are_references_to_starts_that_exist():
    assert suggest(offered("2027-01-11 10:00", "2027-01-12 09:00")) == (TEN, TOMORROW)
    assert suggest(offered("2027-01-11 10:00", "2027-01-12 10:00")) == (TEN,)
    assert suggest(offered("2027-01-12 10:00")) is None


@pytest.mark.parametrize(
    "answer",
    [
        offered("2027-01-11 10:00", "2027-01-11 10:00"),
        offered("2027-01-13 10:00"),
        offered("2027-01-11 10:01"),
        offered("2027-01-11 09:00", "2027-01-11 10:00", "2027-01-12 09:00"),
        offered(),
        {"options": "any"},
        "no json",
        RefusedError("401"),
        asyncio.Event().wait,
        RuntimeError("quux"),
    ],
)
def test_duplicates_too_many_and_other_times_are_refused(answer):
    assert suggest(answer, seconds=0.2) is None


def test_the_candidate_is_offered_again_whatever_the_model_says():
    later = Choice(starts=CHOICE.starts, minutes=30, zone=BERLIN, most=2, candidate=NINE, served=2)

    assert suggest(offered("2027-01-11 10:00", "2027-01-12 09:00"), choice=later) == (NINE, TEN)
    assert suggest(offered("2027-01-11 10:00", "2027-01-11 09:00"), choice=later) == (NINE, TEN)


# Judging


def test_a_score_needs_a_wish_that_is_met():
    assert judge(scores(([1, 2], 3), ([], 3))) == (3, 0)


def test_who_wishes_nothing_is_content_and_nobody_is_asked():
    assert judge(person=Stated(zone=BERLIN, wishes=())) == (3, 3)


@pytest.mark.parametrize(
    "answer",
    [
        scores(([1], 3)),
        scores(([1], 4), ([1], 1)),
        scores(([1], 0), ([1], 1)),
        scores(([3], 1), ([1], 1)),
        {"scores": [{"option": "1", "met": [1], "score": 1}] * 2},
        "no json",
        RefusedError("401"),
    ],
)
def test_what_is_judged_otherwise_is_refused(answer):
    assert judge(answer) is None


def test_the_papers_way_takes_the_papers_scoring():
    data = scenario_data({"ana": "any time", "ben": "any time"}, coordination="paper")

    with pytest.raises(BadInput, match="scoring: got"):
        scenario_of({**data, "scoring": "ours"}, Path(), NINE)
    assert scenario_of(data, Path(), NINE).terms.is_suggested
    assert scenario_of({**data, "scoring": "paper"}, Path(), NINE).terms.is_suggested


def test_of_a_list_options_are_offered_by_their_numbers_and_judged_as_times_are():
    listed = ListToChoose(options=("Deli", "Sushi Bar", "Taco Place"), most=2)
    ours = coordinator(Listed([{"options": ["3", "1"]}, scores(([1], 2), ([], 3))]))
    assert run(ours.suggest_listed(listed, [ANA, OMAR], "s")) == (2, 0)
    assert run(ours.judge_listed(("Taco Place", "Deli"), ANA, "s")) == (2, 0)
    kept = coordinator(Listed([{"options": ["3", "1"]}]))
    assert run(kept.suggest_listed(replace(listed, candidate=1), [ANA], "s")) == (1, 2)
    content = coordinator(Listed([]))
    assert run(content.judge_listed(("Deli",), Stated(zone=BERLIN, wishes=()), "s")) == (3,)


# Whole meetings


class Proposes:
    """A model that offers the first two starts there are, and finds that each meets everything."""

    def __init__(self):
        self.asked = []

    async def complete(self, request):
        self.asked.append(request)
        inputs = request.inputs
        if request.prompt.name == "propose_times":
            days, times = (tuple(inputs[each]) for each in ("days", "times"))
            answer = offered(f"{days[1][-10:]} {times[0]}", f"{days[2][-10:]} {times[1]}")
        else:
            answer = scores(*(([1], 3) for _ in inputs["options"]))
        return await Listed([answer]).complete(request)


def test_a_meeting_that_a_model_coordinates():
    model = Proposes()
    meeting, transcript = played_with(
        OfflineLanguage(), SAID, "", coordinator(model), **PAPER, rounds=1
    )

    assert_sound(meeting, transcript)
    first = meeting.rounds[0].assessment.options
    assert [f"{each.option.start:%a %H:%M}" for each in first] == ["Tue 09:00", "Wed 09:15"]
    assert [each.score for each in first] == [3, 3]


def test_nobody_is_named_and_nobody_reads_two_peoples_words():
    model = Proposes()
    played_with(OfflineLanguage(), SAID, "", coordinator(model), **PAPER, rounds=1)
    shown = [
        (each.prompt.name, " ".join(part.content for part in each.prompt.messages(each.inputs)))
        for each in model.asked
    ]

    assert [name for name, _ in shown] == ["propose_times", "judge_times", "judge_times"]
    for name, text in shown:
        assert not any(who in text for who in ("Ana", "Lima", "Ben", "Okri"))
        assert ("Quux" in text) <= (name == "judge_times" and "can't do Mondays" not in text)
    assert sum("Quux" in text for _, text in shown) == 1


def test_a_meeting_without_a_model_is_proposed_exactly():
    exact, _ = played_with(OfflineLanguage(), SAID, "", scoring="paper", options=2)
    nobody, _ = played_with(OfflineLanguage(), SAID, "", **PAPER)
    broken = coordinator(Listed([RefusedError("401")] * 9))
    failing, _ = played_with(OfflineLanguage(), SAID, "", broken, **PAPER)

    assert nobody.rounds == failing.rounds == exact.rounds


def test_a_real_server_keeps_to_the_schemas(tiny):
    """What it offers may be twice the same, and is refused then; nothing else can be wrong."""
    server, book = OpenAIModel(Server(tiny, "", "tiny", STUCK_SECONDS)), UsageBook()
    model = Recorded(server, book)
    patient = coordinator(model, STUCK_SECONDS)
    starts = asyncio.run(patient.suggest(CHOICE, [ANA, OMAR], "s"))
    judged = asyncio.run(patient.judge(CHOICE, (NINE, TOMORROW), ANA, "s"))

    assert starts is None or set(starts) <= set(CHOICE.starts)
    assert judged is None or set(judged) <= {0, 1, 2, 3}
    assert [call.ended for call in book.calls][1] == "answered"
    assert book.calls[0].ended in ("answered", "UnusableReplyError")
    assert server.refused == set()


@pytest.mark.parametrize("seed", range(6))
def test_any_valid_reply_leaves_a_session_sound(seed):
    meeting, transcript = played_with(
        OfflineLanguage(), coordinator=coordinator(Nonsense(seed)), **PAPER
    )

    assert_sound(meeting, transcript)
