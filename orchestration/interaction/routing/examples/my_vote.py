"""What people write to ask their own vote."""

ENGLISH = """
which option did i pick
did i vote already?
was my vote B or C
can you tell me my own vote
have i cast a vote
what's my current choice in the poll
i forgot what i voted, remind me
which one has my vote
did you register my vote, and for what
idk if i chose sushi or pizza, which was it
Please confirm which option I have selected.
who did i give my points to
show my ballot
for what i have voted?
did my click count, what is it on
sure i ticked the second, did i?
checking: my vote is on thai, correct?
what's recorded as my vote
so what did i end up voting for lol
i changed my vote twice, which counts now
read back my vote pls
have i voted for tuesday as well or just monday
what was my pick again
my choice in this round was...?
did i go with the blue logo or the green
remind yours truly how he voted
was that a yes from me on option 3?
can't see my vote anywhere, what is it
i think i voted drunk, what did i choose 😂
war meine stimme B oder C
was war meine wahl nochmal
mein vote?
did I pick B or C
have I voted yet
which one was mine
How did I vote on the venue?
i forgot what i chose
was my vote counted
can you show me my own vote
Did my vote for Azul get through
what's my current pick
I can't remember whether I'd gone for the Indian or the Thai
hey did my vote register
Please confirm my vote as recorded
what have you got down as my vote
check if i voted pls
which option am I on
did I put the lake first or the zoo
My choice was what, exactly
is my ballot in?
Kindly tell me which option I selected
i voted thursday right?
Have I cast my vote in this one, or was that in the other poll?
where did my vote go
what was my first choice again lol
do you have a vote from me
I'd like to see what I ticked
for which name had I voted
was it pizza i said yes to
my vote is what rn
Did I vote against A or just not for it
could you repeat back to me my vote
remind me what I went for
am i counted under option 2
has my change of vote from 1 to 3 gone through
meine Wahl war was?
what did i vote
which one did i pick again
did my vtoe count?
remind me of my choice
was it A or B i voted for
did you register my vote
i clicked something on my phone, what was it
have i voted yet? can't remember
what's my current vote
i think i chose pizza, right?
show my vote
for which option am i down
sorry old brain: what did i go for
my ballot?
did it take my second vote or the first one
what have you got as my vote
How was my vote recorded?
did i end up voting for the late slot
and what was mine again
lol i was tired, what did i vote for last night
can you check what i put
which letter was mine
i changed it twice, what's my vote now
pretty sure i voted, can you confirm
am i counted for C?
did you understand my emoji as a vote
i voted ramen didn't i
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
wofür habe ich gestimmt?
zeig mir meine stimme
welche option hatte ich angeklickt
weiß nicht mehr was ich gevotet hab
ist mein voting angekommen und worauf
Könnten Sie mir meine abgegebene Stimme bestätigen?
meine stimme liegt auf thai, stimmt das
wo hab ich mein kreuz gemacht
hab zweimal geändert, was zählt jetzt bei mir
bin ich als stimme für montag gezählt
hatte ich für pizza oder sushi gestimmt
wie habe ich abgestimmt
steht meine stimme noch auf dem zweiten
hab ich da überhaupt mitgevotet und wenn ja für was
welchen namen hab ich in der abstimmung unterstützt
was hab ich gestimmt
für was war ich nochmal
Wie lautet meine abgegebene Stimme?
wurde meine stimme gezählt
hab ich b oder c genommen
Welche Option hatte ich gewählt
weiß nimmer was i gwählt hab
Können Sie mir bestätigen, wofür ich gestimmt habe
ist meine stimme angekommen
hatte ich für den Griechen gestimmt oder fürs Gasthaus
was steht bei mir als wahl drin
Habe ich bei der Ausflugswahl mitgestimmt
für welchen Namen hab ich mich entschieden
stimmt es dass ich A angekreuzt hab
bin mir ned sicher ob i scho gvotet hab
hat meine Stimmänderung geklappt
wofür hab ich nochmal gestimmt
hab ich schon gevoted?
war das A oder B bei mir
was ist meine aktuelle stimme
hab am handy was geklickt, was war das
ich hatte doch pizza gewählt, oder?
ist mein vote drin
für welche option steh ich da
Wie wurde meine Stimme erfasst?
hab zweimal geändert, was gilt jetzt bei mir
sorry müdes hirn, was war meine wahl gestern abend
zählt mein emoji als stimme, hast du das erkannt
und was war nochmal meins
hab ich nicht für den späten slot gestimmt?
welchen buchstaben hatte ich
bin mir sicher dass ich gevotet hab, kannst du das bestätigen
wo ist meine stimme hin
kannst du nachschauen was ich angekreuzt hab
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
