"""Requests with all that is said in them: said → what is opened, for whom, and how it is taken."""

from fractions import Fraction

import pytest

from orchestration.kinds.choice.state import Choice
from tests.conversation.choosing import the_only
from tests.conversation.room import Room
from tests.conversation.test_dialogues import in_a_room

EVERYBODY = ["lena", "omar", "dana", "ines", "raj"]


async def opened(room: Room, said):
    told = await room.says("lena", said, channel=True)
    choice = the_only(room)
    return choice, [each for each in told if not each.startswith("You ask")]


def opens(said, subject, titles, **terms):
    """Assert what a message opens; returns it, with what its author was told."""
    found = []

    @in_a_room
    async def asks(room):
        choice, told = await opened(room, said)
        assert (choice.terms.subject, [each.title for each in choice.listed]) == (subject, titles)
        assert {name: getattr(choice.terms, name) for name in terms} == terms
        found.extend((choice, told))

    asks()
    return found


@pytest.mark.parametrize(
    ("said", "subject"),
    [
        ("/convene poll tea or coffee? for @omar and @dana", "Tea or coffee?"),
        ("/convene poll between @omar and @dana: tea or coffee", "Tea or coffee"),
        ("@Convene tea or coffee? only @omar and @dana may vote", "Tea or coffee?"),
        ("@Convene tea or coffee? please only @omar, @dana vote", "Tea or coffee?"),
        ("@Convene tea or coffee? @omar and @dana may vote", "Tea or coffee?"),
        ("@Convene only @omar and @dana can vote: tea or coffee?", "Tea or coffee?"),
        ("@Convene tea or coffee? just between @omar and @dana", "Tea or coffee?"),
        ("@Convene tea or coffee? voting is only for @omar and @dana", "Tea or coffee?"),
        ("@Convene tea or coffee? nur @omar und @dana dürfen abstimmen", "Tea or coffee?"),
        ("@Convene tea oder coffee? Abstimmen dürfen nur @omar und @dana", "Tea oder coffee?"),
        ("@Convene tea oder coffee? geht nur an @omar und @dana", "Tea oder coffee?"),
        ("@Convene Umfrage nur unter @omar und @dana: tea oder coffee?", "Tea oder coffee?"),
        ("@Convene umfrage für @omar und @dana: tea oder coffee?", "Tea oder coffee?"),
    ],
)
def test_whom_a_poll_is_for_votes_and_nobody_else(said, subject):
    choice, told = opens(said, subject, ["Tea", "Coffee"], only_asked=True)
    assert [each.id for each in choice.members] == ["lena", "omar", "dana"]
    assert told == []


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("@Convene who may vote, @omar or @dana?", "Who may vote?", ["Omar Haddad", "Dana Reed"]),
        ("@Convene poll: gift for @omar: mug or cap?", "Gift for Omar Haddad", ["Mug", "Cap"]),
        ("@Convene poll: cake for @omar or flowers for @dana?",
         "Cake for Omar Haddad or flowers for Dana Reed?",
         ["Cake for Omar Haddad", "Flowers for Dana Reed"]),
        ("@Convene poll what do we give to @omar and @dana: mug, cap",
         "What do we give to Omar Haddad and Dana Reed", ["Mug", "Cap"]),
        ("@Convene kurze abstimmung, wer bringt kuchen: @omar @dana oder @raj",
         "Wer bringt kuchen", ["Omar Haddad", "Dana Reed", "Raj Patel"]),
    ],
)  # fmt: skip
def test_who_is_named_in_what_is_asked_keeps_nobody_out(said, subject, titles):
    choice, _ = opens(said, subject, titles, only_asked=False)
    assert [each.id for each in choice.members] == EVERYBODY


@pytest.mark.parametrize(
    ("said", "option"),
    [
        ("Shall we move the daily to 9:30?", "Move the daily to 9:30"),
        ("Should we move the standup to Tuesdays?", "Move the standup to Tuesdays"),
        ("shall we push the release to Friday?", "Push the release to Friday"),
        ("Shall we move to Linear?", "Move to Linear"),
        ("should we switch to TypeScript?", "Switch to TypeScript"),
        ("Sollen wir das Daily auf 9:30 verschieben?", "Das Daily auf 9:30 verschieben"),
        ("Wollen wir den Jour fixe auf Donnerstag legen?", "Den Jour fixe auf Donnerstag legen"),
        ("Sollten wir den Release auf Montag verschieben?", "Den Release auf Montag verschieben"),
    ],
)
def test_one_thing_that_a_group_may_do_is_a_proposal(said, option):
    opens(f"@Convene {said}", said[0].upper() + said[1:], [option], is_quick=True)


