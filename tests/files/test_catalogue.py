"""Catalogues: options with data, from a table; what is wrong is named in one sentence."""

import json

import pytest

from adapters.files.catalogue import read_catalogue
from orchestration.model.catalogue import Better, Criterion, OptionSource
from orchestration.model.errors import BadInput
from tests.fakes.choices import chosen
from tests.fakes.command import answers

HEAD = "name,price:number[EUR,low,cheap,expensive],step_free:flag,cuisine:tag,about:text,link"
NOVE = "Trattoria Nove,24.5,yes,Italian; wine,Old and small,https://example.org"


def read(*lines, name="places.csv"):
    return read_catalogue(name, "\n".join(lines).encode())


def test_each_column_is_read_as_its_head_says():
    found = read(HEAD, NOVE, "Taco Stand,,no,,,")
    assert found.criteria[0] == Criterion("price", "EUR", Better.LOW, ("cheap", "expensive"))
    nove, taco = found.options
    assert (nove.key, nove.title) == ("trattoria-nove", "Trattoria Nove")
    assert nove.datum("price").number == 24.5
    assert nove.datum("step_free").flag is True
    assert nove.datum("cuisine").tags == ("Italian", "wine")
    assert nove.datum("about").tags == ("Old and small",)
    assert [each.criterion for each in taco.data] == ["step_free"]
    assert found.sources == (OptionSource("trattoria-nove", link="https://example.org"),)


@pytest.mark.parametrize(
    "text",
    [
        "name;price;indoors\nBoat;12;no\nMuseum;9,5;yes",
        "name\tprice\tindoors\nBoat\t12\tno\nMuseum\t9.5\tyes\n\n",
        "\ufeffname,price,indoors\r\nBoat,12,no\r\nMuseum,9.5,yes\r\n",
    ],
)
def test_types_follow_from_what_stands_in_a_column(text):
    found = read(text)
    assert [each.datum("price").number for each in found.options] == [12, 9.5]
    assert [each.datum("indoors").flag for each in found.options] == [False, True]


@pytest.mark.parametrize(
    ("head", "cells", "criterion"),
    [
        ("price", ["€24", "31 €"], Criterion("price", "EUR")),
        ("price", ["24 EUR", "EUR 31", "19"], Criterion("price", "EUR")),
        ("walk (min)", ["5", "12 min"], Criterion("walk", "min")),
        ("price", ["24", "31.5"], Criterion("price")),
    ],
)
def test_numbers_may_stand_with_their_unit(head, cells, criterion):
    found = read(f"name,{head}", *(f"Place {chr(65 + n)},{x}" for n, x in enumerate(cells)))
    assert found.criteria == (criterion,)
    assert all(each.datum(criterion.name).number for each in found.options)


@pytest.mark.parametrize("cells", [["24 EUR", "31 USD"], ["Bus 12", "Bus 14"], ["2nd", "3rd"]])
def test_what_is_no_number_of_one_unit_is_a_name(cells):
    found = read("name,what", *(f"Place {chr(65 + n)},{x}" for n, x in enumerate(cells)))
    assert [each.datum("what").tags for each in found.options] == [(each,) for each in cells]


@pytest.mark.parametrize(
    "data",
    [
        [{"name": "Boat", "price:number[EUR,low]": 12, "capacity": 8, "tags": ["a", "b"]}],
        {"rows": [{"name": "Boat", "price:number[EUR,low]": 12, "capacity": 8, "tags": "a; b"}]},
    ],
)
def test_yaml_lists_the_same(data):
    [boat] = read(json.dumps(data), name="trips.yaml").options
    assert (boat.title, boat.capacity, boat.datum("price").number) == ("Boat", 8, 12)
    assert boat.datum("tags").tags == ("a", "b")


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ({"name": "Boat", "price": {"EUR": 12}}, 'row 1, price: got "a map", expected a value'),
        ({"name": ["Boat", "Ship"], "price": 12}, 'row 1, name: got "a list", expected one value'),
        (
            {"name": "Boat", "tags": ["a", {"b": 1}]},
            'row 1, tags: got "a list", expected a list of',
        ),
        ({"name": "Boat", "tags": [["a"], "b"]}, 'row 1, tags: got "a list", expected a list of'),
    ],
)
def test_a_cell_that_is_no_value_is_named_and_never_shown_as_it_is(row, problem):
    with pytest.raises(BadInput) as refused:
        read(json.dumps([row]), name="trips.yaml")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (
            ["A,dear,yes", "B,2,yes", "C,3,perhaps", ",4,no"],
            (
                'catalogue, row 2, price: got "dear", expected a number; '
                'row 4, open: got "perhaps", expected yes or no; '
                'row 5, name: got "", expected a title'
            ),
        ),
        (
            ["A,1,yes,more,cells", "B,dear,yes", "C,3,no", "C-,x,no"],
            (
                "catalogue, row 2, cells: got 5, expected at most 3, as in the head; "
                'row 3, price: got "dear", expected a number; '
                'row 5, name: got "C-", expected another title than that of row 4'
            ),
        ),
        (
            [",1,yes", f"{'A' * 201},1,yes", ",2,no"],
            (
                'catalogue, row 2, name: got "", expected a title; '
                f'row 3, name: got "{"A" * 78}…, expected a title of at most 200 letters; '
                'row 4, name: got "", expected a title'
            ),
        ),
        (
            [f"Row {n},dear,no" for n in range(5)] + ["A,1,no"],
            (
                'catalogue, row 2, price: got "dear", expected a number; '
                'row 3, price: got "dear", expected a number; '
                'row 4, price: got "dear", expected a number; '
                'row 5, price: got "dear", expected a number; '
                'row 6, price: got "dear", expected a number'
            ),
        ),
        (
            ["A,1,yes", "a,2,no"],
            'catalogue, row 3, name: got "a", expected another title than that of row 2',
        ),
        (
            ["A,1,yes,more,cells"],
            "catalogue, row 2, cells: got 5, expected at most 3, as in the head",
        ),
        ([f"Row {n},1,no" for n in range(201)], "catalogue: got 201 options, expected at most 200"),
        ([], "catalogue: got no option, expected at least one row below the head"),
    ],
)
def test_each_broken_row_is_named_with_its_own_reason_on_one_line(rows, sentence):
    with pytest.raises(BadInput) as refused:
        read("name,price:number,open:flag", *rows)
    assert (
        str(refused.value)
        .replace('"201 options"', "201 options")
        .replace('"no option"', "no option")
        == sentence
    )


