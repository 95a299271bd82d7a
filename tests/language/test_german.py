"""German, as people write it every day: said → understood, by the same rules as English."""

from __future__ import annotations

import pytest

from orchestration.language.english.vocabulary import ENGLISH
from orchestration.language.german.vocabulary import GERMAN
from orchestration.language.languages import language_of
from tests.language.listening import heard, lines, slots

WEEKDAYS = [
    ("Montags kann ich nicht", ["against must: mon"]),
    ("Ich kann montags nicht", ["against must: mon"]),
    ("Dienstags passt mir gut", ["for prefers: tue"]),
    ("Dienstag oder Mittwoch", ["for prefers: tue,wed"]),
    ("Mo und Di passen, Mi nicht", ["accepts: mon,tue", "against must: wed"]),
    ("Montag bis Mittwoch geht", ["accepts: mon,tue,wed"]),
    ("Jeden zweiten Montag kann ich nicht", ["against must: mon every 2"]),
    ("Auf keinen Fall freitags", ["against must: fri"]),
    ("Dienstags ungern", ["against prefers: tue"]),
    ("Ich mag keine Termine am Dienstag", ["against prefers: tue"]),
    ("Mittwochs geht es gar nicht", ["against must: wed"]),
    ("Mittwochs geht garnicht", ["against must: wed"]),
    ("Am Wochenende nicht", ["against must: sat,sun"]),
    ("Idealerweise dienstags", ["for mildly: tue"]),
    ("Vielleicht Donnerstag", ["accepts: thu"]),
    ("Freitags nur wenn es sein muss", ["against mildly: fri"]),
    ("Keine Zeit am Freitag", ["against must: fri"]),
    ("Weder Dienstag noch Donnerstag geht bei mir", ["against must: tue,thu"]),
]
PARTS_OF_THE_DAY = [
    ("Ich mag keine Termine am Abend", ["against prefers: daily 18:00-"]),
    ("Vormittags lieber", ["for prefers: daily -12:00"]),
    ("Lieber vormittags", ["for prefers: daily -12:00"]),
    ("Am liebsten nachmittags", ["for prefers: daily 12:00-18:00"]),
    ("Eher nachmittags als vormittags", ["for prefers: daily 12:00-18:00"]),
    ("Ich kann nur vormittags", ["for must: daily -12:00"]),
    ("Abends ist schwierig", ["against strongly: daily 18:00-"]),
    ("Vor dem Mittagessen passt es mir am besten", ["for prefers: daily -12:00"]),
    ("Nach der Mittagspause", ["for prefers: daily 13:00-"]),
    ("Montagvormittag wäre gut", ["for prefers: mon -12:00"]),
    ("Dienstagnachmittag lieber nicht", ["against prefers: tue 12:00-18:00"]),
    ("Donnerstag Morgen geht", ["accepts: thu -12:00"]),
    ("Mittwoch früh", ["for prefers: wed -12:00"]),
    ("Ich hätte gern einen Termin am Nachmittag", ["for prefers: daily 12:00-18:00"]),
]
HOURS = [
    (
        "Montags bin ich bis 14 Uhr im Workshop, danach frei",
        ["busy against must: mon -14:00", "accepts: mon 14:00-"],
    ),
    (
        "Ab 14 Uhr kann ich, vorher nicht",
        ["accepts: daily 14:00-", "against must: daily -14:00"],
    ),
    ("ab 14 Uhr", ["for prefers: daily 14:00-"]),
    ("Ab 14 Uhr geht es", ["accepts: daily 14:00-"]),
    ("Zwischen 9 und 11 passt es mir gut", ["for prefers: daily 09:00-11:00"]),
    ("Am besten zwischen 10 und 12 Uhr", ["for prefers: daily 10:00-12:00"]),
    ("Dienstag um halb drei passt", ["accepts: tue 14:30-14:30"]),
    ("Um viertel nach drei", ["for prefers: daily 15:15-15:15"]),
    ("Um 14:30 Uhr passt es", ["accepts: daily 14:30-14:30"]),
    ("Mittwoch um 14 Uhr 30 passt", ["accepts: wed 14:30-14:30"]),
    ("Nicht vor 10", ["against must: daily -10:00"]),
    ("Bitte nicht nach 16 Uhr", ["against strongly: daily 16:00-"]),
    ("Keine Termine vor 10 Uhr bitte", ["against must: daily -10:00"]),
    ("Freitag ab 15 Uhr ist schlecht", ["against prefers: fri 15:00-"]),
    ("Werktags ab 16 Uhr", ["for prefers: weekdays 16:00-"]),
    ("Ich muss um 16 Uhr weg", ["against must: daily 16:00-"]),
]
DATES = [
    ("Am 12. Januar kann ich nicht", ["against must: 01-12 00:00-01-13 00:00"]),
    ("Am 14.1. passt es mir", ["accepts: 01-14 00:00-01-15 00:00"]),
    ("Der 14. wäre ideal", ["for prefers: 01-14 00:00-01-15 00:00"]),
    ("Ich habe nur am 20. Zeit", ["for must: 01-20 00:00-01-21 00:00"]),
    ("Nach dem 15. geht es nicht", ["against must: 01-16 00:00-01-23 00:00"]),
    ("Bis zum 15. bin ich krank", ["busy against must: 01-11 00:00-01-16 00:00"]),
    (
        "Vom 13. bis 15. Januar bin ich nicht da",
        ["busy against must: 01-13 00:00-01-16 00:00"],
    ),
    ("Nächste Woche Dienstag geht", ["accepts: 01-12 00:00-01-13 00:00"]),
    ("naechste Woche Freitag passt", ["accepts: 01-15 00:00-01-16 00:00"]),
    ("Übernächste Woche passt besser", ["for prefers: 01-18 00:00-01-25 00:00"]),
    ("Anfang nächster Woche geht es", ["accepts: 01-11 00:00-01-14 00:00"]),
    ("In der zweiten Woche bin ich verreist", ["busy against must: 01-18 00:00-01-25 00:00"]),
    ("Heute nicht", ["against must: 01-07 00:00-01-08 00:00"]),
]
_DAYS = (
    "01-12 00:00-01-13 00:00 + 01-13 00:00-01-14 00:00",
    "01-18 00:00-01-19 00:00 + 01-19 00:00-01-20 00:00",
    "01-22 12:00-18:00",
)
DOTS_OF_DAYS = [
    ("18. oder 19. am liebsten", [f"for prefers: {_DAYS[1]}"]),
    (
        "18. oder 19. am liebsten, notfalls auch 22. nachmittags",
        [f"for prefers: {_DAYS[1]}", f"accepts: {_DAYS[2]}"],
    ),
    ("12./13. nicht", [f"against must: {_DAYS[0]}"]),
    ("12.-13. bin ich weg", ["busy against must: 01-12 00:00-01-14 00:00"]),
    ("ganztags belegt am 18./19.", [f"busy against must: {_DAYS[1]}"]),
    ("Sicher gehen 12. und 13.", [f"accepts: {_DAYS[0]}"]),
    ("Lieber 19. als 20.", ["for prefers: 01-19 00:00-01-20 00:00"]),
    ("22. nachmittags wär super", [f"for prefers: {_DAYS[2]}"]),
    (
        "Am Dreizehnten hab ich Zahnarzt um 8, ab zehn bin ich da",
        [
            "busy against must: 01-13 08:00-09:00",
            "accepts: 01-13 10:00-01-14 00:00",
            "against must: 01-13 00:00-10:00",
        ],
    ),
    ("Am Zwölften kann ich nicht", ["against must: 01-12 00:00-01-13 00:00"]),
    (
        "14. nur vormittags. 15. raus.",
        [
            "accepts: 01-14 00:00-12:00",
            "against must: 01-14 12:00-01-15 00:00",
            "busy against must: 01-15 00:00-01-16 00:00",
        ],
    ),
    ("Freitag der 15. geht dann ab 9. Danke!", ["accepts: 01-15 09:00-01-16 00:00"]),
    (
        "14.1. Messe\n15.1. frei",
        ["busy against must: 01-14 00:00-01-15 00:00", "accepts: 01-15 00:00-01-16 00:00"],
    ),
    ("Mittwoch ab 10. Danach egal", ["for prefers: wed 10:00-", "flexible for prefers"]),
    ("Do ab 14. Fr ab 10.", ["for prefers: thu 14:00-", "for prefers: fri 10:00-"]),
]
PROPOSED = [
    ("Ich würd sagen Mittwoch so gegen zehn", ["for prefers: wed 10:00-10:00"]),
    ("ich sag mal Donnerstag, 10 Uhr", ["for prefers: thu 10:00-10:00"]),
    ("Wenn ich wählen darf, dann Donnerstag", ["for prefers: thu"]),
    ("ich würde sagen Montag geht nicht", ["against must: mon"]),
]
ENGAGED = [
    ("Ordination hab ich Mo bis Mi 8 bis 13 Uhr", ["busy against must: mon,tue,wed 08:00-13:00"]),
    (
        "Sprechtag hab ich Di 9 bis 12, am Donnerstag erst von 15 bis 19 Uhr",
        ["busy against must: tue 09:00-12:00", "busy against must: thu 15:00-19:00"],
    ),
    ("Dienstags schreibe ich Klausuren, jeweils vormittags", ["busy against must: tue -12:00"]),
    ("Freitags stehe ich zur Gänze zur Verfügung", ["accepts: fri"]),
]
AT_WORK = [
    (
        "Bin in Teilzeit: Mo-Mi 8-14 Uhr. Do/Fr frei.",
        ["for must: mon,tue,wed 08:00-14:00", "busy against must: thu,fri"],
    ),
    ("Ich arbeite Dienstag bis Donnerstag, jeweils bis 14:30.", ["for must: tue,wed,thu -14:30"]),
    (
        "Bin in Teilzeit (Mo-Mi), Do/Fr also bitte ohne mich",
        ["for must: mon,tue,wed", "against must: thu,fri"],
    ),
    (
        "arbeite Mo-Mi, Do+Fr bin ich nicht da",
        ["for must: mon,tue,wed", "busy against must: thu,fri"],
    ),
    ("jeden Freitag habe ich frei", ["busy against must: fri"]),
    (
        "Freitags hab ich frei, sonst gern zwischen 9 und 12",
        ["busy against must: fri", "for prefers: mon,tue,wed,thu 09:00-12:00"],
    ),
]
IN_OTHER_WORDS = [
    ("Heuer geht's sich vor dem 18. nimmer aus", ["against must: 01-11 00:00-01-18 00:00"]),
    ("Mittwoch geht sich aus", ["accepts: wed"]),
    ("am beste de Donnstig, aber Mittwuch isch au ok", ["for prefers: thu", "accepts: wed"]),
    ("mi pm wär nice", ["for prefers: wed 12:00-18:00"]),
    ("bitte nicht vor 9 anfangen", ["against strongly: daily -09:00"]),
    ("Es geht nicht über 18 Uhr hinaus", ["against must: daily 18:00-"]),
    ("ab 16h Feierabend", ["against must: daily 16:00-"]),
    ("spätestens 14 Uhr fertig", ["against must: daily 14:00-"]),
    (
        "frühestens 9, spätestens 16 Uhr",
        ["against must: daily -09:00", "against must: daily 16:00-"],
    ),
    (
        "um 12 nicht, 14 Uhr wieder",
        ["against must: daily 12:00-12:00", "accepts: daily 14:00-14:00"],
    ),
    (
        "bis 9:30 bin ich unterwegs und ab 15 Uhr wieder",
        ["busy against must: daily -09:30", "busy against must: daily 15:00-"],
    ),
    (
        "Mittwoch wär mir am liebsten, Freitag bitte nur im Notfall",
        ["for prefers: wed", "against prefers: fri"],
    ),
    (
        "Dienstag passt, sofern wir nicht vor 10 beginnen",
        ["accepts: tue", "against must: tue -10:00"],
    ),
    (
        "Dienstag bin ich flexibel, nur um 11 ist Jour fixe",
        ["flexible for prefers: tue", "busy against must: tue 11:00-12:00"],
    ),
    (
        "Zahnarzt montags um 9, also nicht vor 10:30",
        ["busy against must: mon 09:00-10:00", "against must: mon -10:30"],
    ),
    ("mir egal, nur nicht wieder Freitag", ["flexible for prefers", "against must: fri"]),
    ("ich muss Mittwoch schon um 15 Uhr weg", ["against must: wed 15:00-"]),
    ("Herr Roth und ich haben Mi 10-11 Planung", ["busy against must: wed 10:00-11:00"]),
    ("Montag geht nicht, dafür Dienstag", ["against must: mon", "accepts: tue"]),
    (
        "Der 14. geht leider doch nicht mehr, dafür jetzt der 13.",
        ["against must: 01-14 00:00-01-15 00:00", "accepts: 01-13 00:00-01-14 00:00"],
    ),
    (
        "Am 19. geht's nicht, danach immer",
        ["against must: 01-19 00:00-01-20 00:00", "flexible for prefers: 01-20 00:00-01-23 00:00"],
    ),
    ("Freitags ab 13 Uhr ist bei mir Feierabend", ["against must: fri 13:00-"]),
    (
        "Montag Vormittag bin ich weg. Nachmittag müsste gehen.",
        ["busy against must: mon -12:00", "accepts: daily 12:00-18:00"],
    ),
    (
        "vormittags gern, nachmittags nur Di",
        [
            "for prefers: daily -12:00",
            "accepts: tue 12:00-18:00",
            "against must: mon,wed,thu,fri,sat,sun 12:00-18:00",
        ],
    ),
]
BUSY_AND_MORE = [
    ("Am Mittwoch bin ich ganztags unterwegs", ["busy against must: wed"]),
    ("Den ganzen Freitag bin ich auf Dienstreise", ["busy against must: fri"]),
    (
        "Ich bin am Donnerstag von 9 bis 12 Uhr belegt",
        ["busy against must: thu 09:00-12:00"],
    ),
    ("Ich habe dienstags um 14 Uhr einen Termin", ["busy against must: tue 14:00-15:00"]),
    ("Ich unterrichte donnerstags", ["busy against must: thu"]),
    ("Jederzeit", ["flexible for prefers"]),
    ("Mir ist es egal", ["flexible for prefers"]),
    ("Jederzeit außer donnerstags", ["flexible for prefers", "against must: thu"]),
    ("Nur online bitte", ["place for must"]),
    ("Höchstens 30 Minuten bitte", ["length for strongly: 30 min"]),
    ("Ich brauche 15 Minuten Pause zwischen Terminen", ["buffer for must: 15 min"]),
    ("Bitte einen Tag vorher Bescheid geben", ["notice for strongly: 1440 min"]),
    (
        "Ich kann montags nicht, aber dienstags geht es",
        ["against must: mon", "accepts: tue"],
    ),
    ("Montags kann ich nicht, dienstags schon", ["against must: mon", "accepts: tue"]),
    ("mitwoch geht leider nicht", ["against must: wed"]),
    ("Vielen Dank und liebe Grüße", []),
]
OPTIONS = [
    ("B geht", ["option accepts: B"]),
    ("Der zweite passt mir", ["option accepts: B"]),
    ("A geht nicht, B schon", ["option against must: A", "option accepts: B"]),
    ("B passt gut, A zur Not", ["option for prefers: B", "option against prefers: A"]),
    ("Keiner davon", [f"option against strongly: {name}" for name in "ABC"]),
]


