"""What is said against a time is never heard for it, nor the other way round: said → understood."""

from __future__ import annotations

import pytest

from tests.language.listening import heard, lines

KEPT_FREE = [
    ("I can't be disturbed on Tuesday mornings", ["against must: tue -12:00"]),
    ("Mustn't be scheduled before 10", ["against must: daily -10:00"]),
    ("Mornings should be left free", ["against prefers: daily -12:00"]),
    ("My Thursdays need to stay free", ["against must: thu"]),
    ("Let me have Mondays to myself", ["against prefers: mon"]),
    ("Wednesdays belong to my thesis", ["against prefers: wed"]),
    ("Afternoons are reserved for customer work", ["against prefers: daily 12:00-18:00"]),
    ("leave me alone before 9", ["against prefers: daily -09:00"]),
    ("Can be reached on Tuesdays after 3", ["accepts: tue 15:00-"]),
    ("Please keep Tuesday for this", ["for strongly: tue"]),
    ("I'd like Mondays left free", ["against prefers: mon"]),
    ("Montags möchte ich nicht gestört werden", ["against prefers: mon"]),
    ("Mine is Tuesday", ["for prefers: tue"]),
    ("Monday is for me the best", ["for prefers: mon"]),
]
WHY = [
    (
        "Not on Mondays, payments go out and Tuesdays work",
        ["against must: mon", "accepts: tue"],
    ),
    (
        "No meetings on Mondays, auditors are in, but Tuesdays are fine",
        ["against must: mon", "accepts: tue"],
    ),
    ("Tuesdays are bad, deadlines pile up", ["against prefers: tue"]),
    ("After 5 pm, when the shop is closed", ["for prefers: daily 17:00-"]),
    ("Please nothing after 3, when I collect the children", ["against must: daily 15:00-"]),
    ("In the morning, when interviews take place", ["busy against must: daily -12:00"]),
    (
        "As I teach at noon, after 1",
        ["busy against must: daily 12:00-13:00", "for prefers: daily 13:00-"],
    ),
    ("Mondays, when I teach, are out", ["busy against must: mon"]),
]
DOING = [
    (
        "Meetings before lunch, she paints in the afternoon",
        ["for prefers: daily -12:00", "against prefers: daily 12:00-18:00"],
    ),
    ("Happy to meet on Mondays, I tutor on Tuesdays", ["for prefers: mon", "against prefers: tue"]),
    ("likes Tuesdays, does her accounts on Fridays", ["for prefers: tue", "against prefers: fri"]),
    ("I write best in the morning", ["against prefers: daily -12:00"]),
    ("Mornings I'm with patients", ["against prefers: daily -12:00"]),
    ("Mornings are best, and spends the rest of the day drawing", ["for prefers: daily -12:00"]),
    ("I spend Fridays with my family", ["against prefers: fri"]),
    ("I do client work in the mornings", ["against prefers: daily -12:00"]),
    ("Early mornings she meditates, rather not then", ["against prefers: daily -09:00"]),
    ("Mondays work, I write the minutes", ["accepts: mon"]),
    (
        "I code until 11 and take calls in the afternoon",
        ["against prefers: daily -11:00", "accepts: daily 12:00-18:00"],
    ),
]
ENDS = [
    ("He needs to go at noon on Fridays", ["against must: fri 12:00-"]),
    ("I'm off by 5:15", ["against must: daily 17:15-"]),
    ("only the time before 2 pm", ["for must: daily -14:00"]),
    ("I'm around all week", ["flexible for prefers: 01-11 00:00-01-18 00:00"]),
]
DAYS_AHEAD = [
    ("On Wednesdays we cannot do 2-3pm", ["against must: wed 14:00-15:00"]),
    ("Tuesdays I usually can't before 10", ["against strongly: tue -10:00"]),
    ("On Fridays, I can't do mornings", ["against must: fri -12:00"]),
    ("Monday, I can't do 1 to 2pm", ["against must: mon 13:00-14:00"]),
    ("On Tuesdays, no calls before 10", ["against must: tue -10:00"]),
    ("Mondays work, not after 3", ["accepts: mon", "against must: mon 15:00-"]),
]
NARROWED = [
    ("In the evening, 6 to 8 pm, works best", ["for prefers: daily 18:00-20:00"]),
    ("Friday afternoon, 1:30 to 3, is good", ["for prefers: fri 13:30-15:00"]),
    ("Mornings, 9 to 11", ["for prefers: daily 09:00-11:00"]),
    ("Wednesdays only mornings", ["accepts: wed -12:00", "against must: wed 12:00-"]),
    ("Fri only am please", ["accepts: fri -12:00", "against must: fri 12:00-"]),
    (
        "the 2nd and 4th Friday of the month are out",
        ["busy against must: 01-08 00:00-01-09 00:00 + 01-22 00:00-01-23 00:00"],
    ),
]