@pytest.mark.parametrize(
    "said",
    [
        "shall we meet on Friday?",
        "shall we move it to Friday?",
        "can we move the sync to Friday?",
        "should we move our 1:1 with @raj to Friday?",
        "Sollen wir auf 10 Uhr verschieben?",
        "I think we should move to Linear, the old tool is slow",
    ],
)
def test_no_proposal_is_made_of_what_names_none(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    says()


@pytest.mark.parametrize(
    "said", ["Shall we move the sync to Friday?", "Sollen wir den sync auf Freitag verschieben?"]
)
def test_what_is_planned_here_is_moved_and_not_proposed(said):
    @in_a_room
    async def says(room):
        await room.says(
            "lena", "/convene meet sync, 30 min with @raj and @omar next week", channel=True
        )
        before = room.decisions()
        assert len(before) == 1
        await room.says("lena", f"@Convene {said}", channel=True)
        assert [each.id for each in room.decisions()] == [each.id for each in before]

    says()


FRUIT = ["Apple", "Pear", "Plum"]


@pytest.mark.parametrize(
    ("said", "subject", "titles", "winners"),
    [
        ("pick two of these: apple, pear, plum", "Apple, pear, plum", FRUIT, 2),
        ("choose 2: apple, pear, plum", "Apple, pear, plum", FRUIT, 2),
        ("poll pick two of these: apple, pear, plum", "Apple, pear, plum", FRUIT, 2),
        ("wählt zwei: apple, pear, plum", "Apple, pear, plum", FRUIT, 2),
        ("wählt bitte zwei davon: apple, pear, plum", "Apple, pear, plum", FRUIT, 2),
        ("please choose two of these:\n- apple\n- pear\n- plum", "Which one?", FRUIT, 2),
        ("pick the top 3: a, b, c, d, e; anonymous, until 3pm", "A, b, c, d, e", [*"ABCDE"], 3),
        ("elect 2 speakers from @omar, @dana, @raj", "Elect 2 speakers",
         ["Omar Haddad", "Dana Reed", "Raj Patel"], 2),
        ("wir wählen zwei Sprecher: Omar, Dana, Raj", "Wir wählen zwei Sprecher",
         ["Omar", "Dana", "Raj"], 2),
    ],
)  # fmt: skip
def test_several_win_where_several_are_to_be_picked(said, subject, titles, winners):
    _, told = opens(f"@Convene {said}", subject, titles, winners=winners, rule="stv")
    assert told == []


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("choose 2-factor or passkeys?", "2-factor or passkeys?", ["2-factor", "Passkeys"]),
        ("poll: pick 'n' mix or cake", "Pick 'n' mix or cake", ["Pick 'n' mix", "Cake"]),
        ("poll: keep, drop, prioritise", "Keep, drop, prioritise", ["Keep", "Drop", "Prioritise"]),
        ("poll: which plan? two rooms, three rooms", "Which plan?", ["Two rooms", "Three rooms"]),
    ],
)
def test_a_number_in_what_there_is_to_choose_from_is_part_of_it(said, subject, titles):
    opens(f"@Convene {said}", subject, titles, winners=1, rule="approval")


def test_what_only_one_can_win_says_that_it_leaves_the_others_out():
    _, told = opens("@Convene pick two of these: a, b, c; ranked", "A, b, c", [*"ABC"], winners=1)
    assert told == ["I left out: “pick two of these”."]


ABC = "A, b, c"
SAID = ["Search", "Exports", "Dark mode"]


@pytest.mark.parametrize(
    ("said", "rule", "budget"),
    [
        ("prioritise with us: {}", "ranked", 0),
        ("please prioritise: {}", "ranked", 0),
        ("rank these: {}", "ranked", 0),
        ("Priorisiert bitte: {}", "ranked", 0),
        ("Bringt das in eine Reihenfolge: {}", "ranked", 0),
        ("rate these 1-5: {}", "rated", 0),
        ("dot vote, 5 points each: {}", "dots", 5),
        ("Punkte verteilen (je 10): {}", "dots", 10),
        ("Schulze method: {}", "schulze", 0),
    ],
)
def test_how_it_is_taken_can_be_all_that_stands_before_a_list(said, rule, budget):
    row = "search, exports, dark mode"
    choice, told = opens(f"@Convene {said.format(row)}", row.capitalize(), SAID, rule=rule)
    assert (choice.terms.budget or 0, told) == (budget, [])


