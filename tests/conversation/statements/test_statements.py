"""Statements of a group, as people ask for them, draft, rank, criticise and revise them."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from orchestration.interaction.wording import word
from orchestration.kinds.choice.presentation import choice_card
from tests.conversation.choosing import the_only
from tests.conversation.room import Room, buttons_of
from tests.conversation.test_dialogues import in_a_room

ASKED = "/convene statement what do we expect of remote days?"


async def stated(room, asked=ASKED):
    await room.says("lena", asked, channel=True)
    [(session, name)] = room.shown
    return session, name


async def drafted(room, card=None):
    """Two drafts, and nobody has anything to add."""
    card = card or await stated(room)
    await room.says("omar", "draft: We meet on Tuesdays, and are at home else.", under=card)
    await room.says("ines", "Draft: Everybody chooses for themselves.")
    for who in room.people:
        await room.clicks(who, "Nothing to add")
    await room.later(minutes=5)
    return card


async def ranked(room, **orders):
    """Everybody ranks, by letters."""
    for who, order in orders.items():
        await room.says(who, order, under=room.latest("options/"))


@pytest.mark.parametrize(
    ("said", "drafted"),
    [
        ("draft: We abolish remote days.", "We abolish remote days."),
        ("Draft: On remote days we answer at once.", "On remote days we answer at once."),
    ],
)
def test_a_draft_stays_as_it_is_written_in_private(said, drafted):
    @in_a_room
    async def plays(room):
        await stated(room)
        await room.says("ines", said)
        [listed] = the_only(room).listed
        assert listed.title == drafted

    plays()


@pytest.mark.parametrize(
    ("said", "question"),
    [
        (ASKED, "What do we expect of remote days?"),
        ("@Convene help us write our view on remote days", "Our view on remote days"),
        ("@Convene let's draft a joint statement on overtime", "Overtime"),
        (
            "@Convene hilf uns, unsere Haltung zu Homeoffice zu formulieren",
            "Unsere Haltung zu Homeoffice",
        ),
        ("/convene stellungnahme was soll im Büro gelten?", "Was soll im Büro gelten?"),
    ],
)
def test_a_statement_is_asked_for_in_words(said, question):
    @in_a_room
    async def plays(room):
        await stated(room, said)
        terms = the_only(room).terms
        assert terms.of_statements
        assert (terms.subject, terms.rule, terms.rounds) == (question, "schulze", 2)

    plays()


@in_a_room
async def test_what_somebody_holds_is_read_back_in_their_own_words(room):
    await stated(room)
    words = "I think better at home. Why should I commute to sit in calls?"
    [said] = await room.says("dana", words)
    assert f"• {words} (let others see it, and it can go into a statement)" in said
    assert not any("commute" in words for _, _, words in room.posted)


@in_a_room
async def test_drafts_stand_on_the_card_and_are_ranked(room):
    await drafted(room)
    assert the_only(room).phase is Phase.VOTE
    [words] = [words for _, name, words in room.posted if name == "options/1"]
    assert "We meet on Tuesdays, and are at home else." in words
    assert "works for" not in words


@in_a_room
async def test_what_was_ranked_is_criticised_and_revised_and_ranked_again(room):
    await drafted(room)
    await ranked(room, **dict.fromkeys(room.people, "A > B"))
    choice = the_only(room)
    assert (choice.phase, choice.round.number) == (Phase.INTAKE, 2)
    first = choice.rounds[0].options[0]
    assert f"ahead is: “{first.title}” What would you change?" in room.told[-1][1]
    [said] = await room.says("dana", "It says nothing of new colleagues.")
    assert "It says nothing of new colleagues." in said
    author = "omar" if "Tuesdays" in first.title else "ines"
    assert await room.says(author, "draft: We meet on Tuesdays, new people more often.") == [
        "Your draft has these words now."
    ]
    for who in room.people:
        await room.presses(who, "nothing")
    await room.later(minutes=5)
    await ranked(room, **dict.fromkeys(room.people, "A > B"))
    assert the_only(room).outcome.option.title == "We meet on Tuesdays, new people more often."
    assert the_only(room).outcome.option.key == first.key


async def decided(room, low="dana"):
    """All but one rank A first, twice, of two drafts."""
    for _ in (1, 2):
        orders = dict.fromkeys(room.people, "A > B") | {low: "B > A"}
        await ranked(room, **orders)
        for who in room.people:
            await room.presses(who, "nothing")
        await room.later(minutes=5)
    assert the_only(room).phase is Phase.DECIDED


@in_a_room
async def test_who_ranked_it_low_is_asked_whether_what_they_hold_is_kept_beside_it(room):
    card = await stated(room)
    await room.says("dana", "I think better at home.")
    await drafted(room, card)
    await decided(room)
    asked = [who for who, words in room.told if "be kept beside it?" in words]
    assert asked == ["dana"]
    assert not any("I think better" in words for _, _, words in room.posted)
    await room.clicks("dana", "Yes, in these words")
    assert room.posted[-1][1] == "outcome"
    assert room.posted[-1][2].endswith("Held beside it:\n• I think better at home. (Dana Reed)")


@in_a_room
async def test_without_an_opinion_a_word_is_asked_for_and_a_no_is_kept_to_oneself(room):
    await drafted(room)
    await decided(room)
    [labels] = asked_of_minority(room, "dana")
    assert labels == ["In these words …", "No"]
    await room.clicks("dana", "In these words …")
    await room.fills("dana", words="Let everybody choose.")
    assert room.posted[-1][2].endswith("Held beside it:\n• Let everybody choose. (Dana Reed)")
    await room.presses("dana", "keep-beside", "private")
    assert "Held beside it" not in room.posted[-1][2]
    await room.presses("omar", "keep-beside", "shared")
    assert room.told[-1] == ("omar", "That is not asked of you, or not any more.")


def asked_of_minority(room, who):
    """The buttons of the question to those who ranked the statement low."""
    asked = [each for _, each in room.seen[who] if "be kept beside it?" in each.words]
    return [[x.label for part in each.parts for x in buttons_of(part)] for each in asked]


@in_a_room
async def test_what_nobody_ranks_is_not_decided(room):
    await drafted(room)
    await room.later(days=3)
    assert the_only(room).phase is Phase.WITHOUT_OUTCOME


@in_a_room
async def test_one_draft_alone_is_agreed_to_or_not(room):
    card = await stated(room)
    await room.says("omar", "draft: We meet on Tuesdays.", under=card)
    for who in room.people:
        await room.clicks(who, "Nothing to add")
    await room.later(minutes=5)
    for _ in (1, 2):
        await ranked(room, **dict.fromkeys(("lena", "omar", "dana"), "A"))
        await ranked(room, ines="none of these", raj="none of these")
        for who in room.people:
            await room.presses(who, "nothing")
        await room.later(minutes=5)
    assert the_only(room).outcome.option.title == "We meet on Tuesdays."
    assert {*the_only(room).beside} == {"ines", "raj"}


@in_a_room
async def test_what_somebody_holds_can_be_told_in_a_dialog(room):
    await stated(room)
    await room.presses("raj", "tell")
    _, form = room.opened["raj"]
    assert form.fields[0].label == "What do you hold?"
    await room.fills("raj", words="My flat is noisy.")
    assert "• My flat is noisy." in room.told[-1][1]


@in_a_room
async def test_a_draft_is_closed_while_they_are_ranked(room):
    await drafted(room)
    assert await room.says("dana", "draft: We do not meet.") == [
        "A vote is open; you can propose again if there is another round."
    ]
    [said] = await room.says("raj", "We forget the new people.")
    assert "We forget the new people." in said


def test_what_one_holds_changes_no_byte_that_others_see():
    def seen_with(words):
        async def played():
            room = Room()
            card = await stated(room)
            await room.says("dana", words)
            await drafted(room, card)
            await decided(room)
            await room.presses("dana", "keep-beside", "private")
            return room.posted, [each for each in room.told if each[0] != "dana"]

        return asyncio.run(played())

    assert seen_with("I think better at home.") == seen_with("I look after my mother.")


@in_a_room
async def test_what_somebody_would_change_is_told_from_what_they_hold(room):
    await drafted(room)
    await ranked(room, **dict.fromkeys(room.people, "A > B"))
    await room.says("dana", "It says nothing of new colleagues.")
    await room.presses("dana", "let-see")
    await room.fills("dana", **{"wish-1": "shared"})
    card = choice_card(the_only(room))
    assert "– To change: It says nothing of new colleagues. (Dana Reed)" in word(card)
