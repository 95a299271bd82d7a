"""German words that shade what is said of a time: how firmly, how busy, and what is left open."""

from __future__ import annotations

from orchestration.language.values import Shade

SHADES: dict[Shade, str] = {
    Shade.RAISE: "bitte | wirklich | sehr | unbedingt | auf jeden fall | dringend | vor allem",
    Shade.LOWER: """
        wäre schön | wär schön | wäre nett | wenn möglich | falls möglich | wenn es geht |
        wenn irgend möglich | wenn es irgend geht | wenn es irgendwie geht | idealerweise |
        wenn irgendwie möglich | möglichst | wenn es passt | nach möglichkeit
    """,
    Shade.LARGELY: "größtenteils | überwiegend | weitgehend | meistens | meist | zum großteil",
    Shade.ONLY: """
        meine arbeitszeit ist | meine arbeitszeiten sind | arbeitszeit : |
        nur | ausschließlich | lediglich | allein
    """,
    Shade.MUST: """
        muss | müssen | müsste | brauche | brauch | bräuchte | benötige | zwingend | notwendig
    """,
    Shade.NOT: "nicht | weder | noch nicht | ohne",
    Shade.UNSURE: """
        muss nicht sein | muss nicht unbedingt sein | muss es nicht sein | nicht ausschließen |
        nicht ausgeschlossen |
        weiß nicht | weiß noch nicht | weiß ich nicht | weiß ich noch nicht | nicht sicher |
        noch nicht sicher | bin unsicher | unsicher | kann nicht versprechen | noch unklar |
        offorfree | kann ich nicht versprechen | kann ich noch nicht sagen | noch offen |
        muss schauen |
        muss noch schauen | muss ich schauen | muss klären | muss noch klären | keine ahnung
    """,
    Shade.ELSE: """
        alles andere | alles sonst | jeder andere tag | der rest der zeit | andere zeiten |
        jede andere zeit | alle anderen zeiten | zu allen anderen zeiten | zu anderen zeiten
    """,
    Shade.HELD: """
        geblockt | reserviert | freigehalten | vorgemerkt | eingeplant | geblockt gehalten
    """,
    Shade.NEVER: """
        nein zum | nein zur | nein zu | nein für den | nein für die | nein am |
        nie | niemals | kein | keine | keinen | keine termine | keine meetings | nichts |
        nix | nix mehr | nichts mehr | gar nichts | gar nix | gar nichts mehr | gar nix mehr |
        keine besprechungen | überhaupt nicht | gar nicht | sicher
        nicht | bestimmt nicht |
        definitiv nicht | sicherlich nicht | garantiert nicht
    """,
    Shade.BUSY: """
        liege flach | lieg flach | flachliegen | nicht da | weg | unterwegs | feiertag |
        ein feiertag | im urlaub | urlaub |
        auf dienstreise | dienstreise | belegt |
        besetzt | verplant | ausgebucht | verreist | krank | beim arzt | beim zahnarzt |
        zahnarzt | arzttermin | abwesend | nicht im büro | im unterricht | unterrichte |
        in elternzeit | auf reisen | außer haus | beschäftigt | im termin | in terminen |
        durchgehend termine | durchgehend besprechungen | durchgehend meetings | lauter termine |
        termin an termin | ein termin nach dem anderen | von termin zu termin |
        raus | hole | holen | abholen | bringe | bringen | verabredet | eingespannt | dicht |
        ausgelastet | voll | mache ich mittag | mache mittag | im zug | im flieger | beim sport |
        beim training | im kindergarten | beim laufen | beim joggen | beim schwimmen |
        beim klettern | beim essen | beim radeln | beim radfahren | beim yoga | beim pilates |
        beim tanzen | beim fußball | beim tennis | beim friseur | beim tierarzt | beim reiten |
        beim turnen | beim boxen | beim spazieren | beim wandern | beim kochen | im fitnessstudio |
        im gym | laufen gehen | laufen gegangen | joggen gehen | schwimmen gehen |
        spazieren gehen | mit dem hund raus | mit dem hund draußen | gassi |
        beim kunden | auf messe | auf der messe | auf einer messe |
        an der uni | an der hochschule | im studium | im flugzeug | im bus | im auto | im audit |
        in einem audit | im nebenjob | im zweitjob | beim notar | beim amt | auf dem amt |
        im labor | auf tagung |
        auf baustelle | auf der arbeit | frei genommen | habe frei | hab frei |
        im workshop | in einem workshop | in workshops | im meeting | in einem meeting | im call |
        in einem call | in calls | in einer besprechung | in besprechungen | in einer sitzung |
        in sitzungen | im seminar | in der vorlesung | in einer schulung | auf einem offsite |
        auf der baustelle | in der schule | in der uni | in der klinik | in der praxis |
        in der werkstatt | in der kita | auf der station | im op | im dienst | im lager |
        in meetings | auf schulung | auf einer konferenz | nicht verfügbar | nicht erreichbar |
        krankgeschrieben | krank geschrieben |
        im außendienst | nicht im haus | in kur | in reha | auf kur | auf reha | nicht am platz |
        nicht im lande | nicht im dienst
    """,
    Shade.ENGAGED: """
        elternabend | jour fixe | physio | physiotherapie | yoga | chorprobe | sprechstunde |
        frühschicht | spätschicht | nachtschicht | frühdienst | spätdienst | nachtdienst |
        vorlesung | unterricht | fahrstunde | therapie | vorstellungsgespräch | kundentermin |
        kinderdienst | nachhilfe | feuerwehrübung | stammtisch | klausur | mündliche prüfung |
        beerdigung | bereitschaft | vorstellungsgespräche | markt | hochzeit | bandprobe
    """,
    Shade.BLOCKED: "blockiert",
    Shade.FREE_PERIOD: """
        ganztags | ganztägig | ganzer tag | ganzen tag | den ganzen tag | durchgehend
    """,
    Shade.FLEXIBLE: """
        bin offen | bin ich offen | bin ich flexibel | bin ich frei | bin frei |
        egal | jederzeit | flexibel | mir ist alles recht | alles recht | ist mir gleich |
        mir gleich | wurscht | wurst | mir wurscht | was euch passt | wann ihr wollt |
        wie es euch passt | wie ihr wollt | völlig egal | ganz egal | wann auch immer |
        immer frei | na klar immer | ja sicher immer |
        na sicher immer | klar doch immer | immer gern | immer gerne |
        geht immer | passt immer | kann immer | immer möglich | kann ich immer |
        keine präferenz |
        keine präferenzen | keine einschränkungen | richte mich nach euch | alles gut | alles ok |
        ganz flexibel | passt mir alles | mir passt alles | geht mir alles | passt alles |
        geht alles | alles geht | alles passt | rest ok | rest okay | rest passt | rest geht |
        rest egal | rest frei | egal welches |
        egal welche | egal welcher | egal wann | ist egal
    """,
    Shade.PURPOSE: """
        konzentriert | fokus | deep work | fokuszeiten | konzentriertes arbeiten | fokuszeit |
        konzentrierte arbeit | zum arbeiten
    """,
    Shade.RESERVE: "halte | blocke | reserviere | halten",
    Shade.ENDS: """
        aufbrechen | höre auf | mache schluss | feierabend um | schluss machen | schluss ist |
        fertig sein | fertig werden | fertig sind | durch sind | durch sein | durch bin |
        zu ende sein | zu ende ist | enden | aus sein | schluss haben | bleiben | bleibe
    """,
    Shade.BEGINS: """
        fange an | anfange | ankomme | beginne | komme | bin zurück | wieder da |
        wieder im lande | wieder im land | wieder an deck | wieder an bord | wieder am start |
        wieder zurück
    """,
    Shade.IF_NEED_BE: """
        wenn es sein muss | wenn's sein muss | notfalls | zur not | zur not auch | im notfall |
        schlimmstenfalls | im schlimmsten fall | allenfalls |
        wenn es nicht anders geht | wenn's nicht anders geht | falls nötig | wenn nötig |
        wenn es gar nicht anders geht | wenn's gar nicht anders geht |
        wenns gar nicht anders geht |
        wenn es absolut nicht anders geht | wenn gar nichts anderes geht |
        wenns nicht anders geht |
        wenn sonst keiner kann | wenn sonst niemand kann | wenn kein anderer kann |
        wenn niemand sonst kann | wenn alle stricke reißen | wenn sonst nichts geht |
        wenn nichts anderes geht |
        wenn es unbedingt sein muss | wenn's unbedingt sein muss | wenns sein muss |
        mit ach und krach | mit hängen und würgen | in der not | falls es sein muss |
        falls es nicht anders geht | falls unvermeidlich |
        ausnahmsweise
    """,
    Shade.DISTURBED: "gestört | stören | unterbrochen | belästigt | angerufen | gebucht",
    Shade.HAVE: "habe | hab | hat | haben | gibt es",
}
