"""What a message opens by what it means: people are wanted, or it is asked who objects."""

import pytest

from orchestration.deciding.actions.ballots.forms import letters_that_say
from orchestration.deciding.state import Phase
from orchestration.language.choosing.asking.by_consent import by_consent
from orchestration.language.choosing.places.sign_up_meant import as_sign_up
from tests.conversation.choosing import the_only
from tests.conversation.requests.test_put_to_the_vote import opened
from tests.conversation.test_dialogues import in_a_room

WANTED = [
    ("need 2 volunteers for on-call on the weekend 16/17 jan",
     "Volunteers for on-call on the weekend 16/17 jan", ("Yes", 2)),
    ("we're looking for three volunteers to help with the move on saturday",
     "Volunteers to help with the move on saturday", ("Yes", 3)),
    ("any volunteers for the fire drill?", "Volunteers for the fire drill", ("Yes", None)),
    ("who covers support over christmas? 2 people",
     "Who covers support over christmas?", ("Yes", 2)),
    ("wir suchen noch zwei Freiwillige für den Messestand am Donnerstag",
     "Freiwillige für den Messestand am Donnerstag", ("Ja", 2)),
    ("2 Helfer gesucht für den Umzug am Samstag",
     "Freiwillige für den Umzug am Samstag", ("Ja", 2)),
    ("we need one person to take notes tomorrow",
     "Volunteers to take notes tomorrow", ("Yes", 1)),
    ("brauche jemanden für die Kasse beim Sommerfest",
     "Freiwillige für die Kasse beim Sommerfest", ("Ja", 1)),
    ("who volunteers for the demo?", "Volunteers for the demo", ("Yes", None)),
    ("who wants to come to the climbing hall on friday? 2 spots left in my car",
     "Who wants to come to the climbing hall on friday?", ("Yes", 2)),
    ("wer übernimmt im Januar den Küchendienst? wir brauchen zwei leute",
     "Wer übernimmt im Januar den Küchendienst?", ("Ja", 2)),
    ("wer kommt mit ins Kino? ich hab noch 3 Karten", "Wer kommt mit ins Kino?", ("Ja", 3)),
    ("who's in for the museum? we have four tickets", "Who's in for the museum?", ("Yes", 4)),
    ("wer fährt mit nach Plön? noch 2 Plätze frei im Auto",
     "Wer fährt mit nach Plön?", ("Ja", 2)),
    ("Für den Umzug brauchen wir noch 3 Leute", "Freiwillige für den Umzug", ("Ja", 3)),
    ("wer will donnerstag mit zum bouldern? hab 3 plätze im auto, bitte eintragen",
     "Wer will donnerstag mit zum bouldern?", ("Ja", 3)),
    ("wer kommt samstag mit wandern? 4 plätze frei, tragt euch ein",
     "Wer kommt samstag mit wandern?", ("Ja", 4)),
    ("who's up for the escape room on friday? got 5 tickets, put your name down",
     "Who's up for the escape room on friday?", ("Yes", 5)),
]  # fmt: skip

EACH_FOR_ONE = [
    ("sign-up for coffee with the new CTO: mon 10, mon 10:30, tue 10, one person each",
     [("Mon 10", 1), ("Mon 10:30", 1), ("Tue 10", 1)]),
    ("wer bringt was zum Frühstück mit? Brötchen, Käse, Obst, Kaffee, je eine Person",
     [("Brötchen", 1), ("Käse", 1), ("Obst", 1), ("Kaffee", 1)]),
    ("who brings what to the picnic: salad, bread, drinks, one each",
     [("Salad", 1), ("Bread", 1), ("Drinks", 1)]),
    ("Schichten am Samstag (je eine Person): früh, mittag, spät",
     [("Früh", 1), ("Mittag", 1), ("Spät", 1)]),
    ("wer macht was beim Retro-Abend: Einkaufen, Kochen, Abwasch, je 2 Leute",
     [("Einkaufen", 2), ("Kochen", 2), ("Abwasch", 2)]),
    ("sign-up for demos: thu 9, thu 10 – one person per slot, until friday",
     [("Thu 9", 1), ("Thu 10", 1)]),
    ("kitchen duty: mon, tue, wed – one person per day", [("Mon", 1), ("Tue", 1), ("Wed", 1)]),
    ("Küchendienst nächste Woche: Mo, Di, jeweils eine Person", [("Mo", 1), ("Di", 1)]),
    ("please sign up for a slot: 9:00, 9:30, each slot one person", [("9:00", 1), ("9:30", 1)]),
    ("who brings what to the picnic? salad, bread, drinks",
     [("Salad", None), ("Bread", None), ("Drinks", None)]),
]  # fmt: skip


