"""What colleagues say around a choice: where it stands → what its author is told, and counts."""

import pytest

from tests.conversation.choosing import the_only, titles
from tests.conversation.test_dialogues import in_a_room

OPEN_UNTIL = "It stays open until Fri 8 Jan, 17:00."
LEAVE_IT = "Leave “What do we eat?” to the others? You abstain, and I don't remind you."
SEVERAL = "Yes: choose all that are fine with you, like “A, B”."


async def polled(room, words="poll what do we eat? pizza, sushi, ramen or falafel"):
    await room.says("lena", f"@Convene {words}", channel=True)
    return room.latest("options/")


async def asking(room):
    await room.says("lena", "/convene decide where do we go for the offsite?", channel=True)
    card = (the_only(room).id, "card")
    await room.says("raj", "Tbilisi", under=card)
    await room.says("dana", "Plön", under=card)
    return card


@pytest.mark.parametrize(
    "words",
    [
        "leave it open, ines is at the dentist",
        "lets leave it open for now",
        "keep it open please",
        "please leave the vote open, omar is on a train",
    ],
)
def test_what_is_to_stay_open_as_it_is_gets_no_other_end(words):
    @in_a_room
    async def plays(room):
        thread = await polled(room)
        before = the_only(room).closes_at
        assert await room.says("lena", words, under=thread) == [OPEN_UNTIL]
        assert the_only(room).closes_at == before

    plays()


@pytest.mark.parametrize(
    ("who", "words", "told"),
    [
        ("lena", "@Convene count ines out, she's on parental leave",
         "Whoever wants to can vote on “What do we eat?”, so nobody is taken out."),
        ("lena", "@Convene rechne nicht mit ines, sie ist in elternzeit",
         "Whoever wants to can vote on “What do we eat?”, so nobody is taken out."),
        ("omar", "im out too, allergic to everything", LEAVE_IT),
        ("omar", "bin auch raus, vertrag das alles nicht", LEAVE_IT),
        ("omar", "i'm out this time", LEAVE_IT),
        ("raj", "can we pick more than one?", SEVERAL),
        ("raj", "kann man auch zwei sachen wählen?", SEVERAL),
        ("raj", "geht auch mehr als eins?", SEVERAL),
    ],
)  # fmt: skip
def test_what_is_said_under_a_vote(who, words, told):
    @in_a_room
    async def plays(room):
        thread = await polled(room)
        assert await room.says(who, words, under=thread) == [told]
        assert the_only(room).round.ballots == {}

    plays()


@pytest.mark.parametrize(
    "words",
    [
        "ohne käse ist das keine pizza",
        "keine pizza ohne ananas!",
        "das ist doch kein sushi, das ist kalter reis",
        "no cheese, no pizza",
        "thats not ramen thats soup",
        "without pineapple it's no pizza",
        "gibts da auch was veganes bei?",
        "sind da auch nüsse drin?",
        "is there anything vegan in there?",
    ],
)
def test_talk_under_a_vote_is_let_be(words):
    @in_a_room
    async def plays(room):
        thread = await polled(room)
        assert await room.says("omar", words, under=thread) == []

    plays()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("pilot first ;) then harbor", "Your vote is in: C, then B."),
        ("erst pilot ;) dann harbor", "Your vote is in: C, then B."),
        ("harbor > pilot :)", "Your vote is in: B, then C."),
    ],
)
def test_a_face_is_part_of_no_vote(words, told):
    @in_a_room
    async def plays(room):
        thread = await polled(room, "poll ranked: which name? Anchor, Harbor, Pilot or Compass")
        assert await room.says("omar", words, under=thread) == [told]

    plays()


