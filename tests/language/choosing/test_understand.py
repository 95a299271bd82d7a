"""What members say of options that are no times: said → wishes, and what is listed as unread."""

from datetime import UTC, datetime

import pytest

from orchestration.language.choosing.understand import understand_choice
from orchestration.model.catalogue import Better, Catalogue, Criterion
from orchestration.model.message_context import MessageContext
from orchestration.model.options import Datum, Words
from orchestration.model.people import MemberId
from orchestration.model.times import TimeFrame


def place(key, title, price, step_free, cuisine):
    data = [Datum("price_eur", number=price), Datum("cuisine", tags=(cuisine,))]
    data += [] if step_free is None else [Datum("step_free", flag=step_free)]
    return Words("", key, title, tuple(data))


LISTED = (
    place("trattoria", "Trattoria Nove", 24, True, "italian"),
    place("noodle-house", "Noodle House", 14, False, "asian"),
    place("cafe-lumiere", "Café Lumière", 35, True, "french"),
    place("pizza", "Pizza Due", 18, None, "italian"),
)
PRICE = Criterion("price_eur", "EUR", Better.LOW, ("price", "cheap", "expensive"))
FRAME = TimeFrame(datetime(2027, 1, 7, 9, tzinfo=UTC), "UTC", None)


def read(said, *, voting=False):
    shown = (
        tuple(Words(x, o.key, o.title, o.data) for x, o in zip("ABCD", LISTED, strict=True))
        if voting
        else ()
    )
    hearing = MessageContext(
        author=MemberId("ana"), frame=FRAME, options=shown, catalogue=Catalogue(LISTED, (PRICE,))
    )
    return understand_choice(said, hearing)


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("nothing over 30 euros", ["needs at most 30 EUR"]),
        ("max 25 euros per person", ["needs at most 25 EUR"]),
        ("ideally under 20 euros", ["ideally at most 20 EUR"]),
        ("something cheap please", ["really prefers at most 21 EUR"]),
        ("not Italian again", ["can't have italian"]),
        ("I need step-free access", ["needs step free"]),
        ("I'd love the Noodle House", ["prefers Noodle House"]),
        ("please not Lumiere", ["would much rather avoid Café Lumière"]),
        ("only Noodle House works for me", ["needs Noodle House"]),
        (
            "noodles please, anything but pizza",
            ["really prefers Noodle House", "would much rather avoid Pizza Due"],
        ),
        (
            "the noodle place, or Trattoria if need be",
            ["prefers Noodle House", "would rather avoid Trattoria Nove"],
        ),
        ("pizza only if it must be", ["would rather avoid Pizza Due"]),
        ("pizza if there's really no other way", ["would rather avoid Pizza Due"]),
        ("worst case pizza", ["would rather avoid Pizza Due"]),
        ("notfalls Pizza", ["lieber nicht Pizza Due"]),
        ("Pizza zur Not", ["lieber nicht Pizza Due"]),
        ("schlimmstenfalls Pizza", ["lieber nicht Pizza Due"]),
        ("pizza would be ok if necessary", ["Pizza Due is fine"]),
        ("I can live with pizza", ["Pizza Due is fine"]),
        ("pizza is my second choice", ["Pizza Due is fine"]),
        (
            "Noodle House wäre super, Pizza auf keinen Fall",
            ["lieber Noodle House", "keinesfalls Pizza Due"],
        ),
        ("the cafe is too far for me", ["would rather avoid Café Lumière"]),
        (
            "das Café ist mir zu weit, lieber Pizza",
            ["lieber nicht Café Lumière", "lieber Pizza Due"],
        ),
        ("I think the noodle house is too loud", ["would rather avoid Noodle House"]),
        ("thanks!", []),
        ("I'm fine with anything", ["flexible"]),
    ],
)
def test_wishes(said, wishes):
    found = read(said)
    assert [each.restatement for each in found.preferences] == wishes
    assert found.not_understood == ()


def test_letters_name_what_is_on_the_table():
    found = read("B would be great, C only if it must be", voting=True)
    assert [each.applies.option for each in found.preferences] == ["noodle-house", "cafe-lumiere"]
    assert [each.polarity.value for each in found.preferences] == ["for", "against"]


