"""The study as a report for somebody who has not read the paper: what came of it, and then why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from textwrap import wrap
from typing import Any

from orchestration.model.terms import Scoring as Engine
from tests.benchmarks.study import tables
from tests.benchmarks.study.judge import Scoring
from tests.benchmarks.study.measure import SESSIONS, left_open
from tests.benchmarks.study.mind import IN_A_ROW, SEED, Use
from tests.benchmarks.study.run import Extent, Study
from tests.benchmarks.study.sitting import ROUNDS, Way
from tests.benchmarks.study.speech import FALLBACKS, Voice
from tests.benchmarks.study.verdict import Verdict, asking, cell_name, suiting, verdict

WIDTH = 100

TITLES = {
    Scoring.OURS: "our scoring",
    Scoring.BARE: "the paper's scoring without what every start meets",
    Scoring.PAPER: "the paper's scoring, everything said counts",
}
COSTS = {
    "messages": "messages a round",
    "with_taps": "messages and taps a round",
    "in_all": "messages and taps in all",
}


ENGINES = {Engine.OURS: "engine as it is", Engine.PAPER: "engine set to the paper's way"}


def lines(study: Study) -> Iterator[str]:
    """Yield the whole report."""
    sessions = study.extent.sessions
    yield from _paragraph(
        f"""The paper's study, repeated: {len(study.cells)} of its cells, {sessions} meetings
        in each, {ROUNDS} rounds at most, seed {SEED}. Members of a made-up company look for a time
        to meet. Each has wishes that the bot never sees: they write to it, mend what it reads back
        to them, and vote. What is scored is how the time suits their true wishes, by a judge that
        shares no code with the bot and never sees what the bot understood."""
    )
    yield from _smaller(study.extent)
    yield from _who(study)
    yield from _outcome(study)
    yield from _how_to_read(sessions)
    yield from _sections(study)


def _smaller(extent: Extent) -> Iterator[str]:
    if extent.sessions < SESSIONS:
        yield from _paragraph(
            f"""SMALLER THAN THE PAPER'S: these are the first {extent.sessions} of the {SESSIONS}
            meetings that each of its cells has; so the intervals are wider."""
        )
    if Engine.PAPER not in extent.engines:
        yield from _paragraph("The engine set to the paper's way was left out.")


def plain(value: Any) -> Any:
    """Return the study as JSON has it; cells by their name."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, dict):
        return {
            cell_name(k) if isinstance(k, tuple) else str(k): plain(v) for k, v in value.items()
        }
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    return value


def _paragraph(text: str) -> Iterator[str]:
    yield from wrap(" ".join(text.split()), WIDTH)


def _headed(title: str, text: str) -> Iterator[str]:
    yield from ("", title.upper())
    yield from _paragraph(text)


# Who spoke


def _who(study: Study) -> Iterator[str]:
    said = tables.spoken(tables.everything(study))
    if study.used is None:
        yield from _headed(
            "Who spoke, who read",
            f"""Members spoke by rules (the company's own sentences first, then plain ones): all
            {said.total()} messages. The bot read them by rules. Model calls 0, tokens 0.""",
        )
        return
    yield from _headed("Who spoke, who read", _by_model(study.used, said))
    for trouble in _troubles(study.used):
        yield from _paragraph(trouble)
    yield from tables.speakers(study)
    yield from _paragraph(
        """model: the model's words · verbatim: a profile as it stands, which is how the paper's
        baseline without conversation has it · rules: nobody asked a model · late, invalid,
        unanswered, budget: the rules spoke instead, since the model took too long, did not answer
        in the form asked for, did not answer at all, or had no call left."""
    )


def _by_model(use: Use, said: Counter[Voice]) -> str:
    instead = sum(said[voice] for voice in FALLBACKS)
    reader = "rules" if use.reading == "rules" else f"the same model ({use.reading})"
    calls = sum(use.calls.values())
    earlier = f", {use.earlier} of them in an earlier go" if use.earlier else ""
    purposes = ", ".join(f"{name} {count}" for name, count in sorted(use.calls.items())) or "none"
    return f"""Members spoke with {use.name} at {use.where}, temperature 0, seed {SEED}:
        {said[Voice.MODEL]} of {said.total()} messages are the model's words, {said[Voice.VERBATIM]}
        are profiles as they stand, and in {instead} the rules spoke instead. The bot read them by
        {reader}. Model calls {calls} of {use.budget} ({purposes}){earlier}, tokens {use.sent} sent
        and {use.received} received; a question that came up again was answered from memory."""


def _troubles(use: Use) -> Iterator[str]:
    if use.denied:
        yield f"""THE BUDGET RAN OUT: after {use.budget} calls the model was not asked any more
            ({use.denied} questions). From there on the rules stood in, so cells with such messages
            say nothing about the model. Run again with a larger --calls, or with fewer cells."""
    if use.given_up:
        yield f"""THE SERVER WAS GIVEN UP: {IN_A_ROW} questions in a row had no answer (the last:
            {use.given_up}). From there on the rules stood in, so cells with such messages say
            nothing about the model."""
    if use.refused:
        yield f"""The server did not take {", ".join(use.refused)}, and was asked without: so it may
            answer differently another time."""


