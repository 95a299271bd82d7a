"""Checks an exported decision, with nothing of the engine that has taken it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from itertools import chain
from typing import Any

from bot.recount import recount

Export = dict[str, Any]
_TERMS = ("members", "quorum", "threshold", "winners", "points")


def faults(export: Export) -> Iterator[str]:
    """Yield what of an export does not hold; LookupError, TypeError, … where it is none."""
    said = [line["what"] for line in export["log"]]
    yield from _of_log(export, said)
    yield from _of_ballots(export, said)
    if export["tally"]:
        yield from _of_count(export)
    yield from _of_outcome(export, said)


def _of_log(export: Export, said: list[str]) -> Iterator[str]:
    former, (question, _, fixed) = "", said[0].partition("; the seed has SHA-256 ")
    for line in export["log"]:
        if line["hash"] != _hash(former, line["at"], line["what"]):
            yield f"the log does not go on as it says at “{line['what']}”"
        former = line["hash"]
    if export["seed"] and _hash(export["seed"]) != fixed:
        yield "the seed is not the one whose hash the log begins with"
    if question != f"opened: {' '.join(export['question'].split())}":
        yield "the question is not the one that the log begins with"
    if _came(said) != {each["id"] for each in export["roster"]}:
        yield "the roster is not who was asked or has joined"


def _came(said: list[str]) -> set[str]:
    lines = [each.partition(": ") for each in said]
    return {*chain(*(who.split(", ") for what, _, who in lines if what in ("asked", "joined")))}


def _of_ballots(export: Export, said: list[str]) -> Iterator[str]:
    ballots = export["ballots"]
    for code, nonce in export["nonces"].items():
        if _hash(nonce, _text(ballots.get(code)))[:16] != code:
            yield f"the ballot {code} does not fit its receipt"
    counted = _hash(_text(sorted(map(_text, ballots.values()))))
    if export["tally"] and not any(line.endswith(f"with SHA-256 {counted}") for line in said):
        yield "the ballots are not those that the log says were counted"
    vote = f"vote {export['round']} was on terms with SHA-256 "
    if any(line.startswith(vote) and line != vote + _terms(export) for line in said):
        yield "the options, the rule or its terms are not those that were voted on"


def _terms(export: Export) -> str:
    on = {each["id"]: each.get("title", each.get("start", "")) for each in export["options"]}
    terms = {key: export[key] for key in ("question", "rule", *_TERMS) if key in export}
    return _hash(_text({**terms, "options": on}))


def _of_count(export: Export) -> Iterator[str]:
    tally, (points, elected, tied) = export["tally"], recount(export)
    if (_elected(tally), tally["tie"]) != (elected, tied):
        best = " and ".join(elected or tied) or "nothing"
        yield f"the ballots elect {best}, which the tally does not say"
    named = {option: round(float(value), 6) for option, value in points.items()}
    if {option: round(value, 6) for option, value in tally["points"].items()} != named:
        yield "the ballots come to other points than the tally says"


def _of_outcome(export: Export, said: list[str]) -> Iterator[str]:
    outcome = export["outcome"] or {"option": None, "winners": [], "decided_by": None}
    tally = export["tally"] or {"winner": None, "tie": []}
    elected = outcome.get("winners", [outcome["option"]])
    winners = [*dict.fromkeys(x for x in (outcome["option"], *elected) if x is not None)]
    if {*winners} != {each["id"] for each in export["options"]} & _decided(said):
        yield f"the outcome is {' and '.join(winners) or 'none'}, which the log does not say"
    by_vote = {"vote": [*_elected(tally), *tally["tie"]], "tie_order": tally["tie"]}
    allowed = by_vote.get(outcome["decided_by"], [each["id"] for each in export["options"]])
    drawn = outcome.get("drawn_from", [])
    lots = sorted(drawn, key=lambda each: _hash(export["seed"], "tie", each))
    fell = lots[: len({*elected} & {*drawn})]
    for option in winners:
        if option not in allowed:
            yield f"the outcome is {option}, which the count does not allow"
        if option in drawn and option not in fell:
            yield f"the lot falls on {' and '.join(fell)}, and the outcome is {option}"


def _decided(said: list[str]) -> set[str]:
    ended = [line for line in said if line.startswith(("decided: ", "given up: "))][-1:]
    return {word.strip(",") for line in ended for word in line.split() if line[0] == "d"}


def _elected(tally: Export) -> list[str]:
    return tally.get("winners") or [each for each in [tally["winner"]] if each is not None]


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
