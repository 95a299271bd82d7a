"""What people write to have nobody reminded: they have done it themselves, or it is not needed."""

ENGLISH = """
already reminded everyone myself so no need
i reminded them all myself, no need
i've already pinged them, no reminder needed
no need to remind anyone, did it in person
i nudged everyone already, don't bother
you don't have to remind them, i already did
reminded them all at lunch so you needn't
i chased them myself, leave it
already told everyone, no need for a reminder
"""

GERMAN = """
hab schon alle selbst erinnert, brauchst du nicht
ich hab sie schon selber erinnert
brauchst keinen mehr erinnern, hab ich schon gemacht
hab die leute schon selbst angestupst
nicht nötig zu erinnern, hab ich selbst gemacht
erinnern nicht nötig, hab schon alle gefragt
alle schon persönlich erinnert, danke
"""