# What came of it


def _outcome(study: Study) -> Iterator[str]:
    yield from _headed(
        "What came of it",
        """Each figure that the paper prints, held against ours: how many of ours are better, and
        how many clearly so (the two 95% intervals do not touch). A start drawn blindly needs no
        bot: where it is better than the paper too, being better proves nothing, so the last column
        is the one to look at.""",
    )
    found = list(_verdicts(study))
    yield from tables.verdicts(found)
    for name, one in found:
        if one.worse:
            yield from _paragraph(f"Not better, {name}: {', '.join(one.worse)}.")
    if Engine.PAPER in study.extent.engines:
        yield from _paragraph(
            f"""The aim is to be better than the paper in every cell under its own scoring:
            {_aim(dict(found))}"""
        )
    yield from _paragraph(_worth_of_rounds(study))
    yield from _headed(
        "What this proves, and what not",
        f"""The meetings are not the paper's: its company, its members' words and its judge (a
        language model) are not ours, so each comparison is between two systems on two sets of
        meetings, and may be the meetings' doing. Our members tell the truth, are patient, and write
        {_english(study)}; people are harder to understand. Meetings within a cell share people, and
        {study.extent.sessions} meetings are few: see the intervals. By our scoring ours is held
        to a stricter measure than the paper's figures beside it. What does hold by itself is how
        near a way comes to the best start there is (“how near to the best”), since that is measured
        on the same meetings. It says that the search is exact and how much misreading costs; it
        says nothing about whether people would be content.""",
    )


def _english(study: Study) -> str:
    if study.used is None:
        return "clear English that the rules were made to read"
    return "as a model does that was told to be plain"


def _verdicts(study: Study) -> Iterator[tuple[str, Verdict]]:
    for engine, scoring in tables.views(study):
        yield TITLES[scoring], verdict(list(suiting(study, engine, scoring)))
    for engine in study.extent.engines:
        for kind, name in COSTS.items():
            yield f"{name}, {ENGINES[engine]}", verdict(list(asking(study, engine, kind)))


def _aim(found: dict[str, Verdict]) -> str:
    own, bare = found[TITLES[Scoring.PAPER]], found[TITLES[Scoring.BARE]]
    met = "met" if own.better == own.compared else "missed"
    return f"""{met}, {own.better} of {own.compared} are. But in {own.blindly} of them a blind start
        is better than the paper as well, which leaves {own.telling} that tell anything. Without
        what every start meets {bare.better} of {bare.compared} are better, and {bare.telling} of
        them tell something."""


def _worth_of_rounds(study: Study) -> str:
    ways = [each.results[Engine.OURS][Way.ROUNDS] for each in study.cells.values()]
    rises = [each.judged[Scoring.OURS].rise for each in ways]
    asked = _range([100 * each.effort.asked_again.mean for each in ways], 0)
    ratio = _range([100 * each.ratio.mean for each in rises], 1)
    score = _range([each.score.mean for each in rises], 2)
    return f"""What asking again is worth here: {asked}% of the members are asked again, and from
        the first candidate to the last the ratio rises by {ratio} points and the score by {score}
        (by our scoring, mean of a cell)."""


def _range(values: list[float], digits: int) -> str:
    least, most = (f"{round(each, digits) + 0.0:.{digits}f}" for each in (min(values), max(values)))
    return least if least == most else f"{least} to {most}"


# How to read it


def _how_to_read(sessions: int) -> Iterator[str]:
    half = sessions // 2
    among, all_ = (_open(count, sessions) for count in (half, sessions))
    yield from _headed(
        "How to read the figures",
        f"""Each is a mean over the {sessions} meetings of a cell ± its 95% interval (Student's t).
        The paper's stand in (brackets). A count like “{half} of {sessions}” has no ±; it leaves
        {among} open, and “{sessions} of {sessions}” {all_} (Clopper and Pearson, 95%).""",
    )
    for name, meaning in GLOSSARY.items():
        yield from wrap(f"{name}: {meaning}", WIDTH, initial_indent="  ", subsequent_indent="    ")


def _open(count: int, sessions: int) -> str:
    low, high = (round(100 * share) for share in left_open(count, sessions))
    return f"{low} to {high}%"


GLOSSARY = {
    "n, K": "how many members; how many times to choose from are put to the vote in a round",
    "org": "the bot also knows who works with whom, and the organiser may say who is needed",
    "rounds": f"the way it is meant: ask, propose, vote, ask again, {ROUNDS} rounds at most",
    "one, talk": "baseline: one round, in which members mend what was read back to them",
    "one, none": "baseline: one round, and members' profiles are taken as they were read",
    "as voted": "of the same rounds, what the vote decided instead of the last candidate",
    "blind, best": "what a start drawn blindly gets, and the best that any start could get",
    "ratio": "the share of members who are satisfied at all, in percent; more is better",
    "score": "how well the time meets a member's wishes, 0 to 3, mean; more is better",
    "equity": "how unevenly the scores are spread (Gini), 0 to 1; less is fairer",
    "scoring ours": "wishes count by strength; who cannot come has 0; what every start meets is no"
    " wish",
    "scoring bare": "all wishes count alike, without what every start meets (“flexible”)",
    "scoring paper": "everything said counts alike, so “flexible” satisfies at any start",
}


