"""The tables of the workspace's file."""

from __future__ import annotations

from typing import Final

VERSION: Final = 2

SCHEMA: Final = f"""
CREATE TABLE IF NOT EXISTS message (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    conversation TEXT NOT NULL,
    thread INTEGER,
    author TEXT NOT NULL,
    owner TEXT,
    at TEXT NOT NULL,
    edited INTEGER NOT NULL DEFAULT 0,
    session TEXT,
    name TEXT,
    body TEXT NOT NULL,
    UNIQUE (session, name)
);
CREATE INDEX IF NOT EXISTS message_of_conversation ON message (conversation, thread);
CREATE INDEX IF NOT EXISTS message_of_thread ON message (thread);
CREATE TABLE IF NOT EXISTS shown (key TEXT PRIMARY KEY, message INTEGER) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS reaction (
    message INTEGER NOT NULL,
    person TEXT NOT NULL,
    emoji TEXT NOT NULL,
    UNIQUE (message, person, emoji)
);
CREATE TABLE IF NOT EXISTS file (
    id TEXT PRIMARY KEY,
    message INTEGER NOT NULL,
    name TEXT NOT NULL,
    type TEXT NOT NULL,
    owner TEXT,
    content BLOB NOT NULL
);
CREATE TABLE IF NOT EXISTS session (
    id TEXT PRIMARY KEY,
    conversation TEXT NOT NULL,
    organiser TEXT NOT NULL,
    open INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS event (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    message INTEGER,
    owner TEXT,
    text TEXT NOT NULL DEFAULT ''
);
PRAGMA user_version = {VERSION};
"""

UPGRADES: Final = {
    1: """
BEGIN;
ALTER TABLE shown ADD COLUMN message INTEGER;
ALTER TABLE session ADD COLUMN open INTEGER NOT NULL DEFAULT 1;
PRAGMA user_version = 2;
COMMIT;
"""
}
"""What a file of an earlier version lacks, by that version."""
