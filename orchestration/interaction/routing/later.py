"""What words are signs of that are said of decisions later on; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "look": "review | revisit",
    "look again at it": """
        review in | review on | review by | review next | review for | review this | review it
        | review that | revisit in | revisit on | revisit this | revisit it
        | revisit that | look at this again | look at it again | look at that again
        | check this again | check it again | ask me again | ask us again
    """,
    "decided about it": """
        what did we decide about | what did we decide on | what did we decide for
        | what have we decided about | what have we decided on | what was decided about
        | what was decided on | did we decide anything about | what did we agree on
        | what did we agree about | what did we decide regarding
    """,
    "our decisions": """
        our decisions | past decisions | recent decisions | all decisions | which decisions
        | list decisions | show decisions | show the decisions | decisions about | decisions on
        | latest decisions | last decisions
    """,
    "leave one out": """
        skip next week | skip next time | skip the next | skip the next one | skip this week
        | skip one | skip tomorrow | skip it next week
    """,
    "no more of it": """
        stop repeating | stop asking this | stop asking that | stop asking us | stop asking it
        | stop the repetition | stop repeating this | stop repeating that | stop repeating it
        | don't ask this again | don't ask again | don't repeat | do not repeat
    """,
    "same again": """
        ask that again | ask this again | ask it again | ask again | same again | the same again
        | run that again | run it again | run this again | repeat that | repeat this | repeat it
        | ask the same again | same question again | once more please | do that again
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    "look": "überprüfe | überprüf | überprüft",
    "look again at it": """
        überprüfe das | überprüfe it | überprüf it | überprüft it | überprüf das
        | wiedervorlage | prüf das nochmal | prüf das noch mal
        | schau das nochmal an | schauen wir das nochmal an | nochmal ansehen | noch mal ansehen
        | erneut prüfen | frag uns nochmal | frag uns noch mal
    """,
    "as for it": """
        was haben wir zu | was haben wir zum | was haben wir zur | was haben wir über
        | was haben wir bei | was haben wir beim | was haben wir für | was wurde zu
        | was wurde zum | was wurde zur
    """,
    "settled": "entschieden | beschlossen | ausgemacht | vereinbart",
    "our decisions": """
        unsere entscheidungen | letzte entscheidungen | die letzten entscheidungen
        | alle entscheidungen | welche entscheidungen | zeig die entscheidungen
        | zeig unsere entscheidungen | entscheidungen zu | entscheidungen zum | entscheidungen zur
    """,
    "leave one out": """
        nächste woche auslassen | nächstes mal auslassen | das nächste auslassen
        | lass nächste woche aus | lass das nächste aus | lass nächstes mal aus
        | lass den nächsten aus | überspring nächste woche | überspringe nächste woche
    """,
    "no more of it": """
        nicht mehr wiederholen | nicht wiederholen | hör auf zu fragen | frag das nicht mehr
        | nicht mehr fragen | wiederholung beenden | beende die wiederholung
    """,
    "same again": """
        frag das nochmal | frag das noch mal | frag nochmal | frag noch mal | frage das noch einmal
        | noch mal dasselbe | nochmal dasselbe | dasselbe noch mal | dasselbe nochmal
        | dasselbe noch einmal | noch einmal dasselbe | das gleiche nochmal | das gleiche noch mal
        | nochmal das gleiche | noch mal das gleiche | wiederhole das | wiederhol das
    """,
}
