"""English words with which somebody takes back what they have just said."""

from __future__ import annotations

from orchestration.language.words.vocabulary import Corrections
from orchestration.language.words.writing import words

INSTEAD = "<instead>"  # what stands in place of such words
_NO = words("no nope")
CORRECTIONS = Corrections(
    sure=words(
        """
        i mean | i meant | i meant to say | scratch that | strike that | forget that |
        cancel that | correction | or rather | let me correct that | let me correct myself |
        i take that back | on second thought | on second thoughts | on reflection | my mistake |
        i misspoke
        """
    ),
    weak=words(
        "no | nope | wait | sorry | oops | whoops | actually | hold on | hang on | make that"
    ),
    hesitation=frozenset(words("oh | ah | uh | um | hmm | er | erm | ups | , | - | . | … | :")),
    no=frozenset(_NO),
    doubts=frozenset((*_NO, "wait", "hold on", "hang on")),
    not_before=frozenset(words("what that which not by you really")),
    adds=frozenset(words("also too either both additionally well")),
    in_a_fragment=frozenset(
        words(
            """
            the a at on in from to until till by before after between of or and next this last
            for st nd rd th am pm h - : + / it's it is that's days day weeks week hours hour
            minutes minute mins min , )
            """
        )
    ),
    goes_on=(("or", "rather"), "not"),
)
