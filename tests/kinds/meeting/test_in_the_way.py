"""Nothing suits everyone: each is told what of theirs is part of why, and nothing of the others."""

import pytest

from orchestration.interaction.layouts import screen
from orchestration.interaction.plain_text import in_words
from orchestration.model.terms import Disclosure
from orchestration.privacy import reveal
from tests.kinds.meeting.table import Table, told

FOUR = ("ana", "ben", "cem", "dee")
TOLD = "Nothing suits everyone. Part of why, for you alone: can't do Mondays to Thursdays."


def options_told(*members, **terms):
    """What each was told with the options, of whom two have no day in common."""
    table = Table(*members, **terms)
    table.says("ana", "I can't do Mondays to Thursdays.")
    table.says("ben", "I can't do Fridays.")
    effects = table.answers(*members)
    return {who: told(effects, who) for who in members}


def test_each_is_told_what_is_theirs():
    said = options_told(*FOUR)

    assert TOLD in said["ana"]
    assert "for you alone: can't do Fridays." in said["ben"]
    assert "Nothing suits everyone" not in said["cem"] + said["dee"]


@pytest.mark.parametrize("case", [(FOUR[:3], {}), (FOUR, {"disclosure": Disclosure.DISCREET})])
def test_where_it_would_tell_of_others_nobody_is_told(case):
    members, terms = case

    assert "Nothing suits everyone" not in "".join(options_told(*members, **terms).values())


def test_where_a_time_suits_everyone_there_is_nothing_to_tell():
    table = Table(*FOUR)
    table.says("ana", "I can't do Mondays to Thursdays.")

    assert "Nothing suits everyone" not in told(table.answers(*FOUR), "ana")


def test_it_stands_below_the_options_on_every_platform():
    table = Table(*FOUR)
    table.says("ana", "I can't do Mondays to Thursdays.")
    table.says("ben", "I can't do Fridays.")
    views = [each.view for each in table.answers(*FOUR) if getattr(each, "to", "") == "ana"]

    assert TOLD in "\n".join(in_words(screen(reveal(each, to="ana")).parts) for each in views)