@pytest.mark.parametrize(
    ("said", "subject", "titles", "terms", "ends_by"),
    [
        ("ranked, secret, closes fri noon: a, b or c?", "A, b or c?", [*"ABC"],
         {"rule": "ranked", "secret": True}, "Fri 12:00"),
        ("poll (anonymous, until 3pm): a, b, c", ABC, [*"ABC"], {"secret": True}, "Thu 15:00"),
        ("Umfrage bis 15 Uhr, geheim: a, b, c", ABC, [*"ABC"], {"secret": True}, "Thu 15:00"),
        ("Umfrage (bis 15 Uhr, geheim): a, b, c", ABC, [*"ABC"], {"secret": True}, "Thu 15:00"),
        ("quick poll for lunch - a, b or c - by 11:30 pls", "Lunch", [*"ABC"], {}, "Thu 11:30"),
        ("Abstimmung Mittag: a, b, c. Deadline 11 Uhr, max 2 Stimmen pro Person", "Mittag",
         [*"ABC"], {"rule": "approval", "most": 2}, "Thu 11:00"),
        ("decide: a vs b; needs two thirds", "A vs b", [*"AB"],
         {"rule": "majority", "threshold": Fraction(2, 3)}, ""),
        ("Bitte abstimmen:\n1. a\n2. b\n3. c\nGeheim, bis Freitag.", "Which one?", [*"ABC"],
         {"secret": True}, "Fri 17:00"),
        ("Please vote:\n- a\n- b\nends tomorrow 5pm, results hidden until the end", "Which one?",
         [*"AB"], {"secret": True}, "Fri 17:00"),
    ],
)  # fmt: skip
def test_settings_are_read_wherever_they_stand(said, subject, titles, terms, ends_by):
    choice, told = opens(f"@Convene {said}", subject, titles, **terms)
    ends = choice.terms.ends_by
    assert (ends.strftime("%a %H:%M") if ends else "", told) == (ends_by, [])


def test_of_two_rules_the_first_holds_and_the_other_is_named():
    said = "@Convene entscheidet: Vue, React oder Svelte. Rangliste, Mehrheit entscheidet"
    titles = ["Vue", "React", "Svelte"]
    _, told = opens(said, "Vue, React oder Svelte", titles, rule="ranked")
    assert told == ["I left out: “Mehrheit entscheidet”."]


def test_a_review_is_read_behind_help_us():
    said = "@Convene help us pick a CI provider for the team, review in 3 months"
    choice, _ = opens(said, "A CI provider for the team", [])
    assert str(choice.terms.review_on) == "2027-04-07"


