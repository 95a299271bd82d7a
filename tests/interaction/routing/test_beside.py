"""What only tells why, ahead of what is said to the bot or behind it, changes nothing of that."""

from datetime import timedelta

import pytest

from orchestration.language.choosing.held.told_why import tells_who_is_away
from tests.interaction.routing.place import NOW, about, brief, setting

VOTE, INTAKE = setting("dm", "vote"), setting("dm", "intake")
DECIDED = setting(sessions=(brief("decided", decided=NOW + timedelta(days=5)),))
ENGLISH = [
    "everybody who cares has voted",
    "my kid is sick",
    "raj is on leave today",
    "we've talked about it long enough",
]
GERMAN = ["ich sitz grad im zug", "der chef wartet", "mein kind ist krank"]
SAID = [
    ("close it now", VOTE, "order close"),
    ("end the vote", VOTE, "order close"),
    ("remind the others", VOTE, "order remind"),
    ("who is missing", VOTE, "question missing"),
    ("erinner bitte alle", INTAKE, "order remind"),
    ("sag das ganze ab", INTAKE, "order cancel"),
    ("what do you know about me", INTAKE, "question about_me"),
    ("send me the invite again", DECIDED, "question invite"),
    ("find a new time", DECIDED, "order move"),
    ("when is it", DECIDED, "question when"),
]


@pytest.mark.parametrize(("said", "known", "meant"), SAID)
def test_why_it_is_said_changes_nothing(said, known, meant):
    is_german = said.startswith(("erinner", "sag"))
    so = "also" if is_german else "so"
    for why in GERMAN if is_german else ENGLISH:
        for text in (f"{said}. {why}", f"{said}, {why}", f"{why}, {so} {said}"):
            assert [each for each in about(text, known) if each != "unknown"] == [meant], text


@pytest.mark.parametrize(
    ("said", "known", "expected"),
    [
        ("afternoons only. who is missing?", INTAKE, ["wish", "question missing"]),
        ("no Mondays. who's missing?", INTAKE, ["wish", "question missing"]),
        ("close it, and remind Omar", VOTE, ["order close", "order remind"]),
        ("something came up, we need another time", DECIDED, ["order move"]),
        ("hab mit Jonas gesprochen, er kann Mittwoch", INTAKE, ["unknown"]),
        ("nimm Omar mit, der is bis montag ohne auto", VOTE, ["order add"]),
    ],
)
def test_what_says_more_than_why_counts(said, known, expected):
    assert about(said, known) == expected


@pytest.mark.parametrize(
    "said",
    [
        "und nimm Omar raus, der is bis montag im urlaub",
        "kannst du Omar rausnehmen, der ist bis freitag weg",
        "take Omar out please, he's on leave until monday",
        "and take Omar out please, he's ill this week",
    ],
)
def test_until_when_somebody_is_away_is_why_they_are_taken_out(said):
    assert about(said, VOTE) == ["order remove"]


@pytest.mark.parametrize(
    ("said", "known", "meant"),
    [
        ("is this a quick one or should i block my whole morning", INTAKE, "question topic"),
        ("run me thru a b and c again pls, on mobile here", VOTE, "question list"),
        ("ok ok i heard you the first 2 times, enough with the pings", VOTE, "question quiet"),
        ("nvm that, take it out again pls, misread the date", INTAKE, "question undo"),
        ("cancel the whole thing", VOTE, "order cancel"),
        ("hä was willst du von mir, muss ich da was ausfüllen?", INTAKE, "question guide"),
    ],
)
def test_what_all_its_words_say_counts_more_than_a_few(said, known, meant):
    assert about(said, known) == [meant]


@pytest.mark.parametrize(
    ("said", "known", "meant"),
    [
        ("don't delete my data", INTAKE, "unknown"),
        ("we can still cancel later", INTAKE, "unknown"),
        ("ich zieh meine stimme zurück", VOTE, "vote"),
        ("starte die Abstimmung", VOTE, "question status"),
        ("shall we cancel it?", VOTE, "question status"),
    ],
)
def test_what_is_denied_or_asked_is_not_taken_by_its_words(said, known, meant):
    assert about(said, known) == [meant]


@pytest.mark.parametrize(
    "why",
    [
        "half of them are travelling",
        "most are off on friday",
        "Dana is away until friday",
        "freitag sind die meisten weg",
        "weil die hälfte bis montag im urlaub ist",
    ],
)
def test_when_others_are_away_is_why_and_no_wish(why):
    english = ("gimme till monday noon for answers", "and give me till monday noon")
    for said in () if why.startswith("weil") else english:
        assert about(f"{said}, {why}", INTAKE) == ["order extend"]
    assert about(f"lass die abstimmung bis montag 12 uhr offen, {why}", VOTE) == ["order change"]


@pytest.mark.parametrize(
    "said",
    [
        "friday is out",
        "mondays are off",
        "Dana is free on friday",
        "i'm away on friday",
        "freitag ist frei",
        "is Dana away on friday?",
    ],
)
def test_what_suits_somebody_says_nothing_of_who_is_away(said):
    assert not tells_who_is_away(said)