LET_THROUGH = [
    ("außer mittwoch vormittag, das ginge", ["accepts: wed -12:00"]),
    ("bis auf mittwoch vormittag, der ginge", ["accepts: wed -12:00"]),
    ("außer mi vormittag, da ginge's", ["accepts: wed -12:00"]),
    ("außer dienstags ab 14 uhr, das würde gehen", ["accepts: tue 14:00-"]),
    ("bis auf montag, da hätte ich zeit", ["accepts: mon"]),
    ("except wednesday mornings, those would be ok", ["accepts: wed -12:00"]),
    ("except wed morning. that would work", ["accepts: wed -12:00"]),
    ("apart from wednesday morning, that one's fine", ["accepts: wed -12:00"]),
    ("except Wednesdays, I'm free then", ["accepts: wed"]),
    (
        "mittwoch ist schlecht. außer vormittags, das ginge",
        ["against prefers: wed 12:00-", "accepts: wed -12:00"],
    ),
    (
        "wed is bad. except the morning",
        ["against prefers: wed 12:00-", "accepts: wed -12:00"],
    ),
    (
        "mittwoch nicht, nur vormittags ginge",
        ["against must: wed 12:00-", "accepts: wed -12:00"],
    ),
    (
        "mondays don't work, only after 3pm",
        ["against must: mon -15:00", "accepts: mon 15:00-"],
    ),
]

STILL_EXCEPTED = [
    ("außer mittwoch vormittag", ["against must: wed -12:00"]),
    ("außer mittwoch vormittag, das geht nicht", ["against must: wed -12:00"]),
    ("außer freitag, da kann ich nicht", ["against must: fri"]),
    ("außer donnerstag, das ist unser Teamtag", ["against must: thu"]),
    ("except friday, I'm away then", ["against must: fri"]),
    ("bis auf freitag passt alles", ["flexible for prefers", "against must: fri"]),
    ("except friday everything works", ["flexible for prefers", "against must: fri"]),
    ("anything but Monday, that would be fine", ["flexible for prefers", "against must: mon"]),
    ("monday is out. except tuesday", ["busy against must: mon", "against must: tue"]),
]

