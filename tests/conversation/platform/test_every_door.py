"""Each setting of a decision: in the dialog, in words, and as a default that a channel can see.

One table: a setting that is added has its row here, and every door is tried with it.
"""

from dataclasses import fields

import pytest

from orchestration.conversation.known.defaults import defaults_in
from orchestration.interaction.wording.settings import CALLED, OF_ONE_ALONE, what_can_be_set
from orchestration.model.settings import DecisionSettings
from orchestration.model.terms import MeetingTerms
from tests.conversation.test_dialogues import in_a_room

DOORS = {
    "rule": ("rule", "ranked", "Rangfolge"),
    "last_rule": (
        "last_rule", "the last round by majority", "die letzte Runde mit Mehrheit",
    ),
    "options": ("options_shown", "5 options in a round", "5 Optionen pro Runde"),
    "rounds": ("rounds", "two rounds", "zwei Runden"),
    "quorum": ("quorum", "at least 2 votes", "mindestens 2 Stimmen"),
    "threshold": ("threshold", "at least 60%", "mindestens 60 Prozent"),
    "of_all": ("share_of", "60% of all of us", "60% von uns allen"),
    "winners": ("winners", "two winners", "zwei Gewinner"),
    "budget": ("points", "5 points each", "5 Punkte pro Person"),
    "most": ("most", "at most 2 each", "höchstens 2 pro Person"),
    "secret": ("secret", "secret", "geheim"),
    "disclosure": ("disclosure", "discreet", "diskret"),
    "scoring": ("scoring", "all wishes weigh the same", "alle Wünsche zählen gleich"),
    "coordination": ("coordination", "a model proposes", "ein Modell schlägt vor"),
    "ends_by": ("closes_on", "closes next Friday noon", "Frist nächsten Freitag 12 Uhr"),
    "review_on": ("review_on", "review in 6 weeks", "Wiedervorlage in 6 Wochen"),
    "weighs": ("weighs", "Omar counts double", "Omar zählt doppelt"),
    "vetoers": ("vetoers", "only Omar can veto", "nur Omar darf Veto einlegen"),
    "needed": ("needed", "Omar is needed", "Omar muss dabei sein"),
    "hours": ("hours_from", "between 10 and 16", "zwischen 10 und 16 Uhr"),
    "lasts": ("closes_at", "closes after 2 days", "schließt nach 2 Tagen"),
}  # fmt: skip
"""By the name of each setting: its field in the dialog, and how it is said."""

MEET = "/convene meet retro, 30 min with @omar and @dana from 11 to 20 January"
TREFFEN = "/convene meet retro, 30 min mit @omar und @dana vom 11. bis 20. Januar"
SAID = [(name, words) for name, (_, *both) in DOORS.items() for words in both]
USUAL = [(name, words) for name, words in SAID if name not in OF_ONE_ALONE]
IN_TERMS = {each.name for each in fields(MeetingTerms)}


def holds(room, name):
    """Tell whether a setting of the only meeting is not as usual."""
    [meeting] = room.decisions()
    terms = meeting.terms
    if name == "needed":
        return [each.id for each in meeting.members if each.required] == ["omar"]
    if name == "hours":
        return (terms.hours.start.hour, terms.hours.end.hour) == (10, 16)
    name = "ends_by" if name == "lasts" else name
    default = next(each.default for each in fields(MeetingTerms) if each.name == name)
    return getattr(terms, name) != default


def test_the_table_has_every_setting():
    assert set(DOORS) == {each.name for each in fields(DecisionSettings)}
    assert set(CALLED) == set(DOORS) - OF_ONE_ALONE


@pytest.mark.parametrize("name", [name for name in DOORS if name != "coordination"])
def test_the_dialog_asks_for_it(name):
    @in_a_room
    async def asks(room):
        await room.says("lena", "/convene meet", channel=True)
        _, form = room.opened["lena"]
        assert DOORS[name][0] in [each.name for each in form.fields]

    asks()


@pytest.mark.parametrize(("name", "words"), [x for x in SAID if x[0] != "coordination"])
def test_words_say_it_with_the_request(name, words):
    @in_a_room
    async def says(room):
        ask = TREFFEN if words == DOORS[name][-1] else MEET
        await room.says("lena", f"{ask}, {words}", channel=True)
        assert holds(room, name)
        assert room.decisions()[0].terms.subject == "retro"

    says()


@pytest.mark.parametrize(("name", "words"), USUAL)
def test_a_channel_has_it_as_a_default_that_its_members_see_and_that_holds(name, words):
    @in_a_room
    async def sets(room):
        assert await room.says("lena", f"@Convene in this channel: {words}", channel=True) == []
        [shown] = [each.words for (_, at), each in room.shown.items() if at.startswith("defaults")]
        assert shown.startswith("In this channel: ")
        [told] = await room.says("omar", "/convene defaults", channel=True)
        assert told == shown
        held = await defaults_in(room.access, "general")
        assert name in held.said
        await room.says("lena", MEET, channel=True)
        assert name == "coordination" or holds(room, name)

    sets()


@pytest.mark.parametrize("name", sorted(OF_ONE_ALONE))
def test_a_day_of_one_decision_is_no_default(name):
    @in_a_room
    async def sets(room):
        [told] = await room.says(
            "lena", f"@Convene in this channel: {DOORS[name][1]}", channel=True
        )
        assert told.startswith("A deadline is of one decision, so I can't set it for the channel")

    sets()


@pytest.mark.parametrize("said", ["/convene defaults", "/convene defaults purple"])
def test_who_asks_is_told_all_that_can_be_set(said):
    @in_a_room
    async def asks(room):
        [told] = await room.says("lena", said, channel=True)
        assert what_can_be_set() in told

    asks()


@pytest.mark.parametrize("command", ["meet retro, 30 min with @omar next week,", "decide a or b?"])
def test_where_no_model_is_it_is_said_that_none_proposes(command):
    @in_a_room
    async def asks(room):
        told = await room.says("lena", f"/convene {command} a model proposes", channel=True)
        assert told[0] == (
            "A language model proposes options only where one is set up: here all are looked "
            "through."
        )

    asks()


@in_a_room
async def test_what_is_usual_of_somebody_holds_only_where_they_are_asked(room):
    said = "Omar is needed, Omar counts double, only Omar can veto"
    await room.says("lena", f"@Convene in this channel: {said}", channel=True)
    await room.says("lena", MEET.replace("@omar and ", ""), channel=True)
    [meeting] = room.decisions()
    assert not any(each.required for each in meeting.members)
    assert (meeting.terms.weighs, meeting.terms.rule) == ((), "plurality")


@in_a_room
async def test_what_would_end_at_night_ends_in_the_morning(room):
    await room.says("lena", "@Convene in this channel: closes after 14 hours", channel=True)
    await room.says("lena", MEET, channel=True)
    [meeting] = room.decisions()
    assert f"{meeting.terms.ends_by.astimezone():%H:%M}" in ("08:00", "07:00")


@in_a_room
async def test_a_request_goes_before_what_is_usual(room):
    said = "secret, between 10 and 16, closes after 2 days"
    await room.says("lena", f"@Convene in this channel: {said}", channel=True)
    await room.says("lena", f"{MEET} between 12 and 14, closes next Friday noon", channel=True)
    [meeting] = room.decisions()
    hours = meeting.terms.hours
    assert (hours.start.hour, hours.end.hour, meeting.terms.secret) == (12, 14, True)
    assert meeting.terms.ends_by.day != 9
