"""What is said of all that a vote does not name, or of all that have something: said → ballot."""

import asyncio

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption, Order, Veto
from orchestration.model.preferences import Visibility
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import FOOD, NOTHING, cast

RELEASE = "Falcon, Marmot, Otter, Heron"
PLACES = "Lüneburg, Plön, Bad Bevensen"
PROPOSAL = "shall we move to Basel?"
PARTY = """name,price_eur:number,garden:flag
Kahnbar,45,yes
Schlossgarten,38,yes
Alte Post,30,no
"""


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("otter > heron > the rest", "CD"),
        ("otter, then heron, then the others", "CD"),
        ("Otter dann Heron, danach der Rest", "CD"),
        ("Falcon, rest equal", "A"),
        ("Falcon, alle anderen gleich", "A"),
        ("otter > heron, der rest ist mir egal", "CD"),
        ("otter first, everything else tied", "C"),
        ("heron first, no idea about the others", "D"),
        ("heron, otter, rest keine ahnung", "DC"),
        ("heron zuerst, zu den anderen hab ich keine meinung", "D"),
        ("heron 1. otter 2. rest weiß nicht", "DC"),
        ("Heron top, don't know the rest", "D"),
        ("only heron, others i don't know", "D"),
        ("1. otter 2. heron, über den rest weiß ich nix", "CD"),
        ("Falcon, keine Meinung zu den anderen", "A"),
    ],
)
def test_the_rest_of_an_order_stands_behind_it_without_a_word(said, order):
    ballot, note, [told] = cast(RELEASE, "ranked, secret", said, alone=True)
    assert (ballot, note) == (Order(tuple((each,) for each in order)), "")
    assert "Only the vote counts" not in told
    assert "This is no vote" not in told


