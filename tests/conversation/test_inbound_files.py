"""Files that come with a message: those that can hold choices are read, and no others."""

import asyncio

from orchestration.conversation.inbound import Attached, tables_among


def test_only_tables_are_read():
    read = []

    def file(name):
        async def content():
            read.append(name)
            return name.encode()

        return name, content

    found = asyncio.run(tables_among([file("a.csv"), file("b.png"), file("C.YML")]))

    assert found == [Attached("a.csv", b"a.csv"), Attached("C.YML", b"C.YML")]
    assert read == ["a.csv", "C.YML"]
