"""German words about time, and the parts that small words play."""

from __future__ import annotations

from orchestration.language.values import (
    DayName,
    Edge,
    Length,
    MonthName,
    Num,
    Offset,
    PartName,
    PartOfToday,
    Reach,
    Recurring,
    Unit,
    UnitName,
)
from orchestration.language.words.elided import Elided
from orchestration.language.words.hints import EARLY, LATE, Hints
from orchestration.language.words.marks import MOVABLE, OTHER_DAYS, OUTSIDE, SAME_HOURS
from orchestration.language.words.writing import changed_places, words
from orchestration.model.times import EVERY_DAY, WORKING_DAYS, Weekday

PARTS_PLAYED: dict[str, str] = {
    "the": "der die das den dem des",
    "a": "ein eine einen einem einer",
    "on": "am an",
    "in": "im in innerhalb",
    "at": "um|beim|punkt|um punkt|um genau|genau um",
    "around": "gegen ungefähr circa ca etwa",
    "from": "ab von vom",
    "since": "seit",
    "until": "bis|bis um|bis gegen|bis zum|bis zur",
    "between": "zwischen zw",
    "latest": "spätestens|am spätesten|bis spätestens|spätestens bis|nicht länger als bis"
    "|längstens bis",
    "before": "vor|vorm|früher als|eher als",
    "after": "nach|später als",
    "and": "und sowie u",
    "or": "oder bzw od",
    "nor": "wedernoch",
    "but": "aber|sondern|jedoch|doch|solange es|bloß|nur halt",
    OTHER_DAYS: "an den anderen tagen|die anderen tage|an allen anderen tagen|übrige tage"
    "|die übrigen tage|an den übrigen tagen|die restlichen tage|an den restlichen tagen"
    "|restliche tage|alle anderen tage|der rest der woche|rest der woche|den rest der woche"
    "|die restliche woche|der rest dieser woche|andere tage|alle übrigen tage",
    SAME_HOURS: "um dieselbe zeit|dieselbe zeit|zur gleichen zeit|zur selben zeit"
    "|gleiche zeit|gleiche uhrzeit|selbe zeit|zur gleichen uhrzeit|selbe uhrzeit",
    MOVABLE: "kann ich schieben|kann ich verschieben|kann ich verlegen|könnte ich schieben"
    "|könnte ich verschieben|könnte ich verlegen|verschiebbar|lässt sich verschieben"
    "|ließe sich verschieben|lässt sich schieben|kann man verschieben|kann man schieben"
    "|ist beweglich|kann ich absagen|könnte ich absagen|kann ich ausfallen lassen",
    OUTSIDE: "außerhalb davon|dazwischen|außerhalb dieser zeiten|außerhalb der zeiten",
    "earliest": "frühestens|am frühesten",
    "then": "dann|danach erst|an dem tag|der tag|an diesem tag|an den tagen|an diesen tagen",
    "before that": "davor zuvor",
    "after that": "danach|darauf|drauf|nachher|hinterher|anschließend|ab da|ab dann|von da an",
    "half": "hälfte",
    "right": "direkt unmittelbar",
    "than": "als|statt|anstatt|anstelle von",
    "others": "die anderen|den anderen|die beiden anderen|alle anderen|die übrigen",
    "number": "nummer nr",
    "isoweek": "kw kalenderwoche",
    "weekof": "woche vom|woche ab|woche um",
    "also": "auch",
    "every": "jeden jede jedes jeder",
    "all": "alle aller",
    "both": "beide beides",
    "whole": "ganze ganzen gesamte gesamten komplette kompletten",
    "fortnightly": "jeder zweite|jeden zweiten|jeden anderen|alle zwei wochen|vierzehntägig",
    "now": "jetzt",
    "oclock": "uhr|uhr s . t .|uhr c . t .",
    "half-to": "halb",
    "none-of-these": "keiner davon|keine davon|keines davon|nichts davon|keiner|keine der optionen"
    "|keiner der termine|keiner der vorschläge|keine von beiden|keiner von beiden|keins davon"
    "|keines der drei|keine der drei|keins der drei|keins von beiden|keines|keins|gar keins"
    "|gar keine davon|beides nicht|weder das eine noch das andere",
    "option": "option vorschlag termin",
    "i": "ich",
    "me": "mir mich",
    "my": "mein meine meinen meiner meinem",
    "your": "euer eure euren eurer eurem",
    "our": "unser unsere unseren unserem unserer",
    "we": "wir",
    "us": "uns",
    "she": "sie",
    "he": "er",
    "it": "es",
    "is": "ist is",
    "are": "sind seid",
    "am": "bin sitze sitz hocke hock stecke steck hänge häng",
    "would": "wäre wär wären würde würden würd hätte hätten hätt",
    "that": "dass das",
    "what": "was welche welcher wann",
    "yes": "ja jep jo jup jepp yes yep klar",
    "well": "meiner zeit|unserer zeit|hiesiger zeit|nach meiner zeit|hier bei mir"
    "|merk dir mal|merk dir bitte|merk dir mal bitte|merk dir|merke dir|merkt euch|merk mal"
    "|bitte merken :|notier dir|notier mal|notiere dir|merken :|notiz :"
    "|z . b .|z . b|aber nicht beides|nicht beides|aber nicht beide|nicht beide",
    "no": "nein nee nö ne no nope",
    "ok": "ok okay oki",
    "kids": "kind kinder kindern kids sohn tochter kleiner kleine großer große",
    "partner": "frau mann partner partnerin freundin freund",
    "boss": "chef chefin",
    "colleague": "kollege kollegin kollegen kolleginnen",
    "customer": "kunde kunden kundin",
    "parents": "eltern mutter vater mama papa oma opa",
    "per day": "pro tag|am tag|täglich höchstens",
    "meetings": "termine besprechungen meetings",
    "meeting": "besprechung meeting treffen gespräch",
}
_THE_BETTER = {
    f"je {how}{when}{comma} {then} besser": part
    for how, part in (("früher", "morning"), ("später", "afternoon"))
    for when in ("", " am tag")
    for comma in ("", " ,")
    for then in ("desto", "umso", "je")
}
LEANINGS = {
    tuple(phrase.split()): (
        "idealerweise",
        {"morning": "vormittags", "afternoon": "nachmittags"}[part],
    )
    for phrase, part in _THE_BETTER.items()
}
_DAYS = {
    Weekday.MON: "montag mo",
    Weekday.TUE: "dienstag di",
    Weekday.WED: "mittwoch mi",
    Weekday.THU: "donnerstag do",
    Weekday.FRI: "freitag fr",
    Weekday.SAT: "samstag sonnabend sa",
    Weekday.SUN: "sonntag",
}
_MONTHS = words(
    """
    januar jänner jan | februar feb | märz mär | april apr | mai | juni jun | juli jul |
    august aug | september sep sept | oktober okt | november nov | dezember dez
    """
)
_PARTS = {
    "early_morning": ("früher morgen", "frühmorgens"),
    "morning": ("vormittag früh vm", "vormittags vormittage morgens"),
    "midday": ("mittag", "mittags mittage"),
    "lunch": ("mittagessen mittagspause mittagszeit", "mittagspausen"),
    "afternoon": ("nachmittag nm nachm", "nachmittags nachmittage"),
    "evening": ("abend", "abends abende"),
    "night": ("", "nachts nächte"),
    "end_of_day": ("feierabend dienstschluss", ""),
}
_NUMBERS = words(
    """
    null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn
    fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
    """
)
_ORDINALS = words(
    """
    erst zweit dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt
    vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt zwanzigst
    """
)
_REACHES = {
    Reach.THIS: "dies",
    Reach.NEXT: "nächst",
    Reach.COMING: "kommend",
    Reach.LAST: "letzt vorig",
    Reach.AFTER_NEXT: "übernächst",
}
_OF = ("der", "des", "vom", "von")
"""What a half is one of, which is a time: "die erste Hälfte" alone is one of the meeting."""