@pytest.mark.parametrize(("said", "subject", "yes"), WANTED)
def test_people_who_are_wanted_sign_up(said, subject, yes):
    decision, notes = opened(said)
    first = decision.round.options[0]
    assert decision.phase is Phase.VOTE
    assert (decision.terms.subject, (first.title, first.capacity), notes) == (subject, yes, [])


@pytest.mark.parametrize(("said", "options"), EACH_FOR_ONE)
def test_each_of_a_list_is_for_so_many(said, options):
    decision, notes = opened(said)
    shown = [(each.title, each.capacity) for each in decision.round.options]
    assert (decision.phase, shown, notes) == (Phase.VOTE, options, [])


@pytest.mark.parametrize(
    "said",
    [
        "i need 2 people for a meeting on monday",
        "need 2 people to talk about the roadmap",
        "do we need 2 volunteers for on-call?",
        "we needed 2 volunteers last year",
        "no volunteers needed for friday",
        "find 30 min with two volunteers",
        "i need someone to talk to about the roadmap",
        "looking for 2 people to interview the candidate on friday",
        "team dinner: thai, pizza, 8 people",
        "poll: pizza, pasta, one vote each",
        "wer bringt den Beamer mit?",
        "who should bring what? salad, bread",
        "who won last time? 2 people asked me",
        "who is free for a meeting tomorrow? we need 2 people",
        "wer soll kommen? wir brauchen zwei leute",
        "what can we do? 2 spots left in my car",
        "who wants to come? 2 spots left, and I need money for petrol",
    ],
)
def test_what_only_speaks_of_people_is_no_sign_up(said):
    assert as_sign_up(said) == said


@pytest.mark.parametrize(
    ("asked", "said", "votes"),
    [
        (WANTED[0][0], "i can do it", "A"),
        (WANTED[0][0], "happy to help", "A"),
        (WANTED[2][0], "me", "A"),
        (WANTED[4][0], "ich mach's", "A"),
        (WANTED[4][0], "mach ich", "A"),
        (WANTED[4][0], "ich kann leider nicht", "B"),
        (WANTED[4][0], "kann mir jemand die Halle nennen?", ""),
        (EACH_FOR_ONE[0][0], "tuesday 10 please", "C"),
        (EACH_FOR_ONE[1][0], "ich nehm Obst", "C"),
        (EACH_FOR_ONE[1][0], "kaffee mach ich", "D"),
        (EACH_FOR_ONE[1][0], "Obst bring ich mit", "C"),
        (EACH_FOR_ONE[1][0], "ich bring nichts mit", ""),
        (EACH_FOR_ONE[2][0], "i can bring drinks", "C"),
        ("poll pizza, sushi or ramen?", "I can bring the pizza", ""),
    ],
)
def test_who_takes_something_on_is_in(asked, said, votes):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {asked}", channel=True)
        told = await room.says("omar", said, under=room.latest("options/"))
        assert "".join(letters_that_say(the_only(room).round.ballots.get("omar"))) == votes
        assert not any("numbers" in each for each in told)

    plays()


@in_a_room
async def test_who_takes_themselves_off_is_out(room):
    await room.says("lena", f"@Convene {WANTED[0][0]}", channel=True)
    await room.says("omar", "i can do it", under=room.latest("options/"))
    await room.says("omar", "sorry no, family thing. take me off", under=room.latest("options/"))
    assert "omar" not in the_only(room).round.ballots


@pytest.mark.parametrize(
    "asks", ["@Convene was ist noch frei?", "what's left?", "which ones are still open?"]
)
def test_what_is_free_still_is_told(asks):
    @in_a_room
    async def plays(room):
        await room.says("lena", f"@Convene {EACH_FOR_ONE[1][0]}", channel=True)
        await room.says("omar", "ich nehm Obst", under=room.latest("options/"))
        [told] = await room.says("dana", asks, under=room.latest("options/"))
        assert told == "Still free: Brötchen, Käse and Kaffee. Full: Obst."

    plays()


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("Antrag: ab Februar kein Meeting mehr am Freitagnachmittag. Hat jemand Einwände?",
         "Ab Februar kein Meeting mehr am Freitagnachmittag"),
        ("motion: no meetings on friday afternoon. any objections?",
         "No meetings on friday afternoon"),
        ("Wir verschieben das Daily auf 10 Uhr. Einspruch bis Freitag",
         "Wir verschieben das Daily auf 10 Uhr"),
        ("I propose we drop the monday sync, any objections by friday?", "We drop the monday sync"),
        ("Vorschlag: wir lassen das Retro im Dezember ausfallen, Einwände?",
         "Wir lassen das Retro im Dezember ausfallen"),
        ("Ich beantrage, dass wir die Kernzeit abschaffen. Ist jemand dagegen?",
         "Die Kernzeit abschaffen"),
        ("Shall we move the standup to 10? Any objections?", "Move the standup to 10"),
        ("if nobody objects by friday, we switch to the new wiki", "We switch to the new wiki"),
        ("ohne Einspruch bis Freitag gilt: Kernzeit 10 bis 15 Uhr", "Kernzeit 10 bis 15 Uhr"),
    ],
)  # fmt: skip
def test_the_question_who_objects_makes_it_a_motion_by_consent(said, title):
    decision, notes = opened(said)
    assert [each.title for each in decision.round.options] == [title]
    assert (decision.terms.rule, decision.phase, notes) == ("consent", Phase.VOTE, [])


