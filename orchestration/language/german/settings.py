"""How German says how a decision is to be taken: patterns for a clause, with what they say."""

from __future__ import annotations

from typing import Final

LEADS: Final = r"""(?:bitte|und|aber|auch|dann|mach(?:e|t)?\ (?:es|das|sie)
    |(?:es|das|die\ (?:abstimmung|umfrage|wahl))\ (?:soll|sollte|muss)|mit
    |per|in|als
    |nach|ein(?:e|er|em|en)?|'?ne[mrn]?|der|dem|den|die|das|nur
    |wir\ brauchen|lasst?\ uns(?:\ (?:mal|doch|lieber|bitte
    |einfach|die|das|sie|es|diese))*)"""
LABELS: Final = r"offenlegung|regel|wahlregel|abstimmungsregel"
COUNTED: Final = "runden|optionen"
PUT: Final = r"(?:setz|setze|mach|stell)\ (?:das|die)"
NAMED: Final = r"offenlegung|regel|wahlregel|abstimmungsregel|quorum|schwelle|runden|optionen"
CORRECTS: Final = r"""ok(?:ay)?|ach|äh|nee|ne|nein|sorry|also|und|aber|moment|oh|stopp?|halt|doch
    |warte|lieber|besser|eher|sagen\ wir|ich\ meine?te?|eigentlich|genauer\ gesagt"""
"""How what was said is said otherwise."""

ORDERS: Final = r"""(?:(?:bitte|kannst\ du|könntest\ du)\s+)?
    (?:mach[et]?|machen\ wir|stelle?|lasst?|lassen\ wir)(?!\w)
    (?:['’]?s\b|\ (?:es|das|sie
    |(?:die|unsere)\ (?:[\w-]+\ ){0,4}?(?:abstimmung|umfrage
    |wahl|entscheidung))\b|\ uns\b(?:\ mal\b|\ doch\b)?(?:\ (?:die|das|sie|es|diese)\b)?)?
    (?:\ (?:doch|mal|lieber|bitte|noch|nur|eher|einfach|auch|ruhig)\b)*"""
TAILS: Final = (
    "bitte|laufen|abstimmen\\ lassen|abgestimmt|werden|sein|offen|machen|warten|zeit|wieder|jetzt"
    "|auch|stattdessen|dann|danke|doch"
    "|(?:aus)?zählen|auszählung"
)
HERE: Final = r"""(?:(?:immer\ )?(?:in|für)\ diese[mn]\ (?:kanal|channel)(?:\ immer)?|hier\ immer
    |(?:kanal|channel)[\ -]?(?:standard|regeln?|einstellung(?:en)?)
    |standard\ (?:in|für)\ diese[mn]\ (?:kanal|channel))"""
HERE_POLLS: Final = r"""(?:ab\ (?:jetzt|sofort),?\ )?(?:alle\ )?
    (?:umfragen|abstimmungen|entscheidungen)\ (?:hier|in\ diesem\ (?:kanal|channel))
    (?:\ (?:sind|sollen|laufen|immer|bitte))+"""
ALL_POLLS: Final = (
    r"(?:(?:alle|umfragen|abstimmungen|entscheidungen|sollen|sind|laufen|immer|bitte)\s+)+"
)
COURTESY: Final = r"""(?:bitte|danke(?:schön)?|merci|(?:vielen|besten|lieben|herzlichen)\ dank)
    (?:\ euch|\ allen|\ schön|\ sehr|\ im\ voraus)*"""
IN_VAIN: Final = r"""so\ (?:schnell|bald)\ wie\ möglich|dringend|schnellstmöglich|sofort
    |schnell|eilig
    |(?:(?:erst|zuerst|bitte|wir)\ )*(?:sammel(?:n|t)\ (?:wir\ )?)?(?:vorschläge|ideen)
    (?:\ sammeln)?\ bis\ .+
    |nur\ .{2,60}\ (?:dürfen|darf|können|kann|hat|haben)\ (?:ein\ )?veto.*
    |(?:geheime?|anonyme?),?\ (?:und\ |aber\ )?(?:offene?|öffentliche?)
    (?:\ (?:stimmen?|abstimmung|wahl))?
    |wer\ zuerst\ kommt.*
    |(?:erinnere?|erinnert)\ (?:alle|uns|mich|bitte|das\ team)\b.*"""
