"""English words for typed fields: what restatements and questions are made of."""

from __future__ import annotations

from orchestration.language.saying.naming import Listed, Naming, OwnWords, Times
from orchestration.language.values import Place
from orchestration.model.preferences import Kind, Polarity, Relation, Strength
from orchestration.model.times import Weekday

_THEN = ("then", "those", "these", "those times", "these times", "at those times")
_OTHERS = tuple(
    f"{others}{work}"
    for others in ("others", "other times")
    for work in ("", " work", " are fine", " are ok", " are okay", " would work", " suit me")
)
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
    stays="can stay for {} only",
    comes="can be there for the last {} only",
    halves=("can be there for the first half only", "can be there for the second half only"),
    parts=("can be there for the first part only", "can be there for the last part only"),
    throughout="being there throughout",
    away="{} (away {})",
    topic="for the agenda: “{}”",
    load=("at most {} meeting a day", "at most {} meetings a day"),
    limits={Relation.AT_MOST: "at most", Relation.AT_LEAST: "at least"},
    units=(
        (1440, "a day", "{} days"),
        (60, "an hour", "{} hours"),
        (1, "a minute", "{} minutes"),
    ),
    code="en",
    verbs=frozenset({"can", "can't", "needs", "prefers", "really", "would"}),
    yours=OwnWords(
        fine="fine with you",
        unjudged="I can't tell whether that meets your wish",
        unknown="not known: {}",
        absent="you can't come",
        quoted="“{}”",
        meets=("meets your wish {}", "meets your wishes {}"),
        misses=("misses your wish {}", "misses your wishes {}"),
        rather_not="you'd rather avoid {}",
        barred="you can't come: {}",
        unfit=("won't do", "won't do: {}"),
        now=("you can come to this one now", "this one will do now"),
        only="you can only do {}",
        cannot="you ruled out {}",
        needs="you need {}",
        never="you ruled out {}",
        busy="you are busy {}",
        busy_then="you are busy then",
        asked="you asked for {}",
        avoided="you wanted to avoid {}",
        outside="times outside your day, {}",
        night="it is night for you, {}",
        without="no {}",
        nothing="nothing {}",
        it="it",
        conjunction="and",
    ),
    accepted=("{} is fine", "{} are fine"),
    option="option {}",
    meeting="meeting {}",
    other_times="other times",
    no_others="ideally no other times than {}",
    listed=Listed(
        asked="Can you come only then, or do other times work too?",
        only=("Only then", "I can only do {}."),
        best=("Those are best", "{} are best."),
        others=("Others too", "Any other time is fine too."),
        shorts=(
            frozenset(f"{only} {then}" for only in ("only", "just") for then in _THEN)
            | {"no others", "no other times", "nothing else", "others don't work", "not otherwise"},
            frozenset(f"{best} {then}" for best in ("best", "rather", "ideally") for then in _THEN)
            | {f"{then} are {best}" for then in _THEN for best in ("best", "better", "ideal")}
            | {f"others {if_}" for if_ in ("if need be", "if necessary", "if they must be")}
            | {"preferably", "preferably then", "those are best but others work"},
            frozenset(f"{others}{too}" for others in _OTHERS for too in ("", " too", " as well"))
            | {f"not {only} {then}" for only in ("only", "just") for then in _THEN},
        ),
        echoing=frozenset({"after all", "again", "too", "also", "as well", "actually"}),
    ),
    open_hours={
        Polarity.FOR: "times {}",
        Polarity.AGAINST: "anything {}",
        Polarity.ACCEPTS: "times {}",
    },
    asked="How about {}?",
    fine="{} would be fine.",
    prefer="I prefer {}.",
    rather_not="I'd rather avoid {}.",
    never="I can't do {}.",
    never_mind="Never mind.",
    labels=("Good for me", "Rather not", "Never {}", "Ignore it"),
    then="then",
    shorts=(
        frozenset(
            {"good", "yes", "yes please", "please", "sure", "fine", "great", "works", "perfect"}
            | {"ok", "okay", "yep", "yeah", "all good"}
        ),
        frozenset({"if you can", "if possible", "no", "nope", "not really", "rather not please"}),
        frozenset({"never", "no never", "not at all", "no way", "never ever"}),
        frozenset(
            {"no need", "ignore that", "forget it", "nevermind", "it doesn't matter", "leave it"}
            | {f"{no}leave it as {how}" for no in ("", "no ") for how in ("it is", "is", "it was")}
        ),
    ),
    unplaced="I couldn't place “{}”",
    for_example="Could you say it like “Tuesdays after 10 are best” or “I can't do Friday”?",
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
