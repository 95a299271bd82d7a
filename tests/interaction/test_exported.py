"""Decisions as Markdown and CSV: what stands there, and that nothing in it is markup or formula."""

import csv
import io
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from orchestration.interaction.exported import as_csv, as_markdown, row_of
from orchestration.model.options import Words
from orchestration.privacy import PublicReason
from orchestration.views.channel import Decided, ReviewAnswer
from orchestration.views.record import DecisionRecord, OptionCounted
from tests.slack.every_view import NINE, ZONE


def record(subject="Where to eat?", title="Noodle House", beside_it=None, **more):
    announced = Decided(
        subject=subject,
        option=Words("A", "noodle", title),
        zone=ZONE,
        decided_by="vote",
        decided_at=NINE,
        tally=None,
        ballots=3,
        works_for=3,
        of=4,
        **(beside_it or {}),
    )
    return DecisionRecord(
        session="choice-1",
        announced=announced,
        round=1,
        rule="approval",
        explanation="",
        organiser="Olga",
        asked=("Ana", "Ben"),
        answered=2,
        **more,
    )


FULL = record(
    options=(
        OptionCounted(Words("A", "noodle", "Noodle House"), Fraction(3)),
        OptionCounted(Words("B", "sushi", "Sushi Bar"), Fraction(5, 2)),
    ),
    reasons=(PublicReason("Ana: likes noodles"),),
    dissent=(PublicReason("Ben: would rather have rice"),),
    answers=(ReviewAnswer("Ben", "holds", NINE),),
    left_to_others=1,
    beside_it={
        "weighs": (("Ana", 2),),
        "notes": (PublicReason("Ana: if we are back by 2"),),
        "beside": (PublicReason("Ben: rice is right"),),
        "otherwise": "The same ballots by other rules: B by =1+1.",
        "seed": "5eed",
    },
)

MARKDOWN = """# Decisions

## Where to eat?

**Where to eat? Noodle House.**

- Decided: Thu 21 Jan 2027
- How: 3 of 4 voted; 3 of the 4 who answered can live with it. Decided by vote.
- Rule: approval
- What was voted on: A Noodle House: 3; B Sushi Bar: 2.5
- What speaks for it: Ana: likes noodles
- What speaks against it: Ben: would rather have rice
- Said with the votes: Ana: if we are back by 2
- Asked by: Olga
- Who was asked: Ana and Ben
- The lot: drawn from the seed 5eed, announced before the vote as 253e2c69fc07…
- Votes left to somebody else: 1
- On Thu 21 Jan 2027: “still holds”, says Ben
- Held beside it: Ben: rice is right
- Ana counts as 2 votes.
- The same ballots by other rules: B by =1+1.
- Id: choice-1
"""


def test_markdown_has_all_of_it():
    assert as_markdown([FULL]) == MARKDOWN


def test_csv_has_a_row_for_each():
    rows = list(csv.DictReader(io.StringIO(as_csv([FULL, record("Second?")]))))
    assert [each["question"] for each in rows] == ["Where to eat?", "Second?"]
    assert rows[0]["who was asked"] == "Ana; Ben"
    assert rows[0]["options"] == "A Noodle House: 3; B Sushi Bar: 2.5"
    assert rows[0]["against"] == "Ben: would rather have rice"
    assert rows[0]["weights"] == "Ana counts as 2 votes"
    assert (rows[0]["answered"], rows[0]["left to others"]) == ("2", "1")
    assert rows[0]["said with the votes"] == "Ana: if we are back by 2"
    assert rows[0]["held beside it"] == "Ben: rice is right"
    assert rows[0]["by other rules"].endswith("B by =1+1.")
    assert rows[0]["seed of the lot"] == "5eed"
    assert rows[0]["reviews"] == "2027-01-21: “still holds”, says Ben"


@pytest.mark.parametrize("first", ["=", "+", "-", "@", "\t=", " =", "\r@", "\n=", "＝"])
def test_no_cell_is_a_formula(first):
    [row] = csv.DictReader(io.StringIO(as_csv([record(f"{first}cmd|' /C calc'!A0", "=1+1")])))
    assert row["question"].startswith("'")
    assert row["decision"] == "'=1+1"


@given(st.text(max_size=40))
def test_whatever_is_written_stays_in_its_cell_and_its_line(words):
    made = record(words, words)
    [row] = csv.DictReader(io.StringIO(as_csv([made])))
    assert [*row] == [*row_of(made)]
    assert not row["question"].lstrip().startswith(("=", "+", "-", "@"))
    assert len(as_markdown([made]).splitlines()) == len(as_markdown([record()]).splitlines())


def test_markup_is_escaped():
    text = as_markdown([record("[x](http://evil) *b* <script> # |")])
    assert r"## \[x\](http://evil) \*b\* \<script\> \# \|" in text


def test_nothing_decided_is_an_empty_file():
    assert as_markdown([]) == "# Decisions\n"
    assert as_csv([]).splitlines() == ["date,question,decision"]
