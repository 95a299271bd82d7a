"""A database that was kept, laid out to be opened, and Slack as it stood then."""

import gzip
import json
import shutil
import sqlite3
from base64 import b64decode, b64encode
from pathlib import Path

from orchestration.privacy import Reader, reveal
from storage.errors import ForgottenError
from storage.names import NAMES
from tests.fakes.slack.records import Channel, Message

HERE = Path(__file__).parent
VERSIONS = sorted(each.name for each in HERE.iterdir() if (each / "facts.json").exists())

GONE = "what somebody took with them who was forgotten"


def facts_of(version):
    return json.loads((HERE / version / "facts.json").read_text(encoding="utf-8"))


def lay_out(version, folder, **databases):
    """Lay databases into a folder: each is named for its file there, and has one that was kept."""
    shutil.copy(HERE / version / "master.key", folder / "master.key")
    for name, kept in databases.items():
        sql = gzip.decompress((HERE / version / f"{kept}.sql.gz").read_bytes()).decode()
        db = sqlite3.connect(folder / f"{name}.db")
        db.executescript(sql)
        db.close()


# What stood in Slack


def put_back(bot, facts):
    """Let Slack hold what its people have written, and what the bot has noted that it shows."""
    slack, team = bot.slack, bot.slack.teams[0]
    slack.ids._count.update(facts["ids"])
    slack.clock._last = facts["last"]
    for id_, (kind, name, members) in facts["channels"].items():
        if id_ not in team.channels:
            accounts = [team.accounts[each] for each in members]
            team.channels[id_] = Channel(id_, name, team, kind, accounts)
    for message in sorted([*_written(team, facts), *_shown(bot, team)], key=lambda one: one.ts):
        team.fill_in_ids(message.blocks)
        message.channel.add(message)
    for channel, ts, emoji, who in facts["reactions"]:
        if found := team.channels[channel].find(ts):
            found.reactions[emoji] = [team.accounts[each] for each in who]


def _written(team, facts):
    for channel, ts, author, text, thread in facts["written"]:
        place = team.channels[channel]
        yield Message(ts, place, team.accounts[author], text, thread_ts=thread)


def _shown(bot, team):
    for session in bot.store.sessions():
        for place in bot.places.of(session):
            if place.shown is not None:
                text, blocks = json.loads(reveal(place.shown, to=Reader.STORE))
                where = team.channels[place.channel]
                yield Message(place.ts, where, team.bot, text, blocks, thread_ts=place.thread)


# What stands in a row, whatever class it is of


class InTheOpen:
    """A safe that seals nothing."""

    def seal(self, owner, plain):
        return {"$private": b64encode(plain).decode(), "owner": owner, "key": ""}

    def open(self, sealed):
        return b64decode(sealed["$private"])


def plain(payload, safe):
    """Return a row's JSON with what is private in it."""

    def opened(fields):
        if "$private" not in fields:
            return fields
        try:
            return {"owner": fields["owner"], "of": plain(safe.open(fields), safe)}
        except ForgottenError:
            return GONE

    return json.loads(payload, object_hook=opened)


def differences(then, now, where=""):
    """Return where a row says something else now; it may say more."""
    match then, now:
        case str(), _ if then == GONE:
            return []
        case dict(), dict():
            return [
                each
                for key, value in then.items()
                if value != GONE and key not in _dropped()
                for each in differences(value, now.get(key, "nothing"), f"{where}.{key}")
            ]
        case list(), list() if len(then) == len(now):
            pairs = enumerate(zip(then, now, strict=True))
            return [one for at, both in pairs for one in differences(*both, f"{where}.{at}")]
        case _:
            return [] if then == now else [f"{where}: {then!r} is now {now!r}"]


def _dropped():
    """Return the fields that today's table of names says nothing is made of, or something else."""
    stored = [NAMES.of(cls) for cls in NAMES.listed()]
    upcasts = [each.upcast.older for each in stored if each.upcast]
    return frozenset().union(*(each.dropped for each in stored), *upcasts)
