"""What words are signs of that ask whether something is still so, and what is left of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

ENGLISH: Final[Mapping[str, str]] = {
    "talks of": """
        talk about | talk abt | talk over | talks about | discuss | go through | go over | bring up
        | raise
    """,
    "complete": """
        still have everyone | still have everybody | have everyone still | have everybody still
        | still have all of us | still all on board | all still on board | everyone on board
        | everybody on board | all on board | still complete | all still in | everyone still in
        | everybody still in | still got everyone | still got everybody | lost anyone | lost anybody
        | lose anyone | lose anybody | full house | missing anyone | missing anybody
    """,
    "stays at": """
        is it | is this | is that | it is | it's | still at | stay at | stays at | are we at
        | still doing | staying at | down to | up to | does it take | does it last | will it be
    """,
    "makes it regular": """
        do this every | do it every | do that every | have this every | have it every
        | meet every | do this each | do it each | have this each | meet each | do this weekly
        | do this monthly | do it weekly | do it monthly | have this weekly | have this monthly
        | make this weekly | make it weekly | make this monthly | make it monthly | be a weekly
        | be a monthly | be weekly | be monthly | make this a weekly | make this a monthly
        | make it a weekly | make it a monthly | make this regular | make it regular
        | a regular thing | something regular | make this recurring | make it recurring
        | do this regularly | meet regularly | do this more often
    """,
    "apart from it": """
        separate | separately | beforehand | before that | ahead of that | ahead of it | before it
        | on our own | just us two | just the two of us | extra | a side | on the side | sidebar
        | afterwards | after that
    """,
    "left for me": """
        leave for me | leave me with | leave me | left for me | leaves me with | leaves for me
        | mean for me | still work for me | still works for me | still fit me | still fits me
        | still suit me | still suits me | still possible for me | still make | still do
        | remains for me | remain for me | i still attend | work for me now | works for me now
    """,
}

GERMAN: Final[Mapping[str, str]] = {
    "talks of": """
        besprechen | bereden | durchgehen | reden | sprechen | ansprechen | thematisieren
    """,
    "complete": """
        noch vollzählig | vollzählig | alle an bord | alle mit an bord | noch komplett
        | noch alle da | alle noch da | noch alle beisammen | noch alle zusammen
        | jemand abgesprungen | jemand ausgefallen | wer abgesprungen | springt jemand ab
    """,
    "stays at": """
        bleibt es bei | bleibts bei | bleibt's bei | bleibt das bei | bleiben wir bei | sind es
        | sinds | sind's | ist es | ist das | isses | is es | dauert es | dauert das | geht es
        | geht das | gehts | geht's | jetzt | nun
    """,
    "makes it regular": """
        das jede | das jeden | das nicht jede | das nicht jeden | das wöchentlich
        | das nicht wöchentlich | das monatlich | das nicht monatlich | das regelmäßig
        | das nicht regelmäßig | es jede | es jeden | uns jede | uns jeden | uns regelmäßig
        | was regelmäßiges | etwas regelmäßiges | daraus eine serie | eine serie draus
        | das öfter | das alle zwei | das alle 2
    """,
    "apart from it": """
        separat | separates | separaten | separate | vorher | davor | vorab | zu zweit | zu dritt
        | gesondert | extra | nebenher | danach noch | hinterher | unter vier augen
    """,
    "left for me": """
        bleibt für mich | bleibt mir | bleiben mir | bleiben für mich | bleibt da für mich
        | bleibt dann für mich | bleibt da noch | bleibt mir da | heißt das für mich
        | bedeutet das für mich | passen mir noch | passt mir noch | passt bei mir noch
        | geht bei mir noch | gehen bei mir noch | gehen für mich noch | geht für mich noch
        | für mich noch übrig | für mich übrig | bei mir noch möglich | für mich noch möglich
        | kommt für mich noch | kommen für mich noch | passen noch für mich | heißt des für mich
    """,
}