# The rest


def _sections(study: Study) -> Iterator[str]:
    yield from _headed(
        "How hard the meetings are, before anything is decided",
        """“overlap” is how much the best starts of two members have in common, 0 to 1. “none suits”
        and “contents”: in so many meetings no start satisfies, or fully contents, everybody. The
        nearer “blind” is to “best”, the less there is to win. “(paper's n)” are all groups of n of
        the five profiles that the paper prints, as a yardstick; nothing is drawn there, so there is
        no interval.""",
    )
    yield from tables.hardness(study)
    for engine, scoring in tables.views(study):
        yield from _headed(f"What members truly get, by {TITLES[scoring]}", _caution(scoring))
        yield from tables.marks(study, engine, scoring)
    yield from _costs(study)
    yield from _asking_again(study)
    yield from _rounds(study)
    yield from _near(study)
    yield from _understood(study)


def _caution(scoring: Scoring) -> str:
    match scoring:
        case Scoring.PAPER:
            return """The engine is set to the paper's way. Read this one with doubt: nearly every
                profile holds something that any start meets, so that even “blind” is above most of
                the paper's figures."""
        case Scoring.BARE:
            return """The engine is set to the paper's way: it aims at all that is said, “flexible”
                included, and so falls short of “best” here without having misread anything."""
        case _:
            return """The engine as it is. Stricter than the paper's scoring: who cannot come is not
                satisfied, whatever else holds."""


def _costs(study: Study) -> Iterator[str]:
    gave, held = tables.gave_way(study)
    yield from _headed(
        "What it costs people",
        f"""Messages, and messages with taps, per member and round held; a vote is none. The paper's
        figure is messages alone; it always holds {ROUNDS} rounds. Ours stops once nothing is open,
        so its mean a round lacks the quiet rounds that bring the paper's down. Compare “in all”:
        messages and taps over the whole meeting, beside the paper's figure times its rounds. (The
        paper leaves open whether its figure is that of the last round alone; if so, it is more.)
        “asked again” is the share of members who are asked anything more. Asked to give way on a
        wish, {gave} members did and {held} did not (engine as it is).""",
    )
    for engine in study.extent.engines:
        yield from ("", f"{ENGINES[engine]}:")
        yield from tables.costs(study, engine)


def _asking_again(study: Study) -> Iterator[str]:
    yield from _headed(
        "What asking again gains",
        """Members are asked again only where one wish of theirs, given way once, would let
        something better happen; with the engine set to the paper's way everyone is asked every
        round. “for each” is how much better the last candidate is than the first one, for each such
        question: in who can come and in ratio (both in points of a hundred), and in score.""",
    )
    yield from tables.asking_again(study)


def _rounds(study: Study) -> Iterator[str]:
    yield from _headed(
        "Round by round",
        """Each round's candidate, and messages per member in it; a meeting that has ended keeps its
        last candidate. “rise” is the last candidate's figure less the first one's, meeting by
        meeting. In the paper messages fall by about half, and ratio and score of n = 5 rise by
        about 110% and 120%. Ours can hardly rise, since the first candidate is already the best
        for all that has been said.""",
    )
    for engine, scoring in tables.views(study):
        yield from ("", f"by {TITLES[scoring]}, {ENGINES[engine]}:")
        yield from tables.rounds(study, engine, scoring)


def _near(study: Study) -> Iterator[str]:
    yield from _headed(
        "How near to the best",
        """How far the last candidate is below the best start in ratio (points) and in score; in how
        many meetings it is as good as that; and how much of the way it goes from a blind start's
        score to the best one's. More than all of it is possible where the order that decides looks
        at something else before the score (ours: who can come; the paper's: the ratio).""",
    )
    for engine, scoring in tables.views(study):
        yield from ("", f"by {TITLES[scoring]}, {ENGINES[engine]}:")
        yield from tables.distance(study, engine, scoring)


def _beyond(study: Study) -> str:
    readings = [each.results[Engine.OURS][Way.ROUNDS].reading for each in study.cells.values()]
    return _range([100 * each.beyond.mean for each in readings if each.beyond], 0)


def _understood(study: Study) -> Iterator[str]:
    yield from _headed(
        "How members were understood",
        f"""Per hundred: “right” of what was read back is truly wished (precision), “found” of what
        is wished was read back (recall), “as strong” of what was found has the strength that was
        said. “not placed” are pieces of text, per member, that the bot says it could not place. A
        speaker who puts a wish wrongly counts against these figures too.
        {_beyond(study)}% of the wishes say nothing about a start (“an agenda in
        writing”) and are judged by nobody.""",
    )
    yield from tables.understanding(study)
    if study.paraphrased:
        yield from _headed(
            "Profiles paraphrased 0, 1 and 2 times",
            "The smallest cell in one round without conversation, on reworded profiles.",
        )
        yield from tables.paraphrases(study)
