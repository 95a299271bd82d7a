"""What colleagues tell of beside their wishes, when they leave, what keeps them: said → heard."""

from __future__ import annotations

import pytest

from orchestration.language.saying import reasons
from tests.language.listening import heard, lines

TOLD = [
    ("13:30-15:00 daily baby sleeps on me, pls not", ["against strongly: daily 13:30-15:00"]),
    ("The auditors are in on the 14th. Not great.", ["against prefers: 01-14 00:00-01-15 00:00"]),
    (
        "Power is usually off here 1-2pm so I'd avoid that hour",
        ["against prefers: daily 13:00-14:00"],
    ),
    (
        "zwischen 12 und 13 uhr ist bei uns mittagspause, da bitte nichts",
        ["against strongly: daily 12:00-13:00"],
    ),
    (
        "Friday 22nd = inset day, all three kids home. Would really rather not.",
        ["against prefers: 01-22 00:00-01-23 00:00"],
    ),
    ("Montags hab ich die Kleine zu Hause – da also ungern", ["against prefers: mon"]),
    ("the 18th is a holiday here and we're closed", ["busy against must: 01-18 00:00-01-19 00:00"]),
    (
        "Ich stecke bis 13. im Jahresabschluss fest, da geht bei mir gar nichts",
        ["against must: 01-11 00:00-01-14 00:00"],
    ),
    (
        "after 4 I'm elbow deep in fish fingers so earlier than that if we can",
        ["for mildly: daily -16:00"],
    ),
]
LEAVING = [
    (
        "Travelling from the 12th until the 14th, back at my desk on the 15th",
        ["busy against must: 01-12 00:00-01-15 00:00"],
    ),
    ("my train's at 16:42 on Thursday", ["against must: thu 16:42-"]),
    ("my train gets in at 9:40", ["against must: daily -09:40"]),
    ("I've got a flight to catch at 4 on Monday", ["against must: mon 16:00-"]),
    ("mein Zug geht um 16:42", ["against must: daily 16:42-"]),
    ("I'm gone at quarter to five, every day", ["against must: daily 16:45-"]),
    ("i need to be gone 17:15", ["against must: daily 17:15-"]),
    ("I have to leave 5 sharp on Mondays", ["against must: mon 17:00-"]),
    ("Freitags mach ich um eins Schluss", ["against must: fri 13:00-"]),
    ("am 19. komm ich erst gegen Mittag rein", ["against must: 01-19 00:00-12:00"]),
    (
        "I have to be out the door by 3:30 to get my son from daycare",
        ["against must: daily 15:30-"],
    ),
    ("my kid has swim on thursdays so i go at 15:30 latest that day", ["against must: thu 15:30-"]),
    ("Thursday works but my train is at 16:42", ["accepts: thu", "against must: thu 16:42-"]),
    (
        "from wednesday I'm back and open for everything",
        ["accepts: 01-13 00:00-01-23 00:00", "busy against must: 01-11 00:00-01-13 00:00"],
    ),
]
KEPT = [
    (
        "MLK day is on the 18th so we're closed. Rest of that week is fine",
        ["busy against must: 01-18 00:00-01-19 00:00", "accepts: 01-19 00:00-01-25 00:00"],
    ),
    ("1-2 is lunch", ["busy against must: daily 13:00-14:00"]),
    ("Lunch is sacred (12-1)", ["against must: daily 12:00-13:00"]),
    (
        "dentist on the 12th, 9 to 11, otherwise free",
        ["busy against must: 01-12 09:00-11:00", "flexible for prefers"],
    ),
    (
        "Habe am 12. Zahnarzt, von 9 bis 11, sonst frei",
        ["busy against must: 01-12 09:00-11:00", "flexible for prefers"],
    ),
    ("rehearsal is tuesdays now, from 6", ["busy against must: tue 18:00-"]),
    ("Monday mornings I do payroll", ["busy against must: mon -12:00"]),
    (
        "Thu/Fri I'm at the client in Leeds every week until further notice",
        ["busy against must: thu,fri"],
    ),
    ("do 14.1. OP, fällt flach", ["against must: 01-14 00:00-01-15 00:00"]),
    ("on Friday, the 15th, I have to leave at 2", ["against must: 01-15 14:00-01-16 00:00"]),
    (
        "bei mir geht dienstags und donnerstags gar nichts (Teilzeit), sonst bin ich flexibel",
        ["against must: tue,thu", "flexible for prefers"],
    ),
    (
        "I'm away on the 12th, and on the 13th until 2",
        ["busy against must: 01-12 00:00-01-13 00:00 + 01-13 00:00-14:00"],
    ),
]
SAID = [
    ("Mondays I'm usually toast", ["against strongly: mon"]),
    ("Wed if there's truly no other way", ["against mildly: wed"]),
    ("Wednesday only if there's truly no other way", ["against mildly: wed"]),
    ("rather 11 than 9", ["for prefers: daily 11:00-11:00"]),
    ("nm lieber als vm", ["for prefers: daily 12:00-18:00"]),
    (
        "between 10 and 12 or 2 and 4, any day",
        ["for prefers: daily 10:00-12:00 or daily 14:00-16:00"],
    ),
    ("could it not be a Monday for once?", ["against prefers: mon"]),
    ("the later the better on the 21st", ["for prefers: 01-21 12:00-18:00"]),
    ("sth between 10 n 12 wud be gr8", ["for prefers: daily 10:00-12:00"]),
    (
        "i am not disponible the 12 and the 13",
        ["against must: 01-12 00:00-01-13 00:00 + 01-13 00:00-01-14 00:00"],
    ),
    ("I literally can't talk out loud before 11", ["against must: daily -11:00"]),
    ("vor zehn Uhr braucht ihr mit mir nicht zu rechnen", ["against must: daily -10:00"]),
    ("Wenn ich es mir aussuchen dürfte: Dienstagvormittag", ["for prefers: tue -12:00"]),
    (
        "Thursdays I've got physio at 8:30, back at my desk around 10",
        ["busy against must: thu 08:30-09:30", "against must: thu -10:00"],
    ),
    (
        "I do the school pickup on Mondays at 2:45 and I'm not back online until 4",
        ["busy against must: mon 14:45-15:45"],
    ),
]
OF_WHAT_IS_NAMED = [
    (
        "week of the 18th: nothing in yet, all open",
        ["flexible for prefers: 01-18 00:00-01-25 00:00"],
    ),
    ("KW 3: noch nichts drin", ["flexible for prefers: 01-18 00:00-01-25 00:00"]),
    (
        "any day but Thursdays (choir) and the 12th",
        ["flexible for prefers", "against must: thu", "against must: 01-12 00:00-01-13 00:00"],
    ),
    (
        "any day but Monday (dentist), and Tuesday afternoon is best",
        ["flexible for prefers", "against must: mon", "for prefers: tue 12:00-18:00"],
    ),
    ("the 20th, I'm on leave then", ["busy against must: 01-20 00:00-01-21 00:00"]),
    (
        "am 21. und 22., da sind wir in Klausur",
        ["busy against must: 01-21 00:00-01-22 00:00 + 01-22 00:00-01-23 00:00"],
    ),
    ("I have to leave at 3, except on Tuesdays", ["against must: mon,wed,thu,fri,sat,sun 15:00-"]),
    ("Um 16 Uhr muss ich weg, außer freitags", ["against must: mon,tue,wed,thu,sat,sun 16:00-"]),
    (
        "Der Donnerstag ginge, nur um fünf muss an dem Tag Schluss sein",
        ["accepts: thu", "against must: thu 17:00-"],
    ),
    ("um 12 muss dann Feierabend sein", ["against must: daily 12:00-"]),
    ("my team ships so Wed & Thurs are a no go", ["against must: wed,thu"]),
    ("any chance of not doing Fridays?", ["against prefers: fri"]),
]


