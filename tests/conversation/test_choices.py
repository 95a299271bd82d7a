"""Choices as people ask for them, add to them, and vote: said → what comes of it."""

import asyncio

import pytest

from orchestration.deciding.state import Phase
from tests.conversation.room import PEOPLE, Room, buttons_of
from tests.conversation.test_dialogues import in_a_room


async def polled(room: Room, words="@Convene poll pizza, sushi or salad?"):
    assert await room.says("lena", words, channel=True) == []
    [(session, name)] = room.shown
    return session, name


async def asked(room: Room):
    await room.says("lena", "/convene decide where shall we eat on Friday?", channel=True)
    [(session, name)] = room.shown
    assert name == "card"
    return session, name


def the_only(room: Room):
    [decision] = room.decisions()
    return decision


@in_a_room
async def test_a_poll_is_one_post_with_the_vote_in_it(room):
    await polled(room)
    assert [name for _, name, _ in room.posted] == ["options/1"]
    assert [each.title for each in the_only(room).round.options] == ["Pizza", "Sushi", "Salad"]
    assert the_only(room).phase is Phase.VOTE


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("B", "Your vote is in: B."),
        ("pizza please", "Your vote is in: A."),
        ("salad", "Your vote is in: C."),
        ("none of these", "Your vote is in: none of these."),
    ],
)
def test_a_reply_votes_by_letter_or_by_title(said, told):
    @in_a_room
    async def votes(room):
        options = await polled(room)
        assert await room.says("omar", said, under=options) == [told]

    votes()


@in_a_room
async def test_a_poll_stays_open_until_it_is_closed(room):
    options = await polled(room)
    await room.says("omar", "A", under=options)
    assert the_only(room).phase is Phase.VOTE
    await room.presses("lena", "close")
    assert the_only(room).outcome.option.title == "Pizza"
    assert "Pizza, sushi or salad? Pizza." in room.posted[-1][2]
    assert not any("Two taps" in words for _, words in room.told)


def test_whoever_votes_in_a_poll_joins_it():
    async def played():
        room = Room({who: each for who, each in PEOPLE.items() if who != "raj"})
        options = await polled(room)
        room.people = PEOPLE
        assert await room.says("raj", "B", under=options) == ["Your vote is in: B."]
        await room.presses("lena", "close")
        assert the_only(room).round.tally.points["B"] == 1
        assert "raj" in [each.id for each in the_only(room).members]

    asyncio.run(played())


@in_a_room
async def test_replies_under_the_card_are_put_on_the_list(room):
    card = await asked(room)
    said = await room.says("omar", "pizza, or that new noodle place", under=card)
    assert said == ["On the list: Pizza and New noodle place."]
    assert await room.says("raj", "haha nice", under=card) == []
    assert await room.says("ines", "Pizza!", under=card) == ["Pizza is on it already."]
    assert [each.title for each in the_only(room).listed] == ["Pizza", "New noodle place"]


@in_a_room
async def test_what_is_told_in_private_goes_to_the_choice_and_is_shown_to_nobody(room):
    card = await asked(room)
    await room.says("omar", "pizza, or that new noodle place", under=card)
    [said] = await room.says("dana", "I'd love the noodle place, pizza only if it must be")
    assert "• prefers New noodle place\n• Pizza is fine" in said
    assert not any("prefers" in words for _, _, words in room.posted)


