"""The German of the bot: each sentence stands once, and says the same wherever it is said."""

from collections import Counter

import pytest

from orchestration.interaction.translation import interpreter_of
from orchestration.interaction.translation.phrasebook import entries_of
from orchestration.interaction.translation.template import SLOT


def test_each_entry_stands_once():
    said = Counter(SLOT.sub(r"{\g<sort>}", each.said) for each in entries_of("german"))

    assert [each for each, count in said.items() if count > 1] == []


@pytest.mark.parametrize(
    ("said", "put"),
    [
        (
            "“Tea”: vote on A and B by Thu 21 Jan, 15:00 in Oslo. 1 of 5 have voted.",
            "„Tea“: abstimmen über A und B bis Do 21. Jan, 15:00 in Oslo. 1 von 5 hat abgestimmt.",
        ),
        (
            "Your vote is in: A, then B or C. Your receipt for it, which only you know: 3f2a.",
            "Deine Stimme ist da: A, dann B oder C. Dein Beleg dafür, den nur du kennst: 3f2a.",
        ),
        (
            "Why A: Omar prefers Tuesdays. Nothing else in these two weeks works for everyone.",
            "Warum A: Omar mag lieber dienstags. Sonst passt in diesen zwei Wochen nichts allen.",
        ),
        (
            "Dana asks you (needed), Ben (optional) and Omar about “Lunch”.",
            "Dana fragt dich (nötig), Ben (optional) und Omar zu „Lunch“.",
        ),
        (
            "“Lunch” is called off; Mon 11 Jan, 17:00–17:45 · 14:00 in Berlin stands no more.",
            "„Lunch“ ist abgesagt; Mo 11. Jan, 17:00–17:45 · 14:00 in Berlin gilt nicht mehr.",
        ),
        (
            "12 of the 30 options on the list for Where to eat (round 1)",
            "12 von 30 Optionen auf der Liste für Where to eat (Durchgang 1)",
        ),
        (
            "New people need us at the office. · others may see it, without your name",
            "New people need us at the office. · andere dürfen es sehen, ohne deinen Namen",
        ),
        (
            "“Lunch”: Ana: voted. Ben and Cem: not voted yet.",
            "„Lunch“: Ana: abgestimmt. Ben und Cem: noch nicht abgestimmt.",
        ),
    ],
)
def test_what_the_bot_says_is_said_in_german(said, put):
    assert interpreter_of("german").put(said) == put


@pytest.mark.parametrize(
    ("said", "put"),
    [
        (
            "Why A: morning in Europe, afternoon in Dubai, early morning in Lisbon and Rome.",
            "Warum A: Vormittag in Europa, Nachmittag in Dubai, früher Morgen in Lissabon und Rom.",
        ),
        ("Tue 12 Jan, 13:00 · 14:00 in Lisbon", "Di 12. Jan, 13:00 · 14:00 in Lissabon"),
        (
            "Your times are in Tokyo from now on (it is 18:00 there now).",
            "Deine Zeiten gelten ab jetzt für Tokio (dort ist es gerade 18:00 Uhr).",
        ),
        ("“Lisbon”: 3 of 5 have voted", "„Lisbon“: 3 von 5 haben abgestimmt"),
        (
            "10,000 people have voted here, and there is no room for more.",
            "Hier haben schon 10.000 abgestimmt, mehr gehen nicht.",
        ),
        ("A Tea: 1; B Chai: 1.3; C Mate: 0.75", "A Tea: 1; B Chai: 1,3; C Mate: 0,75"),
        (
            "“Tea”: Omar Haddad's vote is no longer left to you.",
            "„Tea“: Die Stimme von Omar Haddad liegt nicht mehr bei dir.",
        ),
        (
            "3 of 5 have voted; Cake: 0 of 2 taken.",
            "3 von 5 haben abgestimmt; Cake: 0 von 2 vergeben.",
        ),
        (
            "The rule: the option with the most votes wins.",
            "Die Regel: Die Option mit den meisten Stimmen gewinnt.",
        ),
        ("1 voted. Decided by vote.", "1 hat abgestimmt. Per Abstimmung entschieden."),
        ("Shall we move? no outcome.", "Shall we move? kein Ergebnis."),
        ("Retro: no outcome.", "Retro: kein Ergebnis."),
        (
            "Other rules come to the same with these ballots (borda and schulze).",
            "Andere Regeln kommen mit diesen Stimmen zum selben Ergebnis (Borda und Schulze).",
        ),
        (
            "Only Lena can call it off: “Tea” is theirs.",
            "Nur Lena kann das absagen: „Tea“ kommt von Lena.",
        ),
    ],
)
def test_places_numbers_and_who_it_is_of_are_put_as_germans_write_them(said, put):
    assert interpreter_of("german").put(said) == put
