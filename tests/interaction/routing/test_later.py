"""What is said of decisions later on, and what only sounds like it."""

import pytest

from tests.interaction.routing.place import about, setting

SAID = """
review this in two weeks                                order review
please look at this again in March                      order review
Wiedervorlage in drei Monaten                           order review
prüf das am 20. Januar noch mal                         order review
prüf das in zwei Wochen noch mal                        order review
schau im März noch mal drauf                            order review
ask that again                                          order again
can you ask that again?                                 order again
frag das noch mal                                       order again
skip next week                                          order skip
nächste Woche auslassen                                 order skip
stop repeating this                                     order stop
what did we decide about lunch?                         question decisions
was haben wir zum Offsite beschlossen?                  question decisions
show me all decisions                                   question decisions
"""
SOUNDS_LIKE_IT = """
I'd rather skip next week                               order skip
review meeting on Friday at 3?                          order review
the review is on Monday                                 order review
I have to review the deck on Friday                     order review
don't ask me about Friday again                         order again
wir überprüfen am Montag die Zahlen                     order review
"""


def parted(lines):
    return [[part.strip() for part in line.rsplit("  ", 1)] for line in lines.strip().splitlines()]


@pytest.mark.parametrize(("words", "meant"), parted(SAID))
@pytest.mark.parametrize("where", ["dm", "channel"])
def test_it_is_meant(words, meant, where):
    assert about(words, setting(where, "decided")) == [meant]


@pytest.mark.parametrize(("words", "not_meant"), parted(SOUNDS_LIKE_IT))
@pytest.mark.parametrize("stage", ["intake", "decided"])
def test_it_is_not_meant(words, not_meant, stage):
    assert not_meant not in about(words, setting("dm", stage))
