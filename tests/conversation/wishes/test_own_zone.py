"""Where nobody knows anybody's zone: it is asked for, told in words or by a tap, and used at once.

Everybody is taken to be in Berlin until they say where they are; Inês' locale is that of Portugal.
"""

import asyncio
from dataclasses import replace

import pytest

from adapters.sandbox.personas import WITHOUT_ZONES
from adapters.sandbox.records import GENERAL
from orchestration.interaction.layout import Text
from orchestration.kinds.own_data import own_data, sessions_of
from orchestration.kinds.registry import KINDS
from orchestration.language.words.places import likely_zone
from orchestration.model.people import person_id
from orchestration.privacy import Private, reveal
from orchestration.sessions.commands import PreferencesUnderstood, TellPrivately, ZoneTold
from tests.conversation.room import PEOPLE, Room
from tests.sandbox.at_hand import at_hand

LOCALES = {"lena": "de", "omar": "en-US", "ines": "pt-PT"}
NOBODYS = {
    who: replace(PEOPLE[who], zone="Europe/Berlin", likely_zone=likely_zone(locale))
    for who, locale in LOCALES.items()
}
ROADMAP = "@Convene 45 min with @omar and @ines about “Roadmap” next week"
RETRO = "@Convene 30 min with @omar and @ines about “Retro” next week"
ASKED = "Are you in Lisbon (it is 09:00 there now)? Until you say so, I take your times in "


def in_a_room(dialogue):
    return lambda: asyncio.run(dialogue(Room(people=NOBODYS)))


def told(room, who):
    return [words for to, words in room.told if to == who]


def wishes(room, who, number=0):
    profile = room.decisions()[number].profiles[who]
    return reveal(profile, to=who).wishes


def member(room, who, number=0):
    return room.decisions()[number].member(who)


@in_a_room
async def test_the_invitation_asks_for_it_and_one_tap_answers(room):
    await room.says("lena", ROADMAP, channel=True)
    [asked] = told(room, "ines")
    assert asked.endswith(f"{ASKED}Berlin.")
    assert "Are you in Berlin (it is 10:00 there now)?" in told(room, "omar")[0]

    assert await room.clicks("ines", "Right") == []  # the answer stands on what was pressed
    assert (member(room, "ines").zone, member(room, "ines").knows_zone) == ("Europe/Lisbon", True)
    assert not member(room, "omar").knows_zone


@in_a_room
async def test_each_meeting_asks_for_it_as_long_as_nobody_knows(room):
    await room.says("lena", ROADMAP, channel=True)
    await room.says("lena", RETRO, channel=True)
    first, second = told(room, "omar")
    assert "Are you in" in first
    assert "Are you in" in second
    await room.clicks("omar", "Right")
    await room.says("lena", "@Convene 45 min with @omar about “Hiring” next week", channel=True)
    assert "Are you in" not in told(room, "omar")[-1]


@in_a_room
async def test_who_answers_in_words_is_asked_behind_the_first_hours(room):
    await room.says("lena", ROADMAP, channel=True)
    [read_back] = await room.says("omar", "Mondays are bad")
    assert "Are you in" not in read_back
    [read_back] = await room.says("omar", "never before 10")
    assert "Are you in Berlin (it is 10:00 there now)?" in read_back
    [read_back] = await room.says("omar", "nor after 4pm")
    assert "Are you in" not in read_back
    assert "(times are in Berlin; “I'm in …” changes that)" in read_back
    [read_back] = await room.says("omar", "I'm in New York")
    assert "changes that" not in read_back


@in_a_room
async def test_who_does_not_answer_sees_whose_clock_it_is(room):
    await room.says("lena", ROADMAP, channel=True)
    [read_back] = await room.says("omar", "never before 9:30")
    assert "(times are in Berlin)" in read_back
    assert "assumed" not in read_back  # nor is anything of the day of who may be anywhere


@in_a_room
async def test_what_was_said_is_read_again_by_the_clock_that_is_told(room):
    await room.says("lena", ROADMAP, channel=True)
    await room.says("omar", "I can't do 14 January, 3pm to 4pm")
    [read_back] = await room.says("omar", "I'm in New York")
    assert "can't do Thu 14 Jan 15:00–16:00" in read_back
    assert "(times are in New York)" in read_back
    assert "Your times are in New York from now on (it is 04:00 there now)." in read_back
    [wish] = wishes(room, "omar")
    [at] = wish.applies.moments
    assert at.start.isoformat() == "2027-01-14T15:00:00-05:00"


