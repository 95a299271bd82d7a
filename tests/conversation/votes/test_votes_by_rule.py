"""Votes in words under the rules whose ballots say more than one option: said → ballot."""

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Order, Veto
from orchestration.privacy import reveal
from tests.conversation.choosing import offered, the_only
from tests.conversation.test_dialogues import in_a_room

NOTHING = "nothing"
FOOD = "pizza, sushi or salad?"
TRIP = "Sea, Hill or Lake?"


async def opened(room, options, rule):
    await room.says("lena", f"/convene poll {options}; {rule}", channel=True)
    return room.latest("options/")


def cast(options, rule, said, *, alone=False, held=""):
    """Return the ballot after a message, the note beside it, and what was told."""
    found = []

    @in_a_room
    async def plays(room):
        under = await opened(room, options, rule)
        if held:
            await room.says("omar", held, under=under)
        told = await room.says("omar", said, under=None if alone else under)
        round_ = the_only(room).round
        note = round_.notes.get("omar")
        words = reveal(note, to="omar").words if note else ""
        found.append((round_.ballots.get("omar", NOTHING), words, told))

    plays()
    return found[0]


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        ("everything except B: I'm allergic", Consents(("A", "C"), (), ("B",)), "I'm allergic"),
        ("alles außer B, zu teuer", Consents(("A", "C"), (), ("B",)), "zu teuer"),
        ("B is fine. Not C because it's far", Consents(("B",), (), ("C",)), "it's far"),
        ("A ja, B nein: zu teuer", Consents(("A",), (), ("B",)), "zu teuer"),
        ("pizza fine, sushi no: allergic", Consents(("A",), (), ("B",)), "allergic"),
        ("I could live with A, but not with C, allergic", Consents(("A",), (), ("C",)), "allergic"),
        ("no objection", Consents(("A", "B", "C")), ""),
        ("keine Einwände", Consents(("A", "B", "C")), ""),
        ("no objection to B", Consents(("B",)), ""),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_word_against_an_option_is_an_objection_with_its_reason(said, ballot, why, alone):
    assert cast(FOOD, "consent", said, alone=alone)[:2] == (ballot, why)


@pytest.mark.parametrize(("said", "yes"), [("fine with all", "ABC"), ("can live with B", "B")])
def test_who_can_live_with_an_option_consents_to_it(said, yes):
    assert cast(FOOD, "consent", said)[0] == Consents(tuple(yes))


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("A and B ok, C no way", Consents(("A", "B"))),
        ("everything but C", Consents(("A", "B"))),
        ("I object to C", NOTHING),
        ("not C", NOTHING),
    ],
)
def test_an_objection_without_a_reason_is_asked_for_it_in_one_tap(said, ballot):
    @in_a_room
    async def objects(room):
        under = await opened(room, FOOD, "consent")
        [told] = await room.says("omar", said, under=under)
        assert "An objection needs a reason" in told
        held = the_only(room).round.ballots.get("omar", NOTHING)
        assert held == ballot
        await room.clicks("omar", "Say why")
        assert await room.fills_wrong("omar") == {
            "_why": "An objection needs a reason; a few words will do."
        }
        await room.fills("omar", _why="too far")
        yes = held.yes if isinstance(held, Consents) else ()
        assert the_only(room).round.ballots["omar"] == Consents(yes, (), ("C",))
        assert reveal(the_only(room).round.notes["omar"], to="omar").words == "too far"

    objects()


@in_a_room
async def test_who_sees_why_is_asked_as_for_a_note(room):
    await room.says("omar", "object to C: too far", under=await opened(room, FOOD, "consent"))
    assert offered(room, "omar") == ["note-named"]


def test_only_one_under_consent_leaves_the_others_possible_and_says_so():
    ballot, _, [told] = cast(FOOD, "consent", "only A")
    assert ballot == Consents(("A",))
    assert told.endswith(
        "B and C can still win: “object to B: too far” says what you can't live with."
    )


