"""How people greet."""

ENGLISH = """
good morning everyone
hello bot 👋
hiya
heyyy
good afternoon all
howdy folks
Hello, nice to meet you.
greetings from rainy hamburg
what's up
moin moin from the north
hey convene
gm team
hello hello, priya here
evening all
sup bot
Dear all, good day
oh hi, you're the new bot right
hallo everybody :)
hey, first day here, hello all
good morning dear colleagues
hi there, little robot
top of the morning to ya
bonjour!
ello
back from vacation, hi everyone
g'day mates
Hi Convene, how are you doing today?
waves 👋
hi ihr lieben
guten tag allerseits
na ihr
moinsen leute
good morning all
Hello everyone, hope you're well
evening folks
Good afternoon, dear colleagues
Namaste everyone
hey team
hi Convene, nice to meet you
oi oi
wassup guys
Greetings from ward 5
g'day
hallo from the kitchen crew 👋
good evening, ladies and gentlemen
hi all, new here
Hi there, I'm Beatrice
alright lads
mornin
Very good morning to all
hey, first time on here
hi convene!
Guten Abend allerseits
hey ihr lieben
sali
n'abend
hey there convene
hello, anybody here?
hiya bot
hi, i'm new here, nice to meet you
good evening from the night shift
helloooo
hi again, me
greetings robot overlord
hey hey, what's up everybody
hello hello
hey, jo from sales here
Good afternoon, I'm Martina.
back at my desk, hi everyone
oh hi, so you're the famous bot
oi oi, anyone around? hello
heya, first time talking to you
hi all, hope you're well
hi na
hey leute bin wieder da
gude
Guten Abend, Convene
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
guten morgen zusammen
morgääähn, guten morgen
hey bot, grüß dich
Einen schönen guten Tag, liebes Team!
grüezi mitenand
hey, schön dich kennenzulernen
hallo convene, wie gehts
grüß gott beinand
griaß eich
Schönen guten Tag
na du bot
Hallo in die Runde, ich bin die Neue
guten morgen everyone
grüß dich
Guten Tag, mein Name ist Weber.
moin moin, auch schon wach?
hallo bot, wir kennen uns noch nicht
morgääähn
schönen guten abend
hallo in die runde
einen wunderschönen dienstag wünsch ich
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
