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
