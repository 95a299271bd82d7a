"""How options stand for somebody, in the words of their own language: said → told of an option.

Nothing of it is read out of a restatement: sides carry what is at stake, and those of an earlier
version, which do not, are quoted.
"""

from dataclasses import replace

import pytest

from orchestration.deciding.presentation.explanation import for_you
from orchestration.deciding.presentation.views import options_for, options_proposed
from orchestration.deciding.rounds.assessment import assessment_of, side_of
from orchestration.interaction.wording import word
from orchestration.model.preferences import Visibility
from orchestration.sessions.commands import Label
from tests.kinds.meeting.table import Table

MONDAY_AT_NINE = [
    ("I prefer Mondays.", "meets your wish “Mondays”"),
    ("I'd rather not meet before 10.", "you'd rather avoid anything before 10:00"),
    ("Rather nothing after 4.", "meets your wish “nothing after 16:00”"),
    (
        "I prefer mornings, and rather no Mondays after 15:00.",
        "meets your wishes “mornings (before 12:00)”, “no Mondays after 15:00”",
    ),
    ("I prefer mornings, and no Fridays please.", "meets your wish “mornings (before 12:00)”"),
    ("No Fridays after 15:00, and no Wednesdays.", "fine with you"),
    ("I'd rather not on 12 January.", "fine with you"),
    ("Freitags lieber nicht.", "passt dir"),
    ("I prefer Tuesdays.", "misses your wish “Tuesdays”"),
    ("I can't do Mondays.", "you can't come: you ruled out Mondays"),
    ("I can only do Tuesdays.", "you can't come: you can only do Tuesdays"),
    ("Mondays are fine.", "fine with you"),
    ("Am liebsten montags.", "erfüllt deinen Wunsch „montags“"),
    ("Lieber dienstags.", "verfehlt deinen Wunsch „dienstags“"),
    ("Montags lieber nicht.", "du wolltest lieber nicht: montags"),
    ("Montags kann ich nicht.", "du kannst nicht: montags hast du ausgeschlossen"),
    ("Ich kann nur dienstags.", "du kannst nicht: du kannst nur dienstags"),
    ("Montags passt.", "passt dir"),
]


def seen(said, day="Mon 11 Jan, 09:00"):
    """What Ana reads of an option, after the time that it is."""
    table = Table("ana", "ben", "cem", options=9)
    table.says("ana", said)
    table.says("ben", "I can only do Monday from 9 to 9:30.")
    table.answers("ana", "ben", "cem")
    lines = word(options_for(table.session, "ana", table.session.round)).splitlines()
    [line] = [each for each in lines if day in each]
    return line.partition(" · ")[2]


@pytest.mark.parametrize(("said", "told"), MONDAY_AT_NINE)
def test_an_option_is_told_of_in_its_readers_words(said, told):
    assert seen(said).startswith(told)


def test_a_german_wish_is_a_reason_that_others_may_see():
    table = Table("ana", "ben")
    table.says("ana", "Am liebsten montags.")
    table(Label, member="ana", preference=1, visibility=Visibility.SHARED)
    table.answers("ana", "ben")
    view = options_proposed(table.session, table.session.round)

    assert view.options[0].reasons == ("Ana: lieber montags",)


def test_who_is_asked_once_more_is_asked_with_their_own_words():
    table = Table("ana", "ben", "cem", "dan")
    table.says("ana", "Lieber dienstags.")
    for who in ("ben", "cem", "dan"):
        table.says(who, "I can only do Monday from 9 to 9:30.")
    table.answers("ana", "ben", "cem", "dan")
    side = side_of(assessment_of(table.session.round).options[0], "ana")

    assert [each.stake.number for each in side.breaks] == [1]
    assert for_you(table.session.round.options[0], side, "de").unmet == ("dienstags",)


def test_what_an_earlier_version_has_stored_is_quoted():
    table = Table("ana", "ben")
    table.says("ana", "I prefer Mondays. I'd rather avoid mornings.")
    table.answers("ana", "ben")
    [option, *_] = assessment_of(table.session.round).options
    side = side_of(option, "ana")
    old = replace(side, met=(), breaks=tuple(replace(each, stake=None) for each in side.breaks))

    assert for_you(option.option, old).met == tuple(f"“{each}”" for each in side.meets)
    assert for_you(option.option, old).met != for_you(option.option, side).met
