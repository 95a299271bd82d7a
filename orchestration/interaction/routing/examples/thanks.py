"""What people write that waits for no answer."""

ENGLISH = """
sorry, brain like a sieve today
sorry for the late reply
sorry for being so slow to answer
ugh sorry, totally lost track
apologies for the delay everyone
sorry, only just saw this
no worries, take all the time you need
take your time
no rush at all
not sure yet, let me look at my calendar
i'll have a look at my calendar first
lass dir zeit
muss erst in meinen kalender schauen
off to lunch, back in an hour
great job bot
cheers
perfect, thank you
lol nice
cool cool
you're the best
thank you very much for the organisation
awesome work
well done
k thx
noted, thanks
hahaha good one
that was quick, impressive
okey dokey
lovely, cheers mate
I thank you kindly.
fine
hehe
wow, finally a bot that works
thx a lot, have a nice day
ok passt
top
prima gemacht
hihi
lol stark
verstanden
besten dank
oki
klasse arbeit, bot
brilliant, thank you so much
lol nice one
much obliged
Thanks a ton, this was really helpful
haha love it
alright, got it
Thank you kindly, dear bot
noted with thanks
okay dokey
great job everyone
that was painless, thanks
good to know, thx
fab, all clear now
Many thanks for your efforts
well that's sorted then, lovely
goated bot fr
wonderful, I appreciate it
k
nice, well done
Ah I see, fair enough
bless you
woohoo finally 🙌
passt, merci
super gemacht
haha geil
merci vilmal
tiptop
supi
perfect, thank you so much
haha nice
great job little bot
thanks everyone, that's settled then
awsome, endlich 🎉
ah ok makes sense
you're a lifesaver
alright then
:D :D
brilliant, that was quick
noted, ta
wow ok impressive
ok ok i got it the first time, thanks
sweet, that was painless
right, understood
hahaha you're killing me
fine, whatever
Many thanks for sorting this out so quickly, really made my morning easier.
suuper, thx a lot!
na endlich 🎉
ah verstehe
guter bot
mega
na dann
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
haven't got my calendar here, will answer later
entschuldige die späte antwort
sorry dass ich erst jetzt schreibe
sorry, war den ganzen tag unterwegs
kein stress, hat zeit
bin kurz weg, melde mich später
super, danke dir
vielen dank für die mühe
Herzlichen Dank und freundliche Grüße
cool, danke schön
ist notiert, danke
na endlich, freut mich 😄
danke dir
Herzlichen Dank für die Mühe
leiwand, danke
ok gut zu wissen
Vielen lieben Dank, das hat mir sehr geholfen
na bitte, klappt ja
perfekt, freut mich
hahaha der war gut
geil das ging ja fix
hab ich gesehen, danke
prima, dann weiß ich bescheid
Herzlichen Dank fürs Organisieren
läuft
ok ok ist angekommen
find ich gut gelöst, danke euch
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
