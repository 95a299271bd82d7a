"""Votes on times, as people write them in the thread and in private: changed, by a day, taken back.

The options are A on Monday the 11th, B on Tuesday the 12th and C on Wednesday the 13th, at 14:00 in
Berlin; Omar, in Dubai, has voted for C.
"""

import pytest

from orchestration.model.ballots import Consents, NoneOfThese, OneOption
from tests.conversation.test_dialogues import at_the_vote, in_a_room

NOTHING = "nothing"
KEPT = OneOption("C")
BY_CONSENT = "@convene find 45 min next week for @omar @dana about hiring, decide by consent"


def vote_after(said, *, alone, held="C"):
    """Return Omar's ballot, and what he is told, after a message about three times."""
    found = []

    @in_a_room
    async def plays(room):
        options = await at_the_vote(room)
        if held:
            await room.says("omar", held, under=options)
        told = await room.says("omar", said, under=None if alone else options)
        found.append((room.decisions()[0].round.ballots.get("omar", NOTHING), told))

    plays()
    return found[0]


def consent_after(said, *, alone):
    """Return the same where any objection rules a time out, and nobody has voted."""
    found = []

    @in_a_room
    async def plays(room):
        await room.says("lena", BY_CONSENT, channel=True)
        for who in ("lena", "omar", "dana"):
            await room.presses(who, "any-time")
        await room.later(minutes=5)
        options = room.latest("options/")
        told = await room.says("omar", said, under=None if alone else options)
        found.append((room.decisions()[0].round.ballots.get("omar", NOTHING), told))

    plays()
    return found[0]


both_ways = pytest.mark.parametrize("alone", [True, False])


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("sorry guys changing to A, mixed up the weeks", "A"),
        ("changing to A", "A"),
        ("im switching over to B", "B"),
        ("I'm changing my vote to A, wrong week", "A"),
        ("schwenke um auf B", "B"),
        ("wechsle zu A, hab die wochen verwechselt", "A"),
        ("ich geh doch auf B", "B"),
        ("meine stimme geht an A", "A"),
        ("mein kreuz geht an B", "B"),
        ("my vote now goes to A", "A"),
        ("A, hab mich in der woche verguckt", "C"),
        ("doch lieber A, das mit B war voreilig", "A"),
        ("eher B, A war zu schnell geschossen", "B"),
        ("B. could live w C", "B"),
        ("thinking again B", "B"),
        ("take my vote back, A instead", "A"),
        ("actually moving my vote to A, misread the dates", "A"),
        ("ändere auf A, war in der falschen woche", "A"),
        ("ups falsche woche geguckt, A bitte", "A"),
        ("doch B, A hatte ich falsch gelesen", "B"),
        ("oh no sorry i meant the second", "B"),
        ("no i meant the second one", "B"),
        ("ach sorry, ich meinte die zweite", "B"),
        ("nein, ich meinte B", "B"),
    ],
)
@both_ways
def test_who_changes_their_vote_may_say_so_and_why(said, option, alone):
    assert vote_after(said, alone=alone)[0] == OneOption(option)


@pytest.mark.parametrize(
    "said",
    [
        "ich kann nur B",
        "kann nur B",
        "leider kann ich nur B",
        "I can only do B",
        "we can only make B, sorry",
        "I can't do anything but B",
        "kann nix außer B",
        "B is the only one I can do",
    ],
)
@both_ways
def test_what_alone_is_possible_is_voted_for(said, alone):
    assert vote_after(said, alone=alone)[0] == OneOption("B")


@pytest.mark.parametrize(
    "said", ["Raj can only do B", "can only B win?", "kann nur B oder auch A?"]
)
@both_ways
def test_but_not_what_others_can_or_what_is_asked(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


@pytest.mark.parametrize(
    "said",
    [
        "lena is changing to A",
        "I might be changing to A later",
        "who is switching to A?",
        "A, nee das war quatsch",
        "soll ich zu A wechseln?",
        "no i meant the other poll",
        "nein, ich meinte die Woche danach",
    ],
)
@both_ways
def test_what_only_speaks_of_a_change_is_none(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("the tuesday afternoon one gets my vote", "B"),
        ("meine stimme geht an den dienstag", "B"),
        ("ich stimme für dienstag", "B"),
        ("my vote goes to tuesday", "B"),
        ("i vote for the monday", "A"),
        ("voting for the 12th", "B"),
        ("der dienstag kriegt meine stimme", "B"),
        ("changing to tuesday", "B"),
        ("wechsle zum montag", "A"),
        ("put me down for the tuesday", "B"),
        ("bin für dienstag", "B"),
        ("team tuesday", "B"),
        ("i'm for the monday slot", "A"),
    ],
)
@both_ways
def test_a_vote_may_call_the_only_time_on_a_day_by_it(said, option, alone):
    ballot, [told] = vote_after(said, alone=alone)
    assert (ballot, told.count(f"Your vote is in: {option}.")) == (OneOption(option), 1)


