"""What people write who want that they be reminded no more."""

ENGLISH = """
stop pinging me
no more messages please
can you be quiet
you're spamming me, quit it
don't write to me again
enough with the nudges
please send me no further reminders
shut up bot
i get it, stop nagging
your constant pings drive me nuts
no dms from you, thanks
unsubscribe from the reminders
I would appreciate not receiving any more notifications.
snooze yourself forever
pls dont message me at all
3 reminders in one day? that's it, no more
silence please 🤫
do not disturb me with this any longer
can i switch off your reminders for me
be silent from now on
stop it with the dms, i'm in deep work
one more ping and i scream. stop.
hush, bot
don't nudge me anymore, i'll answer when i answer
Please you don't send me more messages.
i'm begging you, no reminders
give it a rest with your notifications
keep out of my inbox
stumm schalten
gib endlich ruhe
stop messaging me
no more reminders to me pls
you're spamming my inbox, knock it off
don't ping me again
I'd prefer not to receive any further notifications
shush bot
leave me in peace with those nudges
turn off the reminders for me
can you not DM me all the time
Please cease sending me messages on my private account
enough with the pings already 🙄
unsubscribe me from the reminders
how about you don't write to me after every single vote
Kindly do not disturb me with further reminders
my phone buzzes every hour because of you, quit it
I don't want dms from a bot
stop chasing me
One reminder is plenty. No more, please.
dont msg me anymore thx
switch off notifications for me
pls shut up lol
give it a rest with the nudges
I'm on holiday and don't wish to be written to
stop poking me bro
no need to remind me ever again
would you kindly refrain from sending me private messages
be quiet bot, I'm in theatre all day
take me off the reminder list
the constant nudging is driving me up the wall, stop it
less noise please, don't contact me in private
no more remindres please
you're spamming me, that's message number three
leave me alone for today
please stop reminding me every hour
shush
i don't want any more dms from you
enough with the notifications
stop it with the pokes
ok bot calm down, no more messages
turn off reminders for me
quit nagging
i'm in a deep work block, don't write to me anymore
could you not message me at 11pm. or at all
unsubscribe from reminders
no further notifications please
silence please, i'm on vacation
you've pinged me in the middle of a client demo. never again pls
I'd rather not receive any more messages from you.
shut up lol
do you have to write so often? stop that
one message is enough, don't send me others
hush, i'll answer when i answer
dnd please
stop bugging me about the vote
turn yourself off for me
knock it off with the reminders already
ruhe
klappe lol
the reminders are annoying
too many pings from you
stop reminding me
no more pings
leave me alone
shut up
quit bugging me
mute
dont message me about this again
please no further notifications
stop spamming
unsubscribe
i get it, no need to nag
can you be less chatty
enough with the reminders already
turn off notifications for me
no dms please
stop asking me
would you kindly refrain from contacting me
too many messages from you
silence pls
i don't want any more nudges
give it a rest
ping me less
you're annoying, stop
dnd until monday
please stop poking me every morning
i heard you the first time
ok ok stop with the pings
can you not message me after hours
zip it
hush, i'm in focus mode
i've answered already so why do you keep sending these, please cut it out
mute this for me until next week
less noise pls
take me off the reminders
don't wake me up with that stuff
no alerts for the mascot vote
enough!
kindly cease the reminders
it's the fourth message today, stop it
disable the nagging for my account
not another notification please
back off bot
let me work in peace
go away for today
no more dms about lunch
write only when it really matters
can i switch off those pings for good
stop buzzing my phone
leave off with the daily nudge
you talk too much
"""

GERMAN = """
hör auf mich anzuschreiben
keine erinnerungen mehr bitte
du nervst mit deinen pings
ich will keine nachrichten mehr von dir
schluss mit den remindern
Bitte senden Sie mir keine weiteren Benachrichtigungen.
halt die klappe bot
benachrichtigungen für mich abstellen pls
dritte erinnerung heute, es reicht
schreib mir nicht mehr
erinner mich bitte nicht nochmal
kannst du mal aufhören zu nerven
verschon mich mit weiteren mahnungen
ich melde mich schon von selbst, bitte nicht mehr anpingen
kein gestupse mehr
stell deine dms an mich ein
hör auf mir zu schreiben
keine erinnerungen mehr an mich bitte
Bitte unterlassen Sie weitere Nachrichten an mich
nerv nicht ständig
lass mich in frieden mit deinen Erinnerungen
ich will keine dms mehr von dir
schreib mir nimma
Erinner mich nicht dauernd, das stresst
bitte stell die benachrichtigungen für mich ab
einmal erinnern reicht, danach bitte ruhe
Ich wünsche keine weiteren Erinnerungen per Privatnachricht
nicht mehr anpingen, danke
das handy vibriert dauernd wegen dir, hör auf damit
verschon mich mit den Pings
Bitte nicht mehr anschreiben, bin im Wochenbett
ab sofort keine Meldungen mehr für mich
sei mal still
du nervst, das ist die dritte nachricht
ping mich nicht mehr an
bitte keine dms mehr
stell die erinnerungen für mich ab
schreib mir nicht mehr nachts um elf
genug mit den benachrichtigungen
jetzt reichts aber, keine nachrichten mehr
Ich möchte keine weiteren Nachrichten erhalten.
bin im urlaub, bitte nicht mehr anschreiben
musst du so oft schreiben? lass das bitte
stummschalten bitte
hör auf mich wegen der abstimmung zu nerven
mitten in der kundendemo gepingt, mach das nie wieder
erinner mich nicht mehr ständig
eine nachricht reicht, mehr brauch ich nicht von dir
pssst, ich antworte schon wenn ich zeit hab, hör auf zu drängeln
die erinnerungen nerven
hör auf mich zu erinnern
keine pings mehr
lass mich in ruhe
sei still
nerv nicht
stumm
schreib mir deswegen nicht mehr
bitte keine benachrichtigungen mehr
hör auf zu spammen
abmelden von den erinnerungen
habs kapiert, musst nicht drängeln
geht das auch mit weniger nachrichten
genug erinnert jetzt
benachrichtigungen aus für mich
keine dms bitte
frag mich nicht dauernd
ich bitte darum mich nicht weiter anzuschreiben
du schreibst mir zu viel
ruhe bitte
gib a ruah
gib endlich frieden
lahn mi in rueh
du nervst, hör auf damit
bis montag nicht stören
jeden morgen ein ping ist zu viel, lass das
schon beim ersten mal gehört
bitte a ruh jetzt
bitte nach feierabend nicht mehr anschreiben
ich weiß dass ich noch antworten muss, du musst mir das nicht stündlich sagen
pst, bin im fokus
kusch
für mich bis nächste woche stummschalten
pausier die meldungen bis ich aus dem urlaub zurück bin
nimm mich aus den erinnerungen raus
kein bock mehr auf deine nachrichten
jetzt reichts aber
schick mir den kram nicht mehr aufs handy
vierte nachricht heute, stopp
schalt mich bitte auf lautlos
nicht noch eine benachrichtigung
stress mich nicht
verzieh dich für heute
dauernd dieses gebimmel, abstellen
schreib nur wenns wirklich wichtig ist
zum sommerfest will ich nichts mehr hören
mein handy vibriert dauernd wegen dir, aufhören
erinnerungen für mich bitte deaktivieren
du redest zu viel
nimm dir ein beispiel an den fischen
schick mir einfach nix mehr
"""
