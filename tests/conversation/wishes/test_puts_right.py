"""What puts right, or adds to, what its author told a meeting last: said → what holds then."""

import re

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, in_a_room

MEANT = [
    ("wed am please", "sorry meant thu am", "really prefers Thursday mornings"),
    ("cant do tuesday", "oops wednesday i meant", "can't do Wednesdays"),
    ("cant do tuesday", "wednesday i mean", "can't do Wednesdays"),
    ("cant do tuesday", "*wednesday", "can't do Wednesdays"),
    ("cant do tuesday", "no wait, wed", "can't do Wednesdays"),
    ("cant do tuesday", "sorry wrong day. thursday", "can't do Thursdays"),
    ("not before 10", "i mean 11", "can't do anything before 11:00"),
    ("only tue or wed", "scratch that, thu only", "can only do Thursdays"),
    ("tue and wed dont work", "nvm wed is fine, just tue", "can't do Tuesdays"),
    (
        "mittwoch vormittag bitte",
        "sorry meinte donnerstag vormittag",
        "gern donnerstags vormittags",
    ),
    ("di geht nicht", "ups, do natürlich", "kann donnerstags nicht"),
    ("am liebsten di nachmittag", "verschrieben, mi nachmittag", "lieber mittwochs nachmittags"),
    ("nur di", "vergiss das, nur do", "kann nur donnerstags"),
    ("di nachmittag wär super", "ne quatsch, mittwoch nachmittag", "lieber mittwochs nachmittags"),
    ("tue aft is best", "nah hang on, wed aft", "prefers Wednesday afternoons"),
    ("dentist tue at 10", "sorry, the dentist is wed, not tue", "busy Wednesdays 10:00–11:00"),
    ("dentist tue at 10", "dentist got moved from tue to thu", "busy Thursdays 10:00–11:00"),
    ("busy tuesday", "thursday, not tuesday", "busy Thursdays"),
    ("busy tuesday", "oh, my son's recital is on friday, not tuesday", "busy Fridays"),
    (
        "bin dienstag beim kunden",
        "ach ne, der kunde ist freitag, nicht dienstag",
        "belegt freitags",
    ),
    ("bin dienstag beim kunden", "nicht dienstag, freitag ist das", "belegt freitags"),
    ("dentist tue at 10", "argh no, dentist is wed not tue", "busy Wednesdays 10:00–11:00"),
    ("mondays or tue after 10", "nah just take tue after 2", "prefers Tuesdays after 14:00"),
    ("mondays or tue after 10", "wednesday instead", "prefers Wednesdays"),
    ("lieber dienstag", "ach nehmt einfach mittwoch", "lieber mittwochs"),
    ("afternoons pls", "sorry wait, mornings", "really prefers mornings"),
    ("not monday", "no wait, monday is fine, I meant tuesday", "can't do Tuesdays"),
    ("not monday", "monday works, tuesday i meant", "can't do Tuesdays"),
    ("Montag nicht", "Quatsch, Montag geht, ich meinte Dienstag", "kann dienstags nicht"),
    (
        "Mittwoch geht gar nicht",
        "ach quatsch, Mittwoch geht doch, Donnerstag meinte ich",
        "kann donnerstags nicht",
    ),
]
A_PART = [
    ("busy mon", "mon only until 11, rest of monday is ok", "can't do Mondays before 11:00"),
    (
        "busy mon",
        "sorry, mon is just blocked until 11, the rest is fine",
        "can't do Mondays before",
    ),
    (
        "montag dicht",
        "ach nee montag nur bis 11, der rest geht",
        "kann montags vor 11:00 Uhr nicht",
    ),
]
BESIDE = [
    (
        "mo geht net, di nachmittag wär super",
        "ne quatsch, mittwoch nachmittag",
        ["kann montags nicht", "mittwochs nachmittags"],
        "dienstags",
    ),
    (
        "no mondays, tue aft is best",
        "no wait, wednesday afternoon",
        ["can't do Mondays", "Wednesday afternoons"],
        "Tuesday",
    ),
    (
        "fridays are ok, tue aft is best",
        "wait no i meant wed",
        ["Fridays are fine", "Wednesday afternoons"],
        "Tuesday",
    ),
]
ADDED = [
    ("tue am is good", "and wed am too actually", "prefers Tuesday and Wednesday mornings"),
    ("cant do tuesday", "and wed neither", "can't do Tuesdays and Wednesdays"),
    ("cant do tuesday", "also thursday", "can't do Tuesdays and Thursdays"),
    ("cant do tuesday", "same for friday", "can't do Tuesdays and Fridays"),
    ("di geht nicht", "mi auch nicht", "kann mittwochs nicht"),
    ("nur di", "mi auch", "kann nur dienstags und mittwochs"),
]


def held_after(first, then):
    """Return what holds of Omar after two messages, and in how many messages that was said."""
    found = []

    @in_a_room
    async def tells(room):
        await asked(room)
        await room.says("omar", first)
        told = await room.says("omar", then)
        [known] = await room.says("omar", "what do you know of me?")
        found.append((known, len(told)))

    tells()
    return found[0]


@pytest.mark.parametrize(("first", "then", "holds"), [*MEANT, *ADDED])
def test_what_goes_on_from_the_last_words_is_read_with_them(first, then, holds):
    known, messages = held_after(first, then)
    assert holds in known
    assert messages <= 1


