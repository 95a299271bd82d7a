"""A whole session in plain words, for who plays a scenario in the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Data = dict[str, Any]


def session_text(answer: Data) -> str:
    """Return the operator's view of a session as text."""
    return "\n".join(_lines(answer))


def _lines(answer: Data) -> Iterator[str]:
    yield from answer.get("left_out", ())
    yield "Understood"
    missing = answer["missing"]
    for member, heard in answer["understood"].items():
        yield f"  {member}: {_wishes(heard) if member not in missing else 'no answer'}"
        yield from (f"    ? “{each['text']}”: {each['reason']}" for each in heard["not_understood"])
    for round_ in answer["rounds"]:
        yield from _round(round_)
    yield from _proof(answer["proof"])
    yield _outcome(answer)
    if calls := answer["model_calls"]:
        asked = f"{calls} call{'s' if calls > 1 else ''}"
        yield f"Language model: {asked}, {answer['model_tokens']} tokens."


def _wishes(heard: Data) -> str:
    said = [wish["restatement"] for wish in heard["preferences"] if not wish["assumed"]]
    assumed = [wish["restatement"] for wish in heard["preferences"] if wish["assumed"]]
    words = "; ".join(said) or "any time"
    return f"{words} (assumed: {'; '.join(assumed)})" if assumed else words


def _round(round_: Data) -> Iterator[str]:
    yield f"\nRound {round_['round']} (asked: {', '.join(round_['asked']) or 'nobody'})"
    yield from map(_option, round_["options"])
    yield from ("  | " + line for text in round_["channel"] for line in text.splitlines())


def _option(option: Data) -> str:
    can_come = round(option["attendance"] * len(option["scores"]))
    scores = ", ".join(f"{member} {pi}" for member, pi in option["scores"].items())
    what = option["start"] if "start" in option else f"“{option['title']}”"
    comes = "can come" if "start" in option else "can live with it"
    return (
        f"  {option['id']}  {what}  {can_come} {comes} · ratio {option['ratio']:.2f}"
        f" · score {option['score']:.2f} · equity {option['equity']:.2f}   ({scores})"
    )


def _proof(proof: Data) -> Iterator[str]:
    what = "starts" if "starts" in proof else "options"
    yield f"\n{proof[what]} {what} looked at, every one there is."
    if proof["blocking"]:
        stakes = (f"{each['member']}: {each['preference']}" for each in proof["blocking"])
        yield f"No {what[:-1]} serves everyone: {'; '.join(stakes)}"
    if relaxation := proof["relaxation"]:
        yield (
            f"It would help most if {relaxation['member']} gave way once on "
            f"“{relaxation['preference']}”: {relaxation['gains']} more could come."
        )


def _outcome(answer: Data) -> str:
    outcome = answer["outcome"]
    if outcome is None:
        return f"No outcome ({answer['why']})." if "why" in answer else "No outcome."
    invite = f"\nInvite: {answer['invite']}" if "invite" in answer else ""
    what = f"{outcome['option']} at {outcome['start']}" if "start" in outcome else _what(outcome)
    return f"Outcome: {what} ({outcome['decided_by']}){invite}"


def _what(outcome: Data) -> str:
    """Return what was decided for, where it is no time, and who has a place in it."""
    others = [each for each in outcome["winners"] if each != outcome["option"]]
    held = (
        f"{option}: {', '.join(kept) or 'nobody'} in, {', '.join(waiting) or 'nobody'} waiting"
        for option, kept in outcome.get("places", {}).items()
        for waiting in [outcome["waiting"][option]]
    )
    return "; ".join([", ".join([outcome["title"], *others]), *held])