@pytest.mark.parametrize(
    "said",
    [
        "30 Min Abstimmung Budget mit @raj, nächste Woche",
        "Abstimmung Budget mit @raj nächste Woche, 30 Minuten",
        "kurze Abstimmung mit @raj nächste Woche, 30 min",
        "kannst du uns einen Termin suchen für die Abstimmung, 30 Minuten, mit @raj",
    ],
)
def test_an_abstimmung_of_so_many_minutes_with_somebody_is_a_meeting(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert not any(isinstance(each, Choice) for each in room.decisions())
        if not room.decisions():
            values = {each.name: each.value for each in room.opened["lena"][1].fields}
            assert (values["minutes"], values["people"]) == (30, ["lena", "raj"])

    says()


@pytest.mark.parametrize(
    "said",
    [
        "Abstimmung mit @raj: Pizza oder Sushi? endet in 30 Min",
        "Abstimmung: Pizza oder Sushi, mit @raj, endet in 30 min",
        "Abstimmung über das Budget mit @raj",
        "Abstimmung über den Termin, mit @raj, endet in 30 min",
    ],
)
def test_an_abstimmung_about_something_is_a_choice(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert isinstance(the_only(room), Choice)

    says()


@pytest.mark.parametrize(
    ("said", "titles", "places"),
    [
        ("Pottery (capacity 2), Cooking (max 2), Tea", ["Pottery", "Cooking", "Tea"], [2, 2, 0]),
        ("Töpfern max. 3 Leute, Tanz 8 Plätze", ["Töpfern", "Tanz"], [3, 8]),
        ("Surfen für 6 Personen, Segeln (4 Plätze)", ["Surfen", "Segeln"], [6, 4]),
        ("Boat (max. 4 people), Bus 8 seats, A (max 3)", ["Boat", "Bus", "A"], [4, 8, 3]),
        ("Pizza für 2 Personen, Pizza für 4 Personen", ["Pizza für 2 Personen",
         "Pizza für 4 Personen"], [0, 0]),
        ("Van with 8 seats, Rent 8 seats, Hire 5 people", ["Van with 8 seats", "Rent 8 seats",
         "Hire 5 people"], [0, 0, 0]),
        ("Windows 11, Phone Max 2, Talk (max 2 hours)", ["Windows 11", "Phone Max 2",
         "Talk (max 2 hours)"], [0, 0, 0]),
    ],
)  # fmt: skip
def test_places_are_said_behind_an_option(said, titles, places):
    choice, _ = opens(f"/convene poll which one? {said}", "Which one?", titles)
    assert [each.capacity or 0 for each in choice.listed] == places


@pytest.mark.parametrize(
    ("said", "subject", "titles"),
    [
        ("/convene poll - pizza\n- sushi\n- ramen", "Which one?", ["Pizza", "Sushi", "Ramen"]),
        ('@Convene poll "Best movie: Alien, Aliens or Alien 3?"', "Best movie",
         ["Alien", "Aliens", "Alien 3"]),
        ('@Convene poll "Alien 3"', "Alien 3", ["Alien 3"]),
        ("@Convene set up a poll for friday drinks, pub or rooftop or bowling", "Friday drinks",
         ["Pub", "Rooftop", "Bowling"]),
        ("@Convene poll for pizza, pasta or sushi", "Pizza, pasta or sushi",
         ["Pizza", "Pasta", "Sushi"]),
        ("@Convene meeting or email? vote!", "Meeting or email?", ["Meeting", "Email"]),
        ("@Convene should I use tabs or spaces?", "Should I use tabs or spaces?",
         ["Tabs", "Spaces"]),
        ("@Convene Helft uns bitte zu entscheiden: Vue, React oder Svelte",
         "Vue, React oder Svelte", ["Vue", "React", "Svelte"]),
        ("@Convene Shall we cancel the Christmas party?", "Shall we cancel the Christmas party?",
         ["Cancel the Christmas party"]),
        ("@Convene Sollen wir die Wand streichen? Grün oder Blau?",
         "Sollen wir die Wand streichen?", ["Grün", "Blau"]),
        ("@Convene what should we call the new repo", "What should we call the new repo", []),
        ("@Convene wie soll das neue Repo heißen?", "Wie soll das neue Repo heißen?", []),
    ],
)  # fmt: skip
def test_what_is_asked_stands_apart_from_what_there_is(said, subject, titles):
    _, told = opens(said, subject, titles)
    assert told == []


@pytest.mark.parametrize(
    ("said", "subject", "lost"),
    [
        ("wo essen wir? vorschläge von allen, 2 runden", "Wo essen wir?", ""),
        ("wie soll das Repo heißen? Ideen sammeln, 2 Runden", "Wie soll das Repo heißen?", ""),
        ("where shall we eat? collect ideas first, 2 rounds", "Where shall we eat?", ""),
        ("where shall we eat? 2 rounds, ideas until yesterday", "Where shall we eat?",
         "ideas until yesterday"),
        ("wo essen wir? 2 runden, Vorschläge bis gestern", "Wo essen wir?",
         "Vorschläge bis gestern"),
    ],
)  # fmt: skip
def test_that_ideas_come_first_is_nothing_to_choose_from(said, subject, lost):
    _, told = opens(f"@Convene {said}", subject, [], is_open=True, rounds=2, ends_by=None)
    assert told == ([f"I left out: “{lost}”."] if lost else [])


@pytest.mark.parametrize(
    "said",
    ["should we cancel the sync?", "what should I do?", "what should we do now", "what next: talk"],
)
def test_what_asks_no_group_opens_nothing(said):
    @in_a_room
    async def says(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        assert room.decisions() == []

    says()


def test_a_decision_with_somebody_about_where():
    said = "@Convene decide with @omar and @dana where to host the retreat"
    choice, _ = opens(said, "Where to host the retreat", [], only_asked=False)
    assert [each.id for each in choice.members] == ["lena", "omar", "dana"]


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("where do we go for dinner? collect ideas from everyone", "Where do we go for dinner?"),
        ("poll everyone: pizza or sushi?", "Pizza or sushi?"),
        ("sammle ideen von allen: wohin zum teamausflug?", "Wohin zum teamausflug?"),
        ("wohin beim ausflug? frag alle nach vorschlägen", "Wohin beim ausflug?"),
        ("name for the new project, get everyone's ideas", "Name for the new project"),
        ("wie nennen wir es? bitte erst ideen von allen sammeln", "Wie nennen wir es?"),
        ("collect ideas for the team name until friday", "The team name"),
        ("where to eat on friday? ask everyone for suggestions", "Where to eat on friday?"),
        ("which tool to collect ideas: miro or mural?", "Which tool to collect ideas"),
    ],
)  # fmt: skip
def test_what_the_bot_is_told_to_do_is_no_part_of_the_question(said, title):
    @in_a_room
    async def asks(room):
        await room.says("lena", f"@Convene {said}", channel=True)
        [choice] = room.decisions()
        assert choice.terms.subject == title

    asks()


def test_who_asks_for_rounds_of_a_poll_is_told_that_it_has_one():
    said = "@Convene ranked, secret, 2 rounds, closes fri noon: a, b or c?"
    terms = {"rule": "ranked", "secret": True, "rounds": 2}
    choice, told = opens(said, "A, b or c?", [*"ABC"], **terms)
    assert f"{choice.terms.ends_by:%a %H:%M}" == "Fri 12:00"
    assert told == ["A poll shows all its options, once; “/convene decide …” has several rounds."]