@pytest.mark.parametrize(
    "said",
    [
        "any objections?",
        "gibt es noch Einwände?",
        "hat jemand Einwände gegen den Termin?",
        "what are the objections?",
        "I have no objections",
        "pizza or burger? any objections",
        "raise objections by friday",
        "if nobody can make it, we cancel",
        "ohne mich, danke euch",
    ],
)
def test_who_asks_of_objections_alone_puts_no_motion(said):
    assert by_consent(said) == ""


@pytest.mark.parametrize(
    ("said", "ballot"),
    [
        ("no objection", "yes"),
        ("then ok", "yes"),
        ("dann ok", "yes"),
        ("Einwand: freitags haben wir die Kunden-Demo", "objections"),
        ("und wenn wir Donnerstag nehmen?", ""),
    ],
)
def test_what_is_said_of_a_motion_counts(said, ballot):
    @in_a_room
    async def plays(room):
        asked = "Antrag: ab Februar kein Meeting mehr am Freitag. Hat jemand Einwände?"
        await room.says("lena", f"@Convene {asked}", channel=True)
        await room.says("raj", said, under=room.latest("options/"))
        cast = the_only(room).round.ballots.get("raj")
        assert [name for name in ("yes", "objections") if getattr(cast, name, ())] == (
            [ballot] if ballot else []
        )

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "Pizza oder Burger heute Abend? kurz abstimmen, bis 12 Uhr",
        "pizza or burger tonight? quick vote, by noon",
        "pizza or burger tonight? lets vote, by noon",
        "Pizza oder Burger? stimmt mal kurz ab, bis 12 Uhr",
        "pizza or burger? just a quick poll",
        "pizza or burger? vote by noon please",
        "Pizza oder Burger? Bitte abstimmen bis 12 Uhr",
    ],
)
def test_what_is_to_be_voted_on_is_voted_on(said):
    decision, notes = opened(said)
    assert [each.title for each in decision.round.options] == ["Pizza", "Burger"]
    assert notes == []


@pytest.mark.parametrize(
    ("said", "title"),
    [("or a nice plant", "Nice plant"), ("und Salat noch dazu", "Salat"),
     ("oder vielleicht ein schönes Buch", "Schönes Buch")],
)  # fmt: skip
def test_one_more_behind_a_list_is_put_on_it(said, title):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene decide what do we get for Maria?", channel=True)
        [card] = room.shown
        await room.says("omar", "Buchgutschein?", under=card)
        await room.says("omar", said, under=card)
        assert [each.title for each in the_only(room).listed] == ["Buchgutschein", title]

    plays()


@pytest.mark.parametrize(
    "said",
    ["or a good idea", "das kommt noch dazu", "hab noch eine Frage dazu", "and a great day",
     "Omar kommt noch dazu"],
)  # fmt: skip
def test_what_names_nothing_is_not_put_on_a_list(said):
    @in_a_room
    async def plays(room):
        await room.says("lena", "/convene decide what do we get for Maria?", channel=True)
        [card] = room.shown
        await room.says("omar", said, under=card)
        assert the_only(room).listed == ()

    plays()


@pytest.mark.parametrize(
    "said",
    [
        "i want to ask the team which day we do the demo, thursday or friday",
        "can you ask everyone which day we do the demo, thursday or friday",
        "we should ask the team which day we do the demo: thursday or friday",
    ],
)
def test_whom_it_is_asked_of_is_no_part_of_a_question(said):
    decision, _ = opened(said)
    assert decision.terms.subject.rstrip("?") == "Which day we do the demo"
    assert [each.title for each in decision.listed] == ["Thursday", "Friday"]


@pytest.mark.parametrize(
    "said",
    [
        "pizza or burger? ideas until noon, then we vote",
        "decide pizza or burger, by noon",
        "decide where do we eat? vote for it later",
    ],
)
def test_what_asks_for_wishes_first_is_no_vote_at_once(said):
    decision, _ = opened(said)
    assert decision.phase is Phase.INTAKE


@in_a_room
async def test_the_outcome_of_a_motion_names_what_it_needed(room):
    await room.says("lena", "@Convene motion: we cancel the friday sync, two thirds", channel=True)
    for who in room.people:
        await room.says(who, "yes", under=room.latest("options/"))
    await room.later(days=2)
    assert "Needed is the support of two thirds: 4 of 5." in room.posted[-1][2]
