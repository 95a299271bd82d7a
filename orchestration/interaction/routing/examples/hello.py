"""How people greet."""

ENGLISH = """
hi
good morning
hey there
you there?
hello
hiya convene
morning all
yo
good afternoon bot
hey
anybody home
helloo
hi bot
good evening
sup
greetings
hey convene, you awake?
howdy
morning!
hi there, nice to meet you
hey hey
hi everyone
gm
hellooo convene
heya bot
evening
what's up bot
good day
rise and shine
oi
hi, first day here
ahoy
hey there, new in the team, just saying hi
knock knock, are you online
top of the morning
aloha
hullo
hi again
'sup convene
are you around
hey bot long time no see
hi from rainy dublin
hey you, back from vacation
gday mate
a very good morning to you convene
"""

GERMAN = """
hallo
guten morgen
hey du
bist du da?
moin
servus
grüß gott
grüezi
hoi zäme
guten tag
na bot, alles fit?
jemand da?
na du
moin moin
guten abend
morgen!
griaß di
hallöchen
tach
hallo convene, schon wach?
jo servas, a wieder do
grüß gott miteinander
huhu
wunderschönen
servus beinand
was geht bot
moin an alle
jemand wach da drin?
mahlzeit
hej hej
hallihallo
tach auch
salü
hi du, schon kaffee gehabt?
tagchen
sers
halloooo?
guten start in die woche
bist online?
moin convene
ei gude
hallo roboter
moinsen
bin wieder da, hallo
einen wunderschönen guten morgen
"""
