"""How people say who has to come, and who need not."""

ENGLISH = """
raj is optional
raj and lena are optional
only dana has to come
omar has to be there
we can't do it without priya
kofi doesn't have to come
sam is nice to have, not needed
make tom optional
mehmet must attend
priya is required for this
nobody has to come but ines
it's fine if lena misses it
without sophie it makes no sense
the interns are optional
dana needs to be there, the rest can skip
"""

GERMAN = """
raj ist optional
omar muss dabei sein
ohne priya geht es nicht
nur dana muss kommen
tom muss nicht dabei sein
lena wäre schön, ist aber kein muss
sophie ist pflicht
die praktikanten sind optional
mach kofi optional
ines braucht nicht zu kommen
"""