@pytest.mark.parametrize(
    "said",
    [
        "i vote for tuesday or wednesday",
        "ich stimme nicht für dienstag",
        "ich stimme für freitag",
        "dienstag wäre super",
        "lena votes for tuesday",
        "I'd vote for tuesday if lena can",
        "my vote goes to next week",
        "shall I vote for tuesday?",
        "bin für dienstag verplant",
        "i'm for lunch on tuesday",
        "for tuesday i have the kids",
        "my vote goes to tuesday but i hate it",
    ],
)
@both_ways
def test_a_day_is_no_vote_where_it_calls_no_one_option_for_sure(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


@pytest.mark.parametrize(
    "said",
    [
        "zieh meine stimme zurück bis ich mit dem kunden gesprochen hab",
        "take my vote out pls i need to check w my wife first",
        "please withdraw my vote until I've talked to my manager",
        "nimm meine stimme bitte raus, muss erst mit der kita reden",
        "remove my vote, something came up",
        "can you take my vote out for now? need to check with my wife",
        "ich zieh meine stimme erstmal zurück, bin mir unsicher",
        "hab grad gehört dass der kunde kommt, also zieh meine stimme bitte zurück",
    ],
)
@both_ways
def test_who_takes_their_vote_back_may_say_why_or_for_how_long(said, alone):
    ballot, [told] = vote_after(said, alone=alone)
    assert (ballot, told) == (
        NOTHING,
        "Your vote is taken back. Until it closes, you can vote.",
    )


@pytest.mark.parametrize(
    "said",
    [
        "don't take my vote out, i need it",
        "wenn lena nicht kann zieh ich meine stimme zurück",
        "lena said i can take my vote back",
        "lena wants to take her vote back",
        "can i take my vote back, or is it too late?",
    ],
)
@both_ways
def test_what_takes_no_vote_back_leaves_it(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


@both_ways
def test_an_option_is_not_voted_for_where_only_the_other_hangs_on_an_if(alone):
    ballot, [told] = vote_after("puh. a wär schon gut, aber c wenn lena da nich kann", alone=alone)
    assert ballot == OneOption("A")
    assert "Your vote is in: A." in told


@pytest.mark.parametrize(
    "said", ["A, sorry for the late answer", "A, sorry dass ich erst jetzt antworte"]
)
@both_ways
def test_nothing_is_said_of_an_apology_beside_a_vote(said, alone):
    assert vote_after(said, alone=alone) == (OneOption("A"), ["Your vote is in: A."])


@both_ways
def test_nothing_is_said_of_the_rest_that_is_used(alone):
    told = vote_after("A works, rest i dont care", alone=alone)
    assert told == (OneOption("A"), ["Your vote is in: A."])


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("no objection", Consents(("A", "B", "C"))),
        ("keine einwände", Consents(("A", "B", "C"))),
        ("no objections from me", Consents(("A", "B", "C"))),
        ("ich hab keine einwände", Consents(("A", "B", "C"))),
        ("no objection to B", Consents(("B",))),
        ("A, B and C are all fine", Consents(("A", "B", "C"))),
        ("A und B passen alle", Consents(("A", "B"))),
        (
            "thinking again i do object to B, thats right on top of my kids recital",
            Consents((), (), ("B",)),
        ),
        ("on second thought I object to C: school run", Consents((), (), ("C",))),
        (
            "ich hab doch einen einwand gegen B, da hat mein kind vorspiel",
            Consents((), (), ("B",)),
        ),
        ("wenn ich es mir überlege bin ich gegen C, da ist kita zu", Consents((), (), ("C",))),
        ("i don't object to B", NOTHING),
        ("they are all fine", NOTHING),
    ],
)
@both_ways
def test_times_are_consented_to_and_objected_to_in_words(said, ballot, alone):
    assert consent_after(said, alone=alone)[0] == ballot


@pytest.mark.parametrize(
    "said",
    [
        "honestly idk between a and c, what would make things easier for ppl?",
        "schwanke zwischen A und C, was wär euch lieber?",
    ],
)
def test_who_hesitates_between_two_hears_how_to_vote_and_is_asked_for_no_letter(said):
    assert vote_after(said, alone=True, held="") == (
        NOTHING,
        ["Either is fine: “A” or “C” alone is a vote. “abstain” leaves it to the others."],
    )
    assert vote_after(said, alone=False, held="") == (NOTHING, [])


