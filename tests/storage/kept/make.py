"""Write down what this version leaves in its databases: `python -m tests.storage.kept.make FOLDER`.

In the folder come the databases as SQL, the master key they were written under, and what the story
has made that is stored elsewhere (what stands in Slack, links that were handed out). What is random
is counted instead, so that a version writes nearly the same each time.

For a version from before this file: lay this folder, `tests/slack/at_hand.py` and
`tests/sandbox/at_hand.py` into a checkout of it, and run it there.
"""

import asyncio
import gzip
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace

from orchestration.privacy import Reader, reveal
from storage import vault
from tests.sandbox import at_hand as sandbox
from tests.slack import at_hand as slack
from tests.storage.kept import left_in_slack, sandbox_story, slack_story

MASTER = bytes(range(32))
STAMPS = {
    "session_row": ["updated_at"],
    "inbox": ["received_at", "handled_at"],
    "outbox": ["done_at"],
    "held": ["done_at"],
    "sending": ["begun_at"],
    "arrival": ["received_at", "done_at"],
    "team": ["installed_at"],
}
"""Columns with the database's own time, which no decision reads."""
DONE = {
    "inbox": "handled_at IS NOT NULL AND parked IS NULL",
    "outbox": "done_at IS NOT NULL",
    "arrival": "done_at IS NOT NULL",
    "sending": "key NOT LIKE '%/outcome'",
}
"""Rows of which a few are as good as all: what was done stays only to know a repeat of it."""
A_FEW = 8


def main(folder):
    numbers = random.Random(0)
    vault.os = SimpleNamespace(**{**vars(vault.os), "urandom": numbers.randbytes})
    vault.secrets = SimpleNamespace(
        token_hex=lambda size: numbers.randbytes(size).hex(), token_bytes=numbers.randbytes
    )
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "master.key").write_text(MASTER.hex() + "\n", encoding="ascii")
    facts = {"version": _version(), "now": slack.THURSDAY.isoformat()}
    facts["slack"] = asyncio.run(_slack(folder))
    facts["sandbox"] = asyncio.run(_sandbox(folder))
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    (folder / "facts.json").write_text(text + "\n", encoding="utf-8")


def _version():
    asked = ["git", "log", "-1", "--format=%h"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


async def _slack(folder):
    with TemporaryDirectory() as made:
        there = _data(made)
        people, channels = slack_story.PEOPLE, slack_story.CHANNELS
        async with slack.at_hand(there, people=people, channels=channels) as bot:
            story = slack_story.Story(bot)
            await slack_story.tell(story)
            await left_in_slack.leave(story)
            facts = _in_slack(story)
            _leave_out_what_cannot_be_pressed(bot, there / "convene.db")
        _dump(there / "convene.db", folder / "slack.sql.gz")
    return facts


def _leave_out_what_cannot_be_pressed(bot, path):
    """Most of what was told to somebody alone is for reading, and nothing goes on with it."""
    told = [
        place
        for session in bot.store.sessions()
        for place in bot.places.of(session)
        if place.name.startswith(("tell/", "asked/")) and place.shown is not None
        if "action_id" not in reveal(place.shown, to=Reader.STORE)
    ]
    db = sqlite3.connect(path)
    with db:
        db.executemany(
            "DELETE FROM place WHERE session = ? AND name = ? AND owner = ?",
            [(each.session, each.name, each.owner) for each in told],
        )
    db.close()


def _in_slack(story):
    slack = story.slack
    posts = [post for post in slack.teams[0].posts if not post.deleted]
    roadmap = story.meeting("Roadmap")
    return {
        "ids": dict(slack.ids._count),
        "last": slack.clock._last,
        "channels": {
            each.id: [each.kind, each.name, [one.id for one in each.members]]
            for each in slack.teams[0].channels.values()
        },
        "written": [
            [post.channel.id, post.ts, post.author.id, post.text, post.thread_ts]
            for post in posts
            if not post.author.is_bot
        ],
        "reactions": [
            [post.channel.id, post.ts, emoji, [one.id for one in who]]
            for post in posts
            for emoji, who in post.reactions.items()
            if who
        ],
        "links": {each.id: story.bot.links.link(roadmap.id, each.id) for each in roadmap.members},
    }


async def _sandbox(folder):
    with TemporaryDirectory() as made:
        there = _data(made)
        with sandbox.at_hand(there) as bench:
            await sandbox_story.tell(bench)
            await sandbox_story.leave(bench)
            links = {
                each.id: bench.links.link(meeting.id, each.id)
                for meeting in sandbox_story.meetings(bench).values()
                for each in meeting.members[:1]
            }
        _dump(there / "convene.db", folder / "sandbox-store.sql.gz")
        _dump(there / "sandbox.db", folder / "sandbox.sql.gz")
    return {"links": links}


def _data(made):
    there = Path(made)
    (there / "master.key").write_text(MASTER.hex() + "\n", encoding="ascii")
    return there


def _dump(path, into):
    db = sqlite3.connect(path)
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_master")}
    for table, columns in STAMPS.items():
        for column in columns if table in tables else ():
            db.execute(
                f"UPDATE {table} SET {column} = '2027-01-07 09:00:00.000000' "
                f"WHERE {column} IS NOT NULL"
            )
    for table, done in DONE.items():
        if table in tables:
            few = f"SELECT rowid FROM {table} WHERE {done} ORDER BY rowid DESC LIMIT {A_FEW}"
            db.execute(f"DELETE FROM {table} WHERE {done} AND rowid NOT IN ({few})")
    (version,) = db.execute("PRAGMA user_version").fetchone()
    lines = [*db.iterdump(), f"PRAGMA user_version = {version};"]
    into.write_bytes(gzip.compress("\n".join(lines).encode(), mtime=0))
    db.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
