"""Nobody learns, as a panel's people decide, that somebody among them has pinned anything."""

from tests.play.played import transcript
from tests.play.script import cases_in

TALK = """\
== a panel that decides
lena, channel: /convene panel which plant for a hallway?
raj, thread: what about height?
dana, thread: what about water?
raj, thread: {}
lena, thread: let's decide
dana, dm: Echeveria is great, Snake plant is fine
later: 90h
later: 90h
"""


NOBODY_ANSWERS = TALK.replace("dana, dm: Echeveria is great, Snake plant is fine\n", "")


def played(words, talk=TALK):
    """Return what the channel saw since it was decided, and what raj was told."""
    [case] = cases_in(talk.format(words))
    told = transcript(case).partition("let's decide")[2]
    shown, own = list[str](), list[str]()
    into = shown
    for line in told.splitlines():
        if line.startswith(" " * 8) and not line.startswith(" " * 9):
            words = line.strip()
            to_all = words.startswith(("channel", "edited"))
            into = shown if to_all else own if words.startswith("to raj") else []
        into.append(line)
    return shown, own


def test_the_channel_sees_the_same_whether_somebody_pinned_something_or_not():
    with_a_pin, _ = played("pin Snake plant")
    without, nothing = played("my card")
    assert any("1 of 3 have answered" in each for each in without)
    assert with_a_pin == without
    assert nothing


def test_nor_does_it_where_nobody_answers():
    with_a_pin, _ = played("pin Snake plant", NOBODY_ANSWERS)
    without, _ = played("my card", NOBODY_ANSWERS)
    assert any("0 of 3 have answered" in each for each in without)
    assert with_a_pin == without


def test_a_pin_counts_for_who_answers_there():
    [case] = cases_in(TALK.format("pin Snake plant") + "raj, dm: what do you know about me?\n")
    assert "really prefers Snake plant" in transcript(case)
