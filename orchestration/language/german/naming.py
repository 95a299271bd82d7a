"""German words for typed fields: what restatements and questions are made of.

Times are named by adverbs ("montags", "am Di 12. Jan. um 14:00 Uhr"), so that they fit everywhere.
"""

from __future__ import annotations

from orchestration.language.saying import reasons
from orchestration.language.saying.naming import Listed, Naming, OwnWords, Times
from orchestration.language.values import Place
from orchestration.model.preferences import Kind, Polarity, Relation, Strength
from orchestration.model.times import Weekday

_DANN = ("dann", "da", "die", "diese", "zu diesen zeiten", "zu den zeiten")
_ANDERE = ("andere", "andere zeiten", "die anderen", "andere termine")
_FOR, _AGAINST = Polarity.FOR, Polarity.AGAINST
_TIME_LEADS = {
    (_FOR, Strength.MUST): "kann nur {}",
    (_FOR, Strength.STRONGLY): "sehr gern {}",
    (_FOR, Strength.PREFERS): "lieber {}",
    (_FOR, Strength.MILDLY): "idealerweise {}",
    (_AGAINST, Strength.MUST): "kann {} nicht",
    (_AGAINST, Strength.STRONGLY): "sehr ungern {}",
    (_AGAINST, Strength.PREFERS): "lieber nicht {}",
    (_AGAINST, Strength.MILDLY): "möglichst nicht {}",
}
_OTHER_LEADS = _TIME_LEADS | {
    (_FOR, Strength.MUST): "braucht {}",
    (_AGAINST, Strength.MUST): "keinesfalls {}",
}
_PLACE_LEADS = _TIME_LEADS | {(_AGAINST, Strength.MUST): "kann nicht {}"}
_OPTION_LEADS = {
    **{stance: lead.format("Option {}") for stance, lead in _TIME_LEADS.items()},
    (_FOR, Strength.MILDLY): "notfalls Option {}",
    (_AGAINST, Strength.STRONGLY): "nur sehr ungern Option {}",
}
_DAYS = {
    Weekday.MON: "Montag",
    Weekday.TUE: "Dienstag",
    Weekday.WED: "Mittwoch",
    Weekday.THU: "Donnerstag",
    Weekday.FRI: "Freitag",
    Weekday.SAT: "Samstag",
    Weekday.SUN: "Sonntag",
}
_RECURRING = {day: f"{name.lower()}s" for day, name in _DAYS.items()}
_TIMES = Times(
    each=_RECURRING,
    lone=_DAYS,
    leading=_RECURRING,
    short={day: name[:2] for day, name in _DAYS.items()},
    months=[
        *("Jan.", "Feb.", "März", "Apr.", "Mai", "Juni"),
        *("Juli", "Aug.", "Sep.", "Okt.", "Nov.", "Dez."),
    ],
    parts={
        "morning": "vormittags",
        "midday": "mittags",
        "lunch": "in der Mittagspause",
        "afternoon": "nachmittags",
        "late_afternoon": "am späten Nachmittag",
        "evening": "abends",
    },
    weekdays="werktags",
    weekends="am Wochenende",
    leading_weekdays="werktags",
    leading_weekends="am Wochenende",
    every_other="jeden zweiten {}",
    every_n="alle {} Wochen am {}",
    any_day="jeden Tag",
    any_day_but="jeden Tag außer {}",
    but_on=", außer {}",
    part_on="{2} {0} ({1})",
    conjunction="und",
    days_range="{} bis {}",
    before="vor {} Uhr",
    after="ab {} Uhr",
    at="um {} Uhr",
    span="{}–{} Uhr",
    over_midnight="{} Uhr bis {} {} Uhr",
    day="{} {}.",
    month="{} {}",
    on_day="am {}",
    dates_range="von {} bis {}",
    counted_times="{}-mal {}",
    counted_days="an {} Tagen {}",
    adverbs=True,
)
GERMAN_NAMING = Naming(
    times=_TIMES,
    time_leads=_TIME_LEADS,
    option_leads=_OPTION_LEADS,
    other_leads=_OTHER_LEADS,
    place_leads=_PLACE_LEADS,
    places={
        Place.REMOTE: "online",
        Place.IN_PERSON: "vor Ort",
        Place.HYBRID: "teils vor Ort, teils online",
    },
    kinds={
        Kind.TIME: "jederzeit",
        Kind.BUSY: "belegt",
        Kind.LENGTH: "Termine, die höchstens {length} dauern",
        Kind.NOTICE: "{length} Vorlauf",
        Kind.BUFFER: "{length} Pause zwischen Terminen",
        Kind.LOAD: "wenige Termine am Tag",
        Kind.PLACE: "etwas zum Ort",
        Kind.ATTENDANCE: "muss nicht die ganze Zeit oder gar nicht dabei sein",
        Kind.OPTION: "eine Antwort auf eine Option",
        Kind.TOPIC: "etwas für die Tagesordnung",
        Kind.FLEXIBLE: "flexibel",
        Kind.FREE_TEXT: "ein Wunsch anderer Art",
    },
    busy="belegt {}",
    busy_often="belegt zu {} Zeiten",
    not_busy="gar nicht belegt",
    flexible="flexibel {}",
    stays="kann nur {} bleiben",
    comes="kann nur die letzten {} dabei sein",
    halves=(
        "kann nur in der ersten Hälfte dabei sein",
        "kann nur in der zweiten Hälfte dabei sein",
    ),
    parts=("kann nur am Anfang dabei sein", "kann nur am Ende dabei sein"),
    throughout="die ganze Zeit dabei sein",
    away="{} (weg {})",
    topic="für die Tagesordnung: „{}“",
    load=("höchstens {} Termin am Tag", "höchstens {} Termine am Tag"),
    limits={Relation.AT_MOST: "höchstens", Relation.AT_LEAST: "mindestens"},
    units=(
        (1440, "einen Tag", "{} Tage"),
        (60, "eine Stunde", "{} Stunden"),
        (1, "eine Minute", "{} Minuten"),
    ),
    code="de",
    verbs=frozenset({"kann", "braucht"}),
    yours=OwnWords(
        fine="passt dir",
        unjudged="ob das deinen Wunsch erfüllt, weiß ich nicht",
        unknown="nicht bekannt: {}",
        absent="du kannst nicht",
        quoted="„{}“",
        meets=("erfüllt deinen Wunsch {}", "erfüllt deine Wünsche {}"),
        misses=("verfehlt deinen Wunsch {}", "verfehlt deine Wünsche {}"),
        rather_not="du wolltest lieber nicht: {}",
        barred="du kannst nicht: {}",
        unfit=("geht nicht", "geht nicht: {}"),
        now=("jetzt kannst du kommen", "das geht jetzt"),
        only="du kannst nur {}",
        cannot="{} hast du ausgeschlossen",
        needs="du brauchst {}",
        never="{} hast du ausgeschlossen",
        busy="du bist belegt {}",
        busy_then="du bist dann belegt",
        asked="du wolltest {}",
        avoided="du wolltest lieber nicht {}",
        outside="Zeiten außerhalb deines Tages, {}",
        night="bei dir ist Nacht, {}",
        without="nicht {}",
        nothing="nicht {}",
        it="das",
        conjunction="und",
    ),
    accepted=("{} geht", "{} geht"),
    option="Option {}",
    meeting="{}",
    other_times="andere Zeiten",
    no_others="möglichst zu keinen anderen Zeiten: nur {}",
    listed=Listed(
        asked="Kannst du nur dann, oder gehen auch andere Zeiten?",
        only=("Nur dann", "Ich kann nur {}."),
        best=("Dann am besten", "Am besten {}."),
        others=("Andere auch", "Andere Zeiten gehen auch."),
        shorts=(
            frozenset(
                f"{only} {then}" for only in ("nur", "bloß", "ausschließlich") for then in _DANN
            )
            | {"sonst nicht", "sonst nie", "andere nicht", "keine anderen", "nichts anderes"},
            frozenset(
                f"{best} {then}" for best in ("am besten", "lieber", "ideal") for then in _DANN
            )
            | {f"{then} am besten" for then in _DANN}
            | {"andere zur not", "andere nur zur not", "zur not andere", "andere wenn nötig"},
            frozenset(f"{others} {too}" for others in _ANDERE for too in ("auch", "gehen auch"))
            | {
                "auch andere",
                "sonst auch",
                "geht auch anders",
                "andere gehen",
                "andere passen auch",
            }
            | {f"nicht nur {then}" for then in _DANN},
        ),
        echoing=frozenset({"doch", "wieder", "auch", "ebenfalls"}),
    ),
    asked="Wie passt es {}?",
    fine="{} passt.",
    prefer="Am besten {}.",
    rather_not="Lieber nicht {}.",
    never="Ich kann {} nicht.",
    never_mind="Schon gut.",
    labels=("Gut", "Lieber nicht", "Nie {}", "Nicht beachten"),
    then="dann",
    shorts=(
        frozenset(
            {"gut", "ja", "ja bitte", "gern", "gerne", "ja gern", "ja gerne", "bitte", "passt"}
            | {"geht", "ok", "okay", "prima", "super"}
        ),
        frozenset({"wenn es geht", "wenn's geht", "wenn möglich", "nein", "nee", "eher nicht"}),
        frozenset({"nie", "niemals", "nein nie", "gar nicht", "auf keinen fall", "keinesfalls"})
        | {"auf kein fall"},
        frozenset(
            {"nicht nötig", "vergiss es", "egal", "ist egal", "schon gut", "lass gut sein"}
            | {f"{no}{so}" for no in ("", "nein ") for so in ("lass es so", "lass es", "bleibt so")}
        ),
    ),
    unplaced="„{}“ konnte ich nicht einordnen",
    for_example="Sag es so: „dienstags ab 10 ist am besten“ oder „Freitag kann ich nicht“.",
    doubt=" – habe ich das richtig verstanden?",
    nothing="nichts über deine Zeit",
    noted_nothing="ich hatte noch nichts von dir notiert",
    noted_nothing_of="dazu hatte ich nichts notiert: {}",
    either="das kann „{}“ oder „{}“ heißen: bitte sag es mit anderen Worten",
    also="das kann auch „{}“ heißen: bitte sag es mit anderen Worten",
    needed="nötig: {}",
    one_of="eine Person von {}",
    earliest="so früh wie möglich",
    reasons={
        reasons.NO_RULE: "für diese Wörter gibt es keine Regel",
        reasons.NO_TIME: "das ist kein Datum und keine Uhrzeit, die es gibt",
        reasons.NOON_OR_MIDNIGHT: "12 am kann Mittag oder Mitternacht sein: bitte sag, welches",
        reasons.SEVERAL_ZONES: "diese Zeitzone kann mehrere meinen: bitte nenne eine Stadt",
        reasons.AT_ALL_TIMES: "so ein Wunsch kann nur für alle Zeiten gelten",
        reasons.SCATTERED: "mehrere Zeiten, und nicht, wie sie zusammengehören",
        reasons.UNCLEAR: "hier steht eine Zeit, aber nicht, ob sie dir passt",
        reasons.SOMEBODY_ELSE: "über jemand anderen: eine Nachricht kann nur sagen, was ihr "
        "Verfasser wünscht",
        reasons.ORDER: "eine Anweisung an den Bot: nur deine eigenen Wünsche zählen",
        reasons.TOO_LONG: "nur die ersten {} Zeichen einer Nachricht werden gelesen",
        reasons.DEADLINE: "das klingt nach einer Frist für Antworten, nicht nach einer Zeit für "
        "das Treffen",
        reasons.THEIRS: "über die Zeit von jemand anderem: das kann diese Person selbst sagen",
        reasons.SEVERAL_PEOPLE: "so heißen mehrere",
        reasons.NOBODY: "so heißt hier niemand",
        reasons.WHO: "hier steht nicht, wer",
        reasons.FROM_WHAT: "diese Tage kann man nur aus Tagen herausnehmen, die bekannt sind",
        reasons.PAST: "das ist vorbei",
        reasons.HOW: "wo und wie bald ihr euch trefft, gehört in die Einladung",
        reasons.REQUEST_TOO_LONG: "nur die ersten 4000 Zeichen einer Anfrage werden gelesen",
        reasons.MEETING_TOO_LONG: "ein Termin dauert weniger als einen Tag",
        reasons.SUBJECT_TOO_LONG: "ein Thema hat höchstens 120 Zeichen",
    },
)