@pytest.mark.parametrize(
    ("said", "order"),
    [
        ("erst d, dann a. c auf keinen fall", "DABC"),
        ("first d then a. c no way", "DABC"),
        ("erst d dann a, c geht gar nicht", "DABC"),
        ("erst b dann d und a nie im leben", "BDCA"),
        ("first d then a and c under no circumstances", "DABC"),
        ("d, dann a, c auf keinen fall", "DABC"),
        ("first a works, b is fine, c no", "ABDC"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_is_ruled_out_behind_an_order_is_last(said, order, alone):
    assert cast(RELEASE, "ranked", said, alone=alone)[0] == Order(tuple((x,) for x in order))


@pytest.mark.parametrize("said", ["sry only c", "just c then", "ok sry, nur c", "sry doch nur c"])
@pytest.mark.parametrize("alone", [True, False])
def test_who_wants_one_alone_after_two_keeps_no_other(said, alone):
    ballot = cast(FOOD, "approval", said, alone=alone, held="a or c, both fine")[0]
    assert ballot == Approvals(("C",))


@pytest.mark.parametrize("said", ["sry only saw this now", "sry only c u later", "only c has it"])
def test_what_only_begins_like_that_changes_no_vote(said):
    assert cast(FOOD, "approval", said, held="A")[0] == Approvals(("A",))


@pytest.mark.parametrize(
    "said", ["B or C, dont mind", "B oder C, egal welches", "B, C, either way"]
)
def test_who_does_not_mind_which_is_told_no_more_than_that_it_counts(said):
    ballot, note, told = cast(FOOD, "approval", said)
    assert (ballot, note, told) == (Approvals(("B", "C")), "", ["Your vote is in: B and C."])


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("gegen plön hab ich was, da gibts keinen zug hin. sonst ok", "da gibts keinen zug hin"),
        ("ich hab ein problem mit Plön: kein Zug. alles andere passt", "kein Zug"),
        ("I've got something against Plön, no train. otherwise fine", "no train"),
        ("Plön geht nicht, kein Zug, der Rest passt", "kein Zug"),
        ("not Plön because it's far, everything else is fine", "it's far"),
        ("gegen plön hab ich was, da war ich krank, sonst ok", "da war ich krank"),
        ("no to plön because of the drive, rest is fine", "the drive"),
        ("alles außer plön weil die fahrt zu lang ist", "die fahrt zu lang ist"),
        ("alles außer B weil da war ich schon", "da war ich schon"),
        ("all fine apart from plön, i was sick there", "i was sick there"),
        ("bin gegen plön, war da krank. die anderen beiden sind gut", "war da krank"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_a_no_with_its_reason_and_a_yes_to_all_else_is_one_vote(said, why, alone):
    found = cast(PLACES, "consent", said, alone=alone)[:2]
    assert found == (Consents(("A", "C"), (), ("B",)), why)
    assert cast(PLACES, "approval", said, alone=alone)[:2] == (Approvals(("A", "C")), why)
    assert cast(PLACES, "veto", said, alone=alone)[:2] == (Veto(None, ("B",)), why)


@in_a_room
async def test_a_no_told_before_the_vote_is_a_wish_and_no_question(room):
    await room.says("lena", "/convene decide where to? Lüneburg, Plön, Bad Bevensen", channel=True)
    told = await room.says("omar", "gegen plön hab ich was, da gibts keinen zug hin. sonst ok")
    assert "• keinesfalls Plön" in told[-1]


@pytest.mark.parametrize(
    ("held", "said"),
    [
        ("object to plön: no train", "checked again, there's a bus. I take my objection back"),
        ("gegen Plön: kein Zug", "ok hab nachgesehen, es gibt nen Bus. Einwand zurück"),
    ],
)
def test_an_objection_is_taken_back_behind_the_reason(held, said):
    assert cast(PLACES, "consent", said, held=held, alone=True)[0] == NOTHING


@pytest.mark.parametrize("said", ["alles recht", "anything is fine with me", "alle passen"])
def test_who_can_live_with_anything_says_so_in_private_too(said):
    assert cast(PLACES, "consent", said, alone=True)[0] == Consents(("A", "B", "C"))


@pytest.mark.parametrize(
    ("said", "ballot", "note"),
    [
        ("doch ja. hab mit ihr geredet", OneOption("A"), "hab mit ihr geredet"),
        ("actually yes, talked to her", OneOption("A"), "talked to her"),
        ("ok hab nachgesehen, geht doch. dafür", OneOption("A"), ""),
        ("nein, erst mit Betriebsrat", NoneOfThese(), "erst mit Betriebsrat"),
        ("no, not before we asked the council", NoneOfThese(), "not before we asked the council"),
        ("nur wenn der dienst extra zählt", OneOption("A"), "nur wenn der dienst extra zählt"),
        ("only if we get paid for it", OneOption("A"), "only if we get paid for it"),
        ("ja, hab ich gelesen", NoneOfThese(), ""),
        ("yes, i've seen it", NoneOfThese(), ""),
    ],
)
def test_a_change_of_mind_about_a_proposal_counts_with_its_reason(said, ballot, note):
    assert cast(PROPOSAL, "plurality", said, held="no", alone=True)[:2] == (ballot, note)


@pytest.mark.parametrize("said", ["👍 bin dafür", "I'm for it 👍", "ja 👍👍"])
def test_a_sign_beside_a_yes_is_the_same_yes(said):
    assert cast(PROPOSAL, "plurality", said)[0] == OneOption("A")


@pytest.mark.parametrize(
    "said",
    [
        "change mine to sushi",
        "can you switch my vote to sushi please",
        "bitte meine stimme auf Sushi ändern",
        "änder meins auf sushi",
    ],
)
def test_ones_own_vote_is_changed_by_what_it_is_to_be(said):
    assert cast(FOOD, "approval", said, held="pizza", alone=True)[0] == Approvals(("B",))


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("everything w/ a garden", "AB"),
        ("alles unter 40", "BC"),
        ("anything under 40 with a garden", "B"),
        ("alles ohne garden", "C"),
    ],
)
def test_a_vote_can_be_for_all_that_have_something(said, yes):
    async def votes():
        room = Room()
        files = [("venues.csv", PARTY.encode())]
        await room.says("lena", "@Convene poll where is the party?", channel=True, files=files)
        await room.says("omar", said)
        return the_only(room).round.ballots["omar"]

    assert asyncio.run(votes()) == Approvals(tuple(yes))


@in_a_room
async def test_a_remark_in_a_secret_vote_invites_no_vote_into_the_thread(room):
    await room.says("lena", f"/convene poll {RELEASE}; ranked, secret", channel=True)
    under = room.latest("options/")
    assert await room.says("omar", "honestly Marmot is hilarious", under=under) == []
    [told] = await room.says("omar", "Falcon maybe", under=under)
    assert "write it to me alone" in told


DOTS = "Metabase, Superset, Looker; dots, 8 dots each"


@pytest.mark.parametrize("said", ["fine, all 8", "ok then 8", "dann alle 8"])
def test_it_is_asked_what_all_points_are_for(said):
    told = cast(DOTS, "secret", said, alone=True)[2]
    assert told == ["All 8 on which one? Say it like this: “all on A”."]


@pytest.mark.parametrize(
    ("said", "words", "seen"),
    [
        ("note: only if it runs on our own box", "only if it runs on our own box", "private"),
        ("Notiz: nur auf eigenem Server", "nur auf eigenem Server", "private"),
        ("make my note visible: it was painful last time", "it was painful last time", "shared"),
        ("Anmerkung für alle: zu teuer", "zu teuer", "shared"),
    ],
)
def test_a_note_is_put_beside_the_vote_that_there_is(said, words, seen):
    found = []

    @in_a_room
    async def notes(room):
        await room.says("lena", f"/convene poll {RELEASE}; approval", channel=True)
        await room.says("omar", "Otter")
        await room.says("omar", said)
        round_ = the_only(room).round
        note = reveal(round_.notes["omar"], to="omar")
        found.append((round_.ballots["omar"], note.words, note.visibility))

    notes()
    assert found == [(Approvals(("C",)), words, Visibility(seen))]


@in_a_room
async def test_a_note_that_there_is_can_be_shown_and_needs_a_vote(room):
    await room.says("lena", f"/convene poll {RELEASE}; approval", channel=True)
    [told] = await room.says("omar", "note: too far")
    assert told == "A note goes with a vote: vote first, and then write it again."
    await room.says("omar", "Otter, if we may call it Otto")
    [told] = await room.says("omar", "mach meine notiz sichtbar")
    note = reveal(the_only(room).round.notes["omar"], to="omar")
    assert (note.words, note.visibility) == ("if we may call it Otto", Visibility.SHARED)
    assert told == "Your note stands beside the outcome, with your name."


@pytest.mark.parametrize(
    "said",
    [
        "pizza, rest i dont care",
        "pizza, the others i don't mind",
        "pizza, rest ist mir egal",
        "pizza, everything else is whatever",
        "pizza, sorry for the late answer",
        "pizza, sorry I'm late",
        "pizza, sorry für die späte antwort",
        "pizza, entschuldigt die verspätung",
        "pizza, hope that's ok",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_nothing_is_said_of_a_rest_that_counts_or_is_a_courtesy(said, alone):
    assert cast(FOOD, "plurality", said, alone=alone) == (
        OneOption("A"),
        "",
        ["Your vote is in: A."],
    )


def test_what_is_said_beside_a_vote_otherwise_is_told_not_to_count():
    told = cast(FOOD, "plurality", "pizza (we had it on a plane)")[2]
    assert told == ["Your vote is in: A. Only the vote counts, not “we had it on a plane”."]


def test_no_option_is_named_as_the_vote_of_who_speaks_against_several():
    assert cast(FOOD, "approval", "gegen pizza, sushi")[2] == [
        "I take that for a no to A and B. Shall I keep that?"
    ]