@pytest.mark.parametrize(("said", "understood"), [*TOLD, *LEAVING, *KEPT, *SAID, *OF_WHAT_IS_NAMED])
def test_what_is_told_bears_on_its_own_time(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


@pytest.mark.parametrize(("said", "_"), TOLD[:3])
def test_what_was_only_told_stays_listed(said: str, _: list[str]) -> None:
    assert [each.text for each in heard(said).not_understood] == [
        said.split(",", maxsplit=1)[0].split(" so ", maxsplit=1)[0].split(".", maxsplit=1)[0]
    ]


@pytest.mark.parametrize(
    "said",
    [
        "I've booked the big room there until 3",
        "ich muss am Freitag",
        "the kids' bus comes at 3:30",
        "Half term is the first week. I'm free",
        "Bear in mind Monday the 18th is a holiday in the States, so our US folks won't be around.",
        "After 5 your time is breakfast here, perfect. Before that I'm asleep.",
        "only after 4 when the classes are out",
        "Ideally no Fridays. I can never do after 1. Fri morning at a push",
    ],
)
def test_what_need_not_be_ones_own_time_rules_out_nothing(said: str) -> None:
    assert not [each for each in lines(said) if "must" in each]


def test_noon_or_midnight_is_asked() -> None:
    found = heard("Tuesday 12 am works")
    assert found.preferences == ()
    assert [each.reason for each in found.not_understood] == [reasons.NOON_OR_MIDNIGHT]
    assert lines("Tuesday 12 am works", window=None)