def order(text):
    """Write an order as people do: "B>AC" has A and C in one place."""
    return Order(tuple(tuple(place) for place in text.split(">")))


@pytest.mark.parametrize(
    ("said", "places"),
    [
        ("Sea > Hill", "A>B"),
        ("first Hill, then Lake, Sea last", "B>C>A"),
        ("erst Hill, dann Sea", "B>A"),
        ("zuerst B, dann C, zuletzt A", "B>C>A"),
        ("Hill first and Sea last", "B>C>A"),
        ("A best, C worst", "A>B>C"),
        ("1st hill 2nd lake", "B>C"),
        ("lake second, hill first", "B>C"),
        ("Hill, Lake, Sea", "B>C>A"),
        ("Lake 2, Sea 1", "A>C"),
        ("Sea is my last choice", "BC"),
        ("Sea am Ende", "BC"),
        ("anything but Sea", "BC"),
        ("hill=lake>sea", "BC>A"),
        ("Hill over Lake over Sea", "B>C>A"),
    ],
)
@pytest.mark.parametrize("rule", ["ranked", "schulze", "stv"])
def test_an_order_in_words_stays_as_it_was_said(rule, said, places):
    assert cast(TRIP, rule, said)[0] == order(places)


def test_a_second_place_without_a_first_is_asked_about():
    ballot, _, told = cast(TRIP, "ranked", "Sea second")
    assert (ballot, told) == (NOTHING, ["What comes before A for you? Say it like this: B > A."])


@pytest.mark.parametrize(
    ("rule", "said", "points"),
    [
        ("rated", "A 5, B 2", {"A": 5, "B": 2}),
        ("rated", "5 for A, 2 for B", {"A": 5, "B": 2}),
        ("star", "A: 4/5, B 1/5", {"A": 4, "B": 1}),
        ("star", "5 stars for pizza, 3 for salad", {"A": 5, "C": 3}),
        ("dots; 5 points", "3 dots on A, 2 on B", {"A": 3, "B": 2}),
        ("dots; 5 points", "3 Punkte für Pizza, 2 für Salad", {"A": 3, "C": 2}),
        ("dots; 5 points", "all on B", {"B": 5}),
        ("dots; 5 points", "pizza 3, sushi 2, salad meh", {"A": 3, "B": 2, "C": 0}),
        ("dots; 5 points", "pizza nix, sushi 2, salad 3", {"A": 0, "B": 2, "C": 3}),
        ("dots; 5 points", "A 4, B: nothing, C 1 point", {"A": 4, "B": 0, "C": 1}),
        ("dots; 5 points", "sushi 5 und pizza gar nicht", {"A": 0, "B": 5}),
        ("5 points for everyone", "sushi 5", {"B": 5}),
        ("dots; 5 points", "alles auf B", {"B": 5}),
        ("dots; 5 points", "2 each on A and B", {"A": 2, "B": 2}),
        ("dots; 5 points", "A und B je 2", {"A": 2, "B": 2}),
        ("cumulative", "all my points on sushi", {"B": 3}),
    ],
)
def test_numbers_belong_to_the_option_that_they_are_said_of(rule, said, points):
    assert cast(FOOD, rule, said)[0].points == points


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("I veto B", Veto(None, ("B",))),
        ("B is a no-go for me, A", Veto("A", ("B",))),
        ("B geht gar nicht, sonst A", Veto("A", ("B",))),
        ("A, not B", Veto("A")),
    ],
)
def test_what_is_a_no_go_is_vetoed_and_a_mere_not_is_not(said, ballot):
    assert cast(FOOD, "veto", said)[0] == ballot