@in_a_room
async def test_what_cannot_be_judged_is_asked_in_one_tap(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    [said] = await room.says("ines", "nothing spicy please")
    assert "How does each option stand for you?" in said
    await room.presses("ines", "stands")
    await room.fills("ines", **{"stand-pizza": "great", "stand-thai": "no"})
    assert "ines" in the_only(room).answered


@in_a_room
async def test_all_of_it_to_the_outcome(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    await room.says("dana", "I'd love thai")
    for who in ("lena", "omar", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    options = list(room.shown)[-1]
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.says(who, "thai please", under=options)
    assert the_only(room).outcome.option.title == "Thai"
    [said] = await room.says("omar", "how was it decided?")
    assert "Decided by vote." in said


@in_a_room
async def test_proposals_are_closed_while_a_vote_is_open(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    await room.presses("raj", "propose")
    assert room.told[-1] == (
        "raj",
        "A vote is open; you can propose again if there is another round.",
    )


@in_a_room
async def test_a_proposal_that_nobody_votes_for_is_not_decided(room):
    await room.says("lena", "/convene decide shall we move to Basel?", channel=True)
    await room.presses("lena", "close")
    assert the_only(room).outcome is None


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ("@Convene shall we move to Basel?", "Shall we move to Basel?", "Move to Basel"),
        ("@Convene sollen wir nach Basel ziehen??", "Sollen wir nach Basel ziehen??", ""),
        ("@Convene decide between AWS, GCP and pizza", "AWS, GCP and pizza", "AWS/GCP/Pizza"),
        ("@Convene which is better, tabs or spaces", "Which is better?", "Tabs/Spaces"),
        ("@Convene was ist besser, A oder B", "Was ist besser?", "A/B"),
        ("@Convene let's vote on the colour: Red, RED, blue", "The colour", "Red/Blue"),
        ("@Convene lets voet on lunch: pizza/sushi/salad", "Lunch", "Pizza/Sushi/Salad"),
        ("@Convene vote: a, b", "A, b", "A/B"),
        ("@Convene pizza or pasta?", "Pizza or pasta?", "Pizza/Pasta"),
        ("@Convene poll\n1. Rome\n2. New York, NY", "Which one?", "Rome/New York, NY"),
        (
            "@Convene lass uns abstimmen: Montag Pizza, Dienstag Sushi",
            "Montag Pizza, Dienstag Sushi",
            "Montag Pizza/Dienstag Sushi",
        ),
        ("/convene poll pizza", "Pizza", "Pizza"),
        ("/convene poll: pizza, pasta", "Pizza, pasta", "Pizza/Pasta"),
        ("/convene decide\nWhere to?\n1. Rome\n2. Paris", "Where to?", "Rome/Paris"),
        (
            "/convene poll where do we eat? pizza, Pizza, sushi",
            "Where do we eat?",
            "Pizza/Sushi",
        ),
    ],
)
@pytest.mark.parametrize("running", ["", "poll", "list"])
def test_what_is_asked_in_a_channel_is_a_question_of_its_own(said, question, options, running):
    @in_a_room
    async def plays(room):
        if running == "poll":
            await polled(room)
        if running == "list":
            await room.says("omar", "pizza, sushi", under=await asked(room))
        before = room.decisions()
        await room.says("omar", said, channel=True)
        [new] = [each for each in room.decisions() if each.id not in [one.id for one in before]]
        assert new.terms.subject == question
        if options:
            assert "/".join(each.title for each in new.listed) == options

    plays()


@in_a_room
async def test_what_suits_somebody_is_told_in_the_channel_too(room):
    await room.says("omar", "pizza, sushi", under=await asked(room))
    await room.says("dana", "@Convene I'd love sushi", channel=True)
    assert len(room.decisions()) == 1
    assert "dana" in the_only(room).answered


@in_a_room
async def test_to_close_a_poll_and_to_vote_in_it_are_no_requests(room):
    await polled(room)
    assert await room.says("omar", "@Convene vote B", channel=True) == ["Your vote is in: B."]
    await room.says("lena", "@Convene close the vote", channel=True)
    assert the_only(room).phase is Phase.DECIDED


@pytest.mark.parametrize("said", ["/convene poll tea or coffee", "shall we move to Basel?"])
def test_what_is_asked_in_private_is_asked_where_to_put(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", said)
        assert room.decisions() == []
        assert room.forms == [("lena", "Gladly. Where shall I ask?")]

    plays()


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("actually sushi instead", "Your vote is in: B."),
        ("doch lieber Sushi", "Your vote is in: B."),
        ("I'd rather have Sushi", "Your vote is in: B."),
        ("change to B", "Your vote is in: B."),
        ("+1 for B", "Your vote is in: B."),
        ("definitely salat", "Your vote is in: C."),
        ("pizzza", "Your vote is in: A."),
        ("sushi for a change", "Your vote is in: B."),
        ("@Convene sushi please", "Your vote is in: B."),
        ("no pizza", "Your vote is taken back. Until it closes, you can vote."),
        (
            "no sushi",
            "approval counts only what you are for; vote for what suits you. Your vote stays: A.",
        ),
        ("I don't care", "You abstain; a later vote still counts."),
        ("egal", "You abstain; a later vote still counts."),
        ("I abstain", "You abstain; a later vote still counts."),
        (
            "pizza, but only if it's not too late",
            "Your vote is in: A. Only the vote counts, not “but only if it's not too late”.",
        ),
        (
            "sushi, and I don't want nuts",
            "Your vote is in: B. Only the vote counts, not “and I don't want nuts”.",
        ),
        ("Salat wäre super", "Your vote is in: C."),
        ("sorry, I meant sushi", "Your vote is in: B."),
        ("take pizza off the list", "The list is closed."),
        ("both are fine", "Which two? Name them, like “A and B”."),
        (
            "pizza gives me heartburn",
            "I don't take that for a vote. “A” alone is one. Your vote stays: A.",
        ),
        (
            "B is too far for me",
            "I don't take that for a vote. “B” alone is one. Your vote stays: A.",
        ),
    ],
)
def test_a_reply_that_names_an_option_is_answered(said, told):
    @in_a_room
    async def answers(room):
        options = await polled(room)
        await room.says("omar", "A", under=options)
        assert await room.says("omar", said, under=options) == [told]

    answers()


@pytest.mark.parametrize("said", ["both are fine", "I'd take both", "both pizza and sushi"])
def test_both_are_two_of_two(said):
    @in_a_room
    async def votes(room):
        options = await polled(room, "@Convene poll pizza or sushi?")
        assert await room.says("omar", said, under=options) == ["Your vote is in: A and B."]

    votes()


@in_a_room
async def test_small_talk_under_options_is_no_vote_and_no_wish(room):
    options = await polled(room)
    said = await room.says("omar", "sounds like a feast, who's paying?", under=options)
    assert said == []
    assert "omar" not in the_only(room).profiles


FOR = [
    "ja klar",
    "hell yes",
    "yes",
    "ja",
    "+1",
    "sure",
    "let's do it",
    "agreed",
    "I'm for it",
    "definitely yes",
    "Basel!",
]
AGAINST = [
    "no",
    "nein",
    "-1",
    "against",
    "I'm against it",
    "no way",
    "nah, sorry",
    "definitely not",
]


@pytest.mark.parametrize(
    ("said", "counted"), [*((each, 1) for each in FOR), *((each, 0) for each in AGAINST)]
)
@pytest.mark.parametrize("is_private", [False, True])
def test_what_alone_is_proposed_is_agreed_to_or_not(said, counted, is_private):
    @in_a_room
    async def votes(room):
        options = await polled(room, "@Convene poll: shall we move to Basel?")
        if is_private and "Basel" in said:
            return
        await room.says("omar", said, under=None if is_private else options)
        await room.presses("lena", "close")
        assert the_only(room).round.tally.points["A"] == counted

    votes()


@in_a_room
async def test_what_alone_is_proposed_has_a_yes_and_a_no(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    await room.clicks("omar", "Yes")
    await room.clicks("dana", "No")
    await room.fills("dana")
    await room.presses("lena", "close")
    assert the_only(room).round.tally.points["A"] == 1


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("I changed my mind, only A", "Your vote is in: A."),
        ("I changed my mind, only sushi", "Your vote is in: B."),
        ("I want to change my vote to B", "Your vote is in: B."),
        ("I abstain", "You abstain; a later vote still counts."),
    ],
)
def test_another_vote_in_private(said, told):
    @in_a_room
    async def votes(room):
        await polled(room)
        assert await room.says("omar", said) == [told]

    votes()


