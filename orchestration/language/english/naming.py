"""English words for typed fields: what restatements are made of."""

from __future__ import annotations

from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Weekday

STANCE_WORDS = {
    (Polarity.FOR, Strength.MUST): "can only",
    (Polarity.FOR, Strength.STRONGLY): "really prefers",
    (Polarity.FOR, Strength.PREFERS): "prefers",
    (Polarity.FOR, Strength.MILDLY): "ideally",
    (Polarity.AGAINST, Strength.MUST): "can't",
    (Polarity.AGAINST, Strength.STRONGLY): "really rather not",
    (Polarity.AGAINST, Strength.PREFERS): "rather not",
    (Polarity.AGAINST, Strength.MILDLY): "ideally not",
}
KIND_WORDS = {
    Kind.TIME: "any time",
    Kind.BUSY: "busy",
    Kind.LENGTH: "meetings of at most {length}",
    Kind.NOTICE: "a notice of {length}",
    Kind.BUFFER: "a break of {length} before and after other meetings",
    Kind.LOAD: "few meetings a day",
    Kind.PLACE: "a wish about where to meet",
    Kind.ATTENDANCE: "may be left out for part or all of it",
    Kind.OPTION: "an answer to an option",
    Kind.TOPIC: "a wish for the agenda",
    Kind.FLEXIBLE: "flexible",
    Kind.FREE_TEXT: "a wish of another kind",
}
DAYS = {
    Weekday.MON: "Monday",
    Weekday.TUE: "Tuesday",
    Weekday.WED: "Wednesday",
    Weekday.THU: "Thursday",
    Weekday.FRI: "Friday",
    Weekday.SAT: "Saturday",
    Weekday.SUN: "Sunday",
}
MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
PARTS = {
    "morning": "morning",
    "lunch": "lunch hour",
    "afternoon": "afternoon",
    "evening": "evening",
}
