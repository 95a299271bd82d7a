"""How German says beside a question what is no setting, and tells how it is to go."""

from __future__ import annotations

from typing import Final

ADDING: Final = r"""(?:alle|jede[rn]?|ihr|wir|man)\ (?:darf|dürfen|kann|können|könnt|dürft)
    \ (?:(?:noch|auch|eigenes|weitere|neue|mehr|optionen|ideen|vorschläge|etwas|was)\ )*
    (?:ergänzen|hinzufügen|dazuschreiben|vorschlagen|dazutun)
    |(?:(?:erst|zuerst|bitte|wir)\ )*(?:vorschläge|ideen|optionen)\ (?:bitte\ )?
    (?:von\ allen|sammeln|erwünscht)
    |(?:(?:erst|zuerst|bitte|wir)\ )*sammel(?:n|t)\ (?:wir\ )?
    (?:erst\ )?(?:vorschläge|ideen|optionen)
    |(?:gern|gerne)?\ ?ergänzen|(?:weitere|eigene)\ (?:vorschläge|ideen|optionen)
    \ (?:sind\ )?(?:willkommen|möglich|erlaubt)
    |(?:(?:alle|jede[rn]?|ihr|wir|man|leute|bitte|und)\ )*
    (?:(?:darf|dürfen|kann|können|könnt|dürft|soll|sollen|sollt|möge|bitte)\ )?
    (?:(?:bitte|gern|gerne|noch|auch|mal|erst|zuerst|eigene|eure|weitere|neue|mehr|ein\ paar|die
    |ihre|alle|einfach|hier)\ )*(?:ideen|vorschläge|optionen|namen)\ (?:(?:bitte|gern|gerne|hier
    |einfach|noch|mit)\ )*(?:ein|rein|her|bei)?(?:werfen|bringen|steuern|sammeln|nennen|machen
    |schreiben|schicken|posten|einreichen|ergänzen)
    |(?:(?:alle|bitte|und|also|gern|gerne)\ )*(?:werft|schreibt|schickt|postet|bringt|macht|nennt
    |sammelt|gebt|reicht)(?:\ (?:bitte|gern|gerne|noch|auch|mal|alle|einfach|eigene|eure|weitere
    |neue
    |mehr|ein\ paar|die|hier|uns|doch))*\ (?:ideen|vorschläge|optionen)
    (?:\ (?:rein|ein|dazu|hier|her|drunter|auf|in\ den\ thread|bitte))*
    |schlagt(?:\ (?:was|etwas|gern|gerne|mal|bitte|eigenes?|noch|auch|ruhig|alle))*\ vor
    |(?:(?:eure|weitere|eigene|neue|mehr|alle)\ )*(?:ideen|vorschläge|optionen|ergänzungen)
    \ (?:(?:sind|sehr|herzlich|gern|gerne|noch|auch|immer|ausdrücklich)\ )*
    (?:willkommen|erwünscht|gesucht|möglich|erlaubt|gesehen|erbeten)
    |(?:ideen|vorschläge|optionen)\ von\ (?:allen|euch)(?:\ (?:sind|sehr|gern|gerne|auch))*
    (?:\ (?:willkommen|erwünscht|gesucht|möglich))?
    |(?:und\ )?(?:dann|danach|anschließend)\ (?:wird\ |wir\ |stimmen\ wir\ |stimmt\ )?
    (?:ab|abstimmen|abgestimmt|gewählt|abstimmung|entschieden)
    |her\ mit\ (?:den|euren|allen)\ (?:ideen|vorschlägen)
    |(?:eure|irgendwelche|habt\ ihr)\ (?:ideen|vorschläge)(?:\ (?:dazu|bitte))?"""
"""That people may put more on the list."""

ALL_VOTE: Final = r"""(?:alle|jede[rn]?|wir\ alle|ihr\ alle)
    \ (?:müssen|muss|müsst|sollen|sollten|soll|sollte|sollt)\ (?:(?:bitte|mal|auch|mit)\ )*
    (?:(?:ab|mit)?stimmen|abgestimmt\ haben|mitmachen|antworten|teilnehmen|wählen)
    |erst\ wenn\ alle\ abgestimmt\ haben|alle\ stimmen\ (?:nötig|erforderlich)
    |(?:zählt\ |gilt\ )?nur\ wenn\ alle\ (?:ab|mit)?stimmen"""
"""That nothing is decided before everybody has voted."""

AT_ONCE: Final = r"""(?:(?:lasst\ uns|wir|bitte|einfach|jetzt|gleich|mal)\ )*
    (?:direkt|sofort|gleich|ohne\ umschweife)\ (?:(?:bitte|mal|einfach)\ )*
    (?:abstimmen|zur\ (?:abstimmung|wahl)|(?:zum\ )?voten|wählen|stimmen)(?:\ lassen)?
    |(?:nur|bloß|einfach)\ (?:(?:kurz|schnell|mal)\ )*(?:abstimmen|(?:ei)?ne\ abstimmung)
    |ohne\ (?:wünsche|diskussion|vorschläge|vorlauf)
    (?:,?\ (?:und|vorher|direkt|gleich|sofort|bitte|abstimmen))*"""
"""That it goes to the vote with no wishes asked for."""

ASKS_FIRST: Final = r"""(?:(?:und|aber|bitte|mal)\ )*
    (?:frage?\ (?:bitte\ )?(?:(?:erst|zuerst|vorher)\ (?:mal\ )?alle|alle\ (?:zuerst|vorher|erst))
    |(?:erst(?:\ mal)?|zuerst|vorher)\ alle\ fragen|alle\ (?:zuerst|vorher|erst)\ fragen
    |(?:erst(?:\ mal)?|zuerst|vorher)\ fragen|frage?t?\ (?:erst(?:\ mal)?|zuerst|vorher)
    |(?:erst|zuerst)\ (?:die\ )?wünsche|wünsche\ zuerst)"""
