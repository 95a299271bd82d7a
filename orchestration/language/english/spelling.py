"""How English words grow together."""

from orchestration.language.words.writing import changed_places

SUFFIXES = {
    "n't": "not",
    "'m": "am",
    "'re": "are",
    "'ll": "will",
    "'ve": "have",
    "'d": "'d",
    "'s": "'s",
}
CONTRACTED = {"ca": "can", "wo": "will", "sha": "shall"}
RUN_TOGETHER = {
    "anymore": ("any", "more"),
    "cannot": ("can", "not"),
    "cant": ("can", "not"),
    "dont": ("do", "not"),
    "doesnt": ("does", "not"),
    "wont": ("will", "not"),
    "isnt": ("is", "not"),
    "wouldnt": ("would", "not"),
    "couldnt": ("could", "not"),
    "shouldnt": ("should", "not"),
    "didnt": ("did", "not"),
    "arent": ("are", "not"),
    "wasnt": ("was", "not"),
    "havent": ("have", "not"),
    "hasnt": ("has", "not"),
    "dosent": ("does", "not"),
    "dosnt": ("does", "not"),
    "doesent": ("does", "not"),
    "thats": ("that", "is"),
    "theres": ("there", "is"),
    "hes": ("he", "is"),
    "shes": ("she", "is"),
    "theyre": ("they", "are"),
    "gotta": ("got", "to"),
    "gonna": ("going", "to"),
    "im": ("i", "am"),
    "ive": ("i", "have"),
}
_MEANT_AS_THEY_STAND = ("form", "buys", "bets", "nono", "clam", "cant")
"""Words that come of a frequent one where two letters change places, and are others."""

MISSPELT = {
    **{
        slip: word
        for slip, word in changed_places(
            """
            and not good fine free okay busy back after from with works work please either until
            only best this that then next week weeks time times days every early late could would
            should great about around sorry because thanks lunch full away leave start finish
            """
        ).items()
        if slip not in _MEANT_AS_THEY_STAND
    },
    **dict.fromkeys(("afte", "aftr", "aftter"), "after"),
    **dict.fromkeys(("btwn", "betw", "btween"), "between"),
    **dict.fromkeys(("evry", "evey"), "every"),
    **dict.fromkeys(("morn", "mornin"), "morning"),
    **dict.fromkeys(("deffo", "defo", "defs"), "definitely"),
    "gd": "good",
    "frm": "from",
    "bth": "both",
    "nt": "not",
    "trvl": "travel",
    "erly": "early",
    "evng": "evening",
    "wkend": "weekend",
    "lunchs": "lunches",
    "fri's": "fridays",
    "tlk": "talk",
    **dict.fromkeys(("voet", "vtoe", "vot"), "vote"),
    **dict.fromkeys(("pol", "plol", "opll", "pooll"), "poll"),
    **dict.fromkeys(("deside", "dicide", "decied", "deicde"), "decide"),
    "hole": "whole",
    **dict.fromkeys(("availible", "avaliable", "availble"), "available"),
    "ye": "you",
    **dict.fromkeys(("wat", "wot"), "what"),
    **dict.fromkeys(("yeh", "yh", "yup", "yip", "aye"), "yes"),
    **dict.fromkeys(("nah", "naw", "nay", "noo"), "nope"),
    **dict.fromkeys(("soz", "sry", "srry"), "sorry"),
    **dict.fromkeys(("rly", "rlly"), "really"),
    "wud": "would",
    "cud": "could",
    "shud": "should",
    "sth": "something",
    "smth": "something",
    "abt": "about",
    "cld": "could",
    "wld": "would",
    "mtg": "meeting",
    "disponible": "available",
    "dispo": "available",
    "probs": "probably",
    "prob": "probably",
    "poss": "possible",
    "mtgs": "meetings",
    "k": "ok",
    "bk": "back",
    "avail": "available",
    "availabe": "available",
    "wensday": "wednesday",
    "wendsday": "wednesday",
    "wendesday": "wednesday",
    "wednsday": "wednesday",
    "wensdays": "wednesdays",
    "wednsdays": "wednesdays",
    "tommorow": "tomorrow",
    "tommorrow": "tomorrow",
    "tomorow": "tomorrow",
    "tomoro": "tomorrow",
    "tmw": "tomorrow",
    "tmmrw": "tomorrow",
    "febuary": "february",
    "availible": "available",
    "availble": "available",
    "avaliable": "available",
    "unavailible": "unavailable",
    "unavaliable": "unavailable",
    "prefere": "prefer",
    "preffer": "prefer",
    "perfer": "prefer",
    "woud": "would",
    "tuseday": "tuesday",
    "thurday": "thursday",
    "thrusday": "thursday",
    "satuday": "saturday",
    "teh": "the",
    "hte": "the",
    "plz": "please",
    "plase": "please",
    "afer": "after",
    "aftre": "after",
    "fre": "free",
    "thsi": "this",
    "nxt": "next",
    "nex": "next",
    "wek": "week",
    "cna": "can",
    "wrok": "work",
    "wroks": "works",
    "woks": "works",
}
OFTEN_MISTYPED = frozenset(
    [
        *("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
        *("mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"),
        *("morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "weekend"),
        *("weekends", "tomorrow", "january", "february", "september", "october", "november"),
        *("december", "available", "unavailable", "flexible", "impossible", "meeting", "meetings"),
        *("prefer", "before", "between", "anytime", "possible", "except"),
    ]
)
WORDS_OF_THEIR_OWN = frozenset(
    {"ooo", "sundry", "sundae", "sundaes", "mourning", "melting", "prefers", "possibly"}
)
"""Words one slip away from one of those above that are meant as they stand."""
ABBREVIATED = frozenset({"approx", "vs", "dr", "mr", "mrs", "ms", "prof", "esp", "incl"})
BEGINS_ANEW = frozenset(
    [
        *("hang", "hold", "wait", "oh", "hm", "hmm", "hmmm", "sorry", "what", "whats", "when"),
        *("who", "how", "why", "btw", "lol", "thx", "thanks", "also", "fyi"),
    ]
)
"""Behind a word that is cut short, these begin a sentence."""
DENIES = frozenset({"no", "not", "nope", "never"})
AFFIRMS = frozenset({"ok", "okay", "fine", "good", "great", "works", "yes", "free", "possible"})
CUT_SHORT = frozenset(
    [
        *("mon", "tue", "tues", "wed", "weds", "thu", "thur", "thurs", "fri", "sat", "sun"),
        *("jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec"),
        *("appt", "min", "mins", "hr", "hrs", "dept", "tel"),
    ]
)
VERBS_AFTER_NAME = frozenset({"has", "is", "can", "would", "does", "do", "prefers"})
