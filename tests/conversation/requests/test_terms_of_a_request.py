"""What a request says of time, places and how it is taken: said → what is opened, and how."""

from fractions import Fraction
from zoneinfo import ZoneInfo

import pytest

from orchestration.deciding.state import Phase
from orchestration.model.terms import Disclosure
from tests.conversation.choosing import the_only
from tests.conversation.requests.test_said_with_the_request import opens
from tests.conversation.test_dialogues import in_a_room

BERLIN = ZoneInfo("Europe/Berlin")


def moments(choice):
    """When answers are due, and when it is decided, on the organiser's clock."""
    each = (choice.closes_at, choice.terms.ends_by)
    return [at.astimezone(BERLIN).strftime("%a %H:%M") for at in each]


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("/convene decide name for the newsletter; closes today 15:00, decided by tomorrow 12:00",
         "Name for the newsletter"),
        ("/convene decide name for the newsletter; ideas until 3pm today, vote until noon tomorrow",
         "Name for the newsletter"),
        ("@Convene help us find a name, proposals until 3pm then vote until noon tomorrow",
         "A name"),
        ("@Convene which name? please send suggestions by today 15:00; voting closes tomorrow noon",
         "Which name?"),
        ("@Convene hilf uns beim namen, vorschläge bis heute 15 uhr dann abstimmung bis morgen 12",
         "Hilf uns beim namen"),
        ("/convene decide welcher Name? Ideen bis 15 Uhr, entschieden wird bis morgen 12 Uhr",
         "Welcher Name?"),
        ("/convene decide a name, everyone can propose til 3pm, vote until noon tomorrow",
         "A name"),
        ("@Convene welcher name? alle dürfen bis 15 uhr vorschlagen, abstimmung bis morgen 12",
         "Welcher name?"),
        ("/convene decide welcher Name? schließt heute 15 Uhr, Entscheidung bis morgen 12 Uhr",
         "Welcher Name?"),
    ],
)  # fmt: skip
def test_proposals_end_first_and_the_vote_after_them(said, subject):
    choice, told = opens(said, subject, [], is_open=True)
    assert (moments(choice), told) == (["Thu 15:00", "Fri 12:00"], [])


@in_a_room
async def test_the_vote_begins_when_proposals_end_and_is_open_until_it_is_decided(room):
    words = "/convene decide a name; proposals until 15:00, vote until tomorrow 12:00"
    await room.says("lena", words, channel=True)
    await room.says("omar", "I propose Aurora")
    await room.says("dana", "I propose Badger")
    await room.later(hours=6)
    choice = the_only(room)
    assert choice.phase is Phase.VOTE
    assert choice.closes_at == choice.terms.ends_by


@pytest.mark.parametrize(
    ("said", "subject", "titles", "lost"),
    [
        ("poll when do we ship: by friday, by monday", "When do we ship",
         ["By friday", "By monday"], ""),
        ("decide what's new: closes early, decided by ana", "What's new",
         ["Closes early", "Decided by ana"], ""),
        ("poll: tea or milk; ideas until 3pm", "Tea or milk", ["Tea", "Milk"],
         "A poll takes no proposals; “/convene decide …” asks for some first."),
        ("decide tea or milk; vote until 2pm, proposals until 3pm", "Tea or milk", ["Tea", "Milk"],
         "I left out: “proposals until 3pm”."),
    ],
)  # fmt: skip
def test_what_is_no_second_end_is_an_option_or_named(said, subject, titles, lost):
    assert opens(f"/convene {said}", subject, titles)[1] == ([lost] if lost else [])


@pytest.mark.parametrize(
    ("said", "titles"),
    [
        ("poll plätze im kletterkurs: montag, mittwoch; 0 plätze", "“Mittwoch” has 0 places"),
        ("poll course: mon, wed, 0 seats", "“Wed” has 0 places"),
        ("poll course: mon, wed; 0 places each", "“Wed” has 0 places"),
        ("poll course: mon (0 places), wed", "“Mon” has 0 places"),
    ],
)
def test_no_place_at_all_is_refused_in_a_sentence(said, titles):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"/convene {said}", channel=True)
        assert room.decisions() == []
        [(_, asked)] = room.forms
        assert titles in asked

    asks()


@pytest.mark.parametrize(
    ("said", "titles", "places"),
    [
        ("course: mon, wed; 3 places", ["Mon", "Wed"], [3, 3]),
        ("kurs: montag, mittwoch; 1 platz", ["Montag", "Mittwoch"], [1, 1]),
        ("boat: 4 seats, 8 seats", ["4 seats", "8 seats"], [None, None]),
        ("boat: small, large, 8 seats", ["Small", "Large", "8 seats"], [None] * 3),
        ("group: mon (2 places), wed (3 places)", ["Mon", "Wed"], [2, 3]),
    ],
)
def test_places_apart_are_of_each_option(said, titles, places):
    choice, _ = opens(f"/convene poll {said}", said.partition(":")[0].capitalize(), titles)
    assert [each.capacity for each in choice.listed] == places


