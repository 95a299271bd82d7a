"""How people leave their vote to somebody."""

ENGLISH = """
priya votes for me
i trust dana on this, she has my vote
let omar decide for me
my vote goes to whatever ines picks
kofi can vote on my behalf
"""

GERMAN = """
priya stimmt für mich ab
ich geb meine stimme an dana
omar soll für mich entscheiden
ich vertraue ines, sie hat meine stimme
"""
