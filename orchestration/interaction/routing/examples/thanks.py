"""What people write that waits for no answer."""

ENGLISH = """
thanks
great
good bot
nice
perfect
lol
haha
ok cool
will do
on it later
thx
ty!
awesome
cheers mate
sweet
got it
alright
much appreciated
that was quick, thanks
wow nice
ok
kk
understood
brilliant
love it
you're a star
sounds good
noted
lmao
works, thank you
super helpful
thank you very much for your assistance
sure
👍
yay
hehe good one
i'll look at it tonight
gonna answer after lunch
give me a minute, will reply
oh cool didn't know that
fair enough
no worries
makes sense
excellent work
ah ok
well done bot
legend
finally, thanks
tysm
right, will get to it
ok i'll have a think and come back
you rock
phew, nice
later, in a call rn
thanks everyone
good to know
all clear now
cool cool cool
thats funny
amazing how fast you are
ta
aw lovely
you beauty
roger that
copy
wohoo
great stuff
will get back to you on that after standup
sure thing
haha nice one
gotcha thx
ok makes sense, cheers
thanks for sorting this out so fast, saved me a ton of back and forth mails
phenomenal
let me sleep on it
alrighty
you're the best thing in this channel
fab
i'll do it when i'm back at my desk
hm ok fine
neat!
rofl
bless you bot
yep ok
looks good thank u
"""

GERMAN = """
danke
super
braver bot
nice danke
perfekt
harhar
lustig
jo cool
mach ich
später, bin grad im call
dankeschön
merci
merci vielmal
vielen dank
geil
leiwand
alles klar
passt
ok verstanden
das ging schnell, danke
wow stark
jo
okidoki
hervorragend
liebs
du bist der beste
klingt gut
notiert
hahaha
klappt, danke dir
sehr hilfreich
herzlichen dank für die unterstützung
na klar
gern
juhu
hihi der war gut
schau ich mir abends an
antworte nach dem essen
gib mir ne minute
ah cool wusst ich nicht
na gut
kein ding
macht sinn
gute arbeit
aso ok
gut gemacht
spitze
endlich, danke
danke danke
kümmer mich drum
ok ich denk drüber nach und meld mich
bist a wahnsinn
puh, sehr gut
mach ich später
danke euch allen
gut zu wissen
jetzt ists klar
jau passt schon
sehr lustig
wahnsinn wie flott du bist
danke schee
merci dir
bist ein schatz
top, läuft
kapiert
haha sehr gut
tolle sache
joa
klaro
saugut
ok check, danke
hut ab, das hätt mich selber nen halben tag gekostet
grandios
schau ma mal, ich sag später was
okeee
ist gebongt
fein
freut mich
hm na gut
alles paletti
wieher
gerne doch
jop
bombe, danke
oida super
"""