"""What is asked of a vote that cannot be had."""

DURATION: Final = r"""(?:(?:für|in|innerhalb\ von|noch|läuft|offen|ihr\ habt|wir\ haben|zeit:?
|dauert)
    \ )*(?:die\ nächsten\ )?(?P<n>\d{1,3}|eine?n?|zwei|drei|halbe|eine\ halbe)\ ?
    (?P<unit>std|stunden?|min|minuten?|h|tage?n?)
    (?:\ (?:zeit|lang|offen|noch|max|zum\ abstimmen))*"""
"""How long a vote is open, as it stands by itself: “2 Stunden”, “30 min Zeit”."""

OF_LENGTH: Final = r"wie\ (?:lange?|viele?|oft)|länge|dauer"
"""What asks for so much time, of which a span is an answer."""

TELLS: Final = r"""(?:halt(?:e|et)?|mach(?:e|t)?|lass(?:t|e)?|behandel[nt]?|behandle)
    (?:['’]?s\b|\ (?:es|das|alles)\b)|(?:es|das|das\ ganze|alles)\ (?:soll|muss|sollte|bleibt)\b
    |(?:ohne|so),?\ dass\b|sodass\b|(?:keiner|niemand)\ (?:soll|muss|darf)\b"""
"""How a clause begins that tells how it is to be done, wherever it stands: “halt es diskret”."""

FIRST: Final = (
    "bitte mach mache macht machen stell stelle lass lasst lassen schließ schließe "
    "schliesse beende frist versteck verstecke verbirg"
)
"""Words with which an order can begin."""

CLOSES: Final = r"""(?:bitte\s+)?(?:sie\ |es\ |die\ (?:umfrage|abstimmung|wahl)\ )?
    (?:schlie(?:ß|ss)(?:t|e)?(?:\ (?:es|sie))?|endet|läuft|beende\ (?:es|sie)|offen|abstimmen
    |abstimmung|stimmt\ ab
    |(?:wir\ |ich\ )?brauche?n?\ (?:wir\ |ich\ )?(?:es|das|das\ ergebnis|(?:ei)?ne\ (?:antwort
    |entscheidung))|entschieden|entscheiden|entscheidung|frist|antworten|einsendeschluss
    |schluss)[:,]?\s+
    (?:(?:ist|bitte|mal|doch)\ )*(?:bis\ |am\ |um\ )?"""
ENDS: Final = r"""(?:bitte\s+)?(?:schlie(?:ß|ss)(?:t|e)?|endet|frist|einsendeschluss|schluss
    |läuft\s+bis|bis|spätestens)"""
WHEN: Final = r"""(?:in|um|am|im|gegen|vor|nach|wenn|sobald|nächst\w*|letzt\w*|diese\w*|zum?)\b
    |(?:mittag|abend|nacht|morgen|heute|gestern|später|bald|nie|montag|dienstag|mittwoch|donnerstag
    |freitag|samstag|sonntag|weihnachten|ostern)\w*"""
LIMITS: Final = r"keine?n?|nur|bloß|ohne|nichts|bitte"
DECIDES: Final = r"entsch\w+|abstimm\w+|stimmt\ ab|wahl"
UNTIL: Final = r"(?:bis(?:\ spätestens)?|spätestens)\s+"
EVERY: Final = r"""\b(?:jede[nrs]?\ (?:zweite[nrs]?\ )?(?:woche|monat|tag|montag|dienstag|mittwoch
    |donnerstag
    |freitag|samstag|sonntag)|wöchentlich|monatlich|täglich|regelmäßig)\b"""
LAST_ROUND: Final = r"""(?:(?:und|aber)\ )?(?:(?:in|bei)\ )?
    (?:(?:die|der)\ letzte[nr]?(?:\ (?:runde|wahl))?
    |zuletzt)
    (?:\ (?:nach|per|mit|durch|im)|:)?"""
