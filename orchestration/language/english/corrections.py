"""English words with which somebody takes back what they have just said."""

from __future__ import annotations

from orchestration.language.writing import words

INSTEAD = "<instead>"  # what stands in place of such words
SURE = words(
    """
    i mean | i meant | i meant to say | scratch that | strike that | forget that | cancel that |
    correction | or rather | let me correct that | let me correct myself | i take that back |
    on second thought | on second thoughts | on reflection | my mistake | i misspoke
    """
)
WEAK = words("no | nope | wait | sorry | oops | whoops | actually | hold on | hang on | make that")
HESITATION = words("oh | ah | uh | um | hmm | er | erm | ups | , | - | . | … | :")
NO = frozenset({"no", "nope"})
DOUBTS = NO | {"wait", "hold on", "hang on"}
"""Of the weak ones, one of these beside another of them is sure: "no wait", "actually no"."""

PAUSES = frozenset({",", "-", ":", ".", "…", "(", "!", "?", ";", "\n"})
BRIEF_PAUSES = frozenset({",", "-", ":", "("})
NOT_BEFORE = frozenset(words("what that which not by you really"))
ADDS = frozenset(words("also too either both additionally well"))
IN_A_FRAGMENT = frozenset(
    words(
        """
        the a at on in from to until till by before after between of and or next this last for
        st nd rd th am pm h - : + / it's it is that's days day weeks week hours hour minutes
        minute mins min , )
        """
    )
)