@pytest.mark.parametrize(
    ("said", "understood"),
    [
        *(*WEEKDAYS, *PARTS_OF_THE_DAY, *HOURS, *DATES),
        *(*DOTS_OF_DAYS, *PROPOSED, *ENGAGED, *AT_WORK, *IN_OTHER_WORDS, *BUSY_AND_MORE),
    ],
)
def test_german_is_understood(said: str, understood: list[str]) -> None:
    found = heard(said)
    assert lines(said) == understood
    assert found.not_understood == ()


@pytest.mark.parametrize(("said", "understood"), OPTIONS)
def test_german_answers_to_options(said: str, understood: list[str]) -> None:
    assert lines(said, options=slots()) == understood


def test_what_is_said_of_somebody_else_is_left() -> None:
    found = heard("Omar kann montags nicht")
    assert found.preferences == ()
    assert found.not_understood[0].reason.startswith("über jemand anderen")


def test_words_that_german_does_not_know_are_reported() -> None:
    found = heard("Montags kann ich nicht, Quaxelei")
    assert [each.text for each in found.not_understood] == ["Quaxelei"]


@pytest.mark.parametrize("said", ["I can't do Mondays", "Mon 9-11", "", "👍", "B", "will man an"])
def test_english_is_the_first_language(said: str) -> None:
    assert language_of(said) is ENGLISH


@pytest.mark.parametrize("said", ["Di 10-12 passt", "montags", "geht nicht", "am 5. Januar"])
def test_german_is_told_by_its_words(said: str) -> None:
    assert language_of(said) is GERMAN


def test_a_shortened_including_ends_no_sentence():
    short, long = (
        [each.applies for each in heard(f"bin bis {word} Dienstag im Urlaub").preferences]
        for word in ("einschl.", "einschließlich")
    )
    assert short == long
