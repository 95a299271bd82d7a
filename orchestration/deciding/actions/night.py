"""A last moment in the night: it holds as it was said, and one by day is offered."""

from __future__ import annotations

from datetime import datetime, time, timedelta
from typing import Final

from orchestration.deciding.changing import why_not
from orchestration.deciding.commands import ChangeTerms
from orchestration.deciding.presentation.clocks import zone_of
from orchestration.deciding.state import Decision
from orchestration.interaction.layout import Button, Buttons, Layout, Text
from orchestration.interaction.wording import instant, is_at_night
from orchestration.model.people import MemberId
from orchestration.model.settings import DecisionSettings
from orchestration.model.times import zone_named
from orchestration.sessions.user_action import Press, Reply

BY_DAY: Final = "close-by-day"
_MORNING: Final = time(9)


def offers_by_day(ends_by: datetime | None, zone: str) -> tuple[Button, ...]:
    """Return what moves a last moment in the night to the morning after; nothing for one by day."""
    if ends_by is None or not is_at_night(local := ends_by.astimezone(zone_named(zone))):
        return ()
    day = local.date() + timedelta(days=local.time() > _MORNING)
    morning = datetime.combine(day, _MORNING, local.tzinfo)
    return (Button(BY_DAY, f"Close {instant(morning)} instead", morning.isoformat()),)


def named_at_night(ends_by: datetime | None, zone: str, organiser: MemberId) -> Layout | None:
    """Say of a last moment that it is at night, and offer another; nothing of one by day."""
    offers = offers_by_day(ends_by, zone)
    if ends_by is None or not offers:
        return None
    words = f"It closes {instant(ends_by.astimezone(zone_named(zone)))} at night, as you said."
    return Layout(words=words, parts=(Text(words), Buttons(offers, only=organiser)))


def close_by_day(press: Press[Decision]) -> Reply:
    """Close it at the moment that a button has, and at no other that is past."""
    at = datetime.fromisoformat(press.value)
    settings = DecisionSettings(ends_by=at)
    if why := why_not(press.session, settings, press.user_action.at):
        return Reply(notice=why)
    command = ChangeTerms(**press.envelope, by=press.who, settings=settings)
    local = at.astimezone(zone_named(zone_of(press.session, press.who)))
    return Reply(commands=(command,), note=f"It closes {instant(local)}.", gone=(BY_DAY,))
