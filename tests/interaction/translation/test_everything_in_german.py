"""All that is said has German: what is new in the code, and what is said as people meet it."""

import re
from importlib.resources import files

from orchestration.interaction.translation.phrasebook import entries_of
from orchestration.interaction.translation.template import bare
from tests.interaction.translation.said_in_code import said_in_code
from tests.play.played import transcript
from tests.play.script import cases_in

FOLDER = files("orchestration.interaction.translation") / "german"
COVERED = "#="
"""Stands before a template whose variants have entries of their own, or that nobody is shown."""


def covered():
    """What has an entry, or needs none."""
    lines = [
        line.removeprefix(COVERED)
        for each in FOLDER.iterdir()
        if each.name.endswith(".txt")
        for line in each.read_text("utf-8").splitlines()
        if line.startswith(COVERED)
    ]
    said = [*lines, *(each.said for each in entries_of("german"))]
    return {bare(each.replace("\\n", "\n")).strip() for each in said}


def test_each_sentence_in_the_code_has_german():
    known = covered()

    assert {each for each in said_in_code() if each[1].strip() not in known} == set(), (
        "write them into a file beside the others, or behind “#=” where nobody is shown them"
    )


ENGLISH = re.compile(
    r"\b(?:the|and|you|your|of|with|without|not|is|are|has|have|this|that|they|their|it|nobody)\b"
)
QUOTED = re.compile("„[^“]*“|“[^”]*”")


def test_what_is_put_is_german():
    """English stands there only in quotation marks: what is typed as it is."""
    assert [
        each.put for each in entries_of("german") if ENGLISH.search(QUOTED.sub("", each.put))
    ] == []


SCRIPT = """== a meeting, and a poll
use meeting-vote
use german
omar, dm: B, aber nur wenn Dana kann
dana, thread: A passt mir
lena, dm: Wie ist der Stand?
raj, dm: wer fehlt noch?
ines, dm: keine davon
lena, channel: @Convene Umfrage: Pizza oder Sushi?
omar, thread: Sushi
lena, dm: Was weißt du über mich?
later: 30h
"""
UNSEEN = re.compile(r"^(?:==|use |expect|later|phase|ballot|closes|\w+, (?:dm|channel|thread):)")


def test_what_people_meet_is_german():
    [case] = cases_in(SCRIPT)
    told = [each.strip() for each in transcript(case).splitlines()]
    seen = [QUOTED.sub("", each) for each in told if not UNSEEN.match(each)]

    assert len(seen) > 30
    assert [each for each in seen if ENGLISH.search(each)] == []
