"""Words for and against options: in private, where a wish is told from a vote, and in a thread."""

import pytest

from orchestration.model.ballots import Approvals, Consents, NoneOfThese, OneOption
from orchestration.model.preferences import Polarity
from orchestration.privacy import reveal
from tests.conversation.choosing import the_only
from tests.conversation.test_dialogues import in_a_room
from tests.conversation.votes.test_votes_by_rule import NOTHING, cast, opened

TOOLS = "Jira, Linear or Trello?"
BASEL = "shall we move to Basel?"
TO_WHICH = "To which one? Say it like this: “object to A: too far”."


def wishes_of(room, who):
    """What somebody wishes: [(the option, how they are minded)]."""
    profile = the_only(room).profiles.get(who)
    kept = reveal(profile, to=who).preferences if profile else ()
    return [(each.applies.title, each.polarity) for each in kept]


def wished(said, rule="approval"):
    """Return what somebody wishes after they have written something in private."""
    found = []

    @in_a_room
    async def plays(room):
        await opened(room, TOOLS, rule)
        await room.says("omar", said)
        assert "omar" not in the_only(room).round.ballots
        found.extend(wishes_of(room, "omar"))

    plays()
    return found


STANDUP = "shall we have the standup at 10?"
WEEKS = "wollen wir die Retro nur noch alle zwei Wochen machen?"


@pytest.mark.parametrize(
    ("asked", "said", "is_for"),
    [
        (STANDUP, "yes, 10 is way better with the school run", True),
        (STANDUP, "nope, 10 is too late for the US", False),
        (WEEKS, "ja gerne, wöchentlich is echt zu viel", True),
        (WEEKS, "klar, alle zwei wochen reicht völlig", True),
        (WEEKS, "nein, die retro is so schon zu selten", False),
    ],
)
def test_who_judges_what_is_proposed_behind_a_yes_or_no_has_voted(asked, said, is_for):
    assert cast(asked, "plurality", said)[0] == (OneOption("A") if is_for else NoneOfThese())


@pytest.mark.parametrize(
    "said",
    [
        "yes, 10 people came yesterday",
        "yes, the build works again",
        "yeah, moving house is hell",
        "ok, is 10 better?",
        "no, the new place is better",
        "no, the standup notes are better in the wiki",
    ],
)
def test_a_yes_that_judges_something_else_answers_somebody(said):
    assert cast(STANDUP, "plurality", said)[0] == NOTHING


