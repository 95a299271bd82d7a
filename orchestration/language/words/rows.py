"""The lines of a message, without quotations, signatures, and the numbers of a list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from orchestration.language.values import DayName, MonthName
from orchestration.language.words.tokens import Token
from orchestration.language.words.vocabulary import Vocabulary

Row = Sequence[Token]

BULLETS = frozenset("-*•·‣▪>")
MARKS = frozenset([",", ".", "-", ":", "/", "(", ")", "[", "]", "|", "~", "&", "+"])
FEWEST_ENTRIES = 2
"""How many lines make a list or a calendar."""
RANGES = frozenset({"-", "to", "bis", "until"})
_BETWEEN_ENTRIES = frozenset({",", ";", "/", "|", "&", "and", "und"})
_THREE_LETTERS = 5  # tokens, with the strokes between them
_BETWEEN = frozenset({"/", ",", "&"})
_BEHIND_A_DAY = frozenset({":", "before", "after", "from", "until", "-"})


def rows_of(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Row]:
    """Return the lines that an author has written, with the days of a list by their names."""
    return _with_day_names(_unnumbered(list(_unquoted(_rows(tokens)))), words)


def with_colons(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Put a colon for the dash of "mon 11 - out": before a word it makes no range."""
    put = list(tokens)
    for at in range(2, len(tokens) - 1):
        if tokens[at].text != "-":
            continue
        before, dash, after = tokens[at - 1 : at + 2]
        apart = before.end < dash.start and dash.end < after.start
        dated = before.text.rstrip(".").isdecimal() and words.is_date_word(tokens[at - 2].text)
        named = isinstance(words.phrases.get(after.text), DayName | MonthName)
        if apart and dated and after.text.isalpha() and not named:
            put[at] = replace(dash, text=":")
    return put


def without_letters(tokens: Sequence[Token], words: Vocabulary) -> Sequence[Token]:
    """Put the names of days in place of their letters between strokes: "pickup 3pm M/W/F"."""
    if all(token.text != "/" for token in tokens):
        return tokens
    put = list(tokens)
    for at in range(len(tokens) - _THREE_LETTERS + 1):
        run = tokens[at : at + _THREE_LETTERS]
        days = [_letters(token.text, words) for token in run[::2]]
        if {token.text for token in run[1::2]} == {"/"} and all(len(each) == 1 for each in days):
            for n, [day] in enumerate(days):
                put[at + 2 * n] = replace(run[2 * n], text=day)
    return put


def _rows(tokens: Sequence[Token]) -> Iterator[Row]:
    """Lines, each with the mark that ends it."""
    row: list[Token] = []
    for token in tokens:
        row.append(token)
        if token.text == "\n":
            yield row
            row = []
    if row:
        yield row


def _unquoted(rows: Iterator[Row]) -> Iterator[Row]:
    """Lines without those that are quoted, and without a signature."""
    for row in rows:
        first = row[0].text
        bare = [token.text for token in row if token.text != "\n"]
        if bare == ["-"] and row[0].end - row[0].start > 1:
            return  # "--", behind which a signature stands
        rules = first == "|" and not any(text[0].isalnum() for text in bare)
        if first != ">" and not rules:
            yield row


def _unnumbered(rows: Sequence[Row]) -> Sequence[Row]:
    """Lines without the numbers of a list: "1) Tue 14:00"."""
    numbered = [len(row) > 2 and row[0].text.isdecimal() and row[1].text == ")" for row in rows]
    if sum(numbered) < FEWEST_ENTRIES:
        return rows
    return [row[2:] if each else row for row, each in zip(rows, numbered, strict=True)]


def _with_day_names(rows: Sequence[Row], words: Vocabulary) -> Sequence[Row]:
    """Lines with the names of days in place of their letters: "MW 9-10", "T: 2-3", "M/W/F 7-12"."""
    named = [_named_days(row, words) for row in rows]
    if sum(each is not None for each in named) < FEWEST_ENTRIES:
        return rows
    return [row if each is None else each for row, each in zip(rows, named, strict=True)]


def _named_days(row: Row, words: Vocabulary) -> Row | None:
    """A line that begins with letters of days, with their names; None where it does not."""
    at = 1 if len(row) > 1 and row[0].text in BULLETS else 0
    end = at
    while end < len(row) and (_letters(row[end].text, words) or row[end].text in _BETWEEN):
        end += 1
    behind = row[end].text if end < len(row) else ""
    days = [(day, token) for token in row[at:end] for day in _letters(token.text, words)]
    if not days or not (behind[:1].isdecimal() or behind in _BEHIND_A_DAY):
        return None
    names = [replace(token, text=day) for day, token in days]
    linked = [each for name in names for each in (replace(name, text="and"), name)]
    return [*linked[1:], *row[end:]]


def _letters(text: str, words: Vocabulary) -> Sequence[str]:
    """The days that some letters stand for, as "mwf" does; nothing where one is none."""
    found: list[str] = []
    while text:
        size = 2 if text[:2] in words.headings.letters else 1
        if text[:size] not in words.headings.letters:
            return ()
        found.append(words.headings.letters[text[:size]])
        text = text[size:]
    return found


def entries_of(body: Row, lead: int) -> Sequence[Row]:
    """The entries of a line that names more spans behind its first title; nothing where none do."""
    cuts = [
        n
        for n in range(lead + 1, len(body) - 3)
        if body[n].text in _BETWEEN_ENTRIES and is_clock(body, n + 1) and _spans(body, n + 1)
    ]
    clock = next((n for n in range(lead) if is_clock(body, n)), 0)
    ends = [*cuts, len(body)]
    rest = [body[cut + 1 : end] for cut, end in zip(cuts, ends[1:], strict=False)]
    first = body[: ends[0]]
    several = [
        [*first, _end(first[-1])],
        *([*body[:clock], *each, _end(each[-1])] for each in rest),
    ]
    return several if cuts else []


def _spans(body: Row, at: int) -> bool:
    """Whether a range of hours stands here: "9-10", "13:00 - 14:30"."""
    return any(token.text in RANGES for token in body[at + 1 : at + 3])


def _end(token: Token) -> Token:
    return Token("\n", token.end, token.end)


def is_clock(body: Row, at: int) -> bool:
    """Whether an hour stands here: "10:30", "3pm", or one end of "9-11"."""
    text = body[at].text
    if not text[0].isdecimal():
        return False
    after = body[at + 1].text if at + 1 < len(body) else ""
    before = body[at - 1].text if at else ""
    return ":" in text or after in ("am", "pm", "uhr", "h") or "-" in (before, after)


def text_at(body: Row, at: int) -> str:
    """What a line has at a place; nothing behind its end."""
    return body[at].text if at < len(body) else ""


def bracket(body: Row, begin: int, end: int) -> int:
    """Where a remark in brackets begins between two places; else the second."""
    return next((n for n in range(begin, end) if body[n].text == "("), end)
