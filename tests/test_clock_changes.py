"""A clock change inside an option or a day is said, wherever an option is put into words."""

from datetime import UTC, date, datetime, time, timedelta

import pytest

from adapters.calendars.write import write_invite
from adapters.pictures.text import heatmap_words
from adapters.slack.times import shown
from orchestration.deciding.state import Round
from orchestration.interaction.layouts import screen
from orchestration.interaction.wording import moment, word
from orchestration.kinds.meeting.documents import heatmap
from orchestration.kinds.meeting.state import Meeting
from orchestration.model.options import Slot
from orchestration.model.people import Member, Organiser
from orchestration.model.preferences import Kind, Polarity, Preference, Strength
from orchestration.model.terms import MeetingTerms
from orchestration.model.times import EVERY_DAY, Dated, Grain, Moment, Window, WorkingHours
from orchestration.scheduling.grid import grid_for
from orchestration.views.channel import Decided
from orchestration.views.documents import CalendarInvite, HeatCell, Heatmap, OptionMark
from orchestration.views.member import ForYou, OptionsForYou
from tests.fakes.sessions import answered
from tests.scheduling.judged import MemberPreferences, evaluate_starts

BERLIN, NEW_YORK = "Europe/Berlin", "America/New_York"
FORWARD = "Sun 28 Mar, 01:00–03:00 (60 minutes; the clocks go forward at 02:00)"
NAMED = "Sun 28 Mar, 01:00–03:00 in Berlin (60 minutes; the clocks go forward at 02:00)"


def slot(start, minutes=60):
    begins = datetime.fromisoformat(start).astimezone(UTC)
    return Slot("A", begins, begins + timedelta(minutes=minutes))


NIGHT = slot("2027-03-28T01:00+01:00")


@pytest.mark.parametrize(
    ("when", "zone", "words"),
    [
        (NIGHT, BERLIN, FORWARD),
        (NIGHT, NEW_YORK, "Sat 27 Mar, 20:00–21:00"),
        (slot("2027-03-28T01:00+01:00", 59), BERLIN, "Sun 28 Mar, 01:00–01:59"),
        (slot("2027-03-28T03:00+02:00"), BERLIN, "Sun 28 Mar, 03:00–04:00"),
        (
            slot("2027-10-31T02:30+02:00"),
            BERLIN,
            "Sun 31 Oct, 02:30–02:30 (60 minutes; the clocks go back at 03:00)",
        ),
        (
            slot("2027-03-14T01:30-05:00", 45),
            NEW_YORK,
            "Sun 14 Mar, 01:30–03:15 (45 minutes; the clocks go forward at 02:00)",
        ),
        (
            slot("2027-10-03T01:30+10:30"),
            "Australia/Lord_Howe",
            "Sun 3 Oct, 01:30–03:00 (60 minutes; the clocks go forward at 02:00)",
        ),
        (NIGHT, "+01:00", "Sun 28 Mar, 01:00–02:00"),
    ],
)
def test_a_change_inside_an_option_is_said_where_it_is(when, zone, words):
    assert moment(when, zone) == words


def test_who_reads_it_elsewhere_is_told_where():
    assert moment(NIGHT, BERLIN, named=True) == NAMED


def test_each_member_reads_their_own_clock():
    option = ForYou(option=NIGHT, met=(), unmet=(), can_come=True)
    mine = OptionsForYou(subject="Sync", zone=BERLIN, options=(option,))
    theirs = OptionsForYou(subject="Sync", zone=NEW_YORK, options=(option,))

    assert f"A  {FORWARD} · fine with you" in word(mine)
    assert "clocks" not in word(theirs)


def decided(named):
    return Decided(
        subject="Sync",
        option=NIGHT,
        zone=BERLIN,
        decided_by="vote",
        decided_at=NIGHT.start,
        tally=None,
        names_zone=named,
    )


def test_slack_says_it_beside_each_readers_own_time():
    view = screen(decided(named=True))
    begins = int(NIGHT.start.timestamp())

    said = shown(view.words, view.times, 500)

    assert f"<!date^{begins}^" in said
    assert "in Berlin|" not in said.partition("(60 minutes")[2]
    assert "(60 minutes; the clocks go forward at 02:00)" in said


def test_the_channel_reads_it():
    members = {"ana": [], "ben": []}
    night = {"start": "01:00", "end": "03:00"}
    days = {"start": "2027-03-28", "end": "2027-03-28"}
    answer = answered(
        members, duration_minutes=60, working_hours=night, window=days, working_days=["sun"]
    )

    assert FORWARD in answer["rounds"][0]["channel"][0]


