"""Checks an exported decision, with nothing of the engine that has taken it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from bot.recount import recount

Export = dict[str, Any]


def faults(export: Export) -> Iterator[str]:
    """Yield what of an export does not hold; LookupError, TypeError, … where it is none."""
    yield from _of_log(export)
    yield from _of_ballots(export)
    if export["tally"]:
        yield from _of_count(export)
    if export["outcome"]:
        yield from _of_outcome(export)


def _of_log(export: Export) -> Iterator[str]:
    former, begins = "", "".join(line["what"] for line in export["log"][:1])
    for line in export["log"]:
        if line["hash"] != _hash(former, line["at"], line["what"]):
            yield f"the log does not go on as it says at “{line['what']}”"
        former = line["hash"]
    if export["seed"] and not begins.endswith(_hash(export["seed"])):
        yield "the seed is not the one whose hash the log begins with"


def _of_ballots(export: Export) -> Iterator[str]:
    ballots, said = export["ballots"], [line["what"] for line in export["log"]]
    for code, nonce in export["nonces"].items():
        if _hash(nonce, _text(ballots[code]))[:16] != code:
            yield f"the ballot {code} does not fit its receipt"
    counted = _hash(_text(sorted(map(_text, ballots.values()))))
    if export["tally"] and not any(line.endswith(f"with SHA-256 {counted}") for line in said):
        yield "the ballots are not those that the log says were counted"


def _of_count(export: Export) -> Iterator[str]:
    tally, (points, elected, tied) = export["tally"], recount(export)
    if (_elected(tally), tally["tie"]) != (elected, tied):
        best = " and ".join(elected or tied) or "nothing"
        yield f"the ballots elect {best}, which the tally does not say"
    named = {option: round(float(value), 6) for option, value in points.items()}
    if {option: round(value, 6) for option, value in tally["points"].items()} != named:
        yield "the ballots come to other points than the tally says"


def _of_outcome(export: Export) -> Iterator[str]:
    outcome, tally = export["outcome"], export["tally"] or {"winner": None, "tie": []}
    winners, drawn = outcome.get("winners", [outcome["option"]]), outcome.get("drawn_from", [])
    by_vote = {"vote": [*_elected(tally), *tally["tie"]], "tie_order": tally["tie"]}
    allowed = by_vote.get(outcome["decided_by"], [each["id"] for each in export["options"]])
    logged = [line["what"] for line in export["log"] if line["what"].startswith("decided: ")]
    said = {word.strip(",") for line in logged[-1:] for word in line.split()}
    lots = sorted(drawn, key=lambda each: _hash(export["seed"], "tie", each))
    fell = lots[: len({*winners} & {*drawn})]
    for option in dict.fromkeys([outcome["option"], *winners]):
        if option not in allowed:
            yield f"the outcome is {option}, which the count does not allow"
        if option not in said:
            yield f"the outcome is {option}, which the log does not say"
        if option in drawn and option not in fell:
            yield f"the lot falls on {' and '.join(fell)}, and the outcome is {option}"


def _elected(tally: Export) -> list[str]:
    return tally.get("winners") or [each for each in [tally["winner"]] if each is not None]


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