@pytest.mark.parametrize(("rows", "last"), [(19, "and 14 more rows"), (6, "and 1 more row")])
@pytest.mark.parametrize(
    ("name", "text"),
    [("places.csv", "name,n:number\n{}"), ("places.yaml", "- {{name: A, n:number: 1}}\n{}")],
)
def test_of_many_broken_rows_the_first_are_named_and_the_others_counted(name, text, rows, last):
    row = "- {name: A%d, n:number: x}" if name.endswith("yaml") else "A%d,x"
    with pytest.raises(BadInput) as refused:
        read(text.format("\n".join(row % each for each in range(rows))), name=name)
    assert str(refused.value).count("expected a number") == 5
    assert str(refused.value).endswith(f"; {last}")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("name,price:money", "a type: one of number, text, tag, flag"),
        ("name,price:number[EUR,cheapest]", "low, high or none behind the unit"),
        ("name,price,price", "each column only once"),
    ],
)
def test_a_head_that_says_something_else_is_refused(head, sentence):
    with pytest.raises(BadInput, match=sentence.replace("(", r"\(")):
        read(head, "A,1")


@pytest.mark.parametrize("title", ["<!channel> *bold* `x`", "=cmd()", "a\x00b", "<b>&amp;</b>"])
def test_a_title_is_only_words(title):
    [option] = read("name,price", f"{title},1").options
    assert option.title == title.replace("\x00", "\N{REPLACEMENT CHARACTER}")
    assert not set(option.key) & set("<>*`=&\x00")


def test_200_options_are_read():
    assert len(read("name,n", *(f"Row {n},{n}" for n in range(200))).options) == 200


def test_a_choice_takes_its_options_from_a_catalogue():
    [answer] = answers("decide", "tests/scenarios/choices/from-a-catalogue.yaml")
    assert answer["outcome"]["option"] == "noodle-house"
    shown = [each["title"] for each in answer["rounds"][0]["options"]]
    assert shown == ["Noodle House", "Taco Stand", "Sushi Bar"]
    needs = [each["restatement"] for each in answer["understood"]["ben"]["preferences"]]
    assert needs == ["needs at most 30 EUR", "can't have Italian"]


@pytest.mark.parametrize(
    ("cells", "sentence"),
    [
        (("12,no", "9.5,yes", "thirty,no"), 'catalogue, row 4, price: got "thirty"'),
        (("12,no", "9.5,maybe", "30,no"), 'catalogue, row 3, indoors: got "maybe"'),
    ],
)
def test_a_cell_that_is_not_as_the_most_in_its_column_is_named(cells, sentence):
    with pytest.raises(BadInput) as refused:
        read("name,price,indoors", *(f"Place {n},{each}" for n, each in enumerate(cells)))
    assert str(refused.value).startswith(sentence)


def test_a_column_with_few_numbers_is_of_words():
    found = read("name,hall", "Boat,North", "Museum,3", "Park,South")
    assert [each.datum("hall").tags for each in found.options] == [("North",), ("3",), ("South",)]


def test_a_title_in_other_letters_is_one_option():
    choice, _ = chosen({"ana": {}, "ben": {}}, options=["Red", "RED", " red ", "Réd", "Blue"])
    assert [each.title for each in choice.listed] == ["Red", "Blue"]