@pytest.mark.parametrize(
    ("said", "yes"),
    [
        ("gegen Jira, sonst alles", "BC"),
        ("Linear und Trello, gegen Jira hab ich was", "BC"),
        ("against Jira, everything else is fine", "BC"),
        ("Linear, but I'm against Jira", "B"),
        ("everything but Jira", "BC"),
        ("anything that isn't Jira", "BC"),
        ("gegen Jira hab ich nichts", "A"),
        ("nichts gegen Jira", "A"),
        ("I have nothing against Jira", "A"),
        ("I'm not against Jira", "A"),
        ("Jira: ja, Linear: nein", "A"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_who_is_against_one_option_votes_for_what_they_say_beside_it(said, yes, alone):
    assert cast(TOOLS, "approval", said, alone=alone)[0] == Approvals(tuple(yes))


@pytest.mark.parametrize(
    "said",
    ["gegen Jira", "ich bin gegen Jira", "I'm against Jira", "ich hab was gegen Jira", "no Jira"],
)
def test_against_an_option_alone_in_private_is_a_wish_against_it(said):
    assert wished(said) == [("Jira", Polarity.AGAINST)]


@pytest.mark.parametrize("said", ["nichts gegen Jira", "I have nothing against Jira"])
def test_nothing_against_an_option_is_no_vote_where_a_ballot_names_one(said):
    assert wished(said, "plurality") == [("Jira", Polarity.ACCEPTS)]


@pytest.mark.parametrize(
    "said",
    [
        "Dana ist gegen Jira",
        "everyone is against Jira",
        "Dana hat was gegen Jira",
        "gegen Jira spricht der Preis",
        "wer ist denn hier gegen Jira?",
        "Jira gegen Linear ist schwer zu vergleichen",
    ],
)
@pytest.mark.parametrize("rule", ["approval", "consent"])
def test_what_others_are_against_is_neither_a_vote_nor_a_wish(said, rule):
    assert wished(said, rule) == []
    assert cast(TOOLS, rule, said)[0] == NOTHING


@in_a_room
async def test_against_an_option_before_the_vote_is_no_wish_for_it(room):
    await room.says("lena", "/convene decide where shall we eat on Friday?", channel=True)
    card = room.latest("card")
    await room.says("dana", "pizza, thai, noodle place", under=card)
    await room.says("omar", "gegen Pizza, Thai wäre gut")
    assert wishes_of(room, "omar") == [("Pizza", Polarity.AGAINST), ("Thai", Polarity.FOR)]


@pytest.mark.parametrize(
    ("said", "ballot", "why"),
    [
        ("mein Einwand gegen Jira: zu teuer", Consents((), (), ("A",)), "zu teuer"),
        ("objection against Jira: no SSO", Consents((), (), ("A",)), "no SSO"),
        ("I can't support Jira because it's slow", Consents((), (), ("A",)), "it's slow"),
        ("mit Jira kann ich nicht leben: zu lahm", Consents((), (), ("A",)), "zu lahm"),
        ("Trello: Einwand, zu lahm", Consents((), (), ("C",)), "zu lahm"),
        ("Jira: ok. Trello: objection, slow", Consents(("A",), (), ("C",)), "slow"),
        (
            "no objection to Jira, but I object to Trello: slow",
            Consents(("A",), (), ("C",)),
            "slow",
        ),
        (
            "keine Einwände gegen Jira, aber gegen Trello: lahm",
            Consents(("A",), (), ("C",)),
            "lahm",
        ),
        ("einverstanden mit allem außer Trello: USA", Consents(("A", "B"), (), ("C",)), "USA"),
        ("von mir keine Einwände", Consents(("A", "B", "C")), ""),
        ("Trello: kein Einwand", Consents(("C",)), ""),
        ("nichts gegen Jira: ist doch gut", Consents(("A",)), ""),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_objection_and_none_are_told_apart_wherever_they_are_said(said, ballot, why, alone):
    assert cast(TOOLS, "consent", said, alone=alone)[:2] == (ballot, why)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("objection: no SSO", "no SSO"),
        ("Einwand: zu weit", "zu weit"),
        ("my objection: too far", "too far"),
        ("ich habe einen Einwand: zu weit", "zu weit"),
        ("schwerwiegender Einwand: die Schule", "die Schule"),
        ("I object: I'd have to object: no SSO", "no SSO"),
        ("ich müsste widersprechen: zu weit", "zu weit"),
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_objection_to_a_proposal_is_heard_in_private_too(said, why, alone):
    found = cast(BASEL, "consent", said, alone=alone)
    assert found[:2] == (Consents((), (), ("A",)), why)
    assert cast(TOOLS, "consent", said, alone=alone)[::2] == (NOTHING, [TO_WHICH])


@pytest.mark.parametrize(
    "said", ["I object: i'd have to object", "Einwand: ich habe einen Einwand", "ich widerspreche"]
)
def test_an_objection_said_twice_is_no_reason_yet(said):
    _, why, [told] = cast(BASEL, "consent", said)
    assert not why
    assert "An objection needs a reason" in told


@pytest.mark.parametrize(
    "said",
    [
        "I withdraw my objection",
        "ich ziehe meinen Einwand zurück",
        "my objection is withdrawn",
        "Einwand erledigt",
        "mein Einwand hat sich erledigt",
        "my concerns were addressed, I withdraw",
        "I no longer object",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_an_objection_is_taken_back_in_private_too(said, alone):
    held = "A fine, object to B: x"
    assert cast(TOOLS, "consent", said, alone=alone, held=held)[0] == Consents(("A",))


@pytest.mark.parametrize(
    "said",
    [
        "my objection is not resolved",
        "is my objection withdrawn?",
        "Lena hatte doch einen Einwand gegen Linear",
        "any objections?",
        "gibt es Einwände?",
        "Einspruch, Euer Ehren",
        "objection, your honour",
        "objection overruled",
    ],
)
@pytest.mark.parametrize("alone", [True, False])
def test_talk_of_objections_changes_no_vote(said, alone):
    held = Consents(("A",), (), ("B",))
    found = cast(TOOLS, "consent", said, alone=alone, held="A fine, object to B: x")
    assert found[0] == held
    assert cast(BASEL, "consent", said, alone=alone)[0] == NOTHING


WHY = "no. migrated twice already and lost the attachments both times"


@pytest.mark.parametrize(
    ("said", "vote", "note"),
    [
        (WHY, NoneOfThese(), WHY[4:]),
        ("nein. zweimal umgezogen, zweimal alles verloren", NoneOfThese(), "zweimal umgezogen"),
        ("nö, letztes mal war das ein desaster", NoneOfThese(), "letztes mal war das ein desaster"),
        ("dagegen. hatten wir schon mal", NoneOfThese(), "hatten wir schon mal"),
        ("nope - half the team only just learned it", NoneOfThese(), "half the team"),
        ("yes, it's about time we left that thing", OneOption("A"), "it's about time"),
        ("hmm not before the march release though. after that fine", OneOption("A"), "hmm not"),
        ("nicht vor dem release, danach gern", OneOption("A"), "nicht vor dem release"),
        ("no worries, i'll look at it tomorrow", None, ""),
        ("nee, keine ahnung", None, ""),
        ("yes, will do later", None, ""),
        ("yes but who pays for it?", None, ""),
        ("no idea what that is", None, ""),
    ],
)
def test_a_bare_answer_in_private_is_a_vote_whatever_tells_why(said, vote, note):
    ballot, kept, _ = cast(BASEL, "", said, alone=True)
    assert ballot == (vote or NOTHING)
    assert kept.startswith(note)
    assert bool(kept) == bool(note)


@in_a_room
async def test_from_when_on_one_is_for_it_is_no_vote_where_others_read_it(room):
    under = await opened(room, BASEL, "")
    [told] = await room.says("omar", "not before the release. after that fine", under=under)
    assert told.endswith("so that is no vote. “yes” alone is one.")
    assert await room.says("dana", "not before lunch, i'm in a call", under=under) == []