"""How what is said of the last round alone begins."""

IN_LAST_ROUND: Final = r"(?:(?:nur\ )?(?:in|bei)\ der\ letzten(?:\ runde)?|zum\ schluss|zuletzt)"
"""How it ends where it does not begin so: “Mehrheit in der letzten”."""

OF_ROUNDS: Final = r"(?:für|in)\ (?:allen?\ )?(?:den?\ |die\ )?(?:anderen\ |ersten\ )?runden"
NEEDED: Final = (
    r"""(?P<who>.+?)\ (?:muss|müssen)\ (?:dabei\ sein|dabeisein|zustimmen|kommen|mitmachen
    |(?:damit\ )?einverstanden\ sein|ja\ sagen)""",
    r"(?P<who>.+?)\ (?:ist|sind)\ (?:nötig|pflicht|erforderlich)",
    r"(?:wir\ brauchen|nicht\ ohne)\ (?P<who>.+)",
    r"ohne\ (?P<who>.+?)\ (?:zählt|gilt)\ (?:es|das)\ nicht",
)

WHO_VETOES: Final = (
    r"veto(?:recht)?\ (?:durch|von|für)\ (?:nur\ )?(?P<who>.+)",
    r"""(?:nur\ )?(?P<who>.+?)\ (?:darf|dürfen|kann|können|hat|haben)\ (?:ein\ )?veto(?:recht)?
    (?:\ einlegen)?""",
)
WEIGHS: Final = (
    r"""(?:die\ stimmen?\ von\ )?(?P<who>[^:]+?)\ (?:zählt|zählen|wiegt|wiegen)\ (?:nur\ )?
    (?:als\ |für\ )?{n}(?:\ stimmen?|\ ?mal|fach)?""",
    r"(?P<who>[^:]+?)\ (?:hat|haben|bekommt)\ {n}\ stimmen?",
    r"(?:zähle?|zählt)\ (?P<who>[^:]+?)\ (?:nur\ )?(?:als\ |für\ )?{n}(?:\ stimmen?|\ ?mal|fach)?",
    r"(?:gib|gebt)\ (?P<who>[^:]+?)\ (?:nur\ )?{n}\ stimmen?",
    (
        r"(?P<who>[^:\s]+?)['’]?s?\ stimme\ (?:zählt|wiegt)\ {n}(?:\ ?mal|fach)?"
        r"(?:\ (?:wegen|weil)\ .+)?"
    ),
)
"""Whose vote counts as several: “Ana zählt doppelt”."""

WEIGHTS: Final = "gewichte?|stimmgewichte?"
TIMES: Final = {
    "einmal": 1,
    "einfach": 1,
    "doppelt": 2,
    "zweifach": 2,
    "dreifach": 3,
    "vierfach": 4,
}

_IT_NEEDS: Final = (
    r"(?:(?:ein\ ja|es|(?:der\ |die\ )?(?:gewinner(?:in)?|sieger(?:in)?)|wer\ gewinnt)\ )"
    r"(?:braucht|benötigt|muss)\ "
)
_NEEDS: Final = rf"(?:{_IT_NEEDS}|(?:braucht|benötigt)\ )?(?:mindestens\ )?"
_NEEDS_HALF: Final = rf"(?:{_IT_NEEDS}|(?:braucht|benötigt)\ )(?:mindestens\ )?die\ hälfte"
"""How much of the votes there must be, in the word that may stand for much else."""

_ALL_OF_US: Final = (
    r"(?:aller(?:\ mitglieder)?|von\ (?:uns(?:\ allen)?|allen)|der\ (?:gruppe|mitglieder)"
    r"|des\ teams)"
)
"""Of whom a share is that is not of those alone who vote."""

_OF_VOTERS: Final = r"(?:\ (?:der\ (?:abgegebenen\ )?(?:stimmen|leute|abstimmenden)|davon))?"
_HAVE_TO_AGREE: Final = (
    r"(?:(?:muss|müssen|sollte|sollten|soll|sollen)\ (?:dafür\ sein|dafür\ stimmen|zustimmen"
    r"|einverstanden\ sein|ja\ sagen|dabei\ sein))"
)