@in_a_room
async def test_what_names_its_zone_stays_when_it_was(room):
    await room.says("lena", ROADMAP, channel=True)
    await room.says("omar", "Never before 10am London time. I can't do Friday after 4pm.")
    [read_back] = await room.says("omar", "My time zone is Lisbon")
    assert "before 10:00" in read_back  # it was 11:00 in Berlin
    assert "after 16:00" in read_back


@in_a_room
async def test_both_sessions_that_are_open_change_and_one_message_tells(room):
    await room.says("lena", ROADMAP, channel=True)
    await room.says("lena", RETRO, channel=True)
    await room.says("omar", "Roadmap: never before 10. Retro: never after 4pm.")
    answered = await room.says("omar", "I'm in Dubai")
    assert len(answered) == 1
    assert "What you said for “Roadmap” and “Retro” I read by that clock now." in answered[0]
    assert [member(room, "omar", each).zone for each in (0, 1)] == ["Asia/Dubai"] * 2


@in_a_room
async def test_who_has_told_it_is_at_home_in_the_next_session(room):
    await room.says("omar", "I'm in Tokyo")
    await room.says(
        "omar", "@Convene 45 min with @lena and @ines about Roadmap next week", channel=True
    )
    assert room.decisions()[0].terms.zone == "Asia/Tokyo"
    assert member(room, "omar").zone == "Asia/Tokyo"
    assert member(room, "lena").zone == "Asia/Tokyo"  # the session's, as long as hers is not known
    assert "Are you in" not in told(room, "omar")[-1]
    assert "Are you in Berlin" in told(room, "lena")[0]


@in_a_room
async def test_the_form_goes_by_it_too(room):
    await room.says("omar", "I'm in Tokyo")
    await room.says("omar", "@Convene 45 min with @lena about Roadmap", channel=True)
    await room.fills("omar")
    assert room.decisions()[0].terms.zone == "Asia/Tokyo"


@in_a_room
async def test_what_is_still_being_read_as_it_is_told_is_moved_too(room):
    await room.says("lena", ROADMAP, channel=True)
    meeting = room.decisions()[0]
    now = {"session": meeting.id, "at": room.clock.now()}
    said = "I can't do 14 January, 3pm to 4pm"
    told_ = TellPrivately(id="1", **now, member="omar", text=Private("omar", said))
    meeting, [reading] = KINDS.decide(meeting, told_)
    zone = Private("omar", "America/New_York")
    meeting, _ = KINDS.decide(meeting, ZoneTold(id="2", **now, member="omar", zone=zone))
    understood = PreferencesUnderstood(
        id="3",
        **now,
        member="omar",
        message=0,
        understanding=Private("omar", await room.language.understand(said, reading.hearing)),
        zone=reading.hearing.frame.zone,
    )
    meeting, _ = KINDS.decide(meeting, understood)
    [wish] = reveal(meeting.profiles["omar"], to="omar").wishes
    assert wish.applies.moments[0].start.isoformat() == "2027-01-14T15:00:00-05:00"


@in_a_room
async def test_what_is_said_for_good_asks_too_where_it_speaks_of_hours(room):
    [read_back] = await room.says("ines", "I never do Fridays.")
    assert "Are you in" not in read_back
    [read_back] = await room.says("ines", "I never meet before 10 in general.")
    assert ASKED in read_back
    await room.clicks("ines", "Right")
    [read_back] = await room.says("ines", "I never meet after 5 in general.")
    assert "(times are in Lisbon)" in read_back
    assert ASKED not in read_back


