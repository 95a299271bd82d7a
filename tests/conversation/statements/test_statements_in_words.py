"""A statement in everyday words: asked for, drafted word for word, and who may see what is held."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from orchestration.language.choosing.held.labels import labelled
from orchestration.model.people import Member, MemberId
from orchestration.model.preferences import Visibility
from tests.conversation.choosing import the_only
from tests.conversation.room import PEOPLE, Room, buttons_of
from tests.conversation.statements.test_statements import decided, drafted, ranked, stated
from tests.conversation.test_dialogues import in_a_room

OURS = "Jede Person entscheidet selbst, wo sie arbeitet; einmal im Monat treffen wir uns alle."
NEW = "Jede Person entscheidet selbst, wo sie arbeitet; am Dienstag treffen wir uns alle :a:."
SEES = {"private": Visibility.PRIVATE, "nameless": Visibility.ANONYMOUS, "named": Visibility.SHARED}


async def revised(room):
    """Two drafts were ranked, and what is ahead is criticised and revised."""
    card = await stated(room)
    await room.says("omar", "draft: We meet on Tuesdays and Thursdays.", under=card)
    await room.says("ines", f"entwurf: {OURS}")
    for who in room.people:
        await room.presses(who, "nothing")
    await room.later(minutes=5)
    await ranked(room, **dict.fromkeys(room.people, "B > A"))
    return card


def opinions(room, who="dana"):
    return the_only(room).profiles[who]._value.wishes


@pytest.mark.parametrize(
    ("said", "question"),
    [
        ("lass uns mal aufschreiben was wir über remote arbeit denken", "Was wir über remote"),
        ("let us write down what we think about remote work", "What we think about remote work"),
        ("können wir mal formulieren, was wir zu Überstunden meinen?", "Was wir zu Überstunden"),
        ("help us write down where we stand on AI tools", "Where we stand on AI tools"),
        ("hey, let's put into words what we all expect of guests", "What we all expect of guests"),
        ("lasst uns festhalten, wie wir zu Homeoffice stehen", "Wie wir zu Homeoffice stehen"),
    ],
)
def test_what_all_think_is_to_be_written_down(said, question):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        terms = the_only(room).terms
        assert terms.of_statements
        assert terms.subject.startswith(question)

    plays()


@pytest.mark.parametrize(
    "said",
    ["let's write down what we need to buy", "let's decide what we think is best for lunch"],
)
def test_what_is_to_be_listed_or_decided_is_no_statement(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert not the_only(room).terms.of_statements

    plays()


@pytest.mark.parametrize("where", ["private", "options", "card", "mention", "channel", "command"])
@pytest.mark.parametrize("lead", ["neue fassung:", "draft:", "ok, my new version:"])
def test_a_new_version_stands_word_for_word_wherever_it_is_written(lead, where):
    @in_a_room
    async def plays(room):
        card = await revised(room)
        calls = {"mention": "@Convene ", "channel": "@Convene ", "command": "/convene "}
        under = {"options": room.latest("options/"), "mention": room.latest("options/")}
        channel = where in ("channel", "command")
        said = f"{calls.get(where, '')}{lead} {NEW}"
        place = card if where == "card" else under.get(where)
        told = await room.says("ines", said, channel=channel, under=place)
        assert told == ["Your draft has these words now."]
        assert NEW in [each.title for each in the_only(room).listed]

    plays()


@pytest.mark.parametrize(
    "said",
    ["die neue Fassung ist mir zu lang", "Wording: too vague", "Raj's draft: I like it better"],
)
def test_words_about_a_draft_are_no_draft(said):
    @in_a_room
    async def plays(room):
        await revised(room)
        await room.says("dana", said)
        assert [each.restatement for each in opinions(room)] == [said]

    plays()


@in_a_room
async def test_what_is_held_in_the_thread_stays_as_it_is_written(room):
    await revised(room)
    said = "Jede Person soll wählen, wo sie arbeitet"
    await room.says("dana", said, under=room.latest("options/"))
    assert [each.restatement for each in opinions(room)] == [said]


@pytest.mark.parametrize(
    ("said", "held", "seen"),
    [
        ("No fixed days. can be seen but without my name", "No fixed days.", "nameless"),
        ("keine Pflichttage. können andere sehn aber ohne meinen namen", "keine P", "nameless"),
        ("I think better at home - anonymously please", "I think better at home", "nameless"),
        ("others may see this without my name, two days will do", "two days", "nameless"),
        ("Zwei Tage reichen. Das dürfen ruhig alle lesen", "Zwei Tage reichen.", "named"),
        ("My flat is noisy, you can share this", "My flat is noisy", "named"),
        ("My flat is noisy. Everyone can see that, with my name.", "My flat is noisy.", "named"),
        ("Mein Chef hasst Homeoffice, bleibt bitte unter uns", "Mein Chef", "private"),
    ],
)
def test_who_may_see_it_is_read_and_is_no_part_of_it(said, held, seen):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", said)
        [opinion] = opinions(room)
        assert opinion.restatement.startswith(held)
        assert "name" not in opinion.restatement
        assert opinion.visibility is SEES[seen]

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "I want to work without my name on the door",
        "We put our days in the calendar, and everyone can see that",
        "customers can see that we are at home",
        "the statement should stand beside our values",
        "Anonymous feedback would be good",
        "Das Team soll dabeibleiben",
    ],
)
def test_what_only_sounds_like_it_stays_part_of_what_is_held(said):
    assert labelled(said).words == said
    assert labelled(said).visibility is None


@in_a_room
async def test_of_five_a_missing_name_is_said_to_hide_nobody(room):
    card = await stated(room)
    [said] = await room.says("dana", "No fixed days. can be seen but without my name")
    assert "• No fixed days. · just between us: in a group this small" in said
    assert "No fixed days" not in room.shown[card].words


@in_a_room
async def test_who_may_see_it_can_be_said_afterwards(room):
    card = await stated(room)
    await room.says("dana", "No fixed days.")
    [said] = await room.says("dana", "you may share that, with my name")
    assert "• No fixed days. · others may see it, with your name" in said
    assert "– No fixed days. (Dana Reed)" in room.shown[card].words


@in_a_room
async def test_who_has_told_nothing_shows_nothing(room):
    await stated(room)
    assert await room.says("dana", "you may share that") == [
        "You have told me nothing yet that others could see."
    ]


def question_to(room, who):
    """What somebody who ranked the statement low is asked, and the buttons below it."""
    [asked] = [each for _, each in room.seen[who] if "be kept beside it?" in each.words]
    return asked.words, [x.label for part in asked.parts for x in buttons_of(part)]


@pytest.mark.parametrize(
    "said",
    [
        "ich wär immer noch gegen den festen dienstag, das darf auch danebenstehen",
        "I'm still against a fixed Tuesday, and that may stand beside it",
        "I don't want a fixed Tuesday",
    ],
)
def test_the_latest_that_is_held_against_it_is_offered(said):
    @in_a_room
    async def plays(room):
        card = await stated(room)
        await room.says("dana", "No fixed days. can be seen but without my name")
        await drafted(room, card)
        await ranked(room, **dict.fromkeys(room.people, "A > B") | {"dana": "B > A"})
        await room.says("dana", "It says nothing of new colleagues.")
        await room.says("dana", said)
        for who in room.people:
            await room.presses(who, "nothing")
        await room.later(minutes=5)
        await ranked(room, **dict.fromkeys(room.people, "A > B") | {"dana": "B > A"})
        words, labels = question_to(room, "dana")
        assert "All see it there, with your name." in words
        assert f"“{labelled(said).words}”" in words
        assert labels == ["Yes, in these words", "In other words …", "No"]

    plays()


@in_a_room
async def test_who_wants_no_name_is_told_that_it_would_stand_there(room):
    card = await stated(room)
    await room.says("dana", "No fixed days. can be seen but without my name")
    await drafted(room, card)
    await decided(room)
    words, labels = question_to(room, "dana")
    assert "All would see your name with it: you are fewer than six" in words
    assert labels == ["Yes, with my name", "In other words …", "No"]
    assert "No fixed days" not in room.posted[-1][2]


async def asked_among_six():
    room = Room({**PEOPLE, "kim": Member(MemberId("kim"), "Kim Lund", "Europe/Oslo")})
    card = await stated(room)
    await room.says("dana", "No fixed days. can be seen but without my name")
    await drafted(room, card)
    await decided(room)
    words, _ = question_to(room, "dana")
    assert "All see it there, with your name or without it." in words
    await room.clicks("dana", "Without my name")
    assert room.posted[-1][2].endswith("Held beside it:\n• No fixed days.")


def test_of_six_the_name_can_be_left_out():
    asyncio.run(asked_among_six())


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(
    "said",
    [
        "I think people should answer within two hours",
        "we should close the chat at six",
        "I think we should remind people more often",
        "people need to stop the clock at six",
        "Ich finde, wir sollten Leute öfter erinnern",
        "wir sollten die Küche um sechs schließen",
        "imho nobody should be added to a call without being asked",
    ],
)
def test_what_is_held_is_no_order_whatever_it_sounds_like(said, in_thread):
    @in_a_room
    async def plays(room):
        card = await stated(room)
        for who in ("lena", "dana"):
            await room.says(who, said, under=card if in_thread else None)
            assert [each.restatement for each in opinions(room, who)] == [said]
        assert the_only(room).phase is Phase.INTAKE

    plays()


@pytest.mark.parametrize(
    "said", ["I think we should close it", "we should extend the deadline", "let's close it now"]
)
def test_what_is_of_the_session_itself_is_an_order_though_it_is_said_like_a_view(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("lena", said)
        assert the_only(room).profiles.get("lena") is None

    plays()


NOTHING_HELD = [
    "Nothing to add",
    "nothing to add.",
    "no opinion",
    "I have no opinion on this",
    "no strong opinion, sorry",
    "no comment",
    "keine Meinung",
    "nichts hinzuzufügen",
    "ich hab keine Meinung dazu",
    "mir egal",
    "nothing",
    "nix",
    "nichts.",
    "nothing, it's fine",
    "I'd leave it as it is",
    "würde nichts ändern",
    "passt so",
]


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize("said", NOTHING_HELD)
def test_who_holds_nothing_has_answered_and_nothing_is_kept_of_it(said, in_thread):
    @in_a_room
    async def plays(room):
        card = await stated(room)
        told = await room.says("dana", said, under=card if in_thread else None)
        assert told == ["Nothing new: noted."]
        assert opinions(room) == ()
        assert "dana" in the_only(room).done

    plays()


@in_a_room
async def test_who_fills_in_that_they_hold_nothing_is_not_asked_to_keep_it_beside(room):
    await stated(room)
    await room.presses("dana", "tell")
    await room.fills("dana", words="no opinion")
    assert opinions(room) == ()
    assert "dana" in the_only(room).answered


@pytest.mark.parametrize(
    "lead",
    [
        "I'd draft:",
        "I'd write it like this:",
        "my draft would be:",
        "let me phrase it:",
        "draft from me:",
        "ich würde es so formulieren:",
        "mein Entwurf wäre:",
    ],
)
def test_a_draft_may_be_led_to_in_many_ways(lead):
    @in_a_room
    async def plays(room):
        await stated(room)
        told = await room.says("dana", f"{lead} We answer within a day.")
        assert told == ["Drafted; everybody sees it on the card."]
        assert [each.title for each in the_only(room).listed] == ["We answer within a day."]

    plays()


ONE, OTHER = "We meet on Tuesdays and Thursdays.", "We meet on Mondays."


@pytest.mark.parametrize("in_thread", [False, True])
@pytest.mark.parametrize(
    ("said", "left", "told"),
    [
        ("i withdraw my draft", [], f"Your draft is withdrawn: {ONE}"),
        ("ok please take my draft back, it's too long", [], f"Your draft is withdrawn: {ONE}"),
        ("zieh meinen entwurf zurück", [], f"Your draft is withdrawn: {ONE}"),
        ("ich möchte meinen entwurf zurückziehen", [], f"Your draft is withdrawn: {ONE}"),
        (f"change my draft: {OTHER}", [OTHER], "Your draft has these words now."),
        (f"ändere meinen entwurf: {OTHER}", [OTHER], "Your draft has these words now."),
    ],
)
def test_ones_own_draft_is_withdrawn_or_reworded(said, left, told, in_thread):
    @in_a_room
    async def plays(room):
        card = await stated(room)
        under = card if in_thread else None
        await room.says("dana", f"draft: {ONE}", under=under)
        assert await room.says("dana", said, under=under) == [told]
        assert [each.title for each in the_only(room).listed] == left
        assert "dana" not in the_only(room).profiles or not opinions(room)

    plays()


@in_a_room
async def test_who_has_no_draft_withdraws_none_and_no_others(room):
    await stated(room)
    await room.says("dana", f"draft: {ONE}")
    assert await room.says("omar", "i withdraw my draft") == ["You have no draft here."]
    assert await room.says("omar", f"change my draft: {OTHER}") == [
        "Drafted; everybody sees it on the card."
    ]
    assert [each.title for each in the_only(room).listed] == [ONE, OTHER]


@pytest.mark.parametrize("said", ["my draft is too long for me", "Raj should withdraw his draft"])
def test_what_is_held_of_drafts_withdraws_none(said):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("dana", f"draft: {ONE}")
        await room.says("dana", said)
        assert [each.title for each in the_only(room).listed] == [ONE]

    plays()