SAID: Final[dict[str, dict[str, object]]] = {
    r"(?:rang(?:folge|liste|wahl)?\ (?:mit|per)\ )?(?:integrierte[rn]?\ |sofortige[rn]?\ )?"
    r"stichwahl(?:verfahren|en)?|(?:rang(?:folge|liste|wahl)?\ )?(?:nach|mit|per)\ irv": {
        "rule": "irv"
    },
    r"(?:rang(?:folge|liste|wahl)?\ )?(?:nach|mit|per)\ stv": {"rule": "stv"},
    r"(?:je(?:der?|des)\ |alle\ |ihr\ |wir\ )?(?:gibt\ |geben\ |gebt\ |vergibt\ |vergeben\ |mit\ )*"
    r"(?:von\ )?(?:0|null)\ ?(?:-|–|bis)\ ?(?:5|fünf)\ (?:punkten?|sternen?)"
    r"(?:\ (?:pro|je|für\ jede[ns]?)\ (?:option|vorschlag))?(?:\ (?:vergeben|geben))?": {
        "rule": "star"
    },
    r"(?:je(?:der?|des)\ |alle\ |ihr\ |wir\ )?(?:gibt\ |geben\ |gebt\ |vergibt\ |vergeben\ |mit\ )*"
    r"(?:von\ )?(?:1|eins)\ ?(?:-|–|bis)\ ?(?:5|fünf)\ (?:punkten?|sternen?|noten?)"
    r"(?:\ (?:pro|je|für\ jede[ns]?)\ (?:option|vorschlag))?(?:\ (?:vergeben|geben))?": {
        "rule": "rated"
    },
    r"(?:nach\ )?rang(?:folge|liste)?|gereiht"
    r"|(?:(?:alle|jede[rs]?|wir|ihr)\ )?rank(?:en|t)(?:\ (?:wir|alle))?"
    r"(?:\ (?:die|das|sie|alle|mal|lieber))*"
    r"|(?:alle|jede[rs]?|wir|ihr)\ (?:ordnet|ordnen|sortier(?:t|en)|reih(?:t|en))"
    r"(?:\ (?:die|das|sie|alle))*"
    r"|(?:alle|jede[rs]?|wir|ihr)\ bring(?:t|en)\ (?:das|die|diese|sie|alles)\ in\ (?:eine|die|ihre"
    r"|seine)\ (?:reihenfolge|rangfolge)"
    r"|in\ (?:eine\ )?reihenfolge|präferenzwahl"
    r"|(?:bringt?|bring)\ (?:das|die|diese|sie)\ (?:mit\ uns\ )?in\ (?:eine|die)\ (?:reihenfolge"
    r"|rangfolge)|(?:priorisiert?e?|sortiert?e?|reiht)"
    r"(?:\ (?:das|diese|sie|mit\ uns|gemeinsam|mal))+": {"rule": "ranked"},
    r"zustimmungswahl|(?:wählt\ )?beliebig\ viele(?:\ (?:ankreuzen|auswählen|wählen|anklicken))?"
    r"|mehrfach(?:auswahl|nennung(?:en)?|antworten|stimmen)(?:\ (?:ist|sind|erlaubt|möglich|ok|okay"
    r"|erwünscht))*|(?:ihr|man|alle|jede[rn]?|wir)\ (?:könnt|kann|können|darf|dürft|dürfen)"
    r"\ (?:gern[e]?\ |auch\ )*(?:mehrere[s]?|beliebig\ viele|mehr\ als\ eine[ns]?)(?:\ (?:davon"
    r"|optionen))?"
    r"\ (?:ankreuzen|auswählen|wählen|anklicken|nehmen|angeben)"
    r"|kreuzt\ (?:alles|alle)\ an,?\ (?:was|die|das)\ .{2,30}"
    r"|mehrere\ (?:stimmen|antworten|möglich|ok|okay|erlaubt)(?:\ (?:möglich|ok|okay|erlaubt))?": {
        "rule": "approval"
    },
    r"(?:die\ )?meisten\ stimmen"
    r"|(?:relative|einfache)[rn]?\ mehrheit(?:\ (?:entscheidet|reicht|genügt))?"
    r"|eine\ stimme\ (?:pro\ person"
    r"|für\ jeden)|einfachauswahl|"
    r"(?:je|jede[rn]?|alle|ihr)\ (?:(?:hat|haben|habt|bekommt|bekommen|kriegt|darf|nur|genau|bitte"
    r"|je)"
    r"\ )*(?:eine|1)\ stimme(?:\ (?:nur|bitte|abgeben|pro\ (?:person|kopf|nase)))*"
    r"|(?:jede[rn]?|alle)\ (?:hat|haben|bekommt|bekommen|kriegt)\ (?:nur\ |genau\ )?eine\ stimme"
    r"|nur\ eine\ stimme"
    r"(?:\ (?:pro\ (?:person|kopf|nase)|für\ jede[nr]?|je))?": {"rule": "plurality"},
    r"(?:absolute[rn]?\ )?mehrheit(?:\ (?:entscheidet|reicht|genügt))?|mehrheitlich"
    r"|mehr\ als\ die\ hälfte": {"rule": "majority"},
    r"einstimmig|alle\ müssen\ (?:zustimmen|einverstanden\ sein|ja\ sagen)": {"rule": "unanimous"},
    r"(?:im\ )?kons(?:ent|ens)|(?:wenn\ )?(?:niemand|keiner)\ (?:etwas\ )?(?:dagegen\ hat"
    r"|widerspricht)"
    r"|ohne\ einw(?:a|ä)nde|einw(?:a|ä)nde?\ (?:bitte\ |nur\ )*mit\ (?:grund|begründung)": {
        "rule": "consent"
    },
    r"veto(?:recht|[\ -]?abstimmung)?|vetos?\ (?:erlaubt|möglich)"
    r"|(?:je(?:der?|de[rn]?)|alle|man|wir\ alle|ihr\ alle)\ (?:kann|können|könnt|darf|dürfen|dürft"
    r"|hat|haben|habt)\ (?:(?:ein|auch|n)\ )*veto(?:recht)?(?:\ einlegen)?": {"rule": "veto"},
    r"(?:mit\ )?punkten?|punkte?(?:wahl|abfrage|abstimmung|verteilung|vergabe)|klebepunkte"
    r"|punkte\ (?:verteilen|vergeben)"
    r"|(?:verteilt|vergebt)\ punkte": {"rule": "dots"},
    r"(?:mit\ )?{n}\ punkte?n?(?:\ (?:für\ (?:jeden|alle)|pro\ (?:person|kopf|nase)|je))?"
    r"|je(?:der)?\ {n}(?:\ punkte)?|{n}\ stimmen\ (?:für\ jeden"
    r"|pro\ (?:person|kopf|nase)|je(?:der)?)|(?:jede[r]?|alle)"
    r"\ (?:hat|haben|bekommt|bekommen|kriegt|kriegen)\ {n}\ (?:stimmen|punkte)": {"budget": "n"},
    r"(?:bitte\ )?(?:(?:jede[rn]?|ihr|alle|man)(?:\ (?:kann|darf|dürfen|dürft|können|könnt))?"
    r"|wählt|wähle|nehmt|kreuzt|sucht)\ (?:bis\ zu|höchstens|maximal|max\.?)\ {n}"
    r"(?:\ (?:stimmen|optionen|antworten|kreuze|davon|sachen|dinge))?"
    r"(?:\ (?:aus|an|wählen|auswählen|ankreuzen|nehmen))?"
    r"|(?:bis\ zu|höchstens|maximal|max\.?)\ {n}(?:\ (?:stimmen|antworten|kreuze|auswählen"
    r"|ankreuzen|wählen|pro\ (?:person|kopf|nase)|je(?:der)?))+"
    r"|(?:bitte\ )?(?:wählt|wähle|nehmt)\ {n}(?:\ (?:davon|aus|optionen))*"
    r"|(?:jede[rn]?|ihr|alle|man|wir)\ (?:kann|darf|dürfen|dürft|können|könnt)\ {n}"
    r"(?:\ (?:stimmen|optionen|davon|sachen))?\ (?:(?:aus)?wählen|ankreuzen|nehmen|abgeben|nennen"
    r"|angeben|aussuchen|ansagen|haben)"
    r"|(?:je(?:der?)?\ )?{n}\ (?:kreuze|kreuzchen)"
    r"(?:\ (?:je(?:der)?|pro\ (?:person|kopf|nase)))?": {"most": "n"},
    r"(?:mit\ )?noten|bewertet|bewertung"
    r"|(?:bewerte[nt]?|benotet?)\ (?:(?:sie|die|das|alle|alles)\ )?(?:mit\ |von\ )?(?:1|eins)"
    r"\ ?(?:-|–|bis)\ ?(?:5|fünf)(?:\ (?:punkten?|sternen?|noten?))?": {"rule": "rated"},
    r"(?:(?:ganz|bitte|wir|alle|stimmt|stimmen|lasst\ uns)\ )*(?:geheim|anonym)(?:e[rn]?)?"
    r"(?:\ (?:wahl|abstimmung|(?:ab)?stimmen|abgestimmt|wählen|ab|voten|bitte|bleiben))*"
    r"|ohne\ namen|(?:(?:ohne|so),?\ dass|sodass)\ (?:man|jemand|alle|die\ anderen|irgendwer|keiner"
    r"|niemand|jeder)\ (?:sieht|merkt|weiß|mitbekommt|mitkriegt),?\ (?:wer\ (?:was|wofür|wie)"
    r"\ (?:wählt|stimmt|abstimmt|gewählt\ hat|gestimmt\ hat|abgestimmt\ hat))"
    r"|(?:keiner|niemand)\ (?:soll|muss|darf)\ (?:sehen|wissen|merken),?\ wer\ (?:was|wofür|wie)"
    r"\ (?:wählt|stimmt|abstimmt|gewählt\ hat|gestimmt\ hat|abgestimmt\ hat)"
    r"|(?:keiner|niemand)\ (?:soll\ |sieht\ |darf\ )?(?:die\ |das\ |den\ )?(?:ergebnis(?:se)?"
    r"|zwischenst[aä]nde?|stand|stimmen)\ (?:vorher|bis\ .{3,30}|bevor\ .{3,30})(?:\ sehen)?"
    r"|(?:keiner|niemand)\ (?:sieht|weiß|erfährt|merkt),?\ wer\ (?:was|wofür|wie)\ (?:wählt|stimmt"
    r"|abstimmt|gewählt\ hat|abgestimmt\ hat)"
    r"|(?:zeig(?:e|t)?\ )?(?:die\ |den\ )?(?:ergebnis(?:se)?|zwischenstände?|stand|auszählung)"
    r"\ (?:bitte\ )?(?:erst|nur)\ (?:ganz\ )?(?:am\ (?:ende|schluss)|zum\ schluss|danach|hinterher"
    r"|nach\ (?:der\ abstimmung|ende|ablauf|schluss))(?:\ (?:zeigen|sichtbar|sehen|anzeigen))?"
    r"|(?:versteck(?:e|t)?|verbirg|verbergt)(?:\ (?:bitte|mal))*\ wer\ (?:was|wofür|wie)"
    r"\ (?:gewählt|gestimmt|abgestimmt)\ hat"
    r"|(?:versteck(?:e|t)?|verbirg)\ (?:bitte\ )?(?:die\ )?namen"
    r"|(?:keine|ohne)\ zwischen(?:stände?n?|ergebnisse?n?)": {"secret": True},
    r"(?:diesmal\ )?nicht\ (?:geheim|anonym)(?:\ diesmal)?|offene\ (?:wahl|abstimmung)"
    r"|öffentlich|mit\ namen": {"secret": False},
    r"(?:(?:halt(?:e|et)?|mach(?:e|t)?|lass(?:t|e)?|behandel[nt]?|behandle)(?:['’]?s|\ (?:es|das"
    r"|das\ ganze|alles))(?:\ (?:bitte|mal|doch))*\ |(?:es|das|das\ ganze|alles)\ (?:soll|muss"
    r"|sollte|bleibt)(?:\ bitte)?\ |(?:seid?|bleib(?:t|en\ wir)?)(?:\ bitte)?\ )?"
    r"(?:ganz\ |schön\ |lieber\ )?diskret(?:\ (?:bleiben|sein|laufen|halten|behandeln"
    r"|ablaufen))?|ohne\ (?:die\ )?zahlen"
    r"|(?:(?:ohne|so),?\ dass|sodass)\ (?:man|jemand|alle|die\ anderen|irgendwer"
    r"|keiner|niemand|jeder)\ (?:sieht|merkt|weiß|mitbekommt|mitkriegt)"
    r",?\ wer\ was\ (?:will|möchte|mag|wünscht|gern\ hätte)"
    r"|(?:keiner|niemand)\ (?:soll|muss|darf)\ (?:sehen|wissen|merken),?\ wer\ was"
    r"\ (?:will|möchte|mag)": {"disclosure": "discreet"},
    r"zeig(?:e|t)?\ alles": {"disclosure": "open"},
    r"(?:höchstens\ |maximal\ |max\.?\ )?{n}\ runden?"
    r"(?:\ (?:reichen|reicht|genügen|genügt|max(?:imal|\.)?|höchstens))*": {"rounds": "n"},
    r"(?:zeig(?:e|t)?\ )?(?:höchstens\ |maximal\ )?{n}\ (?:optionen?|möglichkeiten|vorschläge)"
    r"(?:\ (?:(?:pro|je|in\ jeder|in\ einer)\ runde|auf\ (?:dem|den)\ tisch|zur\ (?:wahl|auswahl"
    r"|abstimmung)))?"
    r"|(?:zeig(?:e|t)?\ )?(?:immer\ |nur\ )?{n}\ (?:auf\ einmal|zugleich|gleichzeitig)": {
        "options": "n"
    },
    r"(?:(?:es\ müssen\ )?(?:mindestens|wenigstens|mind?\.?)\ {n}"
    r"\ (?:stimmen?|leute|personen|teilnehmer)"
    r"|(?:es\ müssen\ )?(?:mindestens|wenigstens|mind?\.?)\ {n}(?:\ (?:leute|personen|von\ uns))?"
    r"(?:\ (?:müssen|sollen|sollten))?\ (?:mitmachen|mitstimmen|abstimmen|teilnehmen))"
    r"|quorum:?\ {n}"
    r"|(?:(?:wir\ brauchen|(?:es\ )?braucht|das\ braucht)\ )?"
    r"(?:mindestens\ |wenigstens\ |mind\.?\ )?{n}\ (?:stimmen?|leute|personen)"
    r",?\ damit\ (?:es|das|die\ abstimmung)\ (?:zählt|gilt|gültig\ ist)"
    r"|(?:(?:es|das)\ )?(?:zählt|gilt)(?:\ (?:es|das))?\ (?:nur|erst)\ (?:ab|mit|bei)"
    r"\ (?:mindestens\ )?{n}\ (?:stimmen?|leuten?|personen)|(?:wir\ brauchen|es\ braucht)"
    r"\ (?:mindestens|wenigstens)\ {n}\ stimmen?": {"quorum": "n"},
    rf"{_NEEDS}{{n}}\ ?(?:%|prozent)(?:\ (?:zustimmung|dafür|der\ (?:abgegebenen\ )?stimmen))*": {
        "percent": "n"
    },
    rf"{_NEEDS_HALF}(?:\ (?:(?:der|aller)\ (?:abgegebenen\ )?)?stimmen)?"
    r"(?:\ (?:haben|bekommen|kriegen|erreichen))?"
    rf"|(?:mindestens\ )?die\ hälfte{_OF_VOTERS}\ {_HAVE_TO_AGREE}": {"percent": 50},
    rf"(?:mindestens\ )?die\ hälfte\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "percent": 50,
        "of_all": True,
    },
    rf"{_NEEDS}{{n}}\ ?(?:%|prozent)(?:\ zustimmung)?\ {_ALL_OF_US}(?:\ (?:zustimmung|dafür))*": {
        "percent": "n",
        "of_all": True,
    },
    rf"{_NEEDS}(?:zwei[\ -]?drittel|2/3)\ {_ALL_OF_US}": {
        "rule": "majority",
        "thirds": 2,
        "of_all": True,
    },
    r"(?:(?:(?:(?:ein\ )?ja|es)\ )?(?:braucht|benötigt)\ )?"
    r"(?:eine\ )?(?:zwei[\ -]?drittel|2/3)[\ -]?(?:mehrheit)?"
    r"(?:\ (?:zustimmung|dafür|nötig|erforderlich|der\ (?:abgegebenen\ )?stimmen))*"
    rf"|(?:zwei[\ -]?drittel|2/3){_OF_VOTERS}\ {_HAVE_TO_AGREE}": {
        "rule": "majority",
        "thirds": 2,
    },
    rf"(?:zwei[\ -]?drittel|2/3)\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "rule": "majority",
        "thirds": 2,
        "of_all": True,
    },
    rf"{_NEEDS}(?:eine\ )?(?:drei[\ -]?viertel|3/4)(?:[\ -]?mehrheit"
    rf"|{_OF_VOTERS}\ {_HAVE_TO_AGREE})": {"percent": 75},
    rf"{_NEEDS}{{n}}\ ?(?:%|prozent){_OF_VOTERS}\ {_HAVE_TO_AGREE}": {"percent": "n"},
    rf"{_NEEDS}{{n}}\ ?(?:%|prozent)\ {_ALL_OF_US}\ {_HAVE_TO_AGREE}": {
        "percent": "n",
        "of_all": True,
    },
    r"{n}\ gewinner|{n}\ (?:davon\ |von\ (?:ihnen|denen)\ )?(?:gewinnen|werden\ gewählt)"
    r"|(?:die\ )?besten\ {n}": {"winners": "n"},
    r"(?:(?:alle\ )?wünsche\ (?:zählen\ )?gleich|wertung:?\ (?:wie\ im\ )?paper"
    r"|(?:zähl|werte)t?\ (?:es\ |sie\ )?wie\ im\ paper)": {"scoring": "paper"},
    r"(?:stärkere|starke)\ wünsche\ (?:zählen|wiegen)\ mehr": {"scoring": "ours"},
    r"ein\ (?:sprach)?modell\ schlägt\ (?:die\ optionen\ )?vor": {"coordination": "paper"},
    r"(?:alle\ )?(?:optionen|zeiten|termine)\ werden\ (?:durchgesehen|geprüft)": {
        "coordination": "exact"
    },
    r"offenlegung:?\ (?:offen|alles)": {"disclosure": "open"},
    r"(?:offenlegung:?|mit)\ (?:den\ )?zahlen": {"disclosure": "counts"},
}

CHOOSES: Final = r"""(?:(?:bitte|lasst?\ uns|wir)\s+)*(?:wähl(?:e|t|en)(?:\s+wir)?|nehmt
    |such(?:t|en)?|kürt)\s+(?:(?:bitte|mal|die|unsere)\s+)*(?:besten\s+)?{n}\b(?!\s*[-%])
    (?P<bare>(?:\s+(?:davon|von\ (?:diesen|denen|ihnen)|aus|hiervon))+)?"""
"""How a request begins of which several win: “wählt zwei davon”, “wir wählen zwei Sprecher”."""

AHEAD: Final[dict[str, dict[str, object]]] = {
    r"(?:(?:bitte|lasst?\ uns|in|eine|welche[rm]?)\ )*(?:priorisiert?e?n?|sortiert|reiht"
    r"|reihenfolge|rangfolge|ranking|prioritäten|priorisierung)(?:\ (?:bitte|bringen))*": {
        "rule": "ranked"
    },
}
"""What says how before what is asked alone."""

FROM: Final = "aus|von|unter"

NUMBERS: Final = (
    "ein",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
)