def test_why_somebody_vetoes_is_a_note():
    assert cast(FOOD, "veto", "veto sushi, it makes me sick")[1] == "it makes me sick"


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("1", "A"),
        ("2)", "B"),
        ("🅰️", "A"),
        ("🇧", "B"),
        (":one:", "A"),
        (":regional_indicator_b:", "B"),
        ("option b", "B"),
        ("letzte", "C"),
        ("the second one", "B"),
        ("sorry, A", "A"),
        ("no wait, B", "B"),
        ("Moment, doch C", "C"),
        ("scratch that, C", "C"),
        ("first B", "B"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_option_by_its_place_or_sign_and_another_after_all(said, option, alone):
    assert cast(FOOD, "plurality", said, alone=alone, held="A")[0] == OneOption(option)


@pytest.mark.parametrize(("said", "yes"), [("A but actually B", "B"), ("A, doch lieber B", "B")])
def test_what_is_corrected_in_the_same_breath_does_not_count(said, yes):
    assert cast(FOOD, "approval", said)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(("said", "option"), [("the italian", "A"), ("luigi", "A"), ("bar", "B")])
def test_an_option_by_a_part_of_its_title(said, option):
    titles = "Luigi's Italian, Sushi bar or Green salad place"
    assert cast(titles, "plurality", said)[0] == OneOption(option)


@pytest.mark.parametrize("said", ["A yes, A no", "I vote A. I vote not A"])
def test_a_vote_that_contradicts_itself_is_asked_about(said):
    ballot, _, told = cast(FOOD, "approval", said)
    assert (ballot, told) == (NOTHING, ["That is a yes and a no to A. Which is it?"])


@pytest.mark.parametrize("said", ["no, too hot", "please not", "don't think so"])
def test_a_no_to_nothing_in_particular_is_asked_about(said):
    ballot, _, told = cast(FOOD, "approval", said)
    assert ballot == NOTHING
    assert told == ["A no to which one? “none of these” is a no to all of them."]


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        ("no, too hot", NoneOfThese(), "too hot"),
        ("lieber nicht, zu teuer", NoneOfThese(), "zu teuer"),
        ("bin dagegen: zu weit", NoneOfThese(), "zu weit"),
        ("please not", NoneOfThese(), ""),
        ("don't think so", NoneOfThese(), ""),
        ("I'm against moving", NoneOfThese(), ""),
        ("bin gegen Basel", NoneOfThese(), ""),
        ("I'm for moving", OneOption("A"), ""),
        ("no objections", OneOption("A"), ""),
        ("I'm against violence", NOTHING, ""),
        ("no, that was Raj", NOTHING, ""),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_yes_or_a_no_to_a_proposal_in_its_own_words(said, ballot, why, alone):
    assert cast("shall we move to Basel?", "plurality", said, alone=alone)[:2] == (ballot, why)


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (
            "only if we keep the Bern office",
            "I can't tell whether an “if” holds, so that is no vote. “yes” alone is one.",
        ),
        ("no way, I like it", "I don't take that for a vote. “no” alone is one."),
    ],
)
def test_what_may_be_meant_for_a_proposal_is_answered(said, told):
    assert cast("shall we move to Basel?", "plurality", said) == (NOTHING, "", [told])


MOTION = "@Convene by consent: shall we move the standup to 10?"
AGAINST = Consents((), (), ("A",))


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        ("no way, thats 4am for me", AGAINST, "thats 4am for me"),
        ("nein, das wird mir zu viel", AGAINST, "das wird mir zu viel"),
        ("10 is the middle of the night here, pls not", AGAINST, "10 is the middle of the night"),
        ("not ok for me", NoneOfThese(), ""),
        ("nicht in ordnung für mich", NoneOfThese(), ""),
        ("ok for me", Consents(("A",)), ""),
        ("hm ok whatever, fine then", Consents(("A",)), ""),
        ("not sure yet", None, ""),
        ("no worries, I am reading it", None, ""),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_no_with_its_why_to_a_motion_objects_and_a_yes_agrees(said, ballot, why, alone):
    @in_a_room
    async def votes(room):
        await room.says("lena", MOTION, channel=True)
        await room.says("omar", said, under=None if alone else room.latest("options/"))
        round_ = the_only(room).round
        note = round_.notes.get("omar")
        assert round_.ballots.get("omar") == ballot
        assert (reveal(note, to="omar").words if note else "").startswith(why)

    votes()