"""That everybody is asked what matters to them before the vote."""

CALLED_A_VOTE: Final = r"""(?:(?:lasst?\ uns|wir|bitte|kurze?|schnelle?|schnell|mal|doch|eben|jetzt
    |können\ wir|und|(?:ei)?ne|kleine)\ )*(?:abstimmen|abstimmung|umfrage|voten|votet
    |stimmt\ (?:(?:bitte|mal|kurz|schnell|doch|jetzt)\ )*ab)(?:\ (?:bitte|jetzt))*"""
"""That a vote is meant, as a clause of its own: “…? kurz abstimmen, bis 12 Uhr”."""

ABOUT_VOTING: Final = r"""(?:(?:alle|leute|bitte|und|also)\ )*(?:(?:bitte|vergesst\ nicht
|denkt\ dran)
    \ (?:alle\ )?(?:abstimmen|abzustimmen|antworten|stimmt|wählt|klickt|reagiert|mitmachen)\b.*
    |nicht\ vergessen|seid\ ehrlich|kein\ (?:stress|druck)|keine\ eile|lasst\ euch\ zeit)
    |(?:stimmt|antwortet|reagiert|klickt)\ (?:bitte|alle|schnell|hier|mit|fleißig)\b.*
    |(?:ich|wir)\ (?:muss|müssen|will|wollen|bestelle|bestellen|buche|buchen)\b.*
    (?:bestelle\w*|buche\w*|wissen|reservieren|kaufen|zahlen|bescheid\ geben)\b.*"""
"""What is said to those who vote, and is neither a setting nor on the list."""

PLAINLY_BESIDE: Final = r"""(?=.*\b(?:(?:ab|aus)?(?:stimm\w*|gestimmt|zähl\w*)|quorum
    |\w*mehrheit|hälfte|gewinn\w*|gleichstand|ergebnis\w*|punkte?n?|runden?)\b)
    .*\b(?:braucht|brauchen|muss|müssen|soll\w*|hat|haben|bekommt|kriegt|geht|gehen|gewinnt|zählt
    |zählen|ist|sind|wird|werden|darf|dürfen|kann|können|entscheidet|mindestens|höchstens|mind\.?
    |max\.?|vergeben|verteilen|\d+)\b.*
    |(?:wir|ich|ihr|es|sie|alle|jeder|niemand|keiner)\ (?:sind|ist|bin|seid|gehen|geht|fahren|fährt
    |werden|wird|können|kann|könnt|haben|hat|brauchen|braucht|sollten|müssen|muss|wollen|will
    |nehmen|machen|macht|kommen|kommt)\b.+
    |(?:wir|ich)\ \w+\ .+"""
"""A clause that is no thing to choose, behind a list that is at its end: “wir fahren alle mit”."""

TERMS: Final = r"""(?:(?:und|aber|bitte|nur|auch|immer|mal)\ )*(?:zeig(?:e|t|en)?|versteck\w*
    |verbirg|veröffentlich\w*
    |biete?t?|zähl\w*|gewichte?t?|werte?t?|nutze?t?|nimm|nehmt|verlos\w*|verteil\w*|vergib
    |vergebt|begrenz\w*
    |sammel\w*|sammle)\ .*
    \b(?:optionen?|runden?|stimmen?|gründe?n?|begründung(?:en)?|notizen|ergebnis(?:se)?|plätze?n?
    |auf\ einmal|zugleich|gleichzeitig|wie\ im\ paper|per\ los|los)\b.*
    |(?:lass(?:t|e)?|erlaube?t?|frage?t?|erinner[et]*)\ (?:alle|jeden|leute|uns|sie|mitglieder)\b.*
    \b(?:abstimm\w*|stimm\w*|gründe|optionen|runden?|ergebnis(?:se)?|zuerst|erst|sehen
    |antworten|entscheiden
    |wählen|sagen)\b.*
    |(?:die\ )?(?:plätze?|optionen|runden?|stimmen?|gründe|begründungen|ergebnis(?:se)?
    |gleichstand|wünsche)
    \ (?:(?:sind|ist|werden|wird|sollen|soll|gehen|geht|bitte|alle|nur)\ )*
    (?:per|nach|durchs?|verlost|ausgelost|gezeigt|versteckt|offen|sichtbar|öffentlich|geheim
    |zuerst|erst|nötig
    |erlaubt|pro|je)\b.*
    |(?:eine?|zwei|drei|vier|fünf|\d+)\ (?:optionen?|stimmen?|runden?|gründe?)\ (?:pro
    |je|in\ (?:einer
    |jeder))\b.*
    |@?[\w-]+(?:\ und\ @?[\w-]+)?\ (?:muss|müssen)\ (?:(?:unbedingt|auch
    |bitte)\ )*(?:dabei\ ?sein|da\ sein
    |mitkommen|kommen|mitmachen|zustimmen|einverstanden\ sein|abstimmen|können)
    |@?[\w-]+(?:\ und\ @?[\w-]+)?\ (?:ist|sind)\ (?:nötig|erforderlich|pflicht|ein\ muss)"""
"""A clause of how a vote goes, or of who must be there: behind a list nothing to choose."""

BY_THEN: Final = r"""(?:vor|bis|spätestens|nicht\ vor)
    \ (?:(?:den|dem|der|die|zu|zum|zur|ende|unserem?|diesem?)\ )*
    (?:ferien|urlaub|weihnachten|ostern|pfingsten|sommer\w*|winter\w*|wochenende|frist|release
    |januar|februar
    |märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b.*"""
"""Until when it is to be, as a clause behind what says how."""
