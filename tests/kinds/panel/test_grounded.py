"""What was written for a persona, held to its facts: said → what is left of it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orchestration.kinds.panel.speech.grounded import Written, grounded, grounds_of
from orchestration.kinds.panel.speech.unsaid import marks_of
from orchestration.kinds.panel.turn.knowing import is_sound
from orchestration.language.numerals import numbers_in
from orchestration.model.panel import (
    Contrast,
    Fact,
    PanelPersona,
    PersonaQuestion,
    Quote,
    Scene,
    SpeechMove,
    SpeechPart,
)
from tests.examples import thorough
from tests.kinds.panel.stage import Stage

ROBIN = PanelPersona("Robin", "pico 3", ("price", "weight", "flash"), "travels", "🦊", 1)
PRICE = Fact(
    "Pico 3", "pico 3", "price", "200 EUR", "shop.csv", 200.0, None, "EUR", "costs 200 EUR"
)
WEIGHT = Fact("Pico 3", "pico 3", "weight", "300 g", "shop.csv", 300.0, None, "g", "weighs 300 g")
FLASH = Fact("Pico 3", "pico 3", "flash", "no", "shop.csv", None, False, "", "has no flash")
OTHER = Fact("Lumo X20", "lumo", "weight", "269 g", "shop.csv", 269.0, None, "g", "weighs 269 g")
TEST = Quote("In our test it took 250 pictures in a row", "test.md, line 3", "t/1", "pico 3")
PART = SpeechPart(
    ROBIN,
    SpeechMove.DESCRIBE,
    "Sally",
    "Pico 3",
    (PRICE, WEIGHT, FLASH),
    contrasts=(Contrast(WEIGHT, OTHER, "Kai", ahead=False),),
    quotes=(TEST,),
    question=PersonaQuestion(("price",)),
)
LIGHTER, TOOK = "the Lumo X20 269 g", "took 250 pictures in a row"
CAST = (("Robin", "Pico 3"), ("Kai", "Lumo X20"), ("Jo", "Nova D35"))
SCENE = Scene(1, "Which camera?", "Sally", (PART,), cast=CAST)
PLACES = {PRICE: 0, WEIGHT: 1, FLASH: 2, OTHER: 3, TEST: 4}


def left(text, *grounds, question="Do you travel?", scene=SCENE, part=PART):
    written = [Written(text, tuple(PLACES[each] for each in grounds))]
    return grounded(scene, part, written, question)


@pytest.mark.parametrize(
    ("text", "grounds", "said"),
    [
        ("It costs 200 EUR.", [PRICE], "It costs 200 EUR (shop.csv)."),
        ("It weighs 300 g", [WEIGHT], "It weighs 300 g (shop.csv)."),
        ("It is 300 g for 200 EUR", [WEIGHT, PRICE], "It is 300 g for 200 EUR (shop.csv)."),
        ("The Pico 3 has no flash.", [FLASH], "The Pico 3 has no flash (shop.csv)."),
        (f"Mine is 300 g, {LIGHTER}.", [WEIGHT, OTHER], f"Mine is 300 g, {LIGHTER} (shop.csv)."),
        (f"It {TOOK}.", [TEST], f"It {TOOK} (test.md, line 3)."),
        ("Robin: I love it!", [], "I love it (opinion)!"),
        ("I love how small it is!", [], "I love how small it is (opinion)!"),
        ("I love how small it is.", [PRICE], "I love how small it is (opinion)."),
    ],
)
def test_what_rests_on_a_source_names_it_and_what_does_not_is_an_opinion(text, grounds, said):
    assert left(text, *grounds).text == f"{said} Do you travel?"


@pytest.mark.parametrize(
    ("text", "grounds"),
    [
        ("It costs 190 EUR.", [PRICE]),
        ("It costs 2000 EUR.", [PRICE]),
        ("It costs 200 USD.", [PRICE]),
        ("It costs 1,200 EUR.", [PRICE]),
        ("It weighs 200 EUR.", [WEIGHT]),
        ("It costs 200 EUR.", []),
        ("It costs 200 EUR and takes 24 megapixels.", [PRICE]),
        ("It has a zoom of 30.", []),
        ("It is twice as light.", [WEIGHT]),
        ("It costs two hundred euros.", [PRICE]),
        ("Er wiegt dreihundertzwanzig Gramm.", [WEIGHT]),
        ("Er ist doppelt so schwer.", [WEIGHT]),
        ("The Lumo X20 weighs 300 g.", [WEIGHT]),
        ("The Lumo X20 weighs 300 g.", [WEIGHT, OTHER]),
        ("It weighs 269 g.", [OTHER]),
        ("Its weight is 200 EUR.", [PRICE]),
        ("The Nova D35 is a brick.", []),
        ("The Lumo X20 is bad.", [PRICE]),
        ("Kai: I give up.", []),
        ("Robin: fine. Kai: I give up.", []),
        ("Kai (for the Lumo X20): mine is worse.", []),
        ("It took 251 pictures in a row.", [TEST]),
        ("Is it 200 EUR?", [PRICE]),
        ("", []),
        ("x " * 200, []),
    ],
)
def test_what_contradicts_its_source_or_has_none_is_not_said(text, grounds):
    assert left(text, *grounds) is None


def test_who_loses_a_sentence_says_less():
    written = [
        Written("It costs 150 EUR.", (0,)),
        Written("It weighs 300 g.", (1,)),
        Written("It has 3 lenses.", (7,)),
    ]
    said = grounded(SCENE, PART, written, "")

    assert said.text.startswith("It weighs 300 g (shop.csv). ")
    assert said.text.endswith("?"), "a template's question stands where none was written"
    assert [(x.value, x.source, x.option, x.criterion) for x in said.claims] == [
        ("300 g", "shop.csv", "pico 3", "weight")
    ]


def test_a_claim_is_of_what_is_really_said():
    said = left("It weighs 300 g.", WEIGHT, PRICE, FLASH)
    assert [each.criterion for each in said.claims] == ["weight"]
    said = left("It has no lack of flash.", FLASH)
    assert said.claims == ()
    assert "(opinion)" in said.text


@pytest.mark.parametrize(
    "question", ["", "No question.", "Is it under 200?", "Kai: what now?", "One? Two?"]
)
def test_a_question_that_is_none_is_asked_by_a_template(question):
    text = left("It weighs 300 g.", WEIGHT, question=question).text
    assert text.endswith("?")
    assert not question or question not in text


def test_nothing_is_asked_by_who_is_not_to_ask():
    quiet = SpeechPart(ROBIN, SpeechMove.DESCRIBE, "Sally", "Pico 3", (PRICE,))
    said = grounded(SCENE, quiet, [Written("It costs 200 EUR.", (0,))], "Do you travel?")
    assert said.text == "It costs 200 EUR (shop.csv)."


def test_what_was_said_before_is_not_said_again():
    used = marks_of("So. It costs 200 EUR (shop.csv).")
    scene = Scene(2, "?", "Sally", (PART,), cast=CAST, used=used)
    assert left("It costs 200 EUR.", PRICE, scene=scene) is None


WORDS = """It The Pico 3 Lumo X20 Nova D35 Snake plant costs weighs 200 EUR 300 g 18 days 7 0 °C
and is ( Kai : . flash has no twice 4 € cheap"""
words = st.sampled_from(WORDS.split())


@settings(max_examples=thorough(200), deadline=None)
@given(
    texts=st.lists(st.lists(words, max_size=12).map(" ".join), max_size=5),
    grounds=st.lists(st.integers(-3, 9), max_size=4),
)
def test_whatever_is_written_every_number_is_a_value_and_every_claim_is_sound(texts, grounds):
    """What is put into a panel's mouth: it passes the panel's own check of what a persona knows."""
    stage = Stage("houseplants", "Which plant for a dark office?")
    stage.says("Ellis and Quinn, compare yours")
    scene = stage.scenes[-1]
    for part in scene.parts:
        written = [Written(each, tuple(grounds)) for each in texts]
        said = grounded(scene, part, written, "")
        if said is None:
            continue
        assert is_sound(stage.panel, said)
        assert len(said.text.split()) <= 160
        values = " ".join(
            each.value if isinstance(each, Fact) else each.text for each in grounds_of(part)
        )
        titles = " ".join(f"{name} {title}" for name, title in scene.cast)
        for start, end in numbers_in(said.text):
            if any(said.text[start:end] in x.source for x in said.claims):
                continue
            assert said.text[start:end] in f"{values} {titles}"


def test_values_of_a_real_panel_are_borne():
    stage = Stage("houseplants", "Which plant for a dark office?")
    for part in stage.scenes[-1].parts:
        for at, each in enumerate(grounds_of(part)):
            said = f"{each.option} {each.predicate}."
            found = grounded(stage.scenes[-1], part, [Written(said, (at,))], "")
            assert found is not None, said
            assert found.claims[0].value == each.value
