"""German figures of speech for how a time is: "der Montag ist im Eimer", "Do ist alles leer".

Phrases are separated by bars. Those of `PREDICATES` are something else as well, and mean this only
where a verb like "ist", a day or a colon stands before them.
"""

from __future__ import annotations

from orchestration.language.german.judging import JUDGING
from orchestration.language.values import Shade, Stance
from orchestration.language.words.writing import phrases
from orchestration.model.preferences import Polarity, Strength

_FOR, _AGAINST = Polarity.FOR, Polarity.AGAINST
_MUST, _STRONGLY, _PREFERS = Strength.MUST, Strength.STRONGLY, Strength.PREFERS
_POSSIBLE = Stance(_FOR, _PREFERS, denied=_MUST, accepts=True)
_ABLE = Stance(_FOR, _PREFERS, denied=_MUST, able=True, accepts=True)
_GOOD = Stance(_FOR, _PREFERS)
_BAD = Stance(_AGAINST, _PREFERS)
_HARD = Stance(_AGAINST, _STRONGLY)
_IMPOSSIBLE = Stance(_AGAINST, _MUST)

_SAID: tuple[tuple[object, str], ...] = (
    (
        _POSSIBLE,
        """
        nichts gegen | nix gegen | habe nichts gegen | hab nichts gegen | macht mir nichts aus |
        macht nichts | müsste gehen | müsste klappen | müsste passen | dürfte gehen |
        dürfte klappen | sollte gehen | käme gut | käme hin | kommt hin | haut bei mir hin |
        käme in frage | kommt in frage | könnte ich mir vorstellen | kann ich mir vorstellen |
        drin | lässt sich machen | ließe sich machen | lässt sich einrichten | bekommen wir hin
        | kriegen wir hin | kriege ich unter | krieg ich unter | bekomme ich unter | steht
        nichts im weg | spricht nichts dagegen | nichts dagegen | freie bahn | kein thema | gar
        kein thema | null problemo | kein ding | kein act | kein akt | keine große sache |
        genehm | vertretbar | erträglich | aushaltbar | akzeptabel | denkbar | annehmbar |
        gebongt | tut's auch | tuts auch | täts auch | soll mir recht sein | mir recht | okay
        für mich | ok für mich | passend | läuft bei mir
        """,
    ),
    (
        _ABLE,
        """
        bleibt nur | bleiben nur | bleibt also | bleiben also | bleibt mir | bleiben mir |
        bleibt also nur | bleiben also nur | bleibt mir nur | bleiben mir nur | bleibt nur noch |
        bleiben nur noch |
        am start | könnt | zu haben | mit von der partie | leer | komplett leer | ganz leer |
        noch leer | gähnend leer | gähnende leere | frei wie ein vogel | zur stelle | präsent |
        ansprechbar | für euch da | ganz euer | voll verfügbar | voll einsatzfähig |
        einsatzfähig | einsatzbereit | einrichten | einteilen | einschieben | reinschieben |
        dazwischenschieben | dazwischen schieben | reinquetschen | unterbringen | freischaufeln
        | freimachen | ermöglichen | freie kapazitäten | kapazitäten | kapazität | spielraum |
        lücken | eine freie stunde | freie slots | freien slot | noch platz
        """,
    ),
    (
        _GOOD,
        """
        käme mir entgegen | kommt mir entgegen | käme mir gelegen | kommt mir gelegen |
        käme mir sehr entgegen | kommt mir sehr entgegen | kommt mir recht | käme mir recht |
        freut mich | würde mich freuen | vorzugsweise | würde vorschlagen | wäre stark |
        wäre spitze | wäre fantastisch | wäre großartig | wäre genial | genial | großartig |
        fantastisch | bequem | am bequemsten | komfortabel | am praktischsten | praktisch |
        entspannt | entspannter | ruhiger | ruhig | angenehm | angenehmer | klasse | spitze |
        wunderbar | hervorragend | ausgezeichnet | top | tip top | tiptop | der hit | ein traum
        | traumhaft | bombe | am allerbesten | am einfachsten | am entspanntesten | am
        angenehmsten | einfacher | leichter | günstig | günstiger | am günstigsten | sinnvoll |
        sinnvoller | willkommen | favorit | erste wahl | mein liebster tag | topfit | fit |
        putzmunter | munter | hellwach | wach | frisch | am frischesten | am fittesten | am
        wachsten | in bestform | in hochform | zu gebrauchen | aufnahmefähig | zurechnungsfähig
        | ein mensch | mensch | geistig anwesend | goldrichtig | genau richtig | das beste | die
        beste zeit | die beste wahl
        """,
    ),
    (
        _BAD,
        """
        passt schlecht | passt mir schlecht | passt eher schlecht | passt mir eher schlecht |
        passt ganz schlecht | passt nur schlecht | passt weniger | passt mir weniger |
        passt weniger gut | passt mir weniger gut | passt eher weniger | passt nicht so gut |
        passt mir nicht so gut | passt nicht so | passt mir nicht so | passt nicht besonders |
        geht schlecht | geht eher schlecht | geht nur schlecht | geht nur schwer | geht schwer |
        geht ganz schlecht | geht nicht so gut | geht weniger gut | geht eher weniger |
        klappt schlecht | klappt eher schlecht | klappt nicht so gut | klappt nur schlecht |
        kann schlecht | kann nur schlecht | kann eher schlecht | kann nicht so gut |
        nicht der beste tag | nicht mein bester tag | nicht die beste zeit | nicht die beste idee |
        meine letzte wahl | letzte wahl | würde gern vermeiden | würde gerne vermeiden |
        würde lieber vermeiden | würde lieber frei lassen | möchte vermeiden | ein kraftakt |
        unpraktisch | unpassend | unbequem | unausgeschlafen | übermüdet | nervt | ätzend |
        lästig |
        öde | nicht ganz ideal | nicht wirklich gut | nicht wirklich ideal | verzichte lieber |
        spare mir lieber | lasse lieber aus | eher nix | eher nichts | lieber nix | lieber nichts |
        bescheiden | suboptimal | semi | semioptimal | semigut | so lala | grenzwertig |
        so eine sache | so ne sache | so ein ding | so eine kiste |
        so ne kiste |
        sportlich | kritisch | heikel | riskant | wackelig | wacklig | hölle | horror | graus |
        gräuel | wahnsinn | irre | mist | kacke | scheiße | beschissen | nix für mich | nichts
        für mich | nicht mein ding | nicht mein tag | nicht meine zeit | nicht so dolle | nicht
        dolle | nicht so prickelnd | nicht prickelnd | nicht so pralle | nicht berauschend |
        nicht der bringer | nicht so mein ding | mich schwer | qual | eine qual | quälerei |
        zumutung | brutal | happig | heftig | viel los | einiges los | brennt die hütte | die
        hütte brennt | brennt's | durchgetaktet | eher schwierig | auslassen | meide |
        widerstrebt | müde | platt | unbrauchbar | nutzlos | matsch | matschig | nichts mehr
        anzufangen | nicht viel anzufangen | zu nichts mehr zu gebrauchen | zu nichts zu
        gebrauchen | bringt's nichts mehr | bringts nichts mehr | bringt's bei mir nichts mehr |
        geht nicht mehr viel | geht bei mir nicht mehr viel | geht nicht viel | läuft nicht mehr
        viel | nicht sehr produktiv | unproduktiv | stressiger | hektischer | ungünstiger |
        schlechter | blöder | nicht begeistert | kein fan | nicht so mein fall | nicht mein fall
        | verzichten | verschonen | verschont | bitte nicht wieder | zäh | mühsam |
        anstrengender | schwieriger
        """,
    ),
    (_HARD, "der horror | die pest | das schlimmste | ein albtraum | albtraum | der albtraum"),
    (
        _IMPOSSIBLE,
        """
        geht auf keinen fall | passt auf keinen fall | klappt auf keinen fall |
        geht unter keinen umständen | unter keinen umständen | unter gar keinen umständen |
        haut nicht hin | haut bei mir nicht hin | haut leider nicht hin | um himmels willen nicht |
        nur über meine leiche | über meine leiche | ausgeschlossen | nicht drin |
        nicht zu schaffen |
        nicht realistisch | unrealistisch | nicht denkbar | undenkbar | keine option |
        im eimer | hinüber | gestrichen | hinfällig | fällt flach | fällt aus | fällt weg |
        fällt raus | fällt bei mir aus | fällt bei mir flach | fällt bei mir raus | entfällt |
        scheidet aus | scheidet bei mir aus | scheiden aus | fallen aus | fallen flach | fallen
        weg | zu | dicht | nicht zu machen | keine chance | nichts zu machen | nichts zu holen |
        gesperrt | dichtgemacht | verbaut | nicht verhandelbar | unantastbar | heilig | kann ich
        vergessen | könnt ihr vergessen | könnt ihr mich vergessen | kannst du mich vergessen |
        kannste mich vergessen | könnt ihr mich knicken | braucht mich keiner anrufen |
        braucht mich niemand anrufen | braucht mich keiner ansprechen | braucht mich keiner fragen |
        lässt sich nicht schieben | lässt sich nicht verschieben | lässt sich nicht verlegen |
        kann ich nicht schieben | kann ich nicht verschieben | nicht verschiebbar |
        unverschiebbar | könnt ihr knicken | kann ich knicken | nicht
        einzurichten | nicht hinzukriegen | schaffe ich nicht | schaff ich nicht | kriege ich
        nicht hin | krieg ich nicht hin | bekomme ich nicht hin | läuft nix | läuft nichts |
        geht nix | geht nichts | geht gar nix | geht gar nichts | geht leider nix | geht leider
        nichts | geht bei mir nichts | geht bei mir nix | geht bei mir gar nichts | geht bei mir
        gar nix | no - go | no go | nogo | no way | nada | niente | raus aus dem spiel
        """,
    ),
    (
        Shade.BUSY,
        """
        schon ein | schon eine | schon einen | schon nen | schon ne | bereits ein | bereits eine |
        bereits einen | bereits nen | was dazwischen | etwas dazwischen | was dazwischengekommen |
        etwas dazwischengekommen | was dazwischen gekommen | etwas dazwischen gekommen |
        schon was vor | was vor | schon etwas vor | etwas vor | schon was | bereits was vor |
        bereits etwas vor | schon weg | schon voll | schon dicht | schon belegt | schon vergeben |
        schon verplant | schon was drin | schon was im kalender | schon was los | geblockt |
        bereits geblockt | brückentag | ein brückentag | heirate | betriebsversammlung | inventur |
        beim kunden vor ort | vor ort beim kunden | bei einem kunden vor ort | feuerwehr |
        zugeballert | zugepflastert | zugeknallt | zugestopft | zugekleistert | vollgepackt |
        vollgestopft | rappelvoll | randvoll | proppenvoll | knallvoll | brechend voll | bis
        oben hin voll | bis obenhin voll | überbucht | überladen | eingebunden | gebunden | im
        stress | land unter | vergeben | im ausland | auf achse | auf montage | in einem kurs |
        auf einem kurs | in einer vorlesung | in einem vortrag | in einem training | auf klausur
        | auf hochzeit | auf einer hochzeit | auf beerdigung | auf einer beerdigung | im
        krankenhaus | beim notar | beim tierarzt | beim friseur | beim kinderarzt | beim
        steuerberater | beim tüv | beim amt | beim physio | bei der physio | beim elternabend |
        beim fußball | im stall | im kino | im gym | im fitnessstudio | im auto | auf der
        autobahn | auf der bahn | auf der fahrt | in der bahn | in der kirche | im ministerium |
        in der redaktion | auf tour | auf tournee | auf klassenfahrt | auf wandertag | auf
        exkursion | in klausur | in prüfungen | in einer prüfung | in der prüfung | in der probe
        | bei der probe | in der sprechstunde | in vorstellungsgesprächen | in der verhandlung |
        vor gericht | beim gericht | bei gericht | in berufsschule | in der berufsschule | im
        seminarraum | im rettungsdienst | auf bereitschaft | in bereitschaft | im außeneinsatz |
        im einsatz | auf streife | im nachtdienst | im frühdienst | im spätdienst | auf
        wanderung | wandern | skifahren | im skiurlaub | im schnee | am meer | in den bergen |
        in den ferien | in den flitterwochen | im umzug | umziehen | ziehe um | zieh um |
        verreisen | fliege weg | bei meinen eltern | bei den schwiegereltern | auf
        geschäftsreise | geschäftlich unterwegs | dienstlich unterwegs | privat unterwegs |
        anderweitig verplant | anderweitig gebunden | anderweitig beschäftigt | arzt |
        arztbesuch | zahnarztbesuch | messe | tagung | fortbildung | schulung | lehrgang |
        kongress | offsite | klausurtagung | betriebsausflug | workshop | seminar | dienstreise
        | konferenz | zahnärztin | beim zahnarzttermin | beim kieferorthopäden | in einem
        kundentermin | in kundenterminen | in einem jour fixe | im jour fixe | in gesprächen |
        in einem gespräch | im gespräch | in einer telko | in einer tk | in telkos | im
        teammeeting | in einem teammeeting | in der teamrunde | im daily | im sprint | im
        planning | im review | in der retro | mein freier tag | meinen freien tag | teilzeittag
        | freigenommen | nicht anwesend | nicht im haus | nicht am rechner | nicht am
        schreibtisch
        """,
    ),
    (
        Shade.ENGAGED,
        """
        schwimmkurs | schwimmen mit | fahrprüfung | probe | bandprobe | orchesterprobe |
        theaterprobe | teamrunde | teammeeting | teamsitzung | betriebsversammlung | betriebsfeier
        | jourfixe | daily | retro | planning | sprintwechsel | sprint review | steuerkreis |
        lenkungsausschuss | vorstandssitzung | gemeinderat | elternsprechtag | einschulung |
        hochzeit | beerdigung | trauerfeier | taufe | umzug | handwerker | tüv | blutabnahme |
        vorsorge | op | mrt | massage | kosmetik | friseur | friseurtermin | tierarzt | kinderarzt
        | hautarzt | augenarzt | notar | notartermin | kieferorthopäde | logopädie | ergotherapie
        | kinderturnen | fußballtraining | reitstunde | klavierstunde | gesangsstunde |
        musikschule | klausur | klausuren | prüfung | prüfungen | verhandlung | gerichtstermin |
        bereitschaft | rufbereitschaft | schicht
        """,
    ),
    (
        Shade.FLEXIBLE,
        """
        einerlei | passt ma alles | freie wahl | freie terminwahl | mache alles mit | mach alles
        mit | mache ich alles mit | nehme alles | nehme ich alles | nehm ich alles | schnuppe |
        schnurz | schnurzegal | sucht euch was aus | sucht euch was raus | sucht ihr aus |
        entscheidet ihr | macht ihr mal | wie's euch passt | wie ihr mögt | wie ihr wollt | wie
        ihr es braucht | für alles offen | offen für alles | für alles zu haben | für jeden spaß
        zu haben | richte mich ganz nach euch | richte mich gern nach euch | richte mich nach
        dem rest | richte mich nach den anderen | richte mich nach der mehrheit | passe mich an
        | pass mich an | füge mich | keine einwände | keine wünsche | keine besonderen wünsche |
        keine speziellen wünsche | keine sonderwünsche | keine extrawünsche | keine vorlieben |
        keine präferenz | keine präferenzen | keine vorgaben | nichts besonderes |
        nix besonderes | nichts spezielles | nix spezielles | nichts von mir | nix von mir |
        von mir nichts | von mir nix | hab nichts | habe nichts | hab nix |
        hab nichts vor | habe nichts vor | noch nichts vor | hab nix vor | noch nix vor |
        freie auswahl | nichts vor | nichts geplant | nichts eingetragen | nichts im kalender |
        noch keine termine | alles frei | komplett frei | völlig frei | ganz frei | alles
        möglich | alles machbar | alles recht | alles super | alles prima | alles im grünen
        bereich | beides geht | geht beides | beides passt | passt beides | beides ok | beides
        okay | beides gut | beides recht | beides möglich | geht bei mir immer | passt bei mir
        immer | noch nichts drin | noch nix drin | noch nichts geplant | noch nix geplant
        | noch nichts eingetragen | noch nix eingetragen | bisher nichts drin | bisher nichts
        geplant
        """,
    ),
    (
        Shade.ENDS,
        """
        schluss | schlussmachen | mache feierabend | mach feierabend | feierabend machen |
        feierabend sein |
        habe feierabend | hab
        feierabend | ist feierabend | endet mein tag | endet mein arbeitstag | endet meine
        schicht | fahren muss | los muss | losmuss | weg muss | wegmuss | gehen muss | rausmuss
        | raus muss | muss ich raus | muss ich fahren | fahr ich heim | fahre ich heim | gehe
        ich heim | geh ich heim | bin ich raus hier | klappe ich den laptop zu | mach ich
        schluss | mache ich schluss | mach ich zu | mache ich zu | fällt der hammer | fällt bei
        mir der hammer | fällt der stift | lasse ich den stift fallen
        """,
    ),
    (
        Shade.BEGINS,
        """
        fang an | fange ich an | fang ich an | beginnt mein tag | beginnt mein arbeitstag |
        starte | bin zurück | bin ich zurück | aufschlagen | aufschlage | eintrudeln | eintrudle
        | lande | lande ich | einlaufe
        """,
    ),
    (
        Shade.PRESENT,
        """
        im haus | am platz | bin im büro | bin ich im büro | anwesend | bin im homeoffice | bin
        ich im homeoffice | bin online | bin ich online | bin erreichbar | bin ich erreichbar | am
        rechner | am schreibtisch | im dienstzimmer | bin im einsatz | am arbeitsplatz | im
        betrieb
        """,
    ),
    (
        Shade.IF_NEED_BE,
        """
        wenn's gar nicht anders ginge | wenn es nicht anders ginge | wenn alles andere nicht geht
        | wenn alles andere ausfällt | wenn alles andere scheitert | wenn es hart auf hart kommt |
        wenn's hart auf hart kommt | wenn ihr mich zwingt | wenn ihr mich bittet | mit viel mühe |
        mit zusammengebissenen zähnen | zähneknirschend | als notlösung | notlösung | als
        ausweichtermin | als plan b | plan b | als letzte option | als letzte möglichkeit | wenn
        wirklich gar nichts geht | wenn wirklich nichts anderes geht | im äußersten notfall | im
        äußersten fall | im absoluten notfall | im schlimmsten fall | schlimmstenfalls | wenn es
        denn sein muss | wenn's denn sein muss
        """,
    ),
)
_HOW_MUCH = ("echt", "wirklich", "absolut", "partout", "überhaupt", "tatsächlich", "gar")
_IF = ("wenn es", "wenn's", "wenns", "falls es", "falls")
LAST_RESORTS = frozenset(
    {phrase for value, text in _SAID for phrase in phrases(text) if value is Shade.IF_NEED_BE}
    | {f"{when} {how} nicht anders geht" for when in _IF for how in _HOW_MUCH}
    | {f"{when} {how} sein muss" for when in _IF for how in _HOW_MUCH}
    | {f"wenn {how} nichts anderes geht" for how in _HOW_MUCH}
)
"""What lets a time pass that nobody wishes for: "wenn es echt nicht anders geht"."""