@pytest.mark.parametrize(
    ("words", "listed"),
    [
        ("Riga, because of the sea", ["Tbilisi", "Plön", "Riga"]),
        ("oder Riga, wegen der Strände :)", ["Tbilisi", "Plön", "Riga"]),
        ("beide zu weit für ein Wochenende", ["Tbilisi", "Plön"]),
        ("both too far for a weekend", ["Tbilisi", "Plön"]),
        ("way too long", ["Tbilisi", "Plön"]),
        ("klingt zu kühl", ["Tbilisi", "Plön"]),
        ("Tbilisi is nice but theres already a team going there", ["Tbilisi", "Plön"]),
        ("Tbilisi klingt gut, aber die Flüge sind teuer", ["Tbilisi", "Plön"]),
    ],
)
def test_reasons_and_remarks_are_no_proposals(words, listed):
    @in_a_room
    async def plays(room):
        card = await asking(room)
        told = await room.says("omar", words, under=card)
        assert titles(room) == listed
        assert told == ([f"On the list: {listed[2]}."] if len(listed) > 2 else [])
        assert ("omar" in the_only(room).answered) == (len(listed) > 2)

    plays()


@pytest.mark.parametrize(
    "words", ["i take Tbilisi off", "ich nehm Tbilisi runter", "i'll pull Tbilisi out"]
)
def test_who_takes_their_own_off_says_so(words):
    @in_a_room
    async def plays(room):
        card = await asking(room)
        assert await room.says("raj", words, under=card) == ["Off the list: Tbilisi."]

    plays()


@pytest.mark.parametrize(
    ("words", "wishes"),
    [
        ("Plön, Tbilisi if need be", ["prefers Plön", "would rather avoid Tbilisi"]),
        ("Plön or Tbilisi, don't mind", ["prefers Plön", "prefers Tbilisi"]),
    ],
)
def test_who_says_how_what_is_listed_stands_wishes_it(words, wishes):
    @in_a_room
    async def plays(room):
        card = await asking(room)
        [told] = await room.says("omar", words, under=card)
        assert all(each in told for each in wishes)
        assert titles(room) == ["Tbilisi", "Plön"]

    plays()


@pytest.mark.parametrize("words", ["Riga would be nice", "Riga fänd ich gut", "Riga wär super"])
def test_what_would_be_nice_and_is_not_listed_is_offered(words):
    @in_a_room
    async def plays(room):
        card = await asking(room)
        assert await room.says("omar", words, under=card) == ["Shall that be on the list? Riga"]
        assert titles(room) == ["Tbilisi", "Plön"]

    plays()


def test_a_comparison_is_no_proposal():
    @in_a_room
    async def plays(room):
        card = await asking(room)
        await room.says("omar", "lieber Plön als Tbilisi", under=card)
        assert titles(room) == ["Tbilisi", "Plön"]

    plays()


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("A, and please nobody tell raj", "Your vote is in: A."),
        ("C, bleibt bitte unter uns", "Your vote is in: C."),
        ("harbor klingt nach fischmarkt", None),
        ("B sounds like a fish market", None),
        ("A sounds like a plan", "I take that for “A”. Shall it count as your vote?"),
    ],
)
def test_what_is_told_beside_an_option(words, told):
    @in_a_room
    async def plays(room):
        thread = await polled(room, "poll which name? Anchor, Harbor or Pilot")
        assert await room.says("omar", words, under=thread) == ([told] if told else [])

    plays()


@pytest.mark.parametrize(
    ("poll", "words", "told"),
    [
        ("poll budget? 20, 40 or 60 euros", "rather 60", "Your vote is in: C."),
        ("poll budget? 20, 40 or 60 euros", "60", "Your vote is in: C."),
        ("poll budget? 20, 40 or 60 euros", "20, at most 40",
         "Your vote is in: A and if need be B."),
        ("umfrage budget? 20, 40 oder 60 euro", "20, höchstens 40",
         "Your vote is in: A and if need be B."),
        ("poll rate these 1-5: mural, miro, figjam", "4 3 1",
         "I take that for “A 4, B 3, C 1”. Shall it count as your vote?"),
        ("poll rate these 1-5: mural, miro, figjam", "4 3", None),
        ("shall we switch to Linear? simple majority", "and me: yes", "Your vote is in: yes."),
        ("poll lunch? pizza or ramen", "ramen > everything", "Your vote is in: B."),
        ("poll ranked: lunch? pizza, ramen or soup", "ramen > alles", "Your vote is in: B."),
        ("poll lunch? pizza or ramen", "none. how about salads?",
         "Your vote is in: none of these (“how about salads”). Your note stays in this thread."),
    ],
)  # fmt: skip
def test_what_is_typed_in_a_hurry(poll, words, told):
    @in_a_room
    async def plays(room):
        thread = await polled(room, poll)
        assert await room.says("omar", words, under=thread) == ([told] if told else [])

    plays()