@pytest.mark.parametrize(
    "said",
    ["can't, school run", "das ist bei mir noch nachts", "I'd have a clash", "ungern, wegen Kita"],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_may_be_an_objection_to_a_motion_is_asked_about(said, alone):
    @in_a_room
    async def votes(room):
        await room.says("lena", MOTION, channel=True)
        told = await room.says("omar", said, under=None if alone else room.latest("options/"))
        assert told == [f"I take that for “I object: {said}”. Shall it count as your vote?"]
        assert not the_only(room).round.ballots
        await room.clicks("omar", "Count it")
        assert the_only(room).round.ballots["omar"] == AGAINST

    votes()


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("poll by veto, which dog? rex, fido or bello", "veto"),
        ("umfrage per veto, welcher hund? rex, fido oder bello", "veto"),
        ("poll with dots, which dog? rex, fido or bello", "dots"),
        ("poll tea, coffee or milk, which is best?", "approval"),
    ],
)
def test_a_rule_named_before_a_comma_is_no_part_of_the_question(asked, rule):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {asked}", channel=True)
        choice = the_only(room)
        assert (choice.terms.rule, len(choice.round.options)) == (rule, 3)
        assert "veto" not in choice.terms.subject.casefold()

    asks()


@pytest.mark.parametrize(
    "said", ["count dana double", "no sorry dana counts once", "zähl dana doppelt"]
)
def test_whose_vote_counts_as_several_stays_while_the_vote_is_open(said):
    @in_a_room
    async def orders(room):
        under = await opened(room, FOOD, "approval")
        [told] = await room.says("lena", said, under=under)
        assert told.startswith("The vote is open, so how it is counted")

    orders()


@pytest.mark.parametrize(
    ("said", "words", "seen"),
    [
        ("A, because it is cheap, you can show that", "because it is cheap", "shared"),
        ("A, because it is close, keep it between us", "because it is close", "private"),
        ("A, because it is cheap", "because it is cheap", "private"),
    ],
)
def test_who_may_see_a_note_is_said_beside_it(said, words, seen):
    @in_a_room
    async def votes(room):
        await room.says("omar", said, under=await opened(room, FOOD, "approval"))
        note = reveal(the_only(room).round.notes["omar"], to="omar")
        assert (note.words, note.visibility) == (words, seen)

    votes()


@pytest.mark.parametrize("said", ["needs 80% support", "braucht 80% Zustimmung"])
def test_what_share_is_needed_is_an_order_and_nothing_on_the_list(said):
    @in_a_room
    async def orders(room):
        await room.says("lena", "@Convene help us pick a name for the release", channel=True)
        [told] = await room.says("lena", said, under=room.latest("card"))
        assert told.endswith("the support of 80% of all who answer or vote.")
        assert float(the_only(room).terms.threshold) == 0.8
        assert not the_only(room).listed

    orders()


@pytest.mark.parametrize("share", ["60% of all", "60% of us", "60% aller", "60% von uns allen"])
def test_a_share_of_all_is_of_those_too_who_do_not_vote(share):
    @in_a_room
    async def polls(room):
        await room.says("lena", f"@Convene poll pizza, sushi or salad? {share}", channel=True)
        under = room.latest("options/")
        assert "The support of 60% of all who are asked." in room.posted[-1][2]
        await room.says("raj", "sushi", under=under)
        await room.closes("lena", the_only(room).id)
        assert the_only(room).outcome is None

    polls()


@in_a_room
async def test_a_share_of_points_says_who_supports_an_option(room):
    asked = "@Convene poll with dots, threshold 60 %: pizza, sushi or salad?"
    await room.says("lena", asked, channel=True)
    assert "(who gives an option an equal share of their points supports it)" in room.posted[-1][2]