SAID: dict[str, object] = {
    **JUDGING,
    **dict.fromkeys(LAST_RESORTS, Shade.IF_NEED_BE),
    **{phrase: value for value, text in _SAID for phrase in phrases(text)},
}
PREDICATES = JUDGING.keys() | frozenset(
    phrases(
        """
        drin | leer | top | fit | wach | frisch | mensch | mist | heftig | semi | platz | kritisch
        | sportlich | bescheiden | heilig | gestrichen | platt | müde | op | umziehen | voller |
        matsch | irre | qual | dicht | präsent | ruhig | munter | probe | prüfung | retro | zäh |
        nada | vergeben | gebunden | lande
        """
    )
)
LEADS_TO_A_PREDICATE = frozenset(
    phrases(
        """
        ist | sind | bin | wäre | wären | wär | war | sieht | schaut | wird | : | - | = | habe |
        hab | hätte | bleibt | is | scheint | kalender | alles | komplett | rest
        """
    )
)
BEFORE_A_PREDICATE = frozenset(
    phrases(
        """
        bei | mir | uns | ich | wir | der | die | das | ein | eine | so | zu | ziemlich | ganz |
        total | völlig | komplett | noch | schon | eher | recht | sehr | leider | bereits | alles
        | auch | nicht | nur | immer | meist | meistens | fast | echt | richtig | wirklich |
        absolut | wieder | da | dann | es | eigentlich | gerade | mein | meine | kalender | tag |
        woche | für | mich | jetzt | nun | inzwischen | mittlerweile | halt | eh | längst | hier
        """
    )
)
