"""Checks an exported decision with nothing of the engine: log, seals, receipts, count and lots.

PROTOCOL.md, section 4, says what is hashed; `recount` counts the ballots.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise

from bot.recount import Data, recount

_PARTS = {"decision", "question", "options", "roster", "rule", "members", "round", "outcome"}
_text = json.JSONEncoder(sort_keys=True).encode


def faults(export: Data) -> Iterator[str]:
    """Yield what of an export does not hold; LookupError, TypeError, … where it is none."""
    for former, line in pairwise([{"hash": ""}, *export["log"]]):
        if line["hash"] != _hash(former["hash"], line["at"], line["what"]):
            yield f"the log does not go on as it says at “{line['what']}”"
    whats = [line["what"] for line in export["log"]]
    seals = _seals(whats)
    parts = {*_PARTS, *seals, *export} - {"log", "nonces", "now"} if len(seals) > 1 else {*seals}
    if missing := sorted(parts - export.keys()):
        yield from (f"the {x} {'are' if x.endswith('s') else 'is'} missing" for x in missing)
        return
    if len(seals) < 2:
        yield "its parts were not sealed when it ended, so only its log and count were checked"
    held = {**export, "ballots": sorted(map(_text, export["ballots"].values()))}
    unlike = (part for part in sorted(parts) if _hash(held[part]) != seals.get(part))
    yield from (f"the log says otherwise of the {part}" for part in unlike)
    unfit = _unfit(export["ballots"], export["nonces"], whats)
    yield from (f"the ballot {code} does not fit its receipt" for code in unfit)
    yield from _miscounted(export, export["tally"], export["outcome"]) if export["tally"] else ()


def _seals(whats: list[str]) -> dict[str, str]:
    """Return the hash of each part, by the last seals in a log, and the seed's, by its first line.

    A decision can end twice. One whose lots are drawn fixes its seed as it opens.
    """
    ended = re.split(r"\n(?=sealed: decision )", "\n".join(whats))[-1]
    return dict(re.findall(r"(\w+) has SHA-256 (\w+)$", f"{whats[0]}\n{ended}", re.MULTILINE))


def _unfit(ballots: Data, nonces: Data, whats: list[str]) -> list[str]:
    """Return the receipts, of a number or in the log, that are not made of number and ballot."""
    codes = {*nonces} | {x for x in ballots if f"ballot counted: {x}" in whats}
    return [x for x in sorted(codes) if _hash(nonces.get(x, ""), _text(ballots.get(x)))[:16] != x]


def _miscounted(export: Data, tally: Data, outcome: Data | None) -> Iterator[str]:
    """Yield what the ballots do not come to: who is elected, the points, the outcome, its lot."""
    points, elected, tied = recount(export)
    right = [elected, next(iter(elected), None), tied]
    if right != [tally.get("winners", elected), tally["winner"], tally["tie"]]:
        yield f"the tally is wrong: the ballots elect {' and '.join(elected + tied) or 'nothing'}"
    told = {name: round(x, 6) for name, x in tally["points"].items()}
    if points != told and export["rule"] != "irv":  # it elects as stv does, by other sums
        yield "the ballots come to other points than the tally says"
    if outcome:
        by = {"vote": elected + tied, "earlier_vote": elected, "tie_order": tied}
        allowed = by.get(outcome["decided_by"], points)
        won = outcome.get("winners", [outcome["option"]])
        drawn = sorted(outcome.get("drawn_from", []), key=lambda x: _hash(export["seed"], "tie", x))
        lucky = drawn[: sum(x in drawn for x in won)]
        for x in sorted({outcome["option"], *won}):
            if x not in allowed:
                yield f"the outcome is {x}, which the count does not allow"
            if x in drawn and x not in lucky:
                yield f"the lot falls on {' and '.join(lucky)}, and the outcome is {x}"


def _hash(*lines: object) -> str:
    """Return SHA-256 of lines: words as they are, all else as JSON with sorted keys."""
    words = (x if isinstance(x, str) else _text(x) for x in lines)
    return sha256("\n".join(words).encode()).hexdigest()