_ENDINGS = ("e", "en", "er", "es", "em")
_SINGLE: dict[str, object] = {
    "heute": Offset(0),
    "heut": Offset(0),
    "morgen": Offset(1),
    "übermorgen": Offset(2),
    "gestern": Offset(-1),
    "heute abend": PartOfToday("evening"),
    "gegen mittag": PartName("noon"),
    "am morgen": PartName("morning"),
    "in der früh": PartName("morning"),
    "am späten nachmittag": PartName("late_afternoon"),
    "später nachmittag": PartName("late_afternoon"),
    "spätnachmittags": PartName("late_afternoon", plural=True),
    "am frühen morgen": PartName("early_morning"),
    "mitternacht": PartName("midnight"),
    **{phrase: PartName(part, plural=True) for phrase, part in _THE_BETTER.items()},
    EARLY: PartName("early_morning"),
    LATE: PartName("late_day"),
    "als erstes": PartName("first_thing"),
    "wochenende": UnitName(Unit.WEEKEND),
    "wochenenden": UnitName(Unit.WEEKEND, plural=True),
    "am wochenende": UnitName(Unit.WEEKEND, plural=True),
    "werktags": Recurring(WORKING_DAYS, plural=True),
    "wochentags": Recurring(WORKING_DAYS, plural=True),
    "unter der woche": Recurring(WORKING_DAYS, plural=True),
    "jeden tag": Recurring(EVERY_DAY, plural=True),
    "täglich": Recurring(EVERY_DAY, plural=True),
    "an allen tagen": Recurring(EVERY_DAY, universal=True),
    "alle tage": Recurring(EVERY_DAY, universal=True),
    "tag": UnitName(Unit.DAY),
    "tage": UnitName(Unit.DAY, plural=True),
    "tagen": UnitName(Unit.DAY, plural=True),
    "woche": UnitName(Unit.WEEK),
    "wochen": UnitName(Unit.WEEK, plural=True),
    "monat": UnitName(Unit.MONTH),
    "monats": UnitName(Unit.MONTH),
    "monate": UnitName(Unit.MONTH, plural=True),
    "monaten": UnitName(Unit.MONTH, plural=True),
    "stunde": UnitName(Unit.HOUR),
    "stunden": UnitName(Unit.HOUR, plural=True),
    "std": UnitName(Unit.HOUR, plural=True),
    "minute": UnitName(Unit.MINUTE),
    "minuten": UnitName(Unit.MINUTE, plural=True),
    "min": UnitName(Unit.MINUTE),
    "eine stunde": Length(1, Unit.HOUR),
    "eine std": Length(1, Unit.HOUR),
    "einer stunde": Length(1, Unit.HOUR),
    "halbe stunde": Length(30, Unit.MINUTE),
    "halbe std": Length(30, Unit.MINUTE),
    "eine halbe stunde": Length(30, Unit.MINUTE),
    "einer halben stunde": Length(30, Unit.MINUTE),
    "anderthalb stunden": Length(90, Unit.MINUTE),
    "eineinhalb stunden": Length(90, Unit.MINUTE),
    "viertelstunde": Length(15, Unit.MINUTE),
    "einen tag": Length(1, Unit.DAY),
    "ein tag": Length(1, Unit.DAY),
    "eine woche": Length(1, Unit.WEEK),
    "einer woche": Length(1, Unit.WEEK),
    "viertel": Num(15),
    "beiden": Num(2),
    "zuerst": Num(1, ordinal=True),
    "zuletzt": Reach.LAST,
    "anfang": Edge.BEGINNING,
    "mitte": Edge.MIDDLE,
    "wochenmitte": Recurring((Weekday.TUE, Weekday.WED, Weekday.THU), plural=True),
    "ersten wochenhälfte": Recurring((Weekday.MON, Weekday.TUE, Weekday.WED), plural=True),
    "zweiten wochenhälfte": Recurring((Weekday.WED, Weekday.THU, Weekday.FRI), plural=True),
    **dict.fromkeys(("früh am morgen", "ganz früh", "gleich früh"), PartName("early_morning")),
    **dict.fromkeys(("als erstes am morgen", "gleich morgens"), PartName("first_thing")),
    "ende": Edge.END,
    "früher": Edge.BEGINNING,
    "frühen": Edge.BEGINNING,
    "späten": Edge.LATE,
    "später": Edge.LATE,
    "rest": Edge.REST,
    **{f"erste{n} hälfte {of}": Edge.FIRST_HALF for n in ("", "n") for of in _OF},
    **{f"zweite{n} hälfte {of}": Edge.SECOND_HALF for n in ("", "n") for of in _OF},
    **{f"erste{n} hälfte": Edge.FIRST_HALF for n in ("", "n")},
    **{f"zweite{n} hälfte": Edge.SECOND_HALF for n in ("", "n")},
    "früh am tag": PartName("morning"),
    "früher am tag": PartName("morning"),
    "spät am tag": PartName("afternoon"),
    "später am tag": PartName("afternoon"),
}


