"""What people are told around a choice: how it stands for them, when it ends, who reads a vote."""

import pytest

from orchestration.deciding.presentation.reasons import sentence
from orchestration.views.facts import Facts, Reach
from tests.conversation.choosing import asked, the_only
from tests.conversation.test_dialogues import in_a_room

PLACES = (
    b"name,price:number[EUR,low],gym:flag,tags\n"
    b"Hill House,30,no,Italian\nLake Inn,80,yes,Thai\nSea Hut,20,no,Italian\n"
)
WHERE = "@Convene decide with @omar @dana where we stay"
READ_HERE = (
    "Everyone here can read it; it counts all the same. To vote in secret, use the buttons or "
    "write to me alone."
)


def told(room, who):
    """What somebody was told last, in words."""
    return next(words for to, words in reversed(room.told) if to == who)


async def polled(room, ask="pizza, sushi or salad?; secret"):
    await room.says("lena", f"/convene poll {ask}", channel=True)
    return room.latest("options/")


# How options stand for one


@pytest.mark.parametrize(
    ("need", "stands"),
    [
        ("I need a gym", ("Hill House · won't do: you need gym", "Lake Inn · meets your wish")),
        ("nothing over 50 euros", ("Lake Inn · won't do: you need at most 50 EUR",)),
        ("not Italian again", ("Sea Hut · won't do: you ruled out Italian",)),
        ("nichts über 50 Euro", ("Lake Inn · geht nicht: du brauchst höchstens 50 EUR",)),
        ("mindestens 25 Euro", ("Sea Hut · geht nicht: du brauchst mindestens 25 EUR",)),
    ],
)
def test_a_need_that_an_option_does_not_meet_is_no_matter_of_coming(need, stands):
    @in_a_room
    async def plays(room):
        await room.says("lena", WHERE, channel=True, files=[("places.csv", PLACES)])
        await room.says("omar", need)
        for who, wish in (("dana", "no Thai"), ("lena", "I like Sea Hut"), ("omar", "")):
            if wish:
                await room.says(who, wish)
            await room.says(who, "that's all")
        await room.clicks("omar", "A firm no")
        await room.later(hours=30)
        [stood] = [words for to, words in room.told if to == "omar" and "stand for you" in words]
        for each in stands:
            assert each in stood
        assert "come" not in stood
        assert "kannst" not in stood

    plays()


@pytest.mark.parametrize(
    ("said", "means"),
    [("I can't do sushi", "won't do: you ruled out"), ("Sushi geht gar nicht", "geht nicht: ")],
)
def test_what_words_mean_for_the_open_vote_of_a_choice_speaks_of_no_coming(said, means):
    @in_a_room
    async def plays(room):
        ask = "/convene decide with @omar where we eat: pizza, sushi or salad; plurality"
        await room.says("lena", ask, channel=True)
        for who in ("lena", "omar"):
            await room.says(who, "pizza is fine")
            await room.says(who, "that's all")
        await room.later(hours=1)
        assert room.latest("options/")
        heard = "\n".join(await room.says("omar", said))
        assert means in heard
        assert "come" not in heard

    plays()


# When it ends


@pytest.mark.parametrize(
    ("ask", "says"),
    [
        ("where shall we eat on Friday?", "please. It is decided by Fri 8 Jan, 11:00."),
        ("wo essen wir am Freitag?", "please. It is decided by Fri 8 Jan, 11:00."),
        ("which logo do we take?", "please."),
    ],
)
def test_who_is_asked_reads_when_it_is_decided_where_that_is_known(ask, says):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"/convene decide {ask} with @omar: pizza or sushi", channel=True)
        assert told(room, "lena").endswith(says)

    plays()


@in_a_room
async def test_each_reads_that_moment_on_their_own_clock(room):
    await asked(room)
    assert told(room, "omar").endswith("It is decided by Fri 8 Jan, 14:00 your time.")


