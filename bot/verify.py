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
    if export["tally"] and export["rule"] == "stv":
        yield "a count by stv is not repeated here (`convene tally` does it)"
    elif export["tally"]:
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
    tally, (points, best) = export["tally"], recount(export)
    if (tally["winner"], tally["tie"]) != ((best[0], []) if len(best) == 1 else (None, best)):
        yield f"the ballots elect {' and '.join(best) or 'nothing'}, which the tally does not say"
    if tally["points"] != {option: float(value) for option, value in points.items()}:
        yield "the ballots come to other points than the tally says"


def _of_outcome(export: Export) -> Iterator[str]:
    tally, outcome, seed = export["tally"] or {}, export["outcome"], export["seed"]
    option, drawn = outcome["option"], outcome.get("drawn_from", [])
    by_vote = {"vote": [tally.get("winner")], "tie_order": tally.get("tie")}
    elected = by_vote.get(outcome["decided_by"], [each["id"] for each in export["options"]])
    if option not in (elected or ()):
        yield f"the outcome is {option}, which the count does not allow"
    logged = [line["what"] for line in export["log"] if line["what"].startswith("decided: ")]
    if not any(f" {option} " in line for line in logged[-1:]):
        yield f"the outcome is {option}, which the log does not say"
    lots = sorted(drawn, key=lambda each: _hash(seed, "tie", each))
    if lots and lots[0] != option:
        yield f"the lot falls on {lots[0]}, and the outcome is {option}"


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()


def _text(data: object) -> str:
    return json.dumps(data, sort_keys=True)