def _days() -> dict[str, object]:
    made: dict[str, object] = {}
    for day, names in _DAYS.items():
        long, *short = names.split()
        made |= {name: DayName(day) for name in (long, *short)}
        made |= {f"{long}{ending}": DayName(day, plural=True) for ending in ("s", "e", "en")}
    return made


def _parts() -> dict[str, object]:
    made: dict[str, object] = {}
    for part, (one, many) in _PARTS.items():
        singles = (one,) if part == "early_morning" else one.split()
        made |= {name: PartName(part) for name in singles}
        made |= {name: PartName(part, plural=True) for name in many.split()}
    return made


def _counted() -> dict[str, object]:
    made: dict[str, object] = {name: Num(n) for n, name in enumerate(_NUMBERS)}
    for n, stem in enumerate(_ORDINALS, start=1):
        made |= {f"{stem}{ending}": Num(n, ordinal=True) for ending in _ENDINGS}
    for reach, stems in _REACHES.items():
        made |= {f"{stem}{ending}": reach for stem in stems.split() for ending in _ENDINGS}
    for n, names in enumerate(_MONTHS, start=1):
        made |= {name: MonthName(n) for name in names.split()}
    return made


PHRASES: dict[str, object] = {**_counted(), **_SINGLE, **_days(), **_parts()}