@in_a_room
async def test_the_card_says_once_until_when_a_vote_is_open(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    assert room.shown[card].words.endswith("Decided by Fri 8 Jan, 11:00.")
    await room.later(hours=24)
    assert room.shown[card].words.count("Fri 8 Jan, 11:00") == 1


@in_a_room
async def test_a_second_reminder_goes_on_in_one_sentence(room):
    card = await asked(room)
    await room.says("omar", "pizza, thai", under=card)
    await room.says("omar", "no thai")
    await room.later(hours=24)
    assert any(each.startswith("Once more: your own answer") for _, each in room.told)


# Who reads a vote


@pytest.mark.parametrize("said", ["A", "I'm for pizza", "nehme A", "none of these", "abstain"])
def test_who_votes_openly_in_a_secret_vote_hears_once_who_reads_it_and_that_it_counts(said):
    @in_a_room
    async def plays(room):
        under = await polled(room)
        [first] = await room.says("omar", said, under=under)
        assert first.endswith(READ_HERE)
        assert "receipt" not in first
        assert "omar" in the_only(room).round.ballots
        assert await room.says("omar", "B", under=under) == ["Your vote is in: B."]

    plays()


@pytest.mark.parametrize("said", ["yes", "nein", "ja klar"])
def test_a_yes_or_no_in_the_thread_of_a_secret_vote_is_read_by_all_too(said):
    @in_a_room
    async def plays(room):
        [heard] = await room.says("omar", said, under=await polled(room, "move to Basel?; secret"))
        assert heard.endswith(READ_HERE)

    plays()


@pytest.mark.parametrize("ask", ["pizza, sushi or salad?", "pizza, sushi or salad?; irv"])
def test_what_stands_openly_in_the_thread_needs_neither_a_word_nor_a_receipt(ask):
    @in_a_room
    async def plays(room):
        [heard] = await room.says("omar", "A", under=await polled(room, ask))
        assert heard == "Your vote is in: A."

    plays()


@pytest.mark.parametrize("ask", ["pizza or sushi?; secret", "move to Basel?; secret"])
def test_a_secret_vote_in_private_has_its_receipt(ask):
    @in_a_room
    async def plays(room):
        await polled(room, ask)
        [heard] = await room.says("omar", "yes" if "Basel" in ask else "A")
        assert "Your receipt for it, which only you know: " in heard

    plays()


@pytest.mark.parametrize("said", ["what did I vote?", "was habe ich gewählt?"])
def test_who_asks_how_they_voted_in_a_poll_hears_that_alone(said):
    @in_a_room
    async def plays(room):
        await room.says("omar", "B", under=await polled(room, "pizza or sushi?"))
        assert await room.says("omar", said) == ["“Pizza or sushi?”:\nYour vote: B."]

    plays()


# Objections


@pytest.mark.parametrize(
    ("ask", "said", "example"),
    [
        ("pizza, sushi or salad?", "I object to C", "“object to C: too far”"),
        ("pizza, sushi or salad?", "Einwand gegen Sushi", "“object to B: too far”"),
        ("pizza, sushi or salad?", "object to B and C", "“object to B and C: too far”"),
        ("move to Basel?", "I object", "“I object: too far”"),
        ("move to Basel?", "ich bin dagegen", "“I object: too far”"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_how_to_object_is_shown_by_what_was_objected_to(ask, said, example, alone):
    @in_a_room
    async def plays(room):
        under = await polled(room, f"{ask}; consent")
        [heard] = await room.says("omar", said, under=None if alone else under)
        assert example in heard
        assert ("can stay private" in heard) is not alone
        counted = example.strip("“”")
        [heard] = await room.says("omar", counted, under=under)
        names = counted.removeprefix("object to ").partition(":")[0].split(" and ")
        assert the_only(room).round.ballots["omar"].objections == (
            ("A",) if names == ["I object"] else tuple(names)
        )

    plays()


@in_a_room
async def test_several_objections_are_read_back_as_one_list(room):
    under = await polled(room, "pizza, sushi or salad?; consent")
    [heard] = await room.says("omar", "A, object to B and C: too far", under=under)
    assert heard.startswith("Your vote is in: A and objections to B and C. ")


# How it was decided


@pytest.mark.parametrize(
    ("wish", "by"),
    [("I'd like sushi", "The vote tied; A suits the group better."), ("", "and then by lot.")],
)
def test_a_lot_is_told_of_only_where_one_was_drawn(wish, by):
    @in_a_room
    async def plays(room):
        ask = "/convene decide with @omar where we eat: pizza or sushi; plurality, one round"
        await room.says("lena", ask, channel=True)
        for who in ("lena", "omar"):
            await room.says(who, wish or "anything is fine")
            await room.says(who, "that's all")
        await room.later(hours=1)
        options = room.latest("options/")
        await room.says("lena", "A", under=options)
        await room.says("omar", "B", under=options)
        await room.later(hours=30)
        assert by in room.shown[room.latest("outcome")].words

    plays()


@pytest.mark.parametrize(
    ("reach", "why"),
    [
        (Reach.ONLY, "Why A: it is the only one that everyone can live with."),
        (Reach.TOO, "Why A: everyone can live with it."),
        (Reach.NONE, "Why A: there is none that everyone can live with, so this is a compromise."),
        (Reach.NOT_SAID, ""),
    ],
)
def test_why_an_option_stands_first_is_said_in_the_words_of_its_line(reach, why):
    assert sentence(Facts(option="A", reach=reach)) == why


@in_a_room
async def test_what_all_others_can_have_is_said_to_be_no_more_than_that(room):
    ask = "/convene decide with @omar @dana @ines where we eat: pizza, sushi or salad"
    await room.says("lena", ask, channel=True)
    await room.says("omar", "no salad")
    for who in ("lena", "dana", "ines"):
        await room.says(who, "pizza would be great")
    for who in ("lena", "omar", "dana", "ines"):
        await room.says(who, "that's all")
    await room.later(hours=1)
    [asked_of] = [words for _, words in room.told if words.endswith("possible if need be?")]
    assert "most can live with Salad, but you ruled out Salad." in asked_of


@in_a_room
async def test_what_many_rule_out_is_not_told_to_suit_most(room):
    ask = "/convene decide with @omar @dana @ines where we eat: pizza, sushi or salad"
    await room.says("lena", ask, channel=True)
    for who, wish in (("lena", "no sushi"), ("omar", "no salad"), ("dana", "kein Sushi")):
        await room.says(who, wish)
    await room.says("ines", "no salad")
    for who in ("lena", "omar", "dana", "ines"):
        await room.says(who, "that's all")
    await room.later(hours=1)
    asked_of = [words for _, words in room.told if words.endswith("possible if need be?")]
    assert len(asked_of) == 4
    assert all("could become an option, but" in words for words in asked_of)
