"""What is read back, held against what is wished, as its author would see it."""

import pytest

from orchestration.language.understand import understand
from orchestration.model.message_context import MessageContext
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame, Window, zone_named
from tests.benchmarks.study.company import ZONE
from tests.benchmarks.study.heard import compare
from tests.study.groups import TUESDAY, wishes


def compared(text, *truly):
    now = TUESDAY.now.replace(tzinfo=zone_named(ZONE))
    day = TUESDAY.opens.date()
    hearing = MessageContext(MemberId("ana"), TimeFrame(now, ZONE, Window(day, day)))
    return compare(wishes(*truly), understand(text, hearing).preferences, TUESDAY)


@pytest.mark.parametrize(
    ("said", "truly"),
    [
        ("I prefer mornings.", ["prefers within 00:00-12:00"]),
        ("I'd rather avoid afternoons.", ["prefers within 00:00-12:00"]),  # its mere complement
        ("I prefer mornings. I'd rather not meet before 9:30.", ["prefers within 09:30-12:00"]),
        ("I can't do Fridays.", ["must outside 00:00-24:00 on fri"]),
        ("I prefer a day's notice.", ["prefers notice 24h"]),
        ("I prefer meetings of at most 45 minutes.", ["prefers at most 45min"]),
    ],
)
def test_same_meaning_is_right(said, truly):
    read = compared(said, *truly)

    assert read.right
    assert not read.wrong
    assert not read.missing
    assert not read.misjudged


def test_another_meaning_is_wrong_and_the_wish_missing():
    read = compared("I prefer afternoons.", "prefers within 00:00-12:00")

    assert [each.restatement for each in read.wrong] == ["prefers afternoons (12:00–18:00)"]
    assert read.missing == wishes("prefers within 00:00-12:00")


def test_a_must_that_nobody_said_is_too_strong():
    read = compared("I can't do afternoons.", "prefers outside 12:00-18:00")

    assert read.too_strong == read.right
    assert read.misjudged == wishes("prefers outside 12:00-18:00")


def test_a_must_read_as_less_is_misjudged():
    read = compared("I'd rather avoid afternoons.", "must outside 12:00-18:00")

    assert not read.too_strong
    assert read.misjudged == wishes("must outside 12:00-18:00")


def test_an_overstatement_is_read_as_it_was_said():
    read = compared("I can't do mornings.", "must outside 00:00-12:00, in truth strongly")

    assert not read.misjudged
    assert read.same_strength == read.pairs == 1


def test_what_no_start_could_break_is_not_compared():
    read = compared("I'm flexible, and a clear agenda helps.", "any", "other")

    assert (read.wished, read.right, read.wrong) == (0, (), ())