BEING = frozenset({"bin", "ist", "sind", "wäre", "war"})
BEHIND_THEN = frozenset(
    words(
        """
        geht passt kann kanns könnte bin wäre ginge hab habe hätte muss bitte nur erst nicht
        also ungern lieber eher gerne gern geht's klappt bräuchte brauche arbeite würde
        """
    )
)
"""What follows "da" where it means then; "da ich arbeite" says why."""
VERDICTS = frozenset(words("geht ginge passt nicht nur ist ab bis vor nach klappt ok okay"))
AFTER_SO = frozenset({"um", "gegen", "ab", "bis", "zwischen", "ca", "circa"})
THEN_DO = frozenset(words("da dann muss kann bin geht passt habe hab hätte wäre wär könnte müsste"))
"""Verbs that a conclusion begins with: "hat Spätdienst also muss ich um drei weg"."""
JUDGES_AFTER = frozenset(words("nicht leider geht kann schaffe wird klappt passt bin nix nichts"))
"""What is said of the hours before or after those named: "früher nicht", "später kann ich"."""
IN_ADVANCE = frozenset(
    words(
        """
        tag tage tagen stunde stunden minute minuten woche wochen std min bescheid wissen erfahren
        ankündigen ankündigung sagen sagt melden meldet pause puffer vorbereiten vorbereitung lesen
        """
    )
)
"""What is wanted "vorher", where it names no time: "bitte einen Tag vorher Bescheid"."""
AFTER_ERST = frozenset({"ab", "um", "nach", "gegen"})
HAVING = frozenset({"habe", "hab", "hat", "haben", "hätte"})
HOURS = frozenset({"stunde", "stunden", "std", "h"})
DISMAY = words(
    "mist , | ach mist , | oh mist , | oh nein , | oh nee , | oh ne , | ach nein , | ach nee ,"
)
FIRST_WORDS = frozenset({"ich", "wir", "da", "leider"})
BEFORE_EARLY = frozenset({"so", "zu", "sehr", "allzu", "ganz", "besonders"})
WEEKS = Elided(
    named=frozenset({"woche", "wochen"}),
    noun="woche",
    order=frozenset(words("erste ersten zweite zweiten dritte dritten übernächste übernächsten")),
    bare=frozenset(words("die der , und aber")),
    later={"danach": "nach", "darauf": "nach"},
)
HINTS = Hints(
    said=frozenset(
        (no, *too, at)
        for at in ("früh", "spät")
        for no in ("nicht", "nix")
        for too in (("so",), ("zu",), ("allzu",), ("ganz", "so"))
    ),
    behind=frozenset(
        words("aber und bitte pls nur bloß am besten gern gerne danke lieber möglichst hauptsache")
        + words("eher besser sollte sollt darf soll kann können wird es wir ich")
    ),
    goes_on=frozenset(words("für oder wie als zum um")),
    leads=frozenset({"nur", "bloß", "hauptsache"}),
    but="aber",
)
SHORT_DAYS = frozenset({"mo", "di", "mi", "do", "fr", "sa"})
"""Days only where they are written with a capital, or another of them stands near."""
BEFORE_A_SHORT_DAY = frozenset(words("nur am ab bis jeden immer außer nächsten kommenden diesen"))
PARTS_BEHIND = frozenset(words("vormittag vormittags nachmittag nachmittags nachm mittag abends"))
ALONE_BEFORE = VERDICTS.union(
    words("früh vm nm abend is ist wär wäre wärs bin hab habe kann könnt könnte muss müsste sitz")
    + words("sitze steh stehe flieg fliege fahr fahre arbeit arbeite wird würd würde hätt hätte")
    + words("krieg kriege schreib sollte kommt klappt lieber nicht nich net leider bitte bei gar")
)
"""What follows a short day that opens what is said: "fr nur zur not"."""
ALSO_DIALECT = frozenset({"mi", "do"})
"""Short days that are other words in a dialect: "kann mi nicht erinnern", "bin do"."""
BEFORE_HOURS = frozenset(words("nur ab bis vor nach erst zwischen zw"))
AHEAD_OF_HOURS = BEFORE_HOURS | {"um", "gegen", "von"}
AHEAD_OF_A_SHORT_DAY = frozenset(words("kann könnte geht passt ginge und oder aber auch"))
LONG_DAYS = tuple(names.split()[0] for names in _DAYS.values())
MONTHS = frozenset(name for names in _MONTHS for name in names.split())
COMPOUNDS = {
    f"{day}{part}": (day, part)
    for day in (*LONG_DAYS, "sonnabend")
    for parts in _PARTS.values()
    for part in " ".join(parts).split()
} | {f"{day}morgen": (day, "vormittag") for day in LONG_DAYS}
COMPOUNDS |= {f"{month}hälfte": ("hälfte", month) for month in MONTHS}
MISSPELT = {
    **changed_places(
        """
        nicht geht passt kann aber oder auch nach dann bitte lieber keine mich immer frei woche
        und nächste wieder leider könnte ganz alles erst rest
        """
    ),
    **dict.fromkeys(("pasßt", "paßt"), "passt"),
    **dict.fromkeys(("nich", "ncht"), "nicht"),
    "ausser": "außer",
}
ABBREVIATED = frozenset(
    words("evtl ca bzw ggf inkl einschl exkl max min mind std spät dr od zw u eig")
)
DENIES = frozenset(words("nicht nich kein nie"))
AFFIRMS = frozenset(words("geht gehts passt ok okay gut ja gerne gern frei klappt"))
CUT_SHORT = frozenset(
    ["vorm", *SHORT_DAYS, *(name for name in MONTHS if len(name) < 5), "uhr", "nachm"]
)
BEHIND_A_PART = frozenset(words("ja nein nicht geht passt ok okay und oder frei"))
WORKING = frozenset({"arbeite", "arbeitet"})
MANAGING = frozenset(words("schaff schaffe schaffs kann könnte krieg kriege bekomme hin"))
AT_MOST = frozenset(words("max maximal höchstens allerhöchstens"))
NOTHING = frozenset(words("nix nichts"))
"""Who manages nothing on a day cannot come: "schaff Montag nix"."""
