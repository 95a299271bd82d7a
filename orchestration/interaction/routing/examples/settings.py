"""How people say how it is to be decided."""

ENGLISH = """
make it secret
ranked please
secret ballot please
two rounds
let's do approval
majority of all
use dots, five each
quorum is three
nobody needs to see the votes
ranked and secret
closes friday noon
one round only
show the reasons without names
veto allowed
consent please, objections in private
each has two votes
make it a ranked vote
let everyone pick up to three
threshold two thirds
"""

GERMAN = """
bitte geheim
geheime abstimmung bitte
mit rangfolge
zwei runden
mehrheit von allen
jeder hat zwei stimmen
mit veto
im konsent bitte
quorum drei
gründe ohne namen zeigen
nur eine runde
punkte verteilen, fünf für jeden
"""
