"""Orders that are denied, asked or dated: what is said of them, and nothing done unasked."""

import pytest

from tests.conversation.test_dialogues import asked, at_the_vote, decided, in_a_room


def plain(session):
    """What of a session an order could have changed."""
    return session.phase, session.closes_at, session.terms, session.members, session.round


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("don't close it yet", "It stays open until Fri 8 Jan, 17:00."),
        ("@Convene don't close it", "It stays open until Fri 8 Jan, 17:00."),
        ("/convene close not yet", "It stays open until Fri 8 Jan, 17:00."),
        ("nicht absagen!", "“hiring” stays open."),
        ("I don't want to end the vote before Thursday", "It stays open until Fri 8 Jan, 17:00."),
        ("no need to remind them", "Nobody is reminded now."),
        ("keine Erinnerungen mehr bitte", "Nobody is reminded now."),
        (
            "dont ping omar about this again, i'll grab him",
            "Nobody is reminded now. Reminders that come by themselves only Omar Haddad can turn",
        ),
        ("don't add @raj", "Nobody is added."),
        ("don't extend it", "It stays as it is."),
        ("should we close?", "“hiring”: 0 of 3 have answered."),
        ("should I close it now or wait?", "“hiring”: 0 of 3 have answered."),
        ("did you remind them?", "“hiring”: nobody was reminded so far."),
        ("remind them tomorrow morning", "I can do that only now. Remind Omar Haddad and Dana"),
        ("remind omar if he forgets", "I can do that only now. Remind Omar Haddad of"),
        ("extend it if dana is missing", "I can do that only now. “hiring”: wait until Mon"),
        ("end it when all have answered", "Options follow by themselves once everybody has"),
        ("add @raj if there is room", "Ask Raj Patel too, about this?"),
        ("kick out @dana", "Go on with “hiring” without Dana Reed?"),
    ],
)
def test_nothing_is_done_unasked(words, told):
    @in_a_room
    async def says(room):
        before = plain(await asked(room))
        for_others = len([who for who, _ in room.told if who != "lena"])
        [said] = await room.says("lena", words, channel=words.startswith("@"))
        assert said.startswith(told)
        assert plain(room.decisions()[0]) == before
        assert len([who for who, _ in room.told if who != "lena"]) == for_others

    says()


@pytest.mark.parametrize("words", ["don't close it yet", "please close the window"])
def test_in_a_thread_nothing_comes_of_it(words):
    @in_a_room
    async def says(room):
        options = await at_the_vote(room)
        assert await room.says("lena", words, under=options) == []

    says()


@pytest.mark.parametrize(
    "words", ["can u close it at 5?", "please close this at 17:00", "/convene close at 17:00"]
)
def test_another_time_is_when_it_closes(words):
    @in_a_room
    async def says(room):
        await asked(room)
        [said] = await room.says("lena", words)
        assert said == "“hiring”: I wait until Thu 7 Jan, 17:00."
        assert f"{room.decisions()[0].closes_at:%d %b %H:%M}" == "07 Jan 17:00"

    says()


@pytest.mark.parametrize(
    "words",
    [
        "cancel. no wait dont cancel",
        "abbrechen. nein doch nicht abbrechen",
        "close it. no wait, leave it open",
        "remind them. actually no, don't",
        "cancel it, nope, don't",
        "erinner alle. ne warte, doch nicht",
        "schließ ab, ne lass offen",
        "cancel it no wait dont",
    ],
)
def test_an_order_that_is_taken_back_in_the_same_breath_orders_nothing(words):
    @in_a_room
    async def orders_nothing(room):
        await asked(room)
        [told] = await room.says("lena", words)
        assert told.startswith(
            ("It stays open until", "“hiring” stays open.", "Nobody is reminded")
        )

    orders_nothing()


@in_a_room
async def test_what_is_left_alone_beside_an_order_takes_none_back(room):
    await asked(room)
    [told] = await room.says("lena", "close it, no need to wait")
    assert told.startswith("Close “hiring” now?")


