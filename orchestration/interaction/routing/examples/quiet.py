"""What people write who want that they be reminded no more."""

ENGLISH = """
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
