"""How English words grow together."""

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
    "cannot": ("can", "not"),
    "cant": ("can", "not"),
    "dont": ("do", "not"),
    "doesnt": ("does", "not"),
    "wont": ("will", "not"),
    "isnt": ("is", "not"),
    "im": ("i", "am"),
    "ive": ("i", "have"),
}
VERBS_AFTER_NAME = frozenset({"has", "is", "can", "would", "does", "do", "prefers"})
