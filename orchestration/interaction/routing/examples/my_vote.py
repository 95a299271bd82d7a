"""What people write to ask their own vote."""

ENGLISH = """
did my vote count
what did i vote for
have i voted
is my vote in
did you register my choice
i picked sushi right?
what was my pick
did i already vote in the lunch poll
was my vote too late
can you confirm you have my vote
which letter did i choose
does my B count
am i down for pizza or sushi
did that go through, my vote i mean
was my ballot recorded correctly
cant remember if i voted
how did i vote
did i give A or C
my vote?
is my choice saved
not sure my vote arrived
do you have me as a yes for linear
show what i voted
which one did i go for in the end
is my vote still valid after i edited it
hi, is my tick there
what's my answer in the chair poll
hmm did i pick thai or the burger
you got my vote, yes?
i changed it twice, which one is the valid one now
was i for or against
has my ballot arrived
pretty sure i clicked something yesterday but it doesn't show, am i counted
my current choice pls
did i rank otter first
am i among those who've voted
check my vote in the mascot thing
i tapped twice, did that count double
which was mine again
do i show up in the tally
voted before the deadline, does it stand
what number did i give to notion
is mine recorded as a no
i abstained, correct?
please verify that my vote was received
did my switch to the loft go through
how does my ranking look at the moment
have i cast anything in the offsite poll
where did i put my cross
am i counted for tuesday
"""

GERMAN = """
zählt meine stimme
wofür hab ich gestimmt
hab ich schon abgestimmt
ist meine stimme drin
hast du meine wahl registriert
ich hab doch sushi genommen oder
was hab ich gewählt
hab ich bei der mittagsumfrage schon gevotet
kam meine stimme zu spät
kannst du bestätigen dass du meine stimme hast
welchen buchstaben hab ich genommen
gilt mein B
bin ich bei pizza oder bei sushi
ist das durchgegangen mit meiner stimme
wurde meine stimme korrekt erfasst
weiß nimmer ob ich abgestimmt hab
wie hab ich gestimmt
hab ich A oder C
meine stimme?
isch mini stimm aacho
unsicher ob meine wahl angekommen ist
hast du mich bei linear drin
zeig was ich gewählt hab
wofür war ich am ende
gilt meine stimme noch nach der änderung
ist mein kreuz drin
hat mein handy die stimme überhaupt geschickt
hm war ich für thai oder burger
therme oder firmenlauf, was hab ich da angeklickt
habs zweimal geändert, welche zählt jetzt
gültig oder ungültig, meine stimme
ist mein stimmzettel eingegangen
seh ich irgendwo wie ich mich entschieden hab
meine aktuelle wahl bitte
ich wollt nur wissen ob du mein votum vom zug aus noch gekriegt hast, das netz war weg
gehör ich zu denen die schon gevotet haben
bin ich schon durch mit voten
doppelt getippt, zählt das zweimal?
was war mein tipp
tauch ich in der zählung auf
hob i ja oder na gsagt
was hab ich notion gegeben an punkten
steht bei mir linz ganz oben
enthalten hab ich mich, stimmt's
nach dem bearbeiten, was gilt bei mir
hat mein wechsel aufs loft geklappt
bei mir wird kein haken angezeigt, hab ich gestimmt?
hob i do scho abgstimmt
mein votum bitte anzeigen
für welchen tag bin ich jetzt gezählt
"""