@pytest.mark.parametrize(("first", "then", "holds"), MEANT)
def test_what_was_put_right_holds_no_longer(first, then, holds):
    known, _ = held_after(first, then)
    wishes = [line for line in known.splitlines() if line.startswith("•") and "assumed" not in line]
    assert len(wishes) == (2 if "nvm" in then else 1)


@pytest.mark.parametrize(("first", "then", "holds", "gone"), BESIDE)
def test_only_the_last_wish_is_put_right_whatever_part_of_a_day_is_named(first, then, holds, gone):
    known, _ = held_after(first, then)
    assert all(each in known for each in holds)
    assert gone not in known


@pytest.mark.parametrize(
    ("then", "holds"),
    [
        ("no thursdays", "can't do Tuesdays and Thursdays"),
        ("sorry, cant do thursday either", "can't do Thursdays"),
        ("and wed is bad", "would rather avoid Wednesdays"),
    ],
)
def test_what_says_its_own_stance_puts_nothing_right(then, holds):
    known, _ = held_after("cant do tuesday", then)
    assert "can't do Tuesdays" in known
    assert holds.removeprefix("can't do Tuesdays and ") in known


@in_a_room
async def test_who_told_nothing_before_is_asked_what_they_meant(room):
    await asked(room)
    [told] = await room.says("omar", "sorry meant wed")
    assert "How about Wednesdays?" in told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("friday, not thursday", "prefers Fridays\n• can't do Thursdays"),
        ("not monday, tuesday is fine", "Tuesdays are fine"),
        ("i have a client thursday", "How about Thursdays?"),
        ("the client is on friday, not thursday", "“client on friday”. How about Fridays?"),
    ],
)
def test_what_was_told_of_no_such_day_before_is_read_by_itself(said, told):
    known, _ = held_after("busy wednesday", said)
    found = []

    @in_a_room
    async def tells(room):
        await asked(room)
        found.append(*await room.says("omar", said))

    tells()
    assert told in found[0]
    assert "busy Wednesdays" in known


STRUCK = ["do und fr bitte streichen", "streich do und fr", "please strike thursday and friday"]


@pytest.mark.parametrize("said", [*STRUCK, "den do und den fr streichen"])
@pytest.mark.parametrize("who", ["omar", "lena"])
def test_days_that_are_struck_are_out_for_who_says_so_and_call_nothing_off(said, who):
    @in_a_room
    async def tells(room):
        await asked(room)
        [told] = await room.says(who, said)
        assert "kann donnerstags und freitags nicht" in told or "can't do Thursdays" in told

    tells()


@pytest.mark.parametrize("said", ["streich den Freitag", "den Freitag bitte streichen"])
def test_what_was_told_of_a_day_that_is_struck_is_taken_off_first(said):
    known, _ = held_after("Freitag passt gut", said)
    assert "freitags" not in known
    assert "kann freitags nicht" in held_after("Montag passt gut", said)[0]


@in_a_room
async def test_a_meeting_that_is_struck_is_called_off_as_ever(room):
    await asked(room)
    for said in ("den termin bitte streichen", "den termin am freitag streichen"):
        [told] = await room.says("lena", said)
        assert told.startswith("Call “hiring” off?")


@in_a_room
async def test_what_was_put_right_is_taken_back_whole(room):
    await asked(room)
    await room.says("omar", "cant do tuesday")
    await room.says("omar", "sorry meant wed")
    [told] = await room.says("omar", "forget that")
    assert "No longer: can't do Wednesdays" in told
    assert "can't do Tuesdays" not in told


REFUSED = [
    ("something came up tue, so not A", "option A"),
    ("cant do b. others ok", "option B"),
    ("b doesnt work, rest is fine", "option B"),
    ("b geht nicht. rest ok", "Option B"),
    ("B geht bei mir gar nicht, sonst alles ok", "option B"),
    ("client call … A is dead for me", "option A"),
    ("got a client call then, A doesn't work", "option A"),
    ("A ist tot für mich", "Option A"),
    ("A fällt bei mir raus", "Option A"),
    ("B is gone, got a dentist", "option B"),
]


@pytest.mark.parametrize(("said", "option"), REFUSED)
def test_a_no_to_an_option_in_private_is_told_once_whatever_the_rest(said, option):
    @in_a_room
    async def tells(room):
        await at_the_vote(room)
        [told] = await room.says("omar", said)
        assert option in told
        assert "flexible" not in told

    tells()


@pytest.mark.parametrize(("first", "then", "held"), A_PART)
def test_of_a_day_that_was_ruled_out_all_but_a_part_suits(first, then, held):
    holds, _ = held_after(first, then)
    assert held in holds
    assert not re.search(r"busy Mondays$|belegt montags$", holds, re.MULTILINE)


@in_a_room
async def test_another_time_takes_the_place_of_times_and_not_of_a_no(room):
    await asked(room)
    await room.says("omar", "not on mondays. tuesdays are great")
    await room.says("omar", "just take thursday")
    [held] = await room.says("omar", "what do you have of me?")
    assert "can't do Mondays" in held
    assert "prefers Thursdays" in held
    assert "Tuesdays" not in held


@in_a_room
async def test_what_is_put_right_in_the_same_message_takes_its_place(room):
    await asked(room)
    [said] = await room.says("omar", "afternoons pls. sorry wait, mornings")
    assert "mornings" in said
    assert "afternoons" not in said
