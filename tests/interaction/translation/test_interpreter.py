"""Words of the house are put by templates, what is somebody's own is let be."""

import pytest

from orchestration.interaction.translation.dates import GERMAN
from orchestration.interaction.translation.interpreter import Interpreter
from orchestration.interaction.translation.phrasebook import phrasebook_of, read_entries
from orchestration.interaction.translation.template import Template

ENTRIES = """
# what stands on a card
{n:int} of {all:int} have answered
{n:int} von {all:int} haben geantwortet

“{subject}” needs {names} now.
{names} wird jetzt für „{subject}“ gebraucht.

{who} is asked by {other}.
{other} fragt {who}.

It stands. “Cancel it” calls it off.
Es gilt. „Sag es ab“ sagt es ab.

before {time}
vor {time}

before dinner
vor dem Abendessen

a firm no {when}
ein festes Nein {when}

the {one} ends {when:time}
{one} endet {when}

can't have {thing:own}
keinesfalls {thing}

in order, the best first
der Reihe nach

“{this}” now: {other}
„{this}“ jetzt: {other}

at most {thing}
nicht mehr als {thing}

at most {n:int} options
höchstens {n} Optionen

Missing: {names}.
Es fehlt: {names}.

{one:word} to {other:word}
{one} bis {other}

{one:time} to {other:time}
von {one} bis {other}

It works {when}.
Es passt {when}.

nobody
niemand

you can't
du kannst nicht

{all:some} for {subject:own} (round {n:int})
{all} für {subject} (Durchgang {n})

needs {one:word}, not {other:word}
braucht {one}, nicht {other}

“{title}” is full. I wait for “{title}”.
„{title}“ ist voll. Ich warte auf „{title}“.

“{one}” and “{other}” are here
„{one}“ und „{other}“ sind da

{who:own} is out of it, {when:some}.
{who} fehlt, {when}.

I wait for {names:some}.
Ich warte auf {names}.

Did you mean {labels:label}?
Meintest du {labels}?

Once it is whole, “my receipt?” tells you it.
Wenn sie ganz ist, sagt sie dir „mein Beleg?“.

{n:int} option
{n:int} Option

{n:int} options
{n:int} Optionen
"""


@pytest.fixture(scope="module")
def interpreter():
    phrasebook = phrasebook_of(read_entries(ENTRIES))
    return Interpreter(phrasebook, GERMAN, {"and": "und", "or": "oder"}, "„{}“".format)


@pytest.mark.parametrize(
    ("said", "put"),
    [
        ("3 of 6 have answered", "3 von 6 haben geantwortet"),
        ("Thu 21 Jan, 15:00–15:45 · 1 option", "Do 21. Jan, 15:00–15:45 · 1 Option"),
        ("“Retro” needs Lena and Raj now.", "Lena und Raj wird jetzt für „Retro“ gebraucht."),
        ("Raj is asked by Lena.", "Lena fragt Raj."),
        ("It works before 10:00. It stands.", "Es passt vor 10:00. Es gilt."),
        ("“Cancel it” calls it off.", "„Sag es ab“ sagt es ab."),
        ("• 2 options\n• nobody", "• 2 Optionen\n• niemand"),
        ("You can't", "Du kannst nicht"),
        ("2 options for this and nobody (round 1)", "2 Optionen für this and nobody (Durchgang 1)"),
        ("A firm no before dinner", "Ein festes Nein vor dem Abendessen"),
        ("It works before 10:00. Missing: Raj.", "Es passt vor 10:00. Es fehlt: Raj."),
        ("can't have a boat · 2 options", "keinesfalls a boat · 2 Optionen"),
        ("can't have a boat. Soon", "keinesfalls a boat. Soon"),
        ("in order, the best first and nobody", "der Reihe nach und niemand"),
        ("“it” or “off” now: nobody", "„it“ oder „off“ jetzt: niemand"),
        ("this is what we are · 2 options", "this is what we are · 2 Optionen"),
        ("At most 2 options.", "Höchstens 2 Optionen."),
        ("Lena to Raj", "Lena bis Raj"),
        ("Mon 11 to Wed 13 Jan", "von Mo 11. bis Mi 13. Jan"),
        ("The vote ends 15:00", "Vote endet 15:00"),
        ("The vote ends soon", "The vote ends soon"),
        ("Raj and what this is", "Raj and what this is"),
        ("Before dinner.", "Vor dem Abendessen."),
        ("It stands. 3 of 6 have answered.", "Es gilt. 3 von 6 haben geantwortet."),
        (
            "Once it is whole, “my receipt?” tells you it. Nobody.",
            "Wenn sie ganz ist, sagt sie dir „mein Beleg?“. Niemand.",
        ),
        ("Did you mean “Before dinner”?", "Meintest du „Vor dem Abendessen“?"),
        ("Did you mean “nobody” or “the boat”?", "Meintest du „niemand“ oder „the boat“?"),
        (
            "nobody (“the boat”) and 2 options (“a, b”)",
            "niemand („the boat“) und 2 Optionen („a, b“)",
        ),
        ("needs Raj, not Lena (x) and 2 options", "braucht Raj, nicht Lena (x) und 2 Optionen"),
        ("“Boat” is full. Nobody.", "„Boat“ ist voll. Niemand."),
        ("I wait for “Boat”.", "Ich warte auf „Boat“."),
        ("“Boat” and “Bus (“old”)” are here", "„Boat“ und „Bus („old“)“ sind da"),
        ("Raj is out of it, Mon 11 Jan · 14:00.", "Raj fehlt, Mo 11. Jan · 14:00."),
        ("“Boat”: I wait for Raj and Lena.", "„Boat“: Ich warte auf Raj und Lena."),
        ("“Boat”: Missing: Raj.", "„Boat“: Es fehlt: Raj."),
        ("Something else", "Something else"),
        ("11–22 Jan, Mon 18 – Fri 22 Jan", "11.–22. Jan, Mo 18. – Fr 22. Jan"),
    ],
)
def test_put_in_german(interpreter, said, put):
    assert interpreter.put(said) == put


def test_what_somebody_said_is_let_be(interpreter):
    said = "“3 of 6 have answered” needs nobody now."

    assert interpreter.put(said) == "niemand wird jetzt für „3 of 6 have answered“ gebraucht."


@pytest.mark.parametrize(
    ("said", "left"),
    [("3 of 6 have answered", 0), ("This is not known", 3), ("A and nobody", 0), ("a card", 1)],
)
def test_what_is_left_is_counted(interpreter, said, left):
    assert interpreter.left_in(said) == left


def test_a_translation_has_no_slots_of_its_own():
    with pytest.raises(ValueError, match="has slots"):
        Template("{who} comes", "{name} kommt")


def test_an_entry_has_two_lines():
    with pytest.raises(ValueError, match="line 3: an entry has two lines, not 1"):
        read_entries("\nKeep\n")


def test_what_is_somebodys_own_stays_however_many_there_are(interpreter):
    own = [f"before dinner {at}" for at in range(40)]
    said = "\n".join(f"Missing: {each}." for each in own)
    put = interpreter.put(said, own)
    assert put == "\n".join(f"Es fehlt: {each}." for each in own)
