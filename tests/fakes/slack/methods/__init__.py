"""Every Web API method the server knows, by its name."""

from tests.fakes.slack.methods import (
    chat,
    conversations,
    files,
    installation,
    people,
    reactions,
    threads,
    views,
)

METHODS = {
    one.name: one
    for module in (chat, conversations, files, installation, people, reactions, threads, views)
    for one in module.TABLE
}