@pytest.mark.parametrize(
    ("words", "yes"),
    [
        ("drop the poll", "yes drop it"),
        ("drop the poll", "yes cancel it"),
        ("vergiss es, wir bestellen nix", "ja absagen"),
        ("forget it, we're not ordering anything", "yes"),
    ],
)
def test_it_is_called_off_by_the_yes_that_says_so(words, yes):
    @in_a_room
    async def plays(room):
        thread = await polled(room)
        assert await room.says("lena", words, under=thread) == [
            "Call “What do we eat?” off? 4 others are told so."
        ]
        assert await room.says("lena", yes, under=thread) == ["“What do we eat?” is called off."]

    plays()


@pytest.mark.parametrize("words", ["actually stop it altogether", "hör damit wieder auf"])
def test_what_repeats_stops(words):
    @in_a_room
    async def plays(room):
        await room.says("lena", "@Convene every Thursday at 10: lunch? canteen or ramen",
                        channel=True)  # fmt: skip
        card = room.latest("")
        assert await room.says("lena", words, under=card) == [
            "“Lunch?” is asked no more by itself."
        ]

    plays()


@pytest.mark.parametrize("words", ["nvm, i cycle", "ach ne doch nicht, hab da training"])
def test_who_has_a_place_gives_it_up_again(words):
    @in_a_room
    async def plays(room):
        thread = await polled(room, "who takes the parking spot? 1 place")
        await room.says("omar", "me", under=thread)
        assert await room.says("omar", words, under=thread) == [
            "Your vote is taken back. Until it closes, you can vote."
        ]

    plays()


@pytest.mark.parametrize(
    "words", ["welche abstimmungen laufen grade?", "which polls are running right now?"]
)
def test_who_asks_what_runs_hears_of_each(words):
    @in_a_room
    async def plays(room):
        await polled(room, "poll printer? HP or Brother")
        await polled(room, "poll party? bowling or cinema")
        told = await room.says("raj", words)
        assert all(any(each in x for x in told) for each in ("“Printer?”", "“Party?”"))

    plays()


@in_a_room
async def test_a_full_list_says_what_it_left_out(room):
    card = await asking(room)
    names = ", ".join(f"opt{number}" for number in range(200))
    [told] = await room.says("ines", names, under=card)
    assert told.endswith("The list is full with 200; I left out: Opt198 and Opt199.")
    assert "Opt11 and 186 more" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("poll lunch? pizza, Pizza, PIZZA , pizzá, sushi",
         ["“Pizza” is on the list once, and was named 4 times."]),
        ("umfrage wo? Straße, STRASSE, Platz",
         ["“Straße” is on the list once, and was named 2 times."]),
        ("poll pizza or sushi? pizza, sushi", []),
        ("poll pizza, sushi or salad?", []),
    ],
)  # fmt: skip
def test_what_is_named_more_than_once_is_told(words, told):
    @in_a_room
    async def plays(room):
        assert await room.says("lena", f"@Convene {words}", channel=True) == told

    plays()


@in_a_room
async def test_who_voted_for_whom_is_answered_in_a_secret_vote(room):
    thread = await polled(room, "poll who represents us? Ines, Raj, Dana; secret")
    [told] = await room.says("lena", "who voted for whom?", under=thread)
    assert "secret" in told


@pytest.mark.parametrize(
    "words", ["Tbilisi is out for me, no passport", "Tbilisi geht nicht, hab keinen Reisepass"]
)
def test_what_one_lacks_is_why_and_no_wish_of_its_own(words):
    @in_a_room
    async def plays(room):
        await asking(room)
        [told] = await room.says("omar", words)
        assert "Tbilisi (“" in told
        assert "as you said it" not in told

    plays()
