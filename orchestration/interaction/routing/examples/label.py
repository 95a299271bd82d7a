"""What people write to say who may see what they have told."""

ENGLISH = """
you can tell the others
don't mention my name with that
this is confidential please
feel free to share it with the group
only the organiser should see this
pls don't pass this on
between you and me, bot
not for the channel
off the record
no problem if everyone reads what i wrote
what i just said stays private ok?
my reason is nobody's business, only pass on the times
you may show this to dana but to nobody else
this can be public
i don't mind if people know it's because of the doctor
treat the last message as secret
tell the team anonymously, without saying it's from me
keep it hush 🤫
sharing is fine by me
for your eyes only
I would prefer if this information is not disclosed to my colleagues.
you're allowed to say it was me
just use it for finding a time, don't repeat it
everybody is welcome to know that about me
my boss must not read this
you can quote me
that was in confidence
what I told you, please don't tell to others
mark that as private
don't put the reason in the channel
go ahead and make my answer visible to all
share the fact, hide the why
nobody needs to hear that from you, thanks
darf jeder wissen
psst, geheim 🤫
don't tell anyone I said that
that's private
feel free to share my reason
Please treat this as confidential
just for your ears ok
this can go public, no secret
only the organiser should know that
say I'm busy but don't say why
Not for the channel, please
its fine if ppl know
don't quote me on that one
you may pass it on to the group
my reason stays with you, the time you can show
I've no objection to everyone seeing this
pls don't mention my name with it
Kindly do not disclose this to my manager
no one needs to know about the doctor thing
u can share that w everyone idc
this stays in this chat
hide that from the rest
Happy for the committee to hear what I wrote
tell them, but leave out the bit about the divorce
between you, me and the gatepost
lips sealed on this please 🤐
what I told you about the new job is secret
this info may be shown to all
anonymous please, what I said
Share it with the nurses but not with the doctors
spill it, I don't mind them knowing
strictly private, that
go ahead and let the team know my reasons
muss keiner wissen
kannst weitersagen
don't mention the doctor thing to anyone
that's not a secret, feel free to share it
please don't put my name next to that
what i just wrote is only for you
between you and me ok?
my boss shouldn't see that
no problem if people know that
make what i said public
only anna may know this
tell no one that i'm interviewing elsewhere on tuesday
you may share the time but not the reason
confidential please
lol don't tell tom i said that
share it with the team, i don't mind
that last bit is just for the organiser
the others needn't know why i'm out
you can say it was me
keep my reason to yourself, just say i'm busy
I'd prefer that my answer isn't shown to the group.
pass that on if it helps
nobody has to know about my divorce hearing
mark it as private
anonymous if possible
fine to quote me on that
psst, stays here
i don't want this posted in the channel
vertraulich
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
behalt das bitte für dich
kannst du ruhig den anderen sagen
das ist vertraulich
nur für den organisator bestimmt
nenn meinen namen dabei nicht
hab kein problem damit wenn das alle lesen
Ich bitte darum, diese Information diskret zu behandeln.
den grund bitte nicht in den kanal schreiben
meine chefin soll das nicht sehen
das kannst du öffentlich machen
anonym weitergeben ist ok
dana darf das wissen, sonst keiner
nicht für die große runde gedacht was ich da schreib
teil das gern mit der gruppe
das vorhin war privat
nimm es zum rechnen, aber erwähn es nirgends
behalt das für dich
das darfst du den anderen ruhig sagen
bitte vertraulich behandeln
Das bleibt bitte unter uns
sag's ned weiter gell
kein geheimnis, dürfen alle wissen
Nur für Sie bestimmt, nicht für die Gruppe
den grund bitte nicht nennen
meinen Namen dabei weglassen bitte
das kann ruhig in den kanal
psst, nicht verraten 🤫
Ich habe nichts dagegen, wenn die anderen das lesen
erzähl das bloß nicht dem trainer
nur der organisator darf das sehen
das mit dem Arzt bitte für dich behalten
öffentlich ok
Sie dürfen meine Gründe gern an die Runde weitergeben
sag einfach ich hab keine zeit, nicht warum
keep that betwen us, ja?
bleibt unter uns
kannst du den anderen ruhig sagen
das mit dem arzt bitte nicht weitererzählen
ist kein geheimnis, darfst du teilen
das ist nur für dich
mein chef soll das nicht sehen
bitte ohne meinen namen
die uhrzeit darfst du nennen, den grund nicht
sag keinem dass ich dienstag ein vorstellungsgespräch hab
Bitte behandle meine Angabe vertraulich.
nur die anna darf das wissen
nicht in den channel posten was ich grad geschrieben hab
sag einfach ich hab keine zeit, warum geht keinen was an
lol erzähl das bloß nicht tom
gib das gern weiter wenns hilft
das letzte ist nur für den organisator bestimmt
kannst ruhig sagen dass das von mir kam
privat bitte
meine antwort muss die gruppe nicht sehen
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
