"""English words for what people do instead of meeting: a wish against the time it takes.

A word of these is one only where somebody does it: "I write in the morning", "and codes until
noon", but not "please write to me on Monday" or "the code review". What is not named here is
rather not understood, since "I suggest mornings" looks the same.
"""

from __future__ import annotations

from orchestration.language.words.writing import phrases, words

_VERBS = words(
    """
    write code paint draft edit study prepare rehearse practise jog swim cook bake garden walk nap
    sleep pray meditate mentor tutor supervise translate proofread debug deploy clean shop babysit
    sing compose spend sew cycle knit
    """
)
_DONE = phrases(
    """
    reads | read papers | read reports | read drafts | read manuscripts | answer mail |
    answers mail | answer my mail | answer emails | answers emails | answer my emails |
    answer messages | answers messages | do interviews | does interviews |
    do my | does my | does her | does his | do our | do their |
    do site visits | does site visits | do customer visits | does customer visits | see patients |
    sees patients | see clients | sees clients | see customers | sees customers | run errands |
    runs errands | catch up on | catches up on | look after | looks after | take care of |
    takes care of | care for | cares for | go for a run | goes for a run | go running |
    goes running | go swimming | goes swimming
    """
)
TELLING_OF_A_MIND = frozenset(
    words(
        """
        suggest recommend suppose imagine reckon assume expect doubt worry dare adore loathe fear
        resent tolerate welcome embrace favour fancy crave value treasure cherish respect despise
        manage function perform operate thrive survive cope breathe exist flourish shine excel lean
        tend struggle seem remain rest relax choose pick vote plump accept agree refuse decline
        offer advise advocate nominate second want wish pledge promise confirm guarantee
        """
    )
)
"""What somebody's mind or body does at a time, which keeps nobody from meeting then."""
_COMPANY = phrases(
    """
    with clients | with a client | with my clients | with customers | with a customer |
    with patients | with my patients | with students | with my students | with suppliers
    """
)
BARE = frozenset(_VERBS) | {each.split()[0] for each in _DONE if not each.split()[0].endswith("s")}
BEING = frozenset(words("am is are be 's"))
BEFORE_ANY = frozenset(
    words("i we she he they and usually always often mostly normally typically generally mainly")
)
BEFORE_A_THIRD_PERSON = frozenset({"", ",", ".", "\n", ";"})


def _of_others(verb: str) -> str:
    """The form for he and she."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return verb[:-1] + "ies"
    return verb + ("es" if verb.endswith(("sh", "ch", "s", "x", "o")) else "s")


COMPANY = frozenset(_COMPANY)
ACTIVITIES = (*_VERBS, *(_of_others(verb) for verb in _VERBS), *_DONE, *_COMPANY)


def is_done(before: str, said: tuple[str, ...]) -> bool:
    """Whether words for an activity say, behind this word, that somebody does it."""
    if " ".join(said) in COMPANY:
        return before in BEING
    return before in BEFORE_ANY or (before in BEFORE_A_THIRD_PERSON and said[0] not in BARE)
