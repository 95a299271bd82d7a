"""German words that say how somebody stands to a time, and what else a wish can be about."""

from __future__ import annotations

from orchestration.language.german.idioms import LAST_RESORTS, SAID
from orchestration.language.german.journeys import JOURNEYS
from orchestration.language.german.judging import TOO_FAR
from orchestration.language.german.shades import SHADES
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
        sicher geht | sicher gehen | sicher passt | sicher passen | sicher klappt |
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
        genau meins | ein anliegen | die nase vorn | wäre nice | wär nice | wäre cool |
        wär cool | ist nice
        """,
    ),
    (
        # what somebody wishes
        Stance(_FOR, _PREFERS, wish=True),
        """
        schlage | schlagen | würde vorschlagen | mein vorschlag | mein vorschlag wäre |
        würde sagen | würd sagen | würden sagen | sag mal | sage mal | sagen wir | sagen wir mal |
        würde nehmen | würd nehmen | wenn ich wählen darf | wenn ich mir was aussuchen darf |
        wenn ich mir etwas aussuchen darf |
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
        liebend gerne | mein wunschtermin | hoffe auf | hoff auf | am liabsten | am beste |
        am beschte | am besten wär | am liebschten | bin fan | sehr für
        """,
    ),
    (
        # what is rather not wanted
        Stance(_AGAINST, _PREFERS),
        """
        kein wunsch : | lieber nicht | eher nicht | ungern | ungünstig | schlecht |
        eher schlecht | nicht so gut |
        nicht ideal | nicht optimal | eher nein | vermeiden | meiden | mag nicht | lieber kein |
        lieber keine | mag kein | mag keine | mag keinen |
        nicht gern | nicht gerne | unpassend | blöd | doof | mau | mies | anstrengend |
        nicht zu gebrauchen | zu nichts zu gebrauchen | zu nix zu gebrauchen |
        zu nichts mehr zu gebrauchen | zu nix mehr zu gebrauchen |
        ziemlich voll | schon ziemlich voll | recht voll | schon recht voll | relativ voll |
        schon relativ voll | ganz schön voll | schon ganz schön voll | ziemlich dicht |
        kompliziert | etwas kompliziert |
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
        auf kein fall | keinesfalls | wird das nichts | wird das also nichts | wird nichts |
        wird das nix | wird nix | nicht drin | nicht mehr drin | keine zeit | tabu | verhindert
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
    **{phrase: shade for shade, text in SHADES.items() for phrase in phrases(text)},
}
_ONLY_THEN = {
    f"nur {phrase}": Played(ONLY_THEN, Shade.IF_NEED_BE)
    for phrase in (*phrases(SHADES[Shade.IF_NEED_BE]), *LAST_RESORTS)
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
ENGAGEMENTS = tuple(
    words(
        """
        versammlung runde feier termin unterricht dienst schicht training sitzung besprechung
        gespräch seminar schulung
        fortbildung prüfung vorlesung kurs workshop probe konferenz sprechstunde therapie turnier
        untersuchung lehrgang abnahme besuch interview präsentation begehung übergabe einweisung
        """
    )
)
INSERTED = frozenset(words("ich wir mir wirklich absolut halt eben einfach leider auch da es"))
"""Words that may stand inside a phrase: "da liege ich flach"."""
ABSENCES = ("urlaub", "ferien", "dienstreise", "messe", "tagung", "außendienst")
OF_THE_MEETING = tuple(words("ersatz wunsch alternativ ausweich besprechungs folge gegen neu"))
"""What a compound ends with that keeps somebody: "Zahnarzttermin"; and begins with, else."""
