"""What people call time zones in English."""

from __future__ import annotations

import re

_ZONES = {
    "America/New_York": "et est edt eastern|eastern time|eastern standard time|new york time"
    "|ny time|boston time|toronto time|us eastern|east coast time|east coast",
    "America/Chicago": "ct cdt central|central time|chicago time|us central",
    "America/Denver": "mt mst mdt|mountain time|mountain|denver time",
    "America/Los_Angeles": "pt pst pdt pacific|pacific time|pacific standard time|la time"
    "|san francisco time|seattle time|sf time|west coast time|us pacific",
    "Etc/UTC": "utc gmt z|zulu|greenwich mean time|universal time",
    "Europe/London": "bst|uk time|london time|british time|british summer time|dublin time",
    "Europe/Berlin": "cet cest|central european time|berlin time|paris time|madrid time|rome time"
    "|amsterdam time|german time|vienna time|zurich time|stockholm time|brussels time",
    "Europe/Helsinki": "eet eest|helsinki time|finnish time",
    "Europe/Athens": "athens|athens time",
    "Europe/Lisbon": "wet west|lisbon time|portuguese time",
    "Europe/Moscow": "msk|moscow time",
    "Asia/Dubai": "dubai gst|dubai time|gulf time",
    "Asia/Singapore": "sgt|singapore time",
    "Asia/Tokyo": "jst|tokyo time|japan time",
    "Asia/Kolkata": "indian india|indian time|india time|mumbai time|delhi time|bangalore time",
    "Asia/Hong_Kong": "hkt|hong kong time",
    "Asia/Shanghai": "china|china time|beijing time|shanghai time",
    "Asia/Seoul": "kst|seoul time",
    "Australia/Sydney": "aest aedt|sydney time|melbourne time",
    "Australia/Adelaide": "acst acdt",
    "Australia/Perth": "awst|perth time",
    "Pacific/Auckland": "nzst nzdt|auckland time",
    "America/Sao_Paulo": "brt|sao paulo time|brasilia time",
    "Pacific/Honolulu": "hst|hawaii time",
    "Africa/Johannesburg": "sast|johannesburg time",
    "Africa/Lagos": "wat|lagos time",
    "Africa/Nairobi": "eat|nairobi time",
}
_WORDS_THEMSELVES = frozenset(
    {"z", "central", "west", "wet", "eat", "mt", "ct", "pt", "et", "mountain", "wat"}
)

AMBIGUOUS = {
    "ist": ("Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"),
    "cst": ("America/Chicago", "Asia/Shanghai", "America/Havana"),
}
AMERICAN = "America/"
_CENTRAL = "America/Chicago"

PHRASES: dict[str, str] = {
    phrase: zone
    for zone, names in _ZONES.items()
    for group, phrases in enumerate(names.split("|"))
    for phrase in (phrases.split() if group == 0 else (phrases,))
}
CAN_LEAD = frozenset({"et", "ct", "pt", "mt"})
BEFORE_CAPITALS = frozenset({"am", "pm", "a", "p", "(", "noon", "morning", "afternoon"}) | {
    "mornings",
    "afternoons",
    "evenings",
    "evening",
}
OFFSET_FROM = frozenset({"utc", "gmt"})
OFFSET = re.compile(r"(\d{1,2}):?(\d\d)?")
FARTHEST_HOURS = 14
CAPITALS_ONLY = _WORDS_THEMSELVES


def ambiguous_zone(name: str, own: str) -> str:
    """The zone an ambiguous abbreviation means to somebody who lives in `own`, or nothing."""
    if own in AMBIGUOUS[name]:
        return own
    return _CENTRAL if name == "cst" and own.startswith(AMERICAN) else ""
