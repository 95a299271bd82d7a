"""`convene usage`: what a language model was asked, and what it cost, beside what may be spent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from bot.durable import opened
from bot.settings import Settings
from orchestration.model.spent import Spent
from orchestration.sessions.model_usage import Call, spent_on
from storage.usage import SqlLedger

Answer = dict[str, Any]

_EVER: Final = datetime.fromtimestamp(0, UTC)
_ENDS: Final = {
    "UnusableReplyError": "reply could not be used",
    "NotNowError": "server busy or not there",
    "RefusedError": "server refused",
    "ModelError": "failed",
}


def report(settings: Settings, days: int, now: datetime) -> Answer:
    """Return what was asked in the last days of UTC, today's among them, as data."""
    midnight = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    first = midnight - timedelta(days=days - 1)
    calls, last = _calls(settings, first)
    return {
        "days": days,
        "total": _spent(calls),
        "by_day": _totals(calls, "day", lambda call: f"{call.at:%Y-%m-%d}"),
        "by_prompt": _totals(calls, "prompt", lambda call: call.prompt),
        "by_model": _totals(calls, "model", lambda call: call.model),
        "by_end": _totals(calls, "ended", lambda call: call.ended),
        "today": _spent(each for each in calls if each.at >= midnight),
        "budget": _budget(settings),
        "last": last.isoformat() if last else None,
    }


def _calls(settings: Settings, first: datetime) -> tuple[Sequence[Call], datetime | None]:
    """Return the calls from a day on, and when the last one ever was."""
    with opened(settings) as store:
        ledger = SqlLedger.beside(store)
        found = ledger.since(first) or ledger.since(_EVER)
    return [each for each in found if each.at >= first], found[-1].at if found else None


def _totals(calls: Iterable[Call], by: str, of: Callable[[Call], str]) -> list[Answer]:
    """Return the totals of calls that have something in common, by name."""
    groups: dict[str, list[Call]] = {}
    for call in calls:
        groups.setdefault(of(call), []).append(call)
    return [{by: name, **_spent(groups[name])} for name in sorted(groups)]


def _spent(calls: Iterable[Call]) -> Answer:
    spent = spent_on(calls)
    return {**asdict(spent), "seconds": round(spent.seconds, 3)}


def _budget(settings: Settings) -> Answer | None:
    """Return what may be spent a day, None where no model is set."""
    model = settings.model
    if model is None:
        return None
    return {each: asdict(getattr(model, each)) for each in _PURSES}


def text(answer: Answer) -> str:
    """Return what was asked, for people."""
    if not answer["total"]["calls"]:
        return f"{_nothing_asked(answer)}\n{_allowed(answer)}"
    rows = [*_table(answer), ("in all", _figures(answer["total"]))]
    wide = max(len(name) for name, _ in rows)
    lines = [_line(name, figures, wide) for name, figures in rows]
    return "\n".join([_asked(answer), *lines, "", _allowed(answer)])


def _asked(answer: Answer) -> str:
    return f"A language model was asked {_times(answer['total']['calls'])} {_period(answer)}."


def _nothing_asked(answer: Answer) -> str:
    if answer["last"] is None:
        return "No language model has ever been asked here."
    day = answer["last"][:10]
    return f"No language model was asked {_period(answer)}; the last time was on {day}."


def _period(answer: Answer) -> str:
    days = answer["days"]
    return "today" if days == 1 else f"in the last {days} days"


def _times(calls: int) -> str:
    return "once" if calls == 1 else f"{calls:,} times"


def _table(answer: Answer) -> Iterable[tuple[str, Sequence[str]]]:
    """Yield a heading and a line each: name and figures."""
    for part, by in (("by_day", "day"), ("by_prompt", "prompt"), ("by_model", "model")):
        yield from _section(by, [(each[by], each) for each in answer[part]])
    ends = [(_ENDS.get(each["ended"], each["ended"]), each) for each in answer["by_end"]]
    yield from _section("how it ended", ends)
    yield "", ()


def _section(
    heading: str, groups: Iterable[tuple[str, Answer]]
) -> Iterable[tuple[str, Sequence[str]]]:
    yield "", ()
    yield heading, ("calls", "tokens sent", "received", "seconds")
    for name, spent in groups:
        yield name, _figures(spent)


def _figures(spent: Answer) -> Sequence[str]:
    whole = (f"{spent[each]:,}" for each in ("calls", "sent", "received"))
    return (*whole, f"{spent['seconds']:,.1f}")


def _line(name: str, figures: Sequence[str], wide: int) -> str:
    return f"{name:{wide}}{''.join(f'{each:>13}' for each in figures)}".rstrip()


def _allowed(answer: Answer) -> str:
    if answer["budget"] is None:
        return "No model is set now (CONVENE_MODEL_URL), so none is asked."
    budget, today = answer["budget"], Spent(**answer["today"])
    spent = {"calls": today.calls, "tokens": today.tokens, "seconds": round(today.seconds)}
    parts = (f"{spent[each]:,} of {most:,} {each}" for each, most in budget["workspace"].items())
    each_may = [
        f"One {called} may spend {', '.join(f'{most:,} {x}' for x, most in budget[purse].items())} "
        "a day."
        for purse, called in _PURSES.items()
        if called
    ]
    return "\n".join([f"Today (UTC): {', '.join(parts)}.", *each_may])


_PURSES: Final = {
    "workspace": "",
    "session": "session",
    "person": "person",
    "team": "workspace or server",
}
"""Whose budgets there are, and what one of them is called; the first is that of all together."""