@pytest.mark.parametrize(
    ("words", "zone"),
    [
        ("I'm in Lisbon", "Europe/Lisbon"),
        ("im in lisbon now", "Europe/Lisbon"),
        ("I live in Lisbon.", "Europe/Lisbon"),
        ("Berlin time", "Europe/Berlin"),
        ("Lisbon", "Europe/Lisbon"),
        ("New York", "America/New_York"),
        ("CET", "Europe/Berlin"),
        ("UTC+2", "Etc/GMT-2"),
        ("utc+5:30", "Asia/Kolkata"),
        ("Asia/Tokyo", "Asia/Tokyo"),
        ("my timezone is Pacific time", "America/Los_Angeles"),
        ("Ich bin in München", "Europe/Berlin"),
        ("Ich wohne in Lissabon", "Europe/Lisbon"),
        ("Meine Zeitzone ist Zürich", "Europe/Zurich"),
        ("Wiener Zeit", "Europe/Vienna"),
        ("/convene zone Hong Kong", "Asia/Hong_Kong"),
    ],
)
def test_it_is_told_in_words(words, zone):
    async def dialogue():
        room = Room(people=NOBODYS)
        await room.says("lena", ROADMAP, channel=True)
        [answer] = await room.says("omar", words)
        assert answer.startswith("Your times are in ")
        assert member(room, "omar").zone == zone

    asyncio.run(dialogue())


@pytest.mark.parametrize(
    "words",
    [
        "I'm in meetings all day",
        "I'm in on Tuesday",
        "I'm in Berlin?",
        "Tuesday works",
        "I'm in Atlantis",
        "/convene zone Atlantis",
        "IST",
        "I'm in Tokyo this week",
        "I am in Lisbon until Friday",
    ],
)
def test_nothing_else_changes_it(words):
    async def dialogue():
        room = Room(people=NOBODYS)
        await room.says("lena", ROADMAP, channel=True)
        await room.says("omar", words)
        assert not member(room, "omar").knows_zone

    asyncio.run(dialogue())


@in_a_room
async def test_a_journey_is_not_where_somebody_lives(room):
    await room.says("omar", "I'm in Dubai")
    [answer] = await room.says("omar", "I'm in Tokyo this week")
    assert answer.startswith("I keep one clock for you, so your times stay in Dubai.")


@in_a_room
async def test_what_could_be_several_is_asked_back(room):
    [answer] = await room.says("omar", "IST")
    assert answer == (
        "That could be Asia/Kolkata, or Europe/Dublin, or Asia/Jerusalem. Name the one, or a city "
        "there."
    )


@in_a_room
async def test_a_place_and_a_wish_are_answered_in_one(room):
    await room.says("lena", ROADMAP, channel=True)
    [answer] = await room.says("omar", "I'm in New York. Never before 10.")
    assert "can't do anything before 10:00" in answer
    assert "Your times are in New York from now on" in answer


@in_a_room
async def test_in_the_channel_people_talk_of_where_they_are(room):
    await room.says("lena", ROADMAP, channel=True)
    assert await room.says("omar", "I'm in New York", channel=True) == []
    assert not member(room, "omar").knows_zone


@in_a_room
async def test_a_place_that_is_an_option_is_no_zone(room):
    await room.says(
        "lena", "@Convene decide where to go with @omar: Lisbon, Berlin, Oslo", channel=True
    )
    assert "Are you in" not in told(room, "omar")[0]  # no clock matters there
    await room.says("omar", "Lisbon")
    assert not member(room, "omar").knows_zone


@in_a_room
async def test_it_is_seen_and_changed_by_a_command(room):
    [shown] = await room.says("omar", "/convene zone")
    assert shown == ("I don't know where you are. Until you say so, your times are in Berlin.")
    await room.clicks("omar", "Another place")
    [told_] = await room.fills("omar", place="Lisbon")
    assert told_ == "Your times are in Lisbon from now on (it is 09:00 there now)."
    [shown] = await room.says("omar", "/convene zone")
    assert shown == "Your times are in Lisbon (it is 09:00 there now)."


@in_a_room
async def test_it_goes_before_what_the_platform_knows(room):
    room.people = PEOPLE
    await room.says("lena", ROADMAP, channel=True)
    assert "Are you in" not in told(room, "omar")[0]
    await room.says("omar", "I'm in Lisbon")
    await room.says("lena", RETRO, channel=True)
    assert [member(room, "omar", each).zone for each in (0, 1)] == ["Europe/Lisbon"] * 2


