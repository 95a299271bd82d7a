"""How people have it asked later whether a decision still holds."""

ENGLISH = """
ask us in three months if it still holds
let's look at this again in october
remind us in half a year whether that was right
revisit this after the summer
"""

GERMAN = """
frag in drei monaten nach ob das noch passt
schau in einem halben jahr nochmal drauf
lass uns das im oktober prüfen
"""