TAKEN_UP = [
    ("nur Montag, am Dienstag bin ich weg", ["for must: mon", "busy against must: tue"]),
    ("nur Montag, Dienstag bin ich weg", ["busy against must: mon,tue"]),
    (
        "nur KW 3, in KW 2 bin ich auf Schulung",
        [
            "for must: 01-18 00:00-01-25 00:00",
            "busy against must: 01-11 00:00-01-18 00:00",
        ],
    ),
    (
        "evenings only for me, I'm on site 7.30 til 5.30",
        ["for must: daily 18:00-", "busy against must: daily 07:30-17:30"],
    ),
    (
        "I'm in the office 9-5, so after 5 only",
        ["busy against must: daily 09:00-17:00", "for must: daily 17:00-"],
    ),
    (
        "afternoons only please, I'm on site until 12",
        ["for must: daily 12:00-18:00", "busy against must: daily -12:00"],
    ),
    (
        "mornings only, I'm in the office 9-5",
        [
            "for must: daily -12:00",
            "accepts: daily 09:00-17:00",
            "against must: daily -09:00",
            "against must: daily 17:00-",
        ],
    ),
    (
        "Back to back on Monday till 3, then free",
        ["busy against must: mon -15:00", "accepts: mon 15:00-"],
    ),
    ("I'm back to back until 3", ["busy against must: daily -15:00"]),
    ("back to back is fine on Monday", ["accepts: mon"]),
    (
        "in meetings on Monday till 3, then free",
        ["busy against must: mon -15:00", "accepts: mon 15:00-"],
    ),
    (
        "Montag bis 15 Uhr belegt, dann frei",
        ["busy against must: mon -15:00", "accepts: mon 15:00-"],
    ),
    ("Montag bis 15 Uhr durchgehend Termine", ["busy against must: mon -15:00"]),
    ("I block 12-1 for lunch", ["against prefers: daily 12:00-13:00"]),
    ("I block off Fridays", ["against prefers: fri"]),
    ("let's block Tuesday 3pm", ["for prefers: tue 15:00-15:00"]),
    ("please keep Tuesday and Thursday free", ["against strongly: tue,thu"]),
    (
        "Please keep the 12th and 14th clear",
        ["against strongly: 01-12 00:00-01-13 00:00 + 01-14 00:00-01-15 00:00"],
    ),
    ("please keep Tuesday free, Thursday works", ["against strongly: tue", "accepts: thu"]),
    ("I block Fridays, Mondays are good", ["against prefers: fri", "for prefers: mon"]),
    ("my Tuesdays and Thursdays belong to another client", ["against must: tue,thu"]),
    ("Wednesdays belong to my thesis", ["against prefers: wed"]),
    ("Tuesday works, but only if there's nothing else", ["against mildly: tue"]),
    (
        "I could do Friday but I'd have to move something, so only as a last resort",
        ["against mildly: fri"],
    ),
    ("Dienstag ginge, aber nur wenn nichts anderes geht", ["against mildly: tue"]),
    (
        "Rather not before 10 as I do the nursery run, but could make 9.30 work at a push",
        ["against prefers: daily -10:00", "accepts: daily 09:30-09:30"],
    ),
    (
        "every other Wednesday I'm off, next one is the 13th",
        ["busy against must: 01-13 00:00-01-14 00:00"],
    ),
    (
        "jeden zweiten Mittwoch bin ich weg, der nächste ist der 13.",
        ["busy against must: 01-13 00:00-01-14 00:00"],
    ),
    ("From the 21st: 16:00-19:00", ["for prefers: 01-21 16:00-19:00 + 01-22 16:00-19:00"]),
    ("ab dem 21. 16-19 Uhr", ["for prefers: 01-21 16:00-19:00 + 01-22 16:00-19:00"]),
    (
        "Mondays are bad so ideally not, would really prefer Tuesday",
        ["against prefers: mon", "for strongly: tue"],
    ),
    ("w/c 18 is fine", ["accepts: 01-18 00:00-01-25 00:00"]),
    ("wk commencing 11th: nope", ["against must: 01-11 00:00-01-18 00:00"]),
    (
        "I am not available the days 13 and 14",
        ["against must: 01-13 00:00-01-14 00:00 + 01-14 00:00-01-15 00:00"],
    ),
    (
        "I'm on vacation until including Wednesday 13th",
        ["busy against must: 01-11 00:00-01-14 00:00"],
    ),
    ("the 14th is complicated", ["against prefers: 01-14 00:00-01-15 00:00"]),
    ("Monday is complicated for me", ["against prefers: mon"]),
    ("Montag ist kompliziert", ["against prefers: mon"]),
    ("nicht vor 15 Uhr deutscher Zeit", ["against must: daily -15:00"]),
    ("ich könnte Dienstag um 11 anbieten", ["accepts: tue 11:00-11:00"]),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        *TAKEN_UP,
        *(*KEPT_FREE, *WHY, *DOING, *ENDS, *DAYS_AHEAD, *NARROWED),
        *(*LET_THROUGH, *STILL_EXCEPTED),
    ],
)
def test_nothing_is_turned_round(said: str, understood: list[str]) -> None:
    assert lines(said) == understood


DOUBTFUL = [
    "I'm often disturbed on Mondays",
    "I'd rather keep my Fridays",
    "I've reserved Tuesday at 3",
    "I kept Wednesday free",
    "I haven't reserved Tuesday for this",
    "I'm not on Mondays busy",
    "I can write on Mondays",
    "I don't write on Mondays",
    "Please read my notes before Tuesday",
    "I have to go on Mondays",
    "Mornings must be skipped",
]


@pytest.mark.parametrize("said", DOUBTFUL)
def test_what_may_mean_either_is_not_guessed(said: str) -> None:
    found = heard(said)
    assert found.preferences == ()
    assert [each.text for each in found.not_understood] == [said]


def test_a_wish_that_may_depend_on_something_says_so() -> None:
    found = heard("Tuesday is fine, when I'm in Berlin")
    assert lines("Tuesday is fine, when I'm in Berlin") == ["accepts: tue"]
    assert [each.text for each in found.not_understood] == ["I'm in Berlin"]