@in_a_room
async def test_it_is_among_what_is_kept_of_somebody(room):
    await room.says("omar", "I'm in Lisbon")
    assert own_data(sessions_of(room.store, "omar"), "omar")["zone"] == "Europe/Lisbon"
    kept = room.store.session(person_id("omar"))
    assert kept.zone.owner == "omar"  # sealed with their key, and gone with it


@in_a_room
async def test_a_channel_with_unknown_zones_is_told_which_one_is_meant(room):
    await room.says("lena", ROADMAP, channel=True)
    for who in ("lena", "omar", "ines"):
        await room.presses(who, "any-time")
    await room.later(minutes=3)
    session, name = room.latest("options/")
    words = " ".join(x.words for x in room.shown[session, name].parts if isinstance(x, Text))
    assert "in Berlin" in words + room.shown[session, name].words


def test_the_sandbox_asks_where_its_team_has_no_zones(tmp_path):
    async def dialogue(bench):
        asks = "@Convene 45 min about “Roadmap” with @jonas and @ben next week"
        await bench.says("ana", asks, GENERAL)
        form = await bench.presses("ben", "another-place")
        await bench.fills("ben", form, place="Lagos")
        await bench.presses("jonas", "zone")
        [held] = bench.workspace.sessions()
        return {each.id: each.zone for each in bench.store.session(held.session).members}

    with at_hand(tmp_path, team=WITHOUT_ZONES) as bench:
        zones = asyncio.run(dialogue(bench))
    assert zones == {"ana": "UTC", "jonas": "Europe/Berlin", "ben": "Africa/Lagos"}


TOLD_BESIDE = {
    "ich sitze in Lissabon, vormittags passt": "Europe/Lisbon",
    "I live in Porto and mornings are good for me": "Europe/Lisbon",
    "Dienstag vormittag geht nicht. bin in Berlin": "Europe/Berlin",
    "never before 10, I'm based in Dubai now": "Asia/Dubai",
    "oh and i moved to lisbon": "Europe/Lisbon",
    "ich bin nach Wien gezogen": "Europe/Vienna",
    "bin in münchen": "Europe/Berlin",
    "i mean Kolkata": "Asia/Kolkata",
    "ich meinte Wien": "Europe/Vienna",
    "Paris time, but in new york next week": "Europe/Berlin",
}


@pytest.mark.parametrize(("words", "zone"), TOLD_BESIDE.items())
def test_where_somebody_is_can_be_told_beside_a_wish_or_after_all(words, zone):
    async def dialogue(room):
        await room.says("lena", ROADMAP, channel=True)
        await room.says("omar", words)
        assert (member(room, "omar").zone, member(room, "omar").knows_zone) == (zone, True)

    asyncio.run(dialogue(Room(people=NOBODYS)))


@pytest.mark.parametrize(
    "words",
    [
        "next week i'm in Tokyo",
        "nächste woche bin ich in Tokio",
        "Ich bin Mittwoch in Lissabon",
        "from tomorrow i'm in Paris",
        "I'll be in Paris",
    ],
)
def test_a_journey_moves_no_clock_and_is_no_wish(words):
    async def dialogue(room):
        await room.says("lena", ROADMAP, channel=True)
        [said] = await room.says("omar", words)
        assert said.startswith("I keep one clock for you, so your times stay in Berlin.")
        assert not member(room, "omar").knows_zone
        assert room.decisions()[0].answered == ()

    asyncio.run(dialogue(Room(people=NOBODYS)))


@pytest.mark.parametrize(
    "words", ["I'm in a meeting and mondays are bad", "i mean mondays are bad", "I'm in, mondays"]
)
def test_what_names_no_place_moves_no_clock(words):
    async def dialogue(room):
        await room.says("lena", ROADMAP, channel=True)
        await room.says("omar", words)
        assert not member(room, "omar").knows_zone

    asyncio.run(dialogue(Room(people=NOBODYS)))


def test_a_told_zone_goes_before_the_platform_in_the_next_request_too():
    async def dialogue(room):
        await room.says("omar", "I'm in Lisbon")
        await room.says("lena", ROADMAP, channel=True)
        assert told(room, "omar")[-1].endswith("By Fri 8 Jan, 16:00 your time, please.")

    asyncio.run(dialogue(Room()))
