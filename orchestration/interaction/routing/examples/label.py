"""What people write to say who may see what they have told."""

ENGLISH = """
everyone can see that, with my name
everybody may read this
you can share that with the others
that can be public
the others can know that
can be shared but without my name
without my name please
share it anonymously
keep that between us
this stays private
that one is just for you
please don't show that to anyone
not for the others
my name can stand beside it
put my name on it
"""

GERMAN = """
das darf jeder sehen, mit meinem namen
das können die anderen ruhig wissen
darf öffentlich sein
können andere sehen aber ohne meinen namen
bitte ohne namen zeigen
zeig das anonym
das bleibt unter uns
nur für dich, nicht für die anderen
das soll keiner sehen
bitte nicht weitersagen
mein name darf dabei stehen
das darf ruhig daneben stehen
teil das gern mit allen
das ist privat
das geht die anderen nichts an
"""