@in_a_room
async def test_a_vote_on_what_is_proposed_is_changed_in_private(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    await room.says("omar", "no")
    assert await room.says("omar", "I want to change my vote to yes") == ["Your vote is in: yes."]


@pytest.mark.parametrize(
    ("asks", "told"),
    [
        ("when does it close?", "“Pizza, sushi or salad?”: vote on A, B and C by "),
        ("wann endet die Abstimmung?", "“Pizza, sushi or salad?”: vote on A, B and C by "),
        ("what's on the list?", "“Pizza, sushi or salad?”: A (Pizza), B (Sushi) and C (Salad)."),
        ("was steht auf der Liste?", "“Pizza, sushi or salad?”: A (Pizza), B (Sushi) and"),
        ("who voted for what?", "“Pizza, sushi or salad?”: reactions under the options show"),
        ("wer hat wofür gestimmt?", "“Pizza, sushi or salad?”: reactions under the options show"),
        ("when is it?", "No time is looked for here just now."),
    ],
)
@pytest.mark.parametrize("channel", [True, False])
def test_what_is_asked_about_a_poll(asks, told, channel):
    @in_a_room
    async def plays(room):
        await polled(room)
        mention = "@Convene " if channel else ""
        [said] = await room.says("omar", f"{mention}{asks}", channel=channel)
        assert said.startswith(told)

    plays()


@pytest.mark.parametrize("asks", ["what's my vote?", "how did I vote?", "was habe ich gewählt?"])
def test_ones_own_vote_is_told(asks):
    @in_a_room
    async def plays(room):
        await room.says("omar", "B", under=await polled(room))
        [said] = await room.says("omar", asks)
        assert said.endswith("Your vote: B.")
        assert the_only(room).round.ballots["omar"]

    plays()


@in_a_room
async def test_of_a_secret_vote_nobody_is_told(room):
    await room.says("lena", "poll tea or coffee")
    await room.fills("lena", secret="secret")
    [said] = await room.says("omar", "who voted for what?")
    assert said == "“Tea or coffee”: the vote is secret, and nobody is told who votes for what."


@in_a_room
async def test_the_list_of_a_choice_is_told_in_its_thread(room):
    card = await asked(room)
    question = "“Where shall we eat on Friday?”"
    assert await room.says("omar", "what's on the list?", under=card) == [
        f"{question}: nothing is on the list yet. Reply in its thread to add to it."
    ]
    await room.says("omar", "pizza, thai", under=card)
    assert await room.says("omar", "what's on the list?", under=card) == [
        f"{question}: Pizza and Thai. Reply in its thread to add to it."
    ]


@in_a_room
async def test_what_was_decided_is_told_with_its_question_and_is_no_time(room):
    options = await polled(room)
    await room.says("omar", "A", under=options)
    await room.presses("lena", "close")
    [how] = await room.says("omar", "how was it decided?")
    assert how.startswith("“Pizza, sushi or salad?”: ")
    assert await room.says("omar", "when is it?") == ["No time is looked for here just now."]


async def listed_by_omar(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai, noodle place", under=card)
    return card


@pytest.mark.parametrize(
    ("said", "told", "titles"),
    [
        ("take pizza off the list", "Off the list: Pizza.", "Thai/Noodle place"),
        ("remove pizza", "Off the list: Pizza.", "Thai/Noodle place"),
        ("Pizza streichen", "Off the list: Pizza.", "Thai/Noodle place"),
        ("streich Pizza von der Liste", "Off the list: Pizza.", "Thai/Noodle place"),
        ("remove H from the list", "“H” is not on the list.", "Pizza/Thai/Noodle place"),
        ("Let's have dates too", "On the list: Dates.", "Pizza/Thai/Noodle place/Dates"),
        ("add carrots to the list", "On the list: Carrots.", "Pizza/Thai/Noodle place/Carrots"),
        ("I'd suggest tacos", "On the list: Tacos.", "Pizza/Thai/Noodle place/Tacos"),
    ],
)
def test_the_list_is_changed_in_words(said, told, titles):
    @in_a_room
    async def changes(room):
        card = await listed_by_omar(room)
        assert await room.says("omar", said, under=card) == [told]
        assert "/".join(each.title for each in the_only(room).listed) == titles

    changes()


@pytest.mark.parametrize(
    "said",
    [
        "+1 for thai",
        "B > A",
        "all",
        "A B C",
        "something vegetarian please",
        "let's take it offline",
    ],
)
def test_what_is_no_proposal_stays_off_the_list(said):
    @in_a_room
    async def says(room):
        card = await listed_by_omar(room)
        await room.says("raj", said, under=card)
        assert len(the_only(room).listed) == 3

    says()


@in_a_room
async def test_who_proposed_it_takes_it_off_or_the_organiser(room):
    card = await listed_by_omar(room)
    [said] = await room.says("raj", "take pizza off the list", under=card)
    assert said == "Only who proposed Pizza, or Lena Vogt, takes it off the list."
    assert await room.says("lena", "remove pizza", under=card) == ["Off the list: Pizza."]
    assert await room.says("omar", "remove thai") == ["Off the list: Thai."]
    assert [each.title for each in the_only(room).listed] == ["Noodle place"]


@in_a_room
async def test_a_wish_for_what_is_off_the_list_matches_nothing(room):
    card = await listed_by_omar(room)
    await room.says("dana", "I'd love thai")
    await room.says("omar", "remove thai", under=card)
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    shown = [each.title for each in the_only(room).round.options]
    assert sorted(shown) == ["Noodle place", "Pizza"]


@pytest.mark.parametrize(
    "said",
    [
        "put carrots on the list",
        "propose carrots",
        "add carrots to the list",
        "ich schlage Carrots vor",
    ],
)
def test_a_proposal_in_private(said):
    @in_a_room
    async def proposes(room):
        await listed_by_omar(room)
        assert await room.says("dana", said) == ["On the list: Carrots."]

    proposes()


@in_a_room
async def test_people_are_not_put_on_the_list(room):
    card = await listed_by_omar(room)
    await room.says("lena", "add dana to the list", under=card)
    await room.says("lena", "add dana to the list")
    assert len(the_only(room).listed) == 3


@in_a_room
async def test_the_list_is_closed_while_a_vote_is_open(room):
    card = await listed_by_omar(room)
    [said] = await room.says("dana", "nothing spicy")
    assert "How does each option stand for you?" in said
    assert "propose" in offered(room, "dana")
    for who in ("lena", "omar", "dana", "ines", "raj"):
        await room.presses(who, "any-time")
    await room.later(minutes=5)
    closed = "A vote is open; you can propose again if there is another round."
    assert await room.says("raj", "put carrots on the list", under=card) == [closed]
    assert await room.says("raj", "put carrots on the list") == [closed]
    await room.says("dana", "nothing spicy at all")
    assert "propose" not in offered(room, "dana")


def offered(room, who):
    """The actions of the buttons of what somebody was last shown alone."""
    _, layout = room.seen[who][-1]
    return [button.action for part in layout.parts for button in buttons_of(part)]


@in_a_room
async def test_how_options_stand_is_noted_in_one_line(room):
    await listed_by_omar(room)
    await room.presses("ines", "stands")
    said = await room.fills("ines", **{"stand-pizza": "great", "stand-thai": "no"})
    assert said == ["Noted: Pizza great, Thai no."]


@in_a_room
async def test_a_courtesy_in_private_is_no_vote(room):
    await polled(room, "@Convene poll: shall we move to Basel?")
    for said in ("ok", "ok, thanks", "thanks!"):
        await room.says("omar", said)
    assert "omar" not in the_only(room).round.votes