@in_a_room
async def test_what_is_offered_is_done_at_a_press(room):
    await asked(room)
    await room.says("lena", "remind omar later")
    await room.clicks("lena", "Remind them")
    assert room.told[-1] == ("omar", room.told[-1][1])
    await room.says("lena", "extend it if dana is missing")
    before = room.decisions()[0].closes_at
    await room.clicks("lena", "Wait until then")
    assert room.decisions()[0].closes_at > before


@in_a_room
async def test_who_is_no_organiser_is_told_how_it_stands(room):
    await asked(room)
    [said] = await room.says("omar", "don't close it yet")
    assert said.startswith("“hiring”: 0 of 3 have answered.")


@pytest.mark.parametrize(
    ("who", "offers"),
    [
        ("lena", ["Find a new time"]),
        ("omar", ["Only then", "That afternoon", "All Monday", "Write it …"]),
    ],
)
@pytest.mark.parametrize(
    "words", ["find another time", "@Convene find another time", "/convene find another time"]
)
def test_another_time_is_found_for_what_was_decided(who, offers, words):
    @in_a_room
    async def says(room):
        await decided(room)
        [said] = await room.says(who, words, channel=words.startswith("@"))
        assert said.startswith("“hiring” is set for Mon 11 Jan")
        buttons = room.seen[who][-1][1].parts[-1].buttons
        assert [each.label for each in buttons] == offers
        assert room.forms == []

    says()


@pytest.mark.parametrize(
    ("words", "asks", "button"),
    [
        ("cancel release notes", "Call “release notes” off?", "Call it off"),
        ("close release notes", "Close “release notes” now?", "Close now"),
        ("remind them", "Remind Omar Haddad and Dana Reed of “release notes” now?", "Remind them"),
    ],
)
def test_of_two_alike_each_has_its_question(words, asks, button):
    @in_a_room
    async def says(room):
        for subject in ("release notes", "Release notes"):
            await asked(room, subject)
        before = [*map(plain, room.decisions())]
        [said] = await room.says("lena", words)
        assert said.startswith(f"Which one?\n{asks}")
        assert [*map(plain, room.decisions())] == before
        rows = [layout.parts[-1].buttons for _, layout in room.seen["lena"][-2:]]
        assert [row[0].label for row in rows] == [button, button]

    says()


@in_a_room
async def test_of_several_only_those_are_asked_about_for_which_there_is_something_to_do(room):
    for subject in ("budget", "hiring"):
        await asked(room, subject)
    for session in [each.id for each in room.decisions()][:1]:
        for who in ("omar", "dana"):
            await room.presses(who, "any-time", "", session)
    [said] = await room.says("lena", "remind them")
    assert said == "Remind Omar Haddad and Dana Reed of “hiring” now?"
    for session in [each.id for each in room.decisions()][1:]:
        for who in ("omar", "dana"):
            await room.presses(who, "any-time", "", session)
    assert await room.says("lena", "remind them") == ["Nobody else is missing."]


@pytest.mark.parametrize("who", ["omar", "lena"])
@pytest.mark.parametrize(
    "words",
    ["scrap what I said before, Thursdays are fine after all", "scrap that, Thursdays work"],
)
def test_what_was_said_before_is_taken_back(who, words):
    @in_a_room
    async def says(room):
        await asked(room)
        await room.says(who, "I can't do Thursday")
        [said] = await room.says(who, words)
        assert "• Thursdays are fine\nNo longer: can't do Thursdays" in said
        assert "off" not in said

    says()


@pytest.mark.parametrize(
    ("words", "day"),
    [
        ("move it to the 20th same time", "Wed 20"),
        ("verschieb das auf den 21., gleiche Uhrzeit", "Thu 21"),
    ],
)
def test_who_names_another_day_is_told_that_a_new_time_is_found(words, day):
    @in_a_room
    async def says(room):
        await decided(room)
        [said] = await room.says("lena", words)
        assert said.endswith(f"Shall I look for a new time, {day} Jan, and put it to the vote?")
        [button] = room.seen["lena"][-1][1].parts[-1].buttons
        assert button.label == "Find a new time"

    says()
