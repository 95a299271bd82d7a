"""Messages as colleagues type them: none is read wrongly, but for those that are known to be."""

from __future__ import annotations

from tests.benchmarks.understanding.rounds import Outcome, lines, outcome

KNOWN = {
    "Bin Lehrer: Mo bis 13:10, Di bis 15:30, Mi frei, Do bis 12:20, Fr bis 13:10 Unterricht.",
    "I can do 9:15, but I can't do 9:00, because drop-off.",
    "no can do weds, thurs after 4 either",
    "Nächste Woche bin ich komplett dicht, übernächste gern, außer Mittwoch",
    "I've got a standing thing Monday and Thursday lunchtimes but otherwise go wild",
    "Tue 12: no\nWed 13: pm only\nThu 14: yes\nFri 15: before 11",
    "Dienstags Homeoffice, da geht es auch spät; sonst bitte bis 16 Uhr fertig sein",
    "Thursdays I've got physio at 8:30, back at my desk around 10",
    "can't do next week sorry, week after is good apart from the Tuesday",
    "Dienstag früh um 8 wäre für mich als Frühaufsteher ideal, für die anderen wohl nicht ;)",
}
FEWEST_RIGHT = 300


def test_nothing_else_is_read_wrongly_and_no_less_is_read_rightly() -> None:
    found = {line["text"]: outcome(line) for line in lines()}
    assert {text for text, how in found.items() if how is Outcome.WRONG} <= KNOWN
    assert sum(how is Outcome.RIGHT for how in found.values()) >= FEWEST_RIGHT
