"""German words with which somebody takes back what they have just said."""

from __future__ import annotations

from orchestration.language.words.vocabulary import Corrections
from orchestration.language.words.writing import words

_NO = words("nein nee ne nö")
CORRECTIONS = Corrections(
    sure=words(
        """
        ich meine | ich meinte | ich mein | meine ich | meinte ich | vielmehr | besser gesagt |
        korrektur | streich das | streicht das | vergiss das | vergesst das | quatsch | falsch |
        ich nehme das zurück | nehme ich zurück | ich korrigiere | ich korrigiere mich |
        mein fehler | vertan | ich habe mich vertan | hab mich vertan | verschrieben | doch lieber
        """
    ),
    weak=words(
        """
        nein | nee | ne | nö | moment | warte | wartet | halt | sorry | entschuldigung |
        entschuldige | ups | stimmt nicht | doch
        """
    ),
    hesitation=frozenset(words("oh | ah | ach | äh | ähm | hm | hmm | tja | , | - | . | … | :")),
    no=frozenset(_NO),
    doubts=frozenset((*_NO, "moment", "warte", "wartet", "halt", "stimmt nicht")),
    not_before=frozenset(words("was das nicht wie")),
    adds=frozenset(words("auch ebenfalls zusätzlich beides")),
    in_a_fragment=frozenset(
        words(
            """
            der die das den dem des am im an um von vom bis zum nach vor ab gegen zwischen oder
            und für nächste nächsten nächster diese diesen dieser uhr h - : + / , ) es ist tag
            tage tagen woche wochen stunde stunden minute minuten min halb viertel
            """
        )
    ),
)