def test_who_hesitates_in_the_thread_and_asks_nobody_hears_how_to_vote_there_too():
    told = "Either is fine: “A” or “C” alone is a vote. “abstain” leaves it to the others."
    assert vote_after("torn between A and C!", alone=False, held="") == (NOTHING, [told])


@pytest.mark.parametrize(
    "said",
    ["I am against A, it clashes with school", "gegen A, da hat mein kind vorspiel", "gegen A"],
)
@both_ways
def test_a_word_against_a_time_leaves_the_vote_and_is_a_wish(said, alone):
    ballot, [told] = vote_after(said, alone=alone)
    assert ballot == KEPT
    assert "option A" in told or "Option A" in told
    assert "You can still change your vote." in told


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("I'd go for the Tuesday one", "B"),
        ("the monday one", "A"),
        ("bin für den Montag", "A"),
        ("Super danke fürs Organisieren! Nehme den Dienstag.", "B"),
        ("i'd go with the tuesday one, wednesday is market day", "B"),
    ],
)
@both_ways
def test_words_that_are_like_a_vote_are_one_for_the_only_time_they_name(said, option, alone):
    assert vote_after(said, alone=alone)[0] == OneOption(option)


@pytest.mark.parametrize(("said", "option"), [("Tuesday", "B"), ("mon", "A"), ("Dienstag!", "B")])
def test_under_options_the_day_of_one_alone_is_a_vote(said, option):
    assert vote_after(said, alone=False)[0] == OneOption(option)
    assert vote_after(said, alone=True)[0] == KEPT


@pytest.mark.parametrize("said", ["tuesday?", "not tuesday", "tuesday or monday", "is it tuesday"])
@both_ways
def test_a_day_that_is_asked_about_or_turned_down_is_no_vote(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


@both_ways
def test_who_votes_for_a_day_without_an_option_hears_which_there_are(alone):
    ballot, [told] = vote_after("I'd go for the Thursday one", alone=alone)
    assert ballot == KEPT
    assert told.startswith("“Thursday” is not on the table: A, B and C are.")


@both_ways
@pytest.mark.parametrize(
    "said",
    [
        "whichever, i dont mind",
        "whatever",
        "whatever works for you",
        "egal",
        "idc",
        "egal, ihr entscheidet",
        "up to you guys",
        "was euch besser passt",
    ],
)
def test_who_leaves_it_to_the_others_abstains(said, alone):
    ballot, told = vote_after(said, alone=alone)
    assert (ballot, told) == (None, ["You abstain; a later vote still counts."])


@both_ways
@pytest.mark.parametrize(
    ("said", "option"), [("hm wait no B", "B"), ("no sorry B", "B"), ("ach ne A", "A")]
)
def test_who_turns_to_another_time_votes_for_that(said, option, alone):
    assert vote_after(said, alone=alone)[0] == OneOption(option)


@both_ways
@pytest.mark.parametrize("said", ["works for me", "passt mir", "sure, works for me!"])
def test_who_agrees_to_several_times_is_asked_to_which(said, alone):
    assert vote_after(said, alone=alone, held="") == (
        NOTHING,
        ["Which one works for you? I have counted nothing yet."],
    )


@in_a_room
async def test_which_time_works_is_told_with_one_tap(room):
    options = await at_the_vote(room)
    await room.says("omar", "works for me", under=options)
    await room.clicks("omar", "B")
    assert room.decisions()[0].round.ballots["omar"] == OneOption("B")


@both_ways
@pytest.mark.parametrize(
    "said", ["A but only if we finish on time", "A aber nur wenn wir um 3 fertig sind"]
)
def test_a_vote_with_a_condition_is_no_order_to_finish(said, alone):
    ballot, [told] = vote_after(said, alone=alone)
    assert ballot == OneOption("A")
    assert told.startswith("Your vote is in: A. Your note stays ")


@pytest.mark.parametrize(
    "said",
    [
        "tuesday's out for me now, kid's sick",
        "dienstag ist bei mir jetzt weg, kind krank",
        "tuesday got booked over",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_what_rules_a_day_out_votes_for_nothing(said, alone):
    assert vote_after(said, alone=alone)[0] == KEPT


def test_a_sigh_ahead_of_a_no_to_all_is_no_part_of_it():
    ballot, [told] = vote_after("ugh none of those work for me, tue 4pm?", alone=True)
    assert ballot == NoneOfThese()
    assert "prefers Tuesdays at 16:00" in told
