"""Lists as people set them apart: said → the question, and what there is to choose from."""

import pytest

from orchestration.language.choosing.asking.asked import choice_asked

SNACKS = "Salt, vinegar/Cheese, onion/plain"
WHERE = ("Where to eat?", "pizza/sushi/ramen")


@pytest.mark.parametrize(
    ("said", "question", "options"),
    [
        ('poll "tea" or "coffee"', '"tea" or "coffee"', "tea/coffee"),
        ("poll 'tea' or 'coffee'", "'tea' or 'coffee'", "tea/coffee"),
        ('poll "Where to eat?" pizza, sushi', "Where to eat?", "pizza/sushi"),
        ('poll "Where to eat?": pizza, sushi', "Where to eat?", "pizza/sushi"),
        ('poll Which? "Salt, vinegar" or "Cheese"', "Which?", "Salt, vinegar/Cheese"),
        ('poll crisps: "Salt, vinegar", "Cheese, onion", plain', "Crisps", SNACKS),
        ("poll „Salz: ja?“ oder „Zucker“", "„Salz: ja?“ oder „Zucker“", "Salz: ja?/Zucker"),
        ("poll it's tea or mum's cake", "It's tea or mum's cake", "it's tea/mum's cake"),
    ],
)
def test_what_stands_in_quotes_is_one_thing(said, question, options):
    asked = choice_asked(said)
    assert (asked.question, "/".join(asked.options)) == (question, options)


@pytest.mark.parametrize(
    "said",
    [
        "poll where to eat? 1. pizza 2. sushi 3. ramen",
        "poll where to eat? 1) pizza, 2) sushi, 3) ramen",
        "poll where to eat? a) pizza b) sushi or c) ramen",
        "poll where to eat? (1) pizza (2) sushi (3) ramen",
        "poll where to eat? - pizza - sushi - ramen",
        "poll where to eat? • pizza • sushi • ramen",
        "poll where to eat?\n* pizza\n* sushi\n* ramen",
        "poll where to eat? pizza, sushi, and ramen",
        "poll where to eat? pizza, sushi and ramen",
        "poll where to eat? pizza / sushi / ramen",
        "poll where to eat? pizza/sushi/ramen",
        "poll where to eat — pizza, sushi or ramen?",
        "hallo, könntet ihr bitte mal eine umfrage machen: where to eat? pizza, sushi, ramen",
    ],
)
def test_a_list_is_one_however_it_is_set_apart(said):
    asked = choice_asked(said)
    assert (asked.question, "/".join(asked.options)) == WHERE


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("poll pizza, sushi, and ramen?", "pizza/sushi/ramen"),
        ("poll sun, moon or star?", "sun/moon/star"),
        ("poll pizza, sushi and ramen", "pizza/sushi/ramen"),
        ("umfrage pizza, sushi und ramen", "pizza/sushi/ramen"),
        ("poll burgers, pizza, fish and chips", "burgers/pizza/fish and chips"),
        ("poll ham and eggs, tea, bread and jam", "ham and eggs/tea/bread and jam"),
        ("poll tea and cake or pizza", "tea and cake/pizza"),
        ("poll pizza/sushi/ramen?", "pizza/sushi/ramen"),
        ("poll support 24/7?", "support 24/7"),
        ("umfrage treffen am 1. oder 2. Mai?", "treffen am 1/2. Mai"),
        ("poll should we use red blue or green", "red/blue/green"),
        ("poll should we use red or green", "red/green"),
        ("poll friday demo - live or recorded?", "live/recorded"),
        ("poll 1. early 2. late?", "early/late"),
        ("poll lunch? 🍕 🍣 🍜", "🍕/🍣/🍜"),
        ("poll lunch? :pizza: :sushi:", ":pizza:/:sushi:"),
        ("poll :pizza: or :sushi:", ":pizza:/:sushi:"),
        ("poll 🍕 or 🍣?", "🍕/🍣"),
    ],
)
def test_what_there_is_to_choose_from(said, options):
    assert "/".join(choice_asked(said).options) == options


@pytest.mark.parametrize(
    "said",
    [
        "decide: Vienna or Graz, they're lovely",
        "decide Vienna or Graz, both lovely in May",
        "decide: Vienna or Graz. both are lovely",
        "decide: Vienna or Graz (both lovely)",
        "decide between Vienna and Graz, they're lovely",
        "where to? Vienna or Graz, I can't decide",
        "where to, Vienna or Graz - we need to book today",
        "entscheidet: Vienna oder Graz, beide schön",
        "Vienna or Graz? they're lovely",
        "can you decide for us? Vienna or Graz, they're lovely",
    ],
)
def test_what_is_said_behind_a_list_is_not_on_it(said):
    assert choice_asked(said).options == ("Vienna", "Graz")


@pytest.mark.parametrize(
    ("said", "options"),
    [
        ("decide pizza or pasta, sushi or ramen", "pizza/pasta/sushi/ramen"),
        ("poll pizza or sushi, ramen", "pizza/sushi/ramen"),
        ("which one: tea or coffee, all of it?", "tea/coffee/all of it"),
        ("poll I drive, you drive or we take the bus", "I drive/you drive/we take the bus"),
    ],
)
def test_what_goes_on_as_the_list_did_is_on_it(said, options):
    assert "/".join(choice_asked(said).options) == options