@pytest.mark.parametrize(
    "said",
    [
        "the noodle house isn't too far",
        "it is too far for me",
        "my kids love pizza",
        "somewhere with vegan options",
        "nothing spicy",
    ],
)
def test_what_may_turn_a_wish_is_listed_and_not_asserted(said):
    found = read(said)
    assert found.preferences == ()
    assert [each.text for each in found.not_understood] == [said]


def test_a_limit_in_a_unit_that_nothing_has_is_no_limit_on_something_else():
    assert read("at most 20 minutes").preferences == ()


@pytest.mark.parametrize(
    ("said", "wishes", "left"),
    [
        (
            "Who else likes pizza? I'd love the Noodle House.",
            ["prefers Noodle House"],
            ["Who else likes pizza?"],
        ),
        ("not Italian. anyone for pizza?", ["can't have italian"], ["anyone for pizza?"]),
        ("who wants pizza", [], ["who wants pizza"]),
    ],
)
def test_of_what_is_asked_all_round_only_that_sentence_is_set_apart(said, wishes, left):
    understood = read(said)
    assert [each.restatement for each in understood.preferences] == wishes
    assert [each.text for each in understood.not_understood] == left


@pytest.mark.parametrize(
    ("said", "unread"),
    [
        (
            "alles ausser Pizza, 6 std zug ist mir zu viel",
            "6 std zug ist mir zu viel",
        ),
        ("6 hrs on the train is too much", "6 hrs on the train is too much"),
        ("the bus can go, it smells", "the bus can go"),
        ("mein Auto kann weg", "mein Auto kann weg"),
        ("the aircon is way too cold", "the aircon is way too cold"),
        ("der Hafen ist mir zu laut", "der Hafen ist mir zu laut"),
    ],
)
def test_what_is_not_understood_is_quoted_as_it_was_written(said, unread):
    assert unread in [each.text for each in read(said).not_understood]


@pytest.mark.parametrize(
    ("said", "wish"),
    [
        ("oh yes pizza, been wanting to go forever", "prefers Pizza Due"),
        ("noodle house!! always wanted to go there", "prefers Noodle House"),
        ("ooh pizza, heard great things", "prefers Pizza Due"),
        ("ja pizza, da wollte ich schon immer mal hin", "lieber Pizza Due"),
        ("pizza, hab nur gutes gehört", "lieber Pizza Due"),
        ("I've always wanted to try pizza", "prefers Pizza Due"),
        ("if everyone wants pizza i'll come along", "Pizza Due is fine"),
        ("if the others prefer pizza, fine with me", "Pizza Due is fine"),
        ("if you all want pizza I'm fine with it", "Pizza Due is fine"),
        ("wenn alle zur Pizza wollen komm ich mit", "Pizza Due geht"),
        ("wenn die anderen für Pizza sind bin ich dabei", "Pizza Due geht"),
    ],
)
def test_why_one_wants_it_or_goes_along_is_read_loosely(said, wish):
    told = read(said)
    assert ([each.restatement for each in told.preferences], told.not_understood) == ([wish], ())


@pytest.mark.parametrize(
    "said",
    [
        "pizza, always wanted to go but it's too expensive",
        "if everyone wants pizza i'll stay home",
        "wenn alle zur Pizza wollen komm ich nicht mit",
        "if pizza wins I'm out",
        "been wanting to ask about pizza",
    ],
)
def test_what_goes_on_otherwise_is_no_wish_for_it(said):
    assert not [each for each in read(said).preferences if "Pizza" in each.restatement]


OF_TWO_LANGUAGES = Catalogue(
    tuple(Words("", each, each) for each in ("Plön", "Beyond the Wall", "Zum Hafen"))
)


@pytest.mark.parametrize(
    ("said", "wishes"),
    [
        ("+1 for Plön but also Zum Hafen", ["prefers Plön", "prefers Zum Hafen"]),
        ("Zum Hafen please, not Plön", ["really prefers Zum Hafen", "can't have Plön"]),
        ("Beyond the Wall bitte", ["sehr gern Beyond the Wall"]),
        (
            "ich wäre für Plön, nicht Beyond the Wall",
            ["lieber Plön", "lieber nicht Beyond the Wall"],
        ),
        ("Zum Hafen", ["prefers Zum Hafen"]),
    ],
)
def test_the_language_of_a_message_is_that_of_its_words_without_titles(said, wishes):
    hearing = MessageContext(author=MemberId("ana"), frame=FRAME, catalogue=OF_TWO_LANGUAGES)
    assert [each.restatement for each in understand_choice(said, hearing).preferences] == wishes
