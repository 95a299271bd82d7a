"""The classes of small English words that rules of time name, and phrases that are of one."""

from __future__ import annotations

from orchestration.language.words.marks import ANOTHER_TIME, OTHER_DAYS, OUTSIDE, SAME_HOURS
from orchestration.language.words.writing import words

CLASSES: dict[str, frozenset[str]] = {
    name: frozenset(words.split())
    for name, words in {
        "the": "the a an my our his her their your",
        "of": "of",
        "in-of": "of in from on during for",
        "on": "on at in for during over @ - : from of by sometime around about between t",
        "at": "at around round about @ ca circa approximately roughly",
        "around": "around round about approximately roughly circa ca",
        "from": "from between starting",
        "between": "between",
        "during": "during",
        "bound": "and to - till until &",
        "to": "to - till until through thru til",
        "dash": "-",
        "suffix": "st nd rd th",
        "until": "until till through thru til by",
        "before": "before until till by til",
        "after": "after since past from following beyond post",
        "since": "since from starting",
        "onwards": "onwards onward forward",
        "earliest": "earliest soonest",
        "latest": "latest",
        "past": "past after",
        "earlier": "before",
        "to-hour": "to before of til till",
        "or": "or",
        "andor": "and or & / + plus then",
        "comma": ",",
        "but": "but and , yet",
        "but-only": "but",
        "on-only": "on",
        "right": "right straight directly immediately just",
        "in": "in at during",
        "within": "within",
        "in-only": "in",
        "oclock": "o'clock oclock sharp",
        "than": "than",
        "h": "h",
        "ish": "ish",
        "every": "every each any one",
        "other": "other second alternate alternating",
        "all": "all whole entire full",
        "day": "day",
        "open": "( [",
        "close": ") ]",
        "now": "now today",
        "hence": "hence later",
        "half": "half",
        "beyond": "beyond",
        "weekof": "weekof",
        "isoweek": "isoweek",
        "excluded": "excluded excepted",
        "unless": "unless",
        "nor": "nor",
        "is": "is was are would works looks sounds seems",
    }.items()
}
MULTIWORD_CLASSES: dict[str, str] = {
    "calendar week": "isoweek",
    "cw": "isoweek",
    "kw": "isoweek",
    "w / c": "weekof",
    "wc": "weekof",
    "week commencing": "weekof",
    "wk commencing": "weekof",
    "wk starting": "weekof",
    "wk beginning": "weekof",
    "week starting": "weekof",
    "week beginning": "weekof",
    "week of": "weekof",
    "no later than": "latest",
    "not later than": "latest",
    "no earlier than": "earliest",
    "not earlier than": "earliest",
    "later than": "after",
    "earlier than": "before",
    "as early as": "after",
    "as late as": "until",
    "or so": "ish",
    "up to and including": "until",
    "until and including": "until",
    "until including": "until",
    "till and including": "until",
    "up to": "until",
    "up until": "until",
    "prior to": "before",
    "any time after": "after",
    "anytime after": "after",
    "any time before": "before",
    "anytime before": "before",
    "or later": "onwards",
    "and later": "onwards",
    "starting from": "from",
    "starting at": "from",
    "beginning at": "from",
    "as from": "from",
    "as of": "from",
    "in between": "between",
    **dict.fromkeys(
        words(
            """
            remaining days | the remaining days | in other days | in the other days |
            other days | the other days | all other days |
            on other days | on the other days | on all other days | on the remaining days |
            the rest of the days | all the other days | every day else | rest of the days
            """
        ),
        OTHER_DAYS,
    ),
    **dict.fromkeys(
        words(
            """
            rest of the week | rest of week | rest of the wk | rest of wk | rest of that week |
            rest of both weeks | rest of the fortnight | rest of the two weeks
            """
        ),
        OTHER_DAYS,
    ),
    **dict.fromkeys(
        words(
            """
            something else | sth else | smth else | another time |
            a different time | another slot | a different slot | another option |
            a different option | a different one
            """
        ),
        ANOTHER_TIME,
    ),
    **dict.fromkeys(("same time", "the same time", "same hours", "the same hours"), SAME_HOURS),
    **dict.fromkeys(
        words(
            """
            in between those | in between that | outside of that | outside that |
            outside of those | outside those | outside these | outside of these
            """
        ),
        OUTSIDE,
    ),
    "more than": "beyond",
    **dict.fromkeys(("after this", "from then on", "from then", "thereafter"), "after that"),
    **dict.fromkeys(("afterwards", "after that"), "after that"),
    "o ' clock": "o'clock",
    **dict.fromkeys(("on the dot", "on the nose", "at the dot"), "o'clock"),
}
