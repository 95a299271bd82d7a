"""What German words are signs of, where they are said to the bot; bars part the phrases."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

SIGNS: Final[Mapping[str, str]] = {
    # Small words
    "self": """
        ich | mir | mich | mein | meine | meinen | meiner | meinem | bin | hab | habe | muss
        | chan i | chani | hätte | arbeite
    """,
    "my": "mir | mein | meinen | meine",
    "we": "wir | uns | unser | unsere",
    "can": "kann | könnte | schaffe | schaff | schaffs | kanns | chan | chani",
    "must": "muss | müssen | musste | sollte",
    "bound": "vor | nach | ab | bis | von | zwischen | um | oder später | spätestens | frühestens",
    "thanks": "danke | vielen dank | merci | dankeschön",
    "thanks for": "danke für | danke fürs | danke euch für | danke dir für | dank für | dank fürs",
    "see you": "bis morgen | bis montag | bis freitag | bis dann | bis nächste woche",
    "give me": "gib mir | gebt mir",
    "later": """
        antworte später | melde mich | meld mich | schau ich mir | schaue ich mir | schau nach
        | schaue nach | mach ich | mache ich | sag ich dir | gebe bescheid | geb bescheid
        | gucke nach | guck ich | muss nachsehen | muss erst schauen | schau später | antworte dir
        | frag mal | frage mal | frag erst | frage erst | frag noch | muss ich erst fragen
        | frag kurz | frage kurz | muss erst fragen | muss noch fragen | antworte heute
        | guck später | guck heute | schau heute | schaus mir | schau's mir
    """,
    "back at": "gleich zurück | gleich wieder da | bald zurück | mahlzeit",
    "all said": """
        das war's | das wars | das wär's | das wärs | das wäre es | das wär alles | das wäre alles
        | das wäre alles von mir | das war alles | das ist alles | mehr hab ich nicht | mehr nicht
        | sonst nichts | bin fertig | stimmt so | passt so | so stimmt es
    """,
    "did i": "hab ich | habe ich | hab ich schon | habe ich schon",
    "undo": """
        rückgängig | mach rückgängig | mach das rückgängig | streich das | streich es | vergiss das
        | ignorier das | ignoriere das | nimm das zurück | nehme das zurück | nehm das zurück
        | lösch das | vergiss das wieder | lösch es | lösche es | lösche das | will es zurück
        | will das zurück | wieder zurück haben
    """,
    "in jest": """
        nur spaß | war spaß | nur ein scherz | kleiner scherz | nur quatsch | nicht ernst gemeint
        | war übertrieben | nur übertrieben | übertrieben | scherz | witz | nicht so gemeint
    """,
    "time zone": "zeitzone | zeitzonen | wessen zeit",
    "shifted": """
        die woche drauf | die woche danach | eine woche später | eine woche früher | um eine woche
        | um einen tag | die woche darauf | eine andere woche | einen tag später | einen tag früher
        | einen tag nach hinten | einen tag nach vorne | einen tag vor | einen tag zurück
        | eine stunde später | eine stunde früher | eine stunde nach hinten
    """,
    "help us": "hilf uns | helft uns | hilf mir",
    "deadline": "frist | deadline",
    "laugh": "haha | hahaha | lol | hehe | hihi",
    "day greeting": "morgen | abend",
    "sorry": "sorry | sry | entschuldigung | entschuldige | tut mir leid | verzeihung",
    "none": "keins | keines | keiner | keine | keinen | keiner davon | keine davon",
    "off verb": "sag | sage | sagt | blas | blase | brich | brecht",
    "off": "ab",
    "filler": """
        lol | haha | hahaha | hehe | shit | mist | verdammt | bitte | please | mal | hallo | hi
        | hey | moin | ok | okay | also | und | auch | einfach | jetzt | dann | doch | ja | naja
        | ach | oh | ähm | convene | bot | kannst du | könntest du | kann man | können wir
        | könnten wir | würdest du | wollen wir | lass uns | lasst uns | sollen wir | , | sorry
        | danke | aber | @ | - | leute | eigentlich | übrigens | so | gut | halt | noch | wir
        | sollten | schon | wir müssen | wir sollten | nein | nee | ne | : | magst du | servus
        | kurze frage | eine frage | ne frage | nur eine frage | eine kurze frage
    """,
    "ask you": """
        bitte | kannst du | könntest du | würdest du | könnt ihr | kann man | können wir
        | könnten wir | wollen wir | lass uns | lasst uns | sollen wir | mal | sollten wir
        | magst du | wir sollten | wir müssen | kannste | please | pls | plz
    """,
    "not": """
        nicht | nich | kein | keine | keinen | keiner | nie | niemals | nix | nichts | net | nöd
        | ned | ohne | nee | nein
    """,
    "unable": "nicht da | geht nicht | geht doch nicht | klappt nicht",
    "again": "doch nicht | nicht mehr | doch",
    "person's": "stimme von | stimme auf | wünsche von | antwort von | nachrichten von",
    "me": "mich",
    "they": "sie | er | ihn | ihm | ihnen | jemand | jemanden | jemandem | wen",
    "everyone": """
        alle | allen | die anderen | den anderen | anderen | restlichen | der rest | das team
        | leute | dem team | jeder | jeden | die fehlenden | die säumigen | übrigen
        | die nachzügler | rest
    """,
    # Questions
    "who": """
        wer | wen | wem | haben alle | haben schon alle | sind alle | hat jeder | hat schon jeder
    """,
    "when": """
        wann | um wie viel uhr | um wieviel uhr | wie viel uhr | wieviel uhr | welcher tag
        | an welchem tag | welchen tag | wie spät
    """,
    "why": "warum | wieso | weshalb | weswegen",
    "how": "wie",
    "what": "was | welche | welcher | welches | welchen",
    "wh": """
        wer | wen | wem | wann | warum | wieso | weshalb | wie | was | wo | welche | welcher
        | welches | um wie viel uhr | um wieviel uhr
    """,
    "aux": """
        ist | sind | hat | haben | habt | gibt | gibts | gibt's | kann | können | war | wird
        | kommt | steht | hast
    """,
    "tell me": "sag mir | zeig mir | gib mir | zeig mal | sag mal | verrat mir",
    "status": """
        status | stand | zwischenstand | fortschritt | wie weit | wie steht's | wie stehts
        | wie steht es | wie läuft's | wie läufts | wie läuft es | wie läuft das | wie sieht's aus
        | wie siehts aus | wie sieht es aus | wie schaut's | wie schauts | gibt's was neues
        | gibts was neues | gibt es was neues | was neues | neuigkeiten | schon einen termin
        | schon ein termin | schon was | wie viele stimmen | wieviele stimmen | wie viele haben
        | wieviele haben | haben schon abgestimmt | hat schon abgestimmt | wie lange | bis wann
        | deadline | frist | schon entschieden | schon fest | wo stehen wir | was ist der stand
        | was haben die anderen | sagen die anderen | wie geht's weiter | wie gehts weiter
        | wie geht es weiter | schon ein ergebnis | schon gevotet
        | sind wir durch | sind wir fertig | sind wir soweit | durch damit | alles geklärt
    """,
    "missing": """
        trödelt | trödeln | schläft | pennt | fehlt | fehlen | aussteht | ausstehend | offen
        | warten | wartest | noch nicht | hängt | hängen | steht noch aus | säumig
    """,
    "answered": """
        gestimmt | gevotet | gevoted | geantwortet | antwortet | gemeldet | abgestimmt
        | reagiert | zurückgemeldet | antwort | gesagt | rückmeldung | geschrieben | antworten
    """,
    "the day": """
        der termin | das meeting | das treffen | es | das | wir | die besprechung | der call
        | nochmal | noch mal | denn | jetzt | nun | die sitzung | genau | den termin | unser
        | treffen | termin | findet | statt | der workshop | die retro | um wieviel uhr
        | um wie viel uhr | meeting
    """,
    "coming": """
        dabei | kommt | kommen | teil | eingeladen | teilnehmer | auf der liste | mit dabei
        | macht mit | angefragt | gefragt | organisiert | einberufen | angesetzt | veranstaltet
        | initiiert | will das | wollte das | da | beteiligt | angelegt | gestartet | nimmt
    """,
    "there is": "gibts da | gibt es da | gibts hier | gibt es hier | ist da | sind da | hat es da",
    "invite noun": """
        einladung | kalendereintrag | kalenderdatei | ics | kalendereinladung | invite | kalender
        | termineinladung | einladungen | einladungsmail
    """,
    "hand over": """
        schick | schicke | schicken | schickst | sende | senden | wo | bekommen | gekriegt
        | kriegen | her | bekomme | nochmal | noch mal | erhalten | finde | gekommen | angekommen
        | keine | da | haben | kriege | krieg | seh | sehe | weiterleiten | leite | weg | verloren
        | brauche | nix
    """,
    "know of me": """
        kam meine antwort | ist meine antwort | meine antwort angekommen | meine nachricht |
        über mich | von mir | zu mir | hab ich gesagt | habe ich gesagt | hab ich geschrieben
        | hab ich dir | habe ich dir | meine angaben | meine wünsche | meine daten
        | meine antworten | hab ich angegeben | habe ich angegeben | ich gesagt | ich geschrieben
        | ich angegeben | meine antwort | meine präferenzen | meine vorlieben | meine einstellungen
    """,
    "decided": """
        entschieden | entscheidung | beschlossen | beschluss | gewonnen | gewählt | ergebnis
        | ausgegangen | ausgang | zustande | geworden | wurde | gewinnt | abstimmung
        | herausgekommen | rausgekommen | ausgewählt | wurden | stimmen | festgelegt | geeinigt
        | verständigt | verblieben
    """,
    "help": """
        wie gebe ich | wie stimme ich | wie wähle ich |
        hilfe | was kannst du | was kannst | wie funktioniert | wie geht das | wie benutze
        | befehle | was machst du | wer bist du | was bist du | anleitung | wie kann ich
        | wie bedien | was kann ich | was muss ich | wie nutze | wie verwende | erklär | hilf mir
        | was kann der bot | wie starte | wie mache ich | wie mach ich | wie kann man
    """,
    # Orders
    "cancel": """
        absagen | sag ab | sage ab | abblasen | streichen | streich | storniere | stornieren
        | canceln | cancel | sag das meeting | sag den termin | sag das treffen | blas das
        | blas ab | lösch den | lösche den | lösch das | absage | sag das ab | cancle | abbrechen
    """,
    "needless": """
        brauchen wir nicht mehr | brauchen es nicht mehr | brauchen das nicht mehr
        | brauchen wir nimmer | das hat sich erledigt | hat sich damit erledigt
        | ist nicht mehr nötig | wird nicht mehr gebraucht | ist hinfällig
    """,
    "not needed": """
        hat sich erledigt | erledigt | nicht mehr nötig | brauchen wir nicht | brauchen das nicht
        | brauchen den termin nicht | brauchen das treffen nicht | fällt aus | findet nicht statt
        | ist hinfällig | brauchen das meeting nicht | wird nicht mehr gebraucht
        | nicht mehr gebraucht | brauchen wir doch nicht | ist geklärt | nicht mehr notwendig
        | brauchen kein treffen | brauchen kein meeting | brauchen keinen termin
        | brauchts nicht mehr | treffen nicht mehr | meeting nicht mehr | termin nicht mehr
    """,
    "close": """
        jetzt abstimmen | los abstimmen | los , abstimmen | abstimmen jetzt
        | abstimmung starten | abstimmung jetzt starten | abstimmung beginnen | starte abstimmung
        | das genügt | genug leute | genug antworten | schluss | nimm was wir haben | was wir haben
        | mach fest | mach es fest | mach das fest | festmachen
        | leg los | losgehen | mach zu | mach zua | machts zu | machts zua | zumachen | schließ
        | schließen | beenden | beende
        | abschließen | abschließe | nicht länger warten | nicht mehr warten | nicht weiter warten
        | nicht warten
        | warte nicht | genug gewartet | mach weiter | mach mal weiter
        | auszählen | zähl aus | starte die abstimmung
        | abstimmen lassen | reicht jetzt | das reicht | ohne sie | ohne ihn
        | ohne die | mach hin | mach fertig | vorschlagen | schlag was vor | schlag vor
        | weiter geht's | weiter gehts | mach den sack zu | wir warten nicht | das waren alle
    """,
    "suggestions": "vorschläge",
    "shows": """
        gib | gebt | zeig | zeige | mach | mache | schick | poste | her | bitte | jetzt | brauchen
        | wollen | sehen
    """,
    "close to": "schluss mache | mache schluss",
    "remind": """
        erinner | erinnere | erinnert | erinnern | stups | stupse | anstupsen | nachhaken | hak nach
        | hake nach | ping | pingen | pinge | anpingen | frag nochmal | frag noch mal | mahne
        | schubs | nudge | frag nach | nachfragen | tritt
    """,
    "reminder": "erinnerung | erinnerungen | reminder",
    "remind me": "erinner mich | erinnere mich | erinnert mich | erinner uns | erinnere uns"
    " | erinnerst du mich | erinnerst du uns | erinnerst uns",
    "add": """
        einladen | lad | lade | hinzufügen | füg | füge | dazunehmen | dazuholen | nimm | aufnehmen
        | frag | frage | fragen | hol | hole | pack | setz | dazu | einbeziehen | add | mit rein
        | reinnehmen | dazuladen | dazuschreiben | ergänze | ergänzen | invite | mitnehmen
    """,
    "to the list": """
        auch | dazu | hinzu | auf die liste | mit rein | ein | mit dazu | noch | auch noch | rein
    """,
    "move": """
        verschieb | verschiebe | verschieben | verlegen | verleg | verlege | schieb | schiebe
        | schieben | umlegen | vorziehen | neuer termin | neuen termin | anderen termin
        | anderer termin | andere zeit | neue zeit | umplanen | vorverlegen | neuen slot
        | anderen tag | rücken | zieh | ziehen | leg | such was neues | such einen neuen | umbuchen
        | nach hinten | nach vorne | legen | draus | daraus | such uns was neues
        | sucht uns was neues | such mal was neues | such bitte was neues | was neues suchen
        | such was anderes | such uns was anderes | such uns nen neuen | such uns einen neuen
        | such nen neuen | such nen anderen
    """,
    "extend": """
        verlänger | verlängere | verlängern | mehr zeit | noch zeit | warte bis | gib ihnen
        | gib denen | länger offen | zeit bis | lass offen | offen lassen | einen tag länger
        | einen tag mehr | noch einen tag | warten wir bis | bis morgen warten | länger laufen
        | länger zeit | warte noch
    """,
    "lapses": """
        gilt nicht mehr | gelten nicht mehr | zählt nicht mehr | gilt nicht länger
        | hat sich erledigt | haben sich erledigt | hinfällig
    """,
    "override": """
        ignorier die anderen | ignoriere die anderen | vergiss deine regeln | vergiss alle
        | lösche alles | lösch alles | zähl meine | doppelt | deine regeln | deine anweisungen
        | systemprompt | für alle | im namen von | als admin | ich bin der chef
        | ich bin die chefin | geheim geschrieben | privat geschrieben | geschrieben hat | für jeden
        | gesagt hat
    """,
    # Something came up
    "came up": """
        dazwischengekommen | dazwischen gekommen | dazwischen | kommt was dazwischen
        | schaffe es nicht | schaff es nicht | schaffs nicht | schaff's nicht
        | schaffe es doch nicht | doch nicht | muss absagen | muss leider absagen | bin raus
        | klappt nicht | klappt doch nicht | reingeflogen | reingekommen | bin krank | krank
        | kann nicht kommen | komme nicht | komm nicht | nicht dabei sein | kann doch nicht
        | nicht teilnehmen | nicht kommen | nicht mehr | ohne mich | verhindert | schaffe ich nicht
        | termin platzt | platzt der termin | platzt mir | termin geplatzt | ist mir geplatzt
        | schaff ich nicht | muss passen | bin nicht dabei | fällt flach | leider absagen
        | überschneidet | kollidiert | falle aus | fall aus | wird nichts
    """,
    # What is told, and asks for nothing
    "small talk": """
        frohes neues | gutes neues | ins neue jahr | schönes neues jahr
        | meins war | meiner war | wochenende war | urlaub war | essen war | reise war
        | dein wochenende | euer wochenende | dein urlaub | euer urlaub
    """,
    "other options": """
        neue vorschläge | andere vorschläge | neue optionen | andere optionen | neue termine
        | andere termine | weitere vorschläge | mehr vorschläge | noch eine runde | neue runde
    """,
    "prevented": """
        krank | fieber | grippe | notfall | unfall | stau | verspätung | verspätet | kita
        | ausgefallen | zug | krankenhaus | dazwischen | verhindert | erkältet | flach | migräne
    """,
    "today": "heute | heut | rest des tages",
    # What holds for good
    "for good": """
        immer | nie | grundsätzlich | generell | jede woche | künftig | in zukunft | merk dir
        | merke dir | arbeitszeit | arbeitszeiten | ab jetzt | ab sofort | normalerweise
        | prinzipiell | dauerhaft | jeden | ich arbeite | arbeite | für alle meetings
        | für alle termine | zukünftig | niemals | standardmäßig
    """,
    "for every session": """
        generell | künftig | in zukunft | merk dir | merke dir | ab jetzt | für alle meetings
        | zukünftig | für alle termine | dauerhaft | für die zukunft | bei allen terminen
        | für alle zukünftigen | für alle künftigen | in allen meetings
    """,
    "weekly": """
        montags | dienstags | mittwochs | donnerstags | freitags | immer | jede woche | jeden
    """,
    "next time": "fürs nächste mal | für's nächste mal | für das nächste mal | für nächstes mal",
    # Wishes
    "suits": """
        alles außer | lieber | am liebsten | besser | passt | passen | geht | gehen | gingen
        | ginge | egal | jederzeit | wann immer | flexibel | wurscht | wurst | früh | spät | früher
        | später | möglichst | ungern | schlecht | gut | möglich | klappt | blöd | schwierig
        | doof | komisch | seltsam
        | ideal | gern | gerne | nur | hauptsache | schöner | bevorzugt | bevorzuge | vermeiden
        | chan | chani | schaff | recht | passt's | passts | gehts | ungünstig | perfekt | mies
        | eher | am besten | doch | hasse | mag | so ne sache | so eine sache | so 'ne sache
        | so ne kiste | so eine kiste | so lala
    """,
    "engaged": """
        frei | weg | urlaub | dienstreise | zahnarzt | arzt | arzttermin | unterwegs | kita
        | schule | kinder | kind | kleine | kleinen | uni | vorlesung | prüfung | klausur
        | training | sport | homeoffice | schicht | frühschicht | spätschicht | reise | zug | beim
        | besetzt | belegt | voll | dicht | verplant | pause | pausen | puffer | mittag
        | mittagspause | feiertag | brückentag | workshop | seminar | termine | messe | schulung
        | elternabend | fortbildung | ferien | nicht da | raus | abholen | hochzeit | umzug
        | kundentermin | bring | bringe | hole | hol
    """,
    "about a time": """
        wie wär's mit | wie wärs mit | wie wäre | was ist mit | ginge auch | und was ist mit
    """,
    "forget said": """
        vergiss das | vergiss was ich | ignorier was ich | streich das | nimm zurück | vergiss mein
    """,
    "it was": "war | waren | lief gut | lief super | fand ich",
    "past": "gestern | letzte woche | neulich | vorgestern",
    # Votes
    "vote word": """
        stimme | stimmen | option | veto | einwand gegen | wahl | nehme | nehm | wähle | lieber
        | bin für | für mich | dann | halt | passt | top | gut | notfalls | zur not
        | am liebsten | favorit | egal | auf keinen fall | gar nicht | wechsle | wechseln
        | ändern | doch | vor | auch | ok
    """,
    "of the options": """
        enthalte mich | enthaltung | behalte meine stimme | keine davon | keiner davon
        | keins davon | alle gut | alle drei | beide gut | beides ok | beides | beide
        | nichts davon | keine der | alles außer
    """,
    "ordinal": """
        erste | ersten | erster | zweite | zweiten | zweiter | dritte | dritten | dritter | vierte
        | letzte | letzten | mittlere | mittleren | spätere | frühere | späteren | früheren
        | erstes | zweites | letztere
    """,
    "one": "option | variante | vorschlag | davon | wahl | termin | bitte",
    "yes or no": """
        ja | jo | jep | nein | nee | ne | nie | klar | gern | gerne | genau | richtig | stimmt
        | beides | nur | keins | niemals | natürlich | egal | passt | lieber nicht | eher nicht
        | doch | auf jeden fall | einmalig | ausnahmsweise | dieses mal | diesmal | jawohl | sicher
        | nö
    """,
    # Courtesy that says nothing of anybody's time
    "courtesy": """
        bis später | bis gleich | bis dann | melde mich | meld mich | schau ich mir
        | schaue ich mir | schau mal | schau nach | gucke | guck ich | sorry für | entschuldige
        | entschuldigung | danke für | danke fürs | kein stress | keine eile | lass dir zeit
        | guten morgen | moin | gute arbeit | gut gemacht | viel spaß | viel erfolg | alles gute
        | glückwunsch | super sache | wie geht's | antworte später | antworte gleich | sag ich dir
        | gleich | bin gleich | muss kurz | freu mich | freue mich | schönes wochenende
        | schönen feierabend | schönen tag | schönen urlaub | gute besserung | hab ich gesehen
        | läuft | alles gut | passt schon | mach ich | mache ich | kurz weg | bin da | bin zurück
        | wünsche euch
    """,
    # What else tells sentences apart
    "for another": "für ihn | für sie | sagt er | sagt sie",
    "give them": """
        gib ihnen | gebt ihnen | lass ihnen | gib allen | gib den anderen | allen noch bis
        | gib dem rest | gib den übrigen | gib den andern | lass den anderen | lass dem rest
        | allen bitte noch bis | ihnen noch bis | ihnen bitte noch bis
    """,
    "yet": "noch | schon | denn noch",
    "my vote": "meine stimme | meine wahl",
    "article": "der | die | das | den | dem | ein | eine | einen | unser | unsere | unseren",
    "let us": "lass uns | lasst uns",
    "arrange": """
        finde | find | organisiere | organisier | vereinbare | vereinbaren | ansetzen | ausmachen
        | koordiniere | such | suche
    """,
    "subject": "über | zum | zur | wegen | für den | für das | für die | bezüglich",
}
