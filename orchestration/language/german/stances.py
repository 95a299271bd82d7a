"""German words that say how somebody stands to a time, and what else a wish can be about."""

from __future__ import annotations

from orchestration.language.german.idioms import LAST_RESORTS, SAID
from orchestration.language.german.journeys import JOURNEYS
from orchestration.language.german.judging import TOO_FAR
from orchestration.language.german.small_words import NOTHING_MORE
from orchestration.language.values import About, Place, Shade, Stance
from orchestration.language.words.hints import RATHER_NOT
from orchestration.language.words.marks import (
    NOTHING_ELSE,
    ONLY_THEN,
    OUT_OF_IT,
)
from orchestration.language.words.vocabulary import Played
from orchestration.language.words.writing import phrases, words
from orchestration.model.preferences import Kind, Polarity, Strength

_FOR, _AGAINST = Polarity.FOR, Polarity.AGAINST
_MUST, _STRONGLY, _PREFERS = Strength.MUST, Strength.STRONGLY, Strength.PREFERS

_STANCES: tuple[tuple[Stance, str], ...] = (
    (Stance(_AGAINST, Strength.MILDLY, hint=True), RATHER_NOT),
    (
        # what is able to happen; denied, it is not
        Stance(_FOR, _PREFERS, denied=_MUST, accepts=True),
        """
        ist ok | ist okay | sind ok | sind okay | wäre ok | wäre okay | wären ok | wären okay |
        geht | gehts | gehen | scho | ginge | gingen | passt | passen | würde passen |
        würde gehen |
        klappt | klappen | möglich | machbar | funktioniert | in ordnung | kein problem | schon |
        ja zu | ja zum | ja zur | voll da | voll dabei | wieder voll da | wieder fit |
        meinetwegen | von mir aus | krieg ich unter | kriege ich unter | spricht nix |
        spricht nichts |
        stört mich nicht | zu haben | trau ich mir zu | kein stress | kein einwand | unbelegt |
        tut nicht weh | komm ich klar | komme ich klar | nichts einzuwenden | einverstanden |

        haut hin | ist sicher | ist gesetzt | lässt sich einrichten | kriege ich hin |
        krieg ich hin | bekomme ich hin |
        zur verfügung | gings | ging | ging's |
        reinpassen | reinpasst | passt rein | gut vorstellen | vorstellen |
        reicht | reichen | genügt | genügen | täte es
        """,
    ),
    (
        # when somebody can come
        Stance(_FOR, _PREFERS, denied=_MUST, able=True, accepts=True),
        """
        luft | lücke | eine lücke | ein fenster | zeitfenster | offen | alles offen |
        kann | könnte | können | könnten | frei | verfügbar | habe
        zeit | hätte zeit | hat zeit |
        zeit | schaffe | bin da | normal | wieder normal | ganz normal | normal da |
        erreichbar | dabei | übrig | noch übrig | bleibt noch |
        bleiben noch | bleibt übrig | bleiben übrig
        """,
    ),
    (
        # what is proposed to all
        Stance(_FOR, _PREFERS, denied=_MUST, joint=True),
        """
        lass uns | lasst uns | wollen wir | sollen wir | können wir | könnten wir | sollten wir
        """,
    ),
    (
        # what is good; denied, it is not so good
        Stance(_FOR, _PREFERS),
        """
        fände prima | fände gut | fände super | fände schön | fände ideal | fänd gut | fänd super |
        gut | prima | super | perfekt | ideal | optimal | recht | am besten | besser | gern |
        gerne | bestens | toll | fein | mir entgegen | mir sehr entgegen | uns entgegen
        | top | tiptop | der hammer | ein traum | spitze | klasse | taugt mir | mir taugen |
        mir voll taugen |
        schnieke | ein fest | sehr entgegenkommen | mir sehr geholfen | herrlich ruhig |
        genau meins | ein anliegen | die nase vorn
        """,
    ),
    (
        # what somebody wishes
        Stance(_FOR, _PREFERS, wish=True),
        """
        schlage | schlagen | würde vorschlagen | mein vorschlag | mein vorschlag wäre |
        wenn ich es mir aussuchen dürfte | wenn ich es mir aussuchen könnte |
        wenn ich mir was aussuchen dürfte | wenn ich mir was aussuchen könnte |
        wenn ich mir etwas aussuchen dürfte | wenn ich aussuchen dürfte |
        wenn ich wählen dürfte | wenn ich wählen könnte | wenn es nach mir geht |
        wenn es nach mir ginge | wenns nach mir geht | wenns nach mir ginge |
        wunsch : | mein wunsch : | wunschtermin : | 1 . wahl | 2 . wahl | 3 . wahl |
        erste wahl | zweite wahl | lieber | am liebsten | bevorzuge | bevorzugt | bevorzugen |
        favorisieren | vorziehen |
        möchte | mag | hätte gern | hätte gerne | würde mich freuen |
        würde ich mich freuen | freue mich |
        wünsche | wünsche mir | wünschen | ziehe vor | bin für | eher | stattdessen |
        dafür lieber |
        stimme für | wäre für | wäre ich für | favorisiere | mein favorit
        | am ehesten | plädiere für | tendiere zu | bin pro | +1 für | erste wahl |
        am allerliebsten | tausendmal lieber | mit kusshand | liebend gern |
        liebend gerne | mein wunschtermin | hoffe auf | hoff auf | am liabsten |
        am liebschten | bin fan | sehr für
        """,
    ),
    (
        # what is rather not wanted
        Stance(_AGAINST, _PREFERS),
        """
        kein wunsch : | lieber nicht | eher nicht | ungern | ungünstig | schlecht |
        eher schlecht | nicht so gut |
        nicht ideal | nicht optimal | eher nein | vermeiden | meiden | mag nicht | lieber kein |
        lieber keine |
        nicht gern | nicht gerne | unpassend | blöd | doof | mau | mies | anstrengend |
        nicht zu gebrauchen | zu nichts zu gebrauchen | zu nix zu gebrauchen |
        zu nichts mehr zu gebrauchen | zu nix mehr zu gebrauchen |
        ziemlich voll | schon ziemlich voll | recht voll | schon recht voll | relativ voll |
        schon relativ voll | ganz schön voll | schon ganz schön voll | ziemlich dicht |
        stressig | unschön | chaotisch | hektisch | knapp | eng | schwierig mit
        | suboptimal | eher suboptimal | eher mau | ungut | zähneknirschend | unter protest |
        nur zähneknirschend | nur unter protest | mit bauchweh | bauchschmerzen | land unter |
        chaos | zirkus | zuwider | zach | keine gute idee | arg spät | arg kurzfristig |
        kurzfristig | kein freund | ungenießbar | die luft raus | muss es unbedingt |
        muss das unbedingt | unbedingt sein | als letztes | drunter und drüber | gehts drunter und
        drüber | müsste ich verschieben | nicht so glücklich
        """,
    ),
    (
        # what is hard
        Stance(_AGAINST, _STRONGLY),
        """
        sehr ungern | nur sehr ungern | schwierig | schwer | hasse | am schlechtesten |
        am wenigsten | am ungünstigsten |
        der schlechteste | die schlechteste | das schlechteste | ganz schlecht | sehr schlecht |
        wirklich nicht | problematisch
        """,
    ),
    (
        # what cannot be
        Stance(_AGAINST, _MUST),
        """
        unmöglich | ausgeschlossen |  geht gar nicht | auf keinen fall | auf gar keinen fall |
        keinesfalls | wird das nichts | wird das also nichts | wird nichts | wird das nix |
        wird nix | nicht drin | nicht mehr drin | keine zeit | tabu | verhindert
        | nix zu machen | nichts zu machen | kannste knicken | kannst du knicken | vergiss es |
        mit mir nicht zu rechnen | nicht mit mir zu rechnen | mit mir nicht rechnen |
        nicht mit mir rechnen | rechnet nicht mit mir | rechnet mal nicht mit mir |
        rechnet bitte nicht mit mir | rechnet da nicht mit mir | nicht auf mich zählen |
        fällt flach | unantastbar | terminlich gebunden | schon vergeben | keine chance |
        geht nix | geht nichts | geht da nix | geht da nichts | geht dann nix | geht dann nichts |
        geht nix mehr | geht nichts mehr | da geht nix | da geht nichts | gestrichen |
        streichen | streich
        """,
    ),
)
_SHADES: dict[Shade, str] = {
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
        raus | hole | holen | abholen | bringe | bringen | verabredet | eingespannt | dicht |
        ausgelastet | voll | mache ich mittag | mache mittag | im zug | im flieger | beim sport |
        beim training | im kindergarten |
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
        immer frei |
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
        wenn alle stricke reißen | wenn sonst nichts geht | wenn nichts anderes geht |
        wenn es unbedingt sein muss | wenn's unbedingt sein muss | wenns sein muss |
        mit ach und krach | mit hängen und würgen | in der not | falls es sein muss |
        falls es nicht anders geht | falls unvermeidlich |
        ausnahmsweise
    """,
    Shade.DISTURBED: "gestört | stören | unterbrochen | belästigt | angerufen | gebucht",
    Shade.HAVE: "habe | hab | hat | haben | gibt es",
}
_ABOUT: tuple[tuple[About, str], ...] = (
    (About(Kind.NOTICE), "vorlauf | vorher | im voraus | im vorhinein | vorlaufzeit"),
    (About(Kind.NOTICE, inverse=True), "kurzfristig | so kurzfristig | spontan"),
    (About(Kind.BUFFER), "pause | puffer | pausen | zwischen terminen | zwischen den terminen"),
    (About(Kind.BUFFER, inverse=True), "direkt hintereinander | back to back"),
    (
        About(Kind.LENGTH),
        "höchstens | maximal | nicht länger als | nicht mehr als | max | unter | bis zu",
    ),
    (
        About(Kind.LENGTH, short=True),
        "kurz halten | kurzer termin | kurze termine | so kurz wie möglich | möglichst kurz",
    ),
    (
        About(Kind.ATTENDANCE),
        """
        ohne mich | nicht mit mir | braucht mich nicht | brauchst mich nicht |
        muss nicht dabei sein | optional |
        nicht zwingend dabei | komme später dazu | gehe früher | nur teilweise dabei
        """,
    ),
    (
        About(Kind.PLACE, Place.REMOTE),
        """
        online | remote | per video | virtuell | am telefon | telefonisch | von zu hause |
        per zoom | im homeoffice | videocall | per teams | über teams | über zoom | als videocall |
        digital | telefon
        """,
    ),
    (
        About(Kind.PLACE, Place.IN_PERSON),
        "vor ort | persönlich | in präsenz | im büro | von angesicht zu angesicht",
    ),
    (About(Kind.PLACE, Place.HYBRID), "hybrid"),
    (About(Kind.TOPIC), "agenda | tagesordnung"),
    (
        About(Kind.FREE_TEXT),
        """
        so früh wie möglich | so bald wie möglich | so spät wie möglich | möglichst früh |
        möglichst bald | möglichst spät | so schnell wie möglich | schnellstmöglich |
        baldmöglichst | frühestmöglich | je eher , desto besser | je eher desto besser |
        möglichst zeitnah | zeitnah
        """,
    ),
)
_PARTS: dict[str, str] = {
    "prefer": "lieber | am liebsten | bevorzuge | bevorzugt | möchte | hätte gern | wünsche | eher",
    "without": "ohne",
    "alone": "freihalten",
    OUT_OF_IT: "ohne mich | nicht mit mir",
    "optional": "optional",
}
_MEANT: dict[str, object] = {
    **SAID,
    **JOURNEYS,
    **{phrase: stance for stance, text in _STANCES for phrase in phrases(text)},
    **{phrase: about for about, text in _ABOUT for phrase in phrases(text)},
    **{phrase: shade for shade, text in _SHADES.items() for phrase in phrases(text)},
}
_ONLY_THEN = {
    f"nur {phrase}": Played(ONLY_THEN, Shade.IF_NEED_BE)
    for phrase in (*phrases(_SHADES[Shade.IF_NEED_BE]), *LAST_RESORTS)
    if f"nur {phrase}" not in _MEANT
}
_PERHAPS = "vielleicht | eventuell | evtl | vllt | womöglich | unter umständen"
PHRASES: dict[str, object] = (
    _MEANT
    | {phrase: Played("maybe", Shade.LOWER) for phrase in phrases(_PERHAPS)}
    | _ONLY_THEN
    | TOO_FAR
    | dict.fromkeys(NOTHING_MORE, Played(NOTHING_ELSE, Shade.NEVER))
    | {
        phrase: Played(part, _MEANT.get(phrase, Shade.RESERVE))
        for part, text in _PARTS.items()
        for phrase in phrases(text)
    }
)
FILLER = """
    shit verdammt argh boah servus moin grüezi jeweils einschließlich calls call stehe stehen
    einfach hahaha haha hihi tja selbst puh ach naja oje uff äh ähm ehm öhm dauert ne hm
    hallo hi hey liebe grüße gruß danke dank vielen schönen guten zusammen team leute alle
    werde wird werden sein mal noch eigentlich leider normalerweise meist
    meistens so ganz dort hier zu zum zur auf bei aus wieder
    sich man ihr euch du dir bald viele gerade momentan aktuell zeitlich bereits
    jeweils geben sagen nun generell grundsätzlich allgemein bisschen etwas wie sowieso
    denke
    glaube finde sage einplanen sieht sieht's schaut nen ner halt eben echt total mega legen
    genauso ebensogut irgendwann irgendwie lol mach mache fang fange komm braucht brauchst
    reden sprechen machen nehmen uhrzeit zeiten zeitraum
    mindestens überhaupt sollte sollten dürfte richtig allerdings deutlich wesentlich
    erheblich viel weitaus eindeutig klar spürbar merklich
    ziemlich recht relativ einigermaßen halbwegs natürlich selbstverständlich vermutlich ohnehin eh
    gesetzt jedenfalls zumindest wenigstens tatsächlich persönlich meinerseits prinzipiell
    durchaus notorisch grad jetzt heuer mich mir lg gruss grüsse bzgl falls
    siehts alles so vg lg mfg komplett völlig absolut läuft weitere weiteres insgesamt zudem
    außerdem übrigens nämlich ehrlich gesagt rum herum sry geehrte geehrter kolleginnen kollegen
    trotzdem dennoch dagegen hingegen hiermit somit folglich demnach erstmal zunächst vorerst wohl
    nochmal nochmals einmal schonmal inzwischen mittlerweile kurz genau exakt pünktlich punkt quasi
    sozusagen praktisch grob hoffentlich angeblich offenbar anscheinend zufällig zwar sogar ebenso
    sofort hierfür dafür dazu mehr täte tät hiesiger hiesige hiesigen servus moin moinsen huhu
    tschüss ciao merci vielmals vorab kollegen
    annehme annehmen verständnis hauptsache
    eig geworden fast beinahe nahezu immer tagsüber je nachdem daran darauf davon deshalb daher
"""

ENGAGEMENTS = tuple(
    words(
        """
        versammlung runde feier termin unterricht dienst schicht training sitzung besprechung
        gespräch seminar schulung
        fortbildung prüfung vorlesung kurs workshop probe konferenz sprechstunde therapie turnier
        """
    )
)
INSERTED = frozenset(words("ich wir mir wirklich absolut halt eben einfach leider auch da es"))
"""Words that may stand inside a phrase: "da liege ich flach"."""
ABSENCES = ("urlaub", "dienstreise", "messe", "tagung", "außendienst")
OF_THE_MEETING = tuple(words("ersatz wunsch alternativ ausweich besprechungs folge gegen neu"))
"""What a compound ends with that keeps somebody: "Zahnarzttermin"; and begins with, else."""

WRITTEN_AS_ONE = {
    "garnicht": ("gar", "nicht"),
    "garnix": ("gar", "nix"),
    "garnichts": ("gar", "nichts"),
    "garkein": ("gar", "kein"),
}
"""What many write as one word; read as a stranger to the rest, it would turn a no into a yes."""
