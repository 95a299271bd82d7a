"""What is put on a list by either of two names, or on “it”; until when it is open; a twofold no."""

import pytest

from tests.play.dialogues import comes_of

EATING = "lena, channel: @Convene decide what shall we eat?"


@pytest.mark.parametrize(
    ("said", "one", "other"),
    [
        ("thai or sushi would be great", "Thai", "Sushi"),
        ("pizza or sushi sounds good", "Pizza", "Sushi"),
        ("Burger oder Falafel wäre super", "Burger", "Falafel"),
    ],
)
def test_either_of_two_names_is_offered_for_the_list(said, one, other):
    told = comes_of(EATING, f"dana, thread: {said}")
    assert f"[Put “{one}” on it] [Put “{other}” on it]" in told


def test_in_private_either_is_offered_beside_the_wish():
    told = comes_of(EATING, "omar, dm: thai or sushi would be great")
    assert "[Put “Thai” on the list] [Put “Sushi” on the list]" in told


def test_what_names_nothing_is_offered_for_no_list():
    told = comes_of(EATING, "dana, thread: whatever or nothing would be fine")
    assert "to dana:" in told
    assert "[Put “" not in told
    told = comes_of("use choice-asking", "dana, thread: somewhere warm would be nice")
    assert "“somewhere warm would be nice”, as you said it" in told
    assert "[Put “Somewhere" not in told


@pytest.mark.parametrize(
    "said",
    [
        "where shall we eat on wednesday? list open until tomorrow 15:00",
        "where shall we eat on wednesday? keep the list open until tomorrow 15:00",
        "wo essen wir am Mittwoch? Liste offen bis morgen 15 Uhr",
    ],
)
def test_a_request_says_until_when_its_list_is_open(said):
    told = comes_of(f"lena, channel: @Convene {said}")
    assert "closes: Fri 08 Jan 15:00 UTC" in told
    assert "list open" not in told
    assert "Liste offen" not in told


@pytest.mark.parametrize(
    ("said", "noted"),
    [
        ("not Plön, no way", "can't have Plön"),
        ("not Plön please, no way", "can't have Plön"),
        ("nicht Plön, auf keinen Fall", "keinesfalls Plön"),
        ("Plön, no way", "can't have Plön"),
    ],
)
def test_a_no_that_is_said_twice_is_no_yes(said, noted):
    told = comes_of("use choice-asking", f"raj, dm: {said}")
    assert noted in told
    assert "is fine" not in told


@pytest.mark.parametrize(
    ("said", "of"),
    [
        ("lasst uns ein gemeinsames Statement zu Homeoffice finden", "Homeoffice"),
        ("wir brauchen eine gemeinsame Haltung zum Thema KI im Büro", "KI im Büro"),
        (
            "können wir zusammen ein Statement zur Vier-Tage-Woche formulieren?",
            "Vier-Tage-Woche",
        ),
        (
            "hilf uns, unsere Position zu Überstunden zu formulieren",
            "Unsere Position zu Überstunden",
        ),
    ],
)
def test_a_statement_is_asked_for_in_plain_german(said, of):
    told = comes_of("use german", f"lena, channel: @Convene {said}")
    assert f"channel [card]: {of}\n" in told
    assert "noch nichts entworfen" in told


def test_an_opinion_told_in_german_is_one_and_a_draft_another():
    asked = ("use german", "lena, channel: @Convene lasst uns ein Statement zu Homeoffice finden")
    told = comes_of(*asked, "omar, dm: ich finde zwei Tage zuhause sind genug")
    assert "• ich finde zwei Tage zuhause sind genug" in told
    assert "Das zählt als deine Antwort" in told
    drafted = comes_of(*asked, "omar, dm: mein Entwurf: Wer will, bleibt freitags zuhause")
    assert "• Wer will, bleibt freitags zuhause (Omar Haddad)" in drafted


@pytest.mark.parametrize(
    ("said", "title"),
    [
        ("can we add Oslo to it", "Oslo"),
        ("can we also put Bergen on it?", "Bergen"),
        ("@Convene can we add Oslo to it?", "Oslo"),
    ],
)
def test_what_is_to_be_added_to_it_stands_on_the_list(said, title):
    told = comes_of("use choice-asking", f"omar, thread: {said}")
    assert told.startswith(f"to omar: On the list: {title}.")


@pytest.mark.parametrize("said", ["can we add salad to it", "@Convene can we add salad to it?"])
def test_during_a_vote_who_asks_for_it_is_told_who_can_ask_anew(said):
    told = comes_of("use choice-vote", f"omar, thread: {said}")
    assert told.startswith("to omar: The list is closed;")
    assert "to lena: “What do we eat?”: Omar Haddad misses Salad." in told
    own = comes_of("use choice-vote", f"lena, thread: {said}")
    assert own.startswith("to lena: The list is closed;")
    assert "[Ask anew with it]" in own


@pytest.mark.parametrize(
    ("scene", "said", "told"),
    [
        ("use choice-asking", "can we add ines to it?", "Asked already: Inês Costa."),
        ("use choice-asking", "can we add more time to it?", "Until when?"),
        ("use meeting-asking", "can we add ines to it?", "Asked already: Inês Costa."),
    ],
)
def test_people_and_time_are_added_as_before(scene, said, told):
    assert comes_of(scene, f"lena, thread: @Convene {said}").startswith(f"to lena: {told}")


def test_ones_own_is_made_another():
    told = comes_of("use choice-asking", "raj, dm: make mine Batumi instead of Tbilisi")
    assert told.startswith("to raj: On the list: Batumi, in the place of Tbilisi.")
