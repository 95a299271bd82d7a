"""English words for typed fields: what restatements and questions are made of."""

from __future__ import annotations

from orchestration.language.saying.naming import Naming, Times
from orchestration.language.values import Place
from orchestration.model.preferences import Kind, Polarity, Strength
from orchestration.model.times import Weekday

TIME_LEADS = {
    (Polarity.FOR, Strength.MUST): "can only do {}",
    (Polarity.FOR, Strength.STRONGLY): "really prefers {}",
    (Polarity.FOR, Strength.PREFERS): "prefers {}",
    (Polarity.FOR, Strength.MILDLY): "ideally {}",
    (Polarity.AGAINST, Strength.MUST): "can't do {}",
    (Polarity.AGAINST, Strength.STRONGLY): "would much rather avoid {}",
    (Polarity.AGAINST, Strength.PREFERS): "would rather avoid {}",
    (Polarity.AGAINST, Strength.MILDLY): "ideally not {}",
}
OTHER_LEADS = TIME_LEADS | {
    (Polarity.FOR, Strength.MUST): "needs {}",
    (Polarity.AGAINST, Strength.MUST): "can't have {}",
}
PLACE_LEADS = {
    (Polarity.FOR, Strength.MUST): "can only meet {}",
    (Polarity.FOR, Strength.STRONGLY): "really prefers to meet {}",
    (Polarity.FOR, Strength.PREFERS): "prefers to meet {}",
    (Polarity.FOR, Strength.MILDLY): "would ideally meet {}",
    (Polarity.AGAINST, Strength.MUST): "can't meet {}",
    (Polarity.AGAINST, Strength.STRONGLY): "would much rather not meet {}",
    (Polarity.AGAINST, Strength.PREFERS): "would rather not meet {}",
    (Polarity.AGAINST, Strength.MILDLY): "would ideally not meet {}",
}
_OPTION_LEADS = {
    **{stance: lead.format("option {}") for stance, lead in TIME_LEADS.items()},
    (Polarity.FOR, Strength.MILDLY): "would take option {}",
}
_DAYS = {
    Weekday.MON: "Monday",
    Weekday.TUE: "Tuesday",
    Weekday.WED: "Wednesday",
    Weekday.THU: "Thursday",
    Weekday.FRI: "Friday",
    Weekday.SAT: "Saturday",
    Weekday.SUN: "Sunday",
}
_TIMES = Times(
    each={day: f"{name}s" for day, name in _DAYS.items()},
    lone=_DAYS,
    leading=_DAYS,
    short={day: name[:3] for day, name in _DAYS.items()},
    months=["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
    parts={
        "morning": "mornings",
        "midday": "middays",
        "lunch": "lunch hours",
        "afternoon": "afternoons",
        "late_afternoon": "late afternoons",
        "evening": "evenings",
    },
    weekdays="weekdays",
    weekends="weekends",
    leading_weekdays="weekday",
    leading_weekends="weekend",
    every_other="every other {}",
    every_n="every {} weeks on {}",
    any_day="any day",
    any_day_but="any day except {}",
    but_on=", except on {}",
    part_on="{} ({}) on {}",
    conjunction="and",
    days_range="{} to {}",
    before="before {}",
    after="after {}",
    at="at {}",
    span="{}–{}",
    over_midnight="{} to {} {}",
    day="{} {}",
    month="{} {}",
    on_day="{}",
    dates_range="{} to {}",
    counted_times="{} times from {}",
    counted_days="{} days from {}",
    on_days="on {}",
    from_days="from {}",
    in_part="in the {}",
)
ENGLISH_NAMING = Naming(
    times=_TIMES,
    time_leads=TIME_LEADS,
    option_leads=_OPTION_LEADS,
    other_leads=OTHER_LEADS,
    place_leads=PLACE_LEADS,
    places={
        Place.REMOTE: "remotely",
        Place.IN_PERSON: "in person",
        Place.HYBRID: "partly in person and partly remotely",
    },
    kinds={
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
    },
    busy="busy {}",
    busy_often="busy at {} times",
    not_busy="not busy at all",
    flexible="flexible {}",
    topic="for the agenda: “{}”",
    load=("at most {} meeting a day", "at most {} meetings a day"),
    units=(
        (1440, "a day", "{} days"),
        (60, "an hour", "{} hours"),
        (1, "a minute", "{} minutes"),
    ),
    open_hours={Polarity.FOR: "times {}", Polarity.AGAINST: "anything {}"},
    asked="Should I avoid {} if I can?",
    rather_not="I'd rather avoid {}.",
    never="I can't do {}.",
    never_mind="Never mind.",
    labels=("Yes, if you can", "Never {}", "Ignore it"),
    then="then",
    shorts=(
        frozenset(
            {"yes", "yes please", "if you can", "if possible", "please", "please do", "sure"}
            | {"ok", "okay"}
        ),
        frozenset({"never", "no never", "not at all", "no way", "never ever"}),
        frozenset(
            {"no", "nope", "no need", "ignore that", "forget it", "nevermind"}
            | {"it doesn't matter"}
        ),
    ),
    unplaced="I couldn't place “{}”",
    doubt=" – have I got that right?",
    nothing="nothing about your time",
    noted_nothing="I had noted nothing from you yet",
    noted_nothing_of="I had noted nothing about {}",
    either="this could mean “{}” or “{}”: please say it in other words",
    also="this could also mean “{}”: please say it in other words",
    needed="needed: {}",
    one_of="one of {}",
    earliest="as early as possible",
)
