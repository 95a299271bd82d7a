"""Addresses that put a decided meeting into a calendar on the web, without a file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final
from urllib.parse import urlencode

from orchestration.interaction.wording import for_the_agenda
from orchestration.views.documents import CalendarInvite

_GOOGLE: Final = "https://calendar.google.com/calendar/render"
_OUTLOOK: Final = "https://outlook.office.com/calendar/deeplink/compose"
_LONGEST_NOTE: Final = 100
"""Characters: an address has 2,000 at most, and each of these can take nine."""
_LONGEST_TITLE: Final = 60


def calendar_links(invite: CalendarInvite) -> tuple[tuple[str, str], ...]:
    """Return what opens a meeting in Google's and in Microsoft's calendar: (label, address)."""
    agenda = for_the_agenda(invite.agenda) if invite.agenda else ""
    note = "\n".join(filter(None, (invite.message, agenda)))[:_LONGEST_NOTE]
    title, place = invite.subject[:_LONGEST_TITLE], invite.place[:_LONGEST_TITLE]
    google = {
        "action": "TEMPLATE",
        "text": title,
        "dates": f"{_stamp(invite.start)}/{_stamp(invite.end)}",
        "details": note,
        "location": place,
    }
    outlook = {
        "rru": "addevent",
        "subject": title,
        "startdt": _utc(invite.start).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "enddt": _utc(invite.end).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "body": note,
        "location": place,
    }
    return (
        ("Add to Google Calendar", f"{_GOOGLE}?{urlencode(_said(google))}"),
        ("Add to Outlook", f"{_OUTLOOK}?{urlencode(_said(outlook))}"),
    )


def _said(values: dict[str, str]) -> dict[str, str]:
    return {name: value for name, value in values.items() if value}


def _stamp(moment: datetime) -> str:
    return _utc(moment).strftime("%Y%m%dT%H%M%SZ")


def _utc(moment: datetime) -> datetime:
    return moment.astimezone(UTC)