@pytest.mark.parametrize(
    ("said", "title", "terms"),
    [
        ("antrag: wir schaffen die kernarbeitszeit ab. zwei drittel, mindestens 4 müssen mitmachen",
         "Wir schaffen die kernarbeitszeit ab", {"quorum": 4, "threshold": Fraction(2, 3)}),
        ("antrag: wir schaffen kernzeiten ab. zwei drittel, mindestens 4 leute müssen abstimmen",
         "Wir schaffen kernzeiten ab", {"quorum": 4, "threshold": Fraction(2, 3)}),
        ("motion: we abolish core hours; two thirds, quorum 4", "We abolish core hours",
         {"quorum": 4, "threshold": Fraction(2, 3)}),
        ("motion: we abolish core hours; needs two thirds, at least 4 must take part",
         "We abolish core hours", {"quorum": 4, "threshold": Fraction(2, 3)}),
        ("Antrag: Home Office freitags erlauben; Konsent", "Home Office freitags erlauben",
         {"rule": "consent"}),
        ("motion: no meetings on fridays", "No meetings on fridays", {"rule": "majority"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("begins", ["/convene decide ", "/convene poll ", "@Convene "])
def test_a_motion_is_one_proposal_to_vote_on(said, title, terms, begins):
    @in_a_room
    async def asks(room):
        told = await room.says("lena", f"{begins}{said}", channel=True)
        choice = the_only(room)
        assert ([each.title for each in choice.listed], choice.phase) == ([title], Phase.VOTE)
        assert {name: getattr(choice.terms, name) for name in terms} == terms
        assert not any("left out" in each for each in told)
        [shown] = [words for _, name, words in room.posted if name.startswith("options")]
        assert ("two thirds of all who answer or vote" in shown) == ("threshold" in terms)

    asks()


@pytest.mark.parametrize("said", ["motion: shall we move to A or B?", "antrag: welche Farbe?"])
def test_a_motion_that_asks_what_is_none(said):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"/convene decide {said}", channel=True)
        assert len(the_only(room).listed) != 1

    asks()


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("umfrage: teamevent im juni oder juli", "Teamevent im juni oder juli", ["Juni", "Juli"]),
        ("poll: new logo blue or green?", "New logo blue or green?", ["Blue", "Green"]),
        ("poll: offsite in may, june or july", "Offsite in may, june or july",
         ["May", "June", "July"]),
        ("umfrage: tischdecke rot oder blau?", "Tischdecke rot oder blau?", ["Rot", "Blau"]),
        ("poll: team lunch friday or monday?", "Team lunch friday or monday?",
         ["Friday", "Monday"]),
        ("poll: dark blue or green?", "Dark blue or green?", ["Dark blue", "Green"]),
        ("poll: red wine or white?", "Red wine or white?", ["Red wine", "White"]),
        ("poll: end of june or july", "End of june or july", ["End of june", "July"]),
        ("poll: blue cheese or green salad", "Blue cheese or green salad",
         ["Blue cheese", "Green salad"]),
        ("poll: nächster montag oder dienstag", "Nächster montag oder dienstag",
         ["Nächster montag", "Dienstag"]),
    ],
)  # fmt: skip
def test_what_is_asked_about_stands_in_no_option(said, subject, titles):
    opens(f"@Convene {said}", subject, titles)


@pytest.mark.parametrize(
    ("said", "titles", "level"),
    [
        ("decide which customer? Acme, Birch & Co, Cedar; plurality, open, raj counts twice",
         ["Acme", "Birch & Co", "Cedar"], Disclosure.OPEN),
        ("decide which one? a1, b2; open, secret", ["A1", "B2"], Disclosure.OPEN),
        ("poll status: open, closed", ["Open", "Closed"], Disclosure.COUNTS),
        ("poll shop on sunday: closed, open", ["Closed", "Open"], Disclosure.COUNTS),
    ],
)  # fmt: skip
def test_a_bare_level_is_a_setting_only_beside_others(said, titles, level):
    @in_a_room
    async def asks(room):
        told = await room.says("lena", f"/convene {said}", channel=True)
        choice = the_only(room)
        assert [each.title for each in choice.listed] == titles
        assert choice.terms.disclosure is level
        assert not any("left out" in each for each in told)

    asks()
