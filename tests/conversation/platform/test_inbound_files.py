"""Files that come with a message: those that hold choices or documents are read, no others."""

import asyncio

from orchestration.conversation.ports.inbound import Attached, useful_among


def test_only_tables_and_documents_are_read():
    read = []

    def file(name):
        async def content():
            read.append(name)
            return name.encode()

        return name, content

    found = asyncio.run(useful_among([file("a.csv"), file("b.png"), file("C.YML"), file("d.pdf")]))

    assert found == [Attached(name, name.encode()) for name in ("a.csv", "C.YML", "d.pdf")]
    assert [each.is_document for each in found] == [False, False, True]
    assert read == ["a.csv", "C.YML", "d.pdf"]
