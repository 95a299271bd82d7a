"""A line of values into clauses: pieces that each say one thing.

Two cuts are made. Before lists are formed, a comma or "and" becomes a boundary where a new
statement begins ("I can't do Monday, Tuesday works"), since otherwise both days would become one
list. Afterwards, what is left of commas, "and" and "but" is cut where the next piece can stand
for itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from orchestration.language.clauses.anew import (
    adds_an_engagement,
    begins_anew,
    denies_beside_only,
    is_second_choice,
    joined,
    judges_next,
    limits_by_itself,
)
from orchestration.language.clauses.asides import (
    explains,
    only_compares,
    opens_with_reason,
    phrase,
    remarks,
    tells,
    tells_days,
    tells_why,
    timed_ahead,
)
from orchestration.language.clauses.clause import Clause
from orchestration.language.clauses.cues import (
    AHEAD,
    LINKS,
    STOPS,
    TAKES_BACK,
    TIMES,
    excepts,
    is_cue,
)
from orchestration.language.clauses.engagements import engagement
from orchestration.language.clauses.entries import (
    begins_entry,
    begins_with_hours,
    boundary,
    ends_an_exception,
    written,
)
from orchestration.language.clauses.hours_of_days import (
    following_time,
    hours_follow,
    limits,
    names_days,
)
from orchestration.language.clauses.left_open import holds_out
from orchestration.language.clauses.segments import (
    ENDS,
    Statement,
    is_affirmed,
    with_weeks_set_off,
)
from orchestration.language.clauses.statements import does, stands_for_itself
from orchestration.language.english.small_words import (
    ADDING,
    AUTHORS,
    CLAUSE_STARTERS,
    CONDITIONS,
    FIRST_PERSON,
    JOINS,
    REASONS,
)
from orchestration.language.grammar import Item, Line
from orchestration.language.values import Dates, Length, Recurring, Shade, Stance
from orchestration.language.words.either_language import PLEASE
from orchestration.language.words.marks import INSTEAD, OTHER_DAYS
from orchestration.language.words.tokens import Token
from orchestration.model.preferences import Polarity

_BEFORE_A_DAY = ENDS | {"and"}
_PARTING = LINKS | {"/", "|"}
_OPENING = _PARTING | JOINS | {"+"}
_BEFORE_A_NO = PLEASE | {"and"}
_NEGATIONS = (Shade.NOT, Shade.NEVER)
_TAKEN = (Shade.BUSY, Shade.BLOCKED)
_ENDS_A_REASON = STOPS | {",", ":"}
_BEGINS_CLAUSE = LINKS | CLAUSE_STARTERS
_PARTS_CLAUSES = CLAUSE_STARTERS | REASONS
_NOTHING_SAID = LINKS | STOPS


def mark_statements(line: Line) -> Line:
    """Turn a link into a boundary where a time with its own verdict follows a statement."""
    marked: Line = []
    line = with_weeks_set_off(line)
    said = Statement()
    ahead = _reason_ahead(line)
    for at, item in enumerate(line):
        compares = item.word == "," and only_compares(line, at)
        if at == ahead or compares or _opens(line, at, said):
            said = Statement()
            marked.append(boundary(item))
        else:
            said.take(item)
            marked.append(item)
    return marked


def _opens(line: Line, at: int, said: Statement) -> bool:
    """Whether a statement begins behind an item: anew, as an entry, a second choice or a no."""
    item, judged = line[at], said.led or said.judges
    if item.word not in _OPENING:
        return False
    parts = item.word in _PARTING and said.stands(line, at)
    if parts and begins_anew(line, at, said.led, judged):
        return True
    if _leads_to_an_entry(line, at, said) or ends_an_exception(line, at):
        return True
    if said.timed and _is_of_another_time(line, at, said):
        return True
    if said.refuses(line, at) and not (item.word == "-" and joined(line, at)):
        return True
    return _parts_beside(line, at, said)


def _is_of_another_time(line: Line, at: int, said: Statement) -> bool:
    """Whether a second choice stands behind a time, or the only hours behind one that is denied."""
    denied = said.denied or said.refused
    second = not said.led and is_second_choice(line, at)
    return second or (denied and limits_by_itself(line, at))


def _parts_beside(line: Line, at: int, said: Statement) -> bool:
    """Whether the next day is judged, one is denied or held out, or another engagement is added."""
    tells = said.finished and said.timed and not said.denied
    if tells and adds_an_engagement(line, at, said.has):
        return True
    beside = denies_beside_only(line, at) or holds_out(line, at)
    return beside or judges_next(line, at, said.led or said.judges)


def _leads_to_an_entry(line: Line, at: int, said: Statement) -> bool:
    """Whether another day and what is said of it follow a mark or an "and"."""
    if line[at].word == "/" and joined(line, at):
        return False  # "Do/Fr: auf Messe"
    if line[at].word in ENDS and begins_entry(line, at + 1, said.hours, said.finished):
        return True
    return said.parted and line[at].word in _BEFORE_A_DAY and begins_with_hours(line, at + 1)


def _reason_ahead(line: Line) -> int | None:
    """Where a text that opens with its reason comes to the wish: "As I walk at noon, after 1"."""
    if not opens_with_reason(line):
        return None
    cut = (n for n, item in enumerate(line[:AHEAD]) if item.word in _ENDS_A_REASON)
    comma = next(cut, 0)
    return comma if line[comma].word in (",", ":") and timed_ahead(line, comma + 1) else None


def clauses(line: Line) -> tuple[Clause, ...]:
    """Cut a line into clauses."""
    cutter = _Cutter()
    for at in range(len(line)):
        cutter.take(line, at)
    cutter.close()
    return tuple(cutter.done)


class _Cutter:
    """Collects items into clauses; it remembers whether the current one says or times something."""

    def __init__(self) -> None:
        self.done: list[Clause] = []
        self._listed = False
        self._open(fresh=True)

    def _open(self, fresh: bool, link: str = "", aside: bool = False) -> None:
        self._items: list[Item] = []
        self._fresh, self._aside = fresh, aside
        self._link, self._reason = link, link in REASONS and link != "so"
        self._says = self._shaded = aside
        self._times = self._refuses = False

    def take(self, line: Line, at: int) -> None:
        """Add the next item of a line, or cut there."""
        item = line[at]
        cut = self._cut(line, at)
        if cut:
            said_something = self.close(asked=item.word == "?")
            fresh = cut == "sentence" or (self._fresh and not said_something)
            goes_on = self._aside and item.word == "and" and not timed_ahead(line, at + 1)
            self._open(fresh, written(item), cut == "aside" or goes_on)
            self._listed = written(item) not in STOPS and (self._listed or said_something)
        if cut not in ("sentence", "link", "aside"):
            self._items.append(item)
            if not isinstance(item.value, Token) or item.word in TAKES_BACK:
                self._take_value(item)

    def _take_value(self, item: Item) -> None:
        self._says = self._says or is_cue(item) or isinstance(item.value, Length)
        self._shaded = self._shaded or isinstance(item.value, Shade)
        self._times = self._times or isinstance(item.value, TIMES)
        self._refuses = self._refuses or _refuses(item)

    def close(self, asked: bool = False) -> bool:
        """End the current clause; False where there was nothing in it."""
        matters = any(_matters(item) for item in self._items)
        if matters:
            instead = self._items[0].word == INSTEAD
            items = tuple(self._items[1:] if instead else self._items) or tuple(self._items)
            fresh = self._fresh and not instead
            how = (fresh, self._reason, self._aside, instead, asked)
            self.done.append(Clause(items, *how, link=self._link, listed=self._listed))
        return matters

    def _cut(self, line: Line, at: int) -> str:
        """How to cut at an item: not at all, "before" it, or at it.

        A cut at it is a "sentence", a "link", or an "aside" where what follows says no wish.
        """
        item = line[at]
        if item.word in STOPS:
            return "sentence"
        if not (self._says or self._times):
            return self._cut_early(line, at)
        if self._turns(line, at):
            return "before"
        if isinstance(item.value, Shade) and item.value in _NEGATIONS:
            return "before" if self._times and self._denies_anew(line, at) else ""
        if not isinstance(item.value, Token) or (item.word == "-" and joined(line, at)):
            return ""
        return self._cut_at_word(line, at)

    def _cut_early(self, line: Line, at: int) -> str:
        """How to cut at an item where nothing has been said of a time yet."""
        if tells_why(self._items, line, at) or self._ends_an_exception(line, at):
            return "link"
        return "before" if line[at].word in REASONS and self._items else ""

    def _only_denied(self, line: Line, at: int) -> bool:
        """Whether a "not" ends at a comma, and a wish is behind it: "so rather not, I'd prefer"."""
        if line[at].word != ",":
            return False
        denied = len(self._items) > 1 and self._items[-1].value is Shade.NOT
        rest = [item.value for item in line[at + 1 : at + 5]]
        wishes = any(isinstance(each, Stance) and each.wish for each in rest)
        return denied and not self._times and wishes

    def _ends_an_exception(self, line: Line, at: int) -> bool:
        """Whether somebody tells what they do behind one: "any time but noon, I run then"."""
        if line[at].word != ",":
            return False
        rest = [item for item in line[at + 1 : at + 4] if item.word not in _BEFORE_A_NO][:1]
        told = any(item.word in AUTHORS or item.value is Shade.NEVER for item in rest)
        return told and any(map(excepts, self._items))

    def _denies_anew(self, line: Line, at: int) -> bool:
        """Whether a negation is of a time that follows it, and of nothing before it."""
        if at + 1 < len(line) and line[at + 1].word in _BEGINS_CLAUSE:
            return False
        if line[at - 1].word in ADDING:
            return False  # "on Fridays not after 1 either"
        follow = following_time(line, at + 1)
        if any(
            item.word in {",", "but"}
            for item in line[at + 1 : at + AHEAD]
            if follow and item.start < follow.start
        ):
            return False  # "the 14th doesn't work any more, rather the 13th"
        again = any(item.value is Shade.NEVER for item in self._items)  # "no Mon no mornings"
        return follow is not None and (again or not limits(self._items, follow))

    def _turns(self, line: Line, at: int) -> bool:
        """Whether something else is said from here on, which no mark parts."""
        says = self._says or self._shaded
        if line[at].word == OTHER_DAYS and self._times:
            return self._speaks_of_other_days(line, at)
        if line[at].word in ("after that", "before that"):
            return self._leads_on(line[at - 1].word, says)
        if line[at].word == "though not" and any(x.value is Shade.FLEXIBLE for x in self._items):
            return True  # "I'm flexible just not on Fridays"
        if line[at].value is Shade.FLEXIBLE and self._refuses:  # "nope on Mon. rest ok"
            return self._times
        return self._meets_condition(line, at)

    def _leads_on(self, before: str, says: bool) -> bool:
        """Whether what comes then is said of itself: "I'm here until the 19th and after that …"."""
        if self._reason and before == ",":  # "… because I run, before is ok"
            return True
        goes_on = says or before in JOINS or engagement(self._items) is not None
        return self._times and goes_on

    def _speaks_of_other_days(self, line: Line, at: int) -> bool:
        """Whether something is said of the other days: "…, on the other days I don't mind"."""
        rest = phrase(line, at + 1)
        taken = any(item.value in _TAKEN for item in rest)
        says = self._says or self._shaded
        if taken and (self._says or line[at - 1].word == ","):
            return True  # "Wed from 2 works, the rest of the week is full"
        stated = any(i.value is Shade.FLEXIBLE or isinstance(i.value, Stance) for i in rest)
        hours = any(isinstance(item.value, TIMES) for item in rest)
        limited = says and any(isinstance(i.value, Shade) for i in self._items)
        return limited and (stated or hours)

    def _meets_condition(self, line: Line, at: int) -> bool:
        """Whether a condition begins or ends here, beside something said.

        "If we keep it short, I can do Monday", "Tuesday works if Dana comes"; but a time in a
        condition is meant: "Friday works if it's before 10".
        """
        only = line[at].value is Shade.ONLY and line[at + 1 : at + 2]
        opens = line[at + 1] if only else line[at]
        if opens.word in CONDITIONS:
            return self._times and not timed_ahead(line, at + 1)
        begins = bool(self._items) and self._items[0].word in CONDITIONS
        dated = begins and any(isinstance(item.value, Recurring | Dates) for item in self._items)
        if dated and not self._says and self._is_of_that_day(line, at):
            return True  # "if it's Tuesday I have to leave by 4"
        conditional = begins and self._says
        verb = line[at + 1].value if at + 1 < len(line) else None
        return conditional and line[at].word in FIRST_PERSON and isinstance(verb, Stance)

    def _is_of_that_day(self, line: Line, at: int) -> bool:
        """Whether a subject stands behind a supposed day: "if it's a Monday it has to be"."""
        after_day = isinstance(self._items[-1].value, Recurring | Dates)
        return line[at].word in AUTHORS or (line[at].word == "it" and after_day)

    def _cut_at_word(self, line: Line, at: int) -> str:
        item = line[at]
        if self._leads_to_a_remark(line, at):
            return "link"
        if self._goes_on(line, at):
            return ""
        if (self._aside or self._link == "(") and item.word == ")":
            return "link"
        if tells(line, at, self._says or self._shaded) or (self._says and remarks(line, at)):
            return "aside"
        joins = item.word in LINKS and stands_for_itself(line, at + 1, self._stated(line, at))
        joins = joins or self._asks_for_another(line, at) or self._only_denied(line, at)
        return "link" if joins or item.word in _PARTS_CLAUSES else ""

    def _asks_for_another(self, line: Line, at: int) -> bool:
        """Whether a time is asked for behind one that is bad: "late is bad, before 5 please"."""
        said, rest = self._items, line[at + 1 : at + 3]
        if line[at].word != "," or len(rest) < 2:
            return False
        noes = (n for n, x in enumerate(said) if _refuses(x) or x.value in _NEGATIONS)
        judged = any(isinstance(item.value, TIMES) for item in said[: next(noes, 0)])
        return judged and isinstance(rest[0].value, TIMES) and rest[1].word in PLEASE

    def _leads_to_a_remark(self, line: Line, at: int) -> bool:
        """Whether only something is told behind a mark, or which days are meant."""
        told = line[at].word == "," and explains(self._items, line, at + 1)
        return told or (self._says and tells_days(line, at))

    def _stated(self, line: Line, at: int) -> bool:
        """Whether a statement stands before a link: "Friday is a bridge day, then I'm out"."""
        then = at + 1 < len(line) and line[at + 1].word == "then"
        return (then and self._times) or (self._says and (self._times or not does(line, at + 1)))

    def _goes_on(self, line: Line, at: int) -> bool:
        """Whether what is said of a time follows a link: "Dienstag aber schon"; or its hours.

        Behind a "muss" it is only begun: "um fünf muss an dem Tag Schluss sein".
        """
        if line[at].word == "then" and line[at - 1].value is Shade.MUST:
            return True
        if _meets_its_author(self._items, line, at):
            return True
        if self._says:
            return line[at].word == "," and hours_follow(self._items, line, at + 1)
        if line[at].word == ",":
            return names_days(self._items, line, at + 1)
        if line[at].word == "-":
            return self._times  # "Fri 15th - all day ok"
        return line[at].word == "but" and bool(self.done) and is_affirmed(phrase(line, at + 1))


def _meets_its_author(items: Sequence[Item], line: Line, at: int) -> bool:
    """Whether a time and its author do something together: "Mondays and I don't get along"."""
    rest = line[at + 1 : at + 3]
    if line[at].word != "and" or len(rest) < 2 or rest[0].word != "i":
        return False
    both = rest[1].word in ("are", "do") or rest[1].value in _NEGATIONS
    return both and all(isinstance(item.value, TIMES) for item in items)


def _refuses(item: Item) -> bool:
    """Whether a word by itself is against a time."""
    return isinstance(item.value, Stance) and item.value.polarity is Polarity.AGAINST


def _matters(item: Item) -> bool:
    return not isinstance(item.value, Token) or item.word not in _NOTHING_SAID
