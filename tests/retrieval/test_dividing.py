"""A document as passages: each can be quoted whole, and says where it stands."""

from hypothesis import given
from hypothesis import strategies as st

from orchestration.retrieval.dividing import divided

NOTES = """\
# Plants for the office

We tried a few. Some died,
and here is why.

## Monstera
- Needs *bright* light, says [Ana](http://x.example).
- Poisonous to cats
  and dogs.

| plant | water |
| ----- | ----- |
| Fern  | daily |

Snake plant:
Survives weeks without water.
"""


def passages(text, name="notes.md"):
    return [
        (each.line, each.heading, each.text)
        for each in divided(name, [text], is_paged=False).passages
    ]


def test_items_rows_and_paragraphs_are_passages_below_their_headings():
    office = "Plants for the office"
    monstera = f"{office} › Monstera"

    assert passages(NOTES) == [
        (3, office, "We tried a few. Some died, and here is why."),
        (7, monstera, "Needs bright light, says Ana."),
        (8, monstera, "Poisonous to cats and dogs."),
        (11, monstera, "plant, water"),
        (13, monstera, "Fern, daily"),
        (16, f"{monstera} › Snake plant", "Survives weeks without water."),
    ]


def test_a_long_paragraph_is_divided_between_sentences_each_with_its_own_line():
    lines = [f"Sentence number {at} says a thing or two about plants." for at in range(20)]

    found = passages("\n".join(lines))

    assert len(found) > 3
    assert all(text.endswith(".") and len(text.split()) <= 45 for _, _, text in found)
    assert [line for line, _, _ in found] == [1, 5, 9, 13, 17]


def test_underlined_titles_are_headings_and_rules_are_nothing():
    assert passages("Rules\n=====\n\nNo dogs.\n\n* * *\n\nNo cats.") == [
        (4, "Rules", "No dogs."),
        (8, "Rules", "No cats."),
    ]


def test_pages_are_counted_where_there_are_any():
    found = divided("h.pdf", ["One rule.", "Another rule."], is_paged=True)

    assert [(each.page, each.line) for each in found.passages] == [(1, 1), (2, 1)]


def test_the_same_document_has_the_same_id_and_another_another():
    one, again, other = (
        divided(name, [text], is_paged=False).id
        for name, text in (("a.md", "No dogs."), ("a.md", "No dogs."), ("a.md", "No cats."))
    )

    assert one == again != other


@given(st.text(max_size=400))
def test_every_passage_stands_where_it_says(text):
    lines = text.splitlines()

    for line, _, said in passages(text):
        first = next(word for word in said.split())
        assert any(map(str.isalnum, said))
        assert 1 <= line <= len(lines)
        assert first.strip(",")[:1] in lines[line - 1]
        assert len(said.split()) <= 80
