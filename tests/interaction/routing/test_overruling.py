"""Where all words of a sentence say otherwise than a rule, and where the rule stands."""

import pytest

from orchestration.interaction.routing.examples import EXAMPLES
from orchestration.interaction.routing.weighing.nearest import names_a_time
from tests.interaction.routing.place import about, setting

SAID = """
dm intake question/guide do i have to answer again
dm intake question/guide do i need to do anything
dm intake question/guide muss ich nochmal antworten
dm intake unknown absagen können wir ja immer noch
dm intake unknown we can still cancel later
thread intake unknown wer kommt freitag mit zum bouldern
thread intake unknown bei uns regnets seit montag durch
thread intake unknown die kantine hat mittwochs immer schnitzel
thread vote unknown monday's coffee was awful again lol
thread vote unknown the game on sunday was wild
"""
STANDS = """
dm intake wish hol ab 15 Uhr die Kinder
dm intake wish Montag und Mittwoch hol ich die Jungs um halb drei von der Schule
dm intake order/add hol Sophie dazu
dm intake order/cancel können wir das absagen
thread intake wish friday is fine for me
thread intake wish montag kann ich nicht
thread intake wish dienstag bin ich beim zahnarzt
thread intake wish i'm out on tuesday, dentist
thread intake wish Fridays are bad, school run
dm intake wish montag fällt bei mir weg
dm intake wish cancel my tuesday, i'm travelling
dm intake wish can we skip friday
dm intake wish drop friday
dm intake wish Do passt mir gut
dm intake wish do 14 uhr geht
dm intake unknown ach ne quatsch, zahnarzt is do
dm intake wish ach ne quatsch, zahnarzt is donnerstag
dm intake wish nein quatsch, der termin ist am mi
dm intake wish no wait scratch that, dentist is thu
dm intake wish nonsense, the dentist is thursday
dm intake question/undo ach ne quatsch
dm intake question/undo das war quatsch, vergiss es
dm intake question/undo forget what i just said
"""


def rows(*tables):
    """Return where, what is open there, what it is about and what is said."""
    lines = [line for table in tables for line in table.strip().splitlines()]
    return [line.split(None, 3) for line in lines]


@pytest.mark.parametrize(("where", "stage", "expected", "said"), rows(SAID, STANDS))
def test_a_sentence_is_about_what_all_its_words_say(where, stage, expected, said):
    assert about(said, setting(where, stage)) == [expected.replace("/", " ")]


def test_of_talk_among_colleagues_hardly_anything_is_begun():
    here = setting("thread", "intake")
    talk = EXAMPLES["off_topic"]
    begun = [
        line
        for line in talk
        if {each.split()[0] for each in about(line, here)} & {"wish", "order", "open", "vote"}
    ]

    assert len(begun) * 50 <= len(talk), begun


@pytest.mark.parametrize("asked", ["do i still count", "may i ask who sees it", "jan, are you in?"])
def test_a_word_that_can_be_a_day_or_a_month_is_none_where_somebody_asks(asked):
    assert not names_a_time(asked)
