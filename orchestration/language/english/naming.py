"""English words for typed fields: what restatements are made of.

A lead stands before what can be named ("Mondays", "times after 15:00", "a day's notice").
"""

from __future__ import annotations

from orchestration.language.values import Place
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Weekday

TIME_LEADS = {
    (Polarity.FOR, Strength.MUST): "can only do",
    (Polarity.FOR, Strength.STRONGLY): "really prefers",
    (Polarity.FOR, Strength.PREFERS): "prefers",
    (Polarity.FOR, Strength.MILDLY): "ideally",
    (Polarity.AGAINST, Strength.MUST): "can't do",
    (Polarity.AGAINST, Strength.STRONGLY): "would much rather avoid",
    (Polarity.AGAINST, Strength.PREFERS): "would rather avoid",
    (Polarity.AGAINST, Strength.MILDLY): "ideally not",
}
OTHER_LEADS = TIME_LEADS | {
    (Polarity.FOR, Strength.MUST): "needs",
    (Polarity.AGAINST, Strength.MUST): "can't have",
}
PLACE_LEADS = {
    (Polarity.FOR, Strength.MUST): "can only meet",
    (Polarity.FOR, Strength.STRONGLY): "really prefers to meet",
    (Polarity.FOR, Strength.PREFERS): "prefers to meet",
    (Polarity.FOR, Strength.MILDLY): "would ideally meet",
    (Polarity.AGAINST, Strength.MUST): "can't meet",
    (Polarity.AGAINST, Strength.STRONGLY): "would much rather not meet",
    (Polarity.AGAINST, Strength.PREFERS): "would rather not meet",
    (Polarity.AGAINST, Strength.MILDLY): "would ideally not meet",
}
PLACES = {
    Place.REMOTE: "remotely",
    Place.IN_PERSON: "in person",
    Place.HYBRID: "partly in person and partly remotely",
}
OPEN_HOURS = {Polarity.FOR: "times", Polarity.AGAINST: "anything"}
KIND_WORDS = {
    Kind.TIME: "any time",
    Kind.BUSY: "busy",
    Kind.LENGTH: "meetings of at most {length}",
    Kind.NOTICE: "{length_s} notice",
    Kind.BUFFER: "{length} between meetings",
    Kind.LOAD: "few meetings a day",
    Kind.PLACE: "something about where to meet",
    Kind.ATTENDANCE: "can be left out of part or all of it",
    Kind.OPTION: "an answer to an option",
    Kind.TOPIC: "something for the agenda",
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
    "morning": "mornings",
    "midday": "middays",
    "lunch": "lunch hours",
    "afternoon": "afternoons",
    "late_afternoon": "late afternoons",
    "evening": "evenings",
}