def test_an_invite_says_it():
    attendees = (Member("ana", "Ana", BERLIN), Member("ben", "Ben", NEW_YORK))
    invite = CalendarInvite(
        "1", 0, NIGHT.start, "Sync", NIGHT.start, NIGHT.end, Organiser("a", "A"), attendees
    )

    text = write_invite(invite).decode().replace("\r\n ", "")

    assert "DESCRIPTION:60 minutes\\; the clocks go forward at 02:00 in Berlin\r\n" in text


def test_a_picture_says_it_of_a_day():
    cells = tuple(HeatCell(NIGHT.start + timedelta(hours=hour), 1) for hour in (0, 9, 30))
    words = heatmap_words(Heatmap("Sync", BERLIN, 1, cells, (OptionMark("A", NIGHT.start),)))

    assert words.endswith("The clocks go forward at 02:00 on Sun 28 Mar.")
    assert "clocks" not in heatmap_words(Heatmap("Sync", NEW_YORK, 1, cells, ()))


BACK = slot("2027-10-31T02:00+01:00")


@pytest.mark.parametrize(
    ("when", "zone", "words"),
    [
        (BACK, BERLIN, "Sun 31 Oct, 02:00–03:00 (after the clocks go back at 03:00)"),
        (
            slot("2027-10-31T02:15+02:00", 30),
            BERLIN,
            "Sun 31 Oct, 02:15–02:45 (before the clocks go back at 03:00)",
        ),
        (slot("2027-10-31T01:00+02:00", 60), BERLIN, "Sun 31 Oct, 01:00–02:00"),
        (slot("2027-10-31T03:00+01:00", 60), BERLIN, "Sun 31 Oct, 03:00–04:00"),
    ],
)
def test_a_start_that_comes_twice_says_which_of_the_two_it_is(when, zone, words):
    assert moment(when, zone) == words


def night(day, minutes, **said):
    """Play a meeting in the night of a clock change, in Berlin."""
    return answered(
        said,
        duration_minutes=minutes,
        window={"start": day, "end": day},
        working_days=["sun"],
        working_hours={"start": "00:00", "end": "06:00"},
    )


@pytest.mark.parametrize("said", ["2 to 3 am is best", "I can only do between 2 and 4 am"])
def test_two_options_in_the_hour_that_comes_twice_are_two(said):
    answer = night("2027-10-31", 60, ana=["any time"], ben=[said])
    options = answer["rounds"][0]["options"]

    assert [each["id"] for each in options] == ["A", "B", "C"]
    assert {"2027-10-31T02:00:00+02:00", "2027-10-31T02:00:00+01:00"} <= {
        each["start"] for each in options
    }
    assert "02:00–03:00 (after the clocks go back at 03:00)" in answer["rounds"][0]["channel"][0]
    assert answer["outcome"]["start"] == "2027-10-31T02:00:00+02:00"


@pytest.mark.parametrize("said", ["I can only do between 1 and 4 am", "between 1 and 4 am"])
def test_hours_end_when_the_clocks_say_so_though_one_of_them_is_skipped(said):
    answer = night("2027-03-28", 120, ana=["any time"], ben=[said])
    options = answer["rounds"][0]["options"]

    suited = [each["start"] for each in options if each["scores"]["ben"]]
    assert suited == ["2027-03-28T01:00:00+01:00"]


def test_a_picture_keeps_the_two_apart():
    day, hours = Window(date(2027, 10, 31), date(2027, 10, 31)), WorkingHours(time(1), time(4))
    terms = MeetingTerms(
        subject="Sync", duration=60, window=day, zone=BERLIN, hours=hours, working_days=EVERY_DAY
    )
    opened = datetime(2027, 10, 1, tzinfo=UTC)
    grid = grid_for(terms, opened)
    local = grid.instant(grid.index(BACK.start))
    meeting = Meeting(
        id="s",
        organiser=Organiser("o", "O"),
        members=(),
        terms=terms,
        opened_at=opened,
        closes_at=opened,
        rounds=(Round(number=1, asked=(), options=(Slot("A", local, BACK.end),)),),
    )
    second = Dated((Moment(BACK.start, BACK.end, Grain.MINUTE),))
    only = Preference("ana", Kind.TIME, Polarity.FOR, Strength.MUST, second, "then", confirmed=True)
    ana = MemberPreferences(Member("ana", "Ana", BERLIN), (only,))
    drawn = heatmap(meeting, evaluate_starts(grid, [ana], {}))

    assert len({cell.start for cell in drawn.cells}) == len(grid)
    assert "A Sun 31 Oct, 02:00, 1 of 1 can come" in heatmap_words(drawn)
