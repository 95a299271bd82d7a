"""The house stands as drawn: what the import contracts cannot say is held here.

Where the house does not keep a law yet, what breaks it is listed by name. A list only shrinks: what
is in it and breaks the law no longer has to be taken out.
"""

import re
import sys
from collections import defaultdict
from fnmatch import fnmatch

import pytest

from tests.source import (
    ROOT,
    SHIPPED,
    cycle,
    import_graph,
    lines_of_code,
    python_files,
    read_source,
    room,
    short_name,
    source_of,
)

TOP = {"bot", "adapters", "orchestration", "storage", "prompts", "tests", "manifest", ".ci"}
ALLOWED_IN_THE_CORE = {"numpy"}
"""Pure libraries that have earned their line: numpy enumerates every start at once."""


def only_known(found, known):
    """Nothing breaks a law but what is known to, and all of that still does."""
    new, mended = sorted(set(found) - set(known)), sorted(set(known) - set(found))
    assert not new, f"these are new: {new}"
    assert not mended, f"these are mended, take them out of the list: {mended}"


def test_core_imports_the_standard_library_and_numpy():
    allowed = set(sys.stdlib_module_names) | ALLOWED_IN_THE_CORE | {"orchestration"}

    assert {
        (path.name, module)
        for path in python_files("orchestration")
        for module, _ in source_of(path).imports
        if module.partition(".")[0] not in allowed
    } == set()


FEW_NEED = {"chromadb", "onnxruntime", "tokenizers", "pypdf"}


def test_what_few_need_is_imported_where_it_is_used():
    """Whoever has no documents never waits for what reads them: the demo starts without."""
    at_once = {
        (path.name, each)
        for path in python_files(*SHIPPED)
        for imported in source_of(path).at_once
        for each in imported
    }

    assert {each for each in at_once if each[1].partition(".")[0] in FEW_NEED} == set()


RECOUNTING = ("bot/verify.py", "bot/recount.py")


def test_a_recount_uses_nothing_of_the_engine():
    allowed = set(sys.stdlib_module_names) | ALLOWED_IN_THE_CORE

    found = {module for path in RECOUNTING for module, _ in source_of(ROOT / path).imports}
    assert {each for each in found if each.partition(".")[0] not in allowed} == {"bot.recount"}


@pytest.mark.parametrize("path", RECOUNTING)
def test_a_recount_is_read_at_once(path):
    """Eighty lines count every rule, and eighty check all else: those of code, not of comments."""
    assert len(lines_of_code(ROOT / path)) <= 80


def test_no_adapter_imports_another():
    crossing = {
        (room(path), module)
        for path in python_files("adapters")
        for module, _ in source_of(path).imports
        if module.startswith("adapters.") and module.split(".")[1] != path.parts[-2]
    }

    assert crossing == set()


CHATS = ("slack", "sandbox", "discord")
CORE_OF_THE_FLOOR = "orchestration.conversation.ports.sessions"
"""What finds the state of sessions, for the floor alone."""


def test_no_chat_adapter_knows_how_a_session_is_kept():
    """A session may change its form, and a platform is written, without one reading the other."""
    knowing = {
        f"{chat}/{path.name}"
        for chat in CHATS
        for path in python_files(f"adapters/{chat}")
        for module, name in source_of(path).imports
        if module.startswith("orchestration.")
        and (
            module.endswith(".state")
            or name in ("state", "Session", "Decision")
            or CORE_OF_THE_FLOOR in (module, f"{module}.{name}")
        )
    }

    assert knowing == set()


def test_no_chat_adapter_names_a_kind():
    """What decides, and how it is asked for, is in the record of its kind."""
    naming = {
        f"{chat}/{path.name}"
        for chat in CHATS
        for path in python_files(f"adapters/{chat}")
        for module, name in source_of(path).imports
        if module.startswith("orchestration.kinds.")
    }

    assert naming == set()


EVERYBODYS = {"registry", "person", "channel"}
"""What is beside all decisions: which kinds there are, and what holds for a person or a channel."""


def test_the_floor_knows_no_kind_that_is_asked_for():
    """What a kind does with words is in its record: another one is understood as well."""
    knowing = {
        (path.name, module)
        for path in python_files("orchestration/conversation")
        for module, name in source_of(path).imports
        if f"{module}.{name}".startswith("orchestration.kinds.")
        and f"{module}.{name}".split(".")[2] not in EVERYBODYS
    }

    assert knowing == set()


def test_no_modules_of_the_core_import_each_other_in_a_circle():
    """Each module can be read, tested and moved with only those below it in mind."""
    assert cycle(import_graph("orchestration")) == []


UNDERSTANDING = "orchestration/language"
AGAINST_THE_ORDER = {
    ("words", "english"),
    ("words", "german"),
    ("saying", "english"),
    ("saying", "clauses"),
    ("times", "clauses"),
}
"""Arrows from a lower folder to a higher one, without which the folders have an order."""


def test_folders_of_understanding_can_be_laid_in_an_order():
    """A reader can begin with the lowest folder, and never has to look ahead."""
    arrows = arrows_between_folders(UNDERSTANDING)
    assert cycle(as_graph(arrows - AGAINST_THE_ORDER)) == []
    in_the_way = {
        each
        for each in AGAINST_THE_ORDER & arrows
        if cycle(as_graph(arrows - AGAINST_THE_ORDER | {each}))
    }
    only_known(in_the_way, AGAINST_THE_ORDER)


def arrows_between_folders(base):
    """Which folder of `base` imports which other; the files beside them stand above all."""
    own = base.replace("/", ".") + "."
    folders = {path.name for path in (ROOT / base).iterdir() if (path / "__init__.py").exists()}
    return {
        (folder, other)
        for folder in folders
        for path in python_files(f"{base}/{folder}")
        for module, name in source_of(path).imports
        if f"{module}.{name}".startswith(own)
        if (other := f"{module}.{name}".removeprefix(own).partition(".")[0]) in folders - {folder}
    }


def as_graph(arrows):
    graph = defaultdict(set)
    for one, other in arrows:
        graph[one].add(other)
    return graph


@pytest.mark.parametrize("word", ["async def", "datetime.now", "import random"])
def test_deciding_is_pure(word):
    """Only the runner and what it performs wait; nothing below it asks the clock or throws dice."""
    pure = ("meeting", "scheduling", "voting", "model", "views")
    files = [
        *python_files(*(f"orchestration/{folder}" for folder in pure)),
        ROOT / "orchestration/kinds/registry.py",
    ]

    assert [path.name for path in files if word in path.read_text(encoding="utf-8")] == []


def test_top_level_holds_the_rooms_and_files():
    tracked = {path.name for path in ROOT.iterdir() if path.is_dir() and _tracked(path)}

    assert tracked == TOP


def _tracked(folder):
    hidden = folder.name.startswith(".") and folder.name != ".ci"
    ignored = {"convene-data", "convene-demo", "build", "dist"}
    return not hidden and folder.name not in ignored and not folder.name.endswith(".egg-info")


@pytest.mark.parametrize(("chat", "most"), [("discord", 2500), ("slack", 3000)])
def test_the_adapter_of_a_chat_stays_small(chat, most):
    """Lines as they stand in its files, all counted: what any chat has is the floor's."""
    texts = [path.read_text(encoding="utf-8") for path in python_files(f"adapters/{chat}")]
    assert sum(len(text.splitlines()) for text in texts) <= most


def test_no_file_is_too_long_to_read():
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for path in python_files(*SHIPPED, "tests")
        if (lines := len(path.read_text(encoding="utf-8").splitlines())) > 400
    }

    assert long == {}


def test_functions_fit_in_the_eye():
    """Half under 8 lines, nine in ten under 30, none over 60."""
    lengths = sorted(
        each.lines for path in python_files(*SHIPPED) for each in source_of(path).functions
    )

    assert lengths[len(lengths) // 2] < 8
    assert lengths[len(lengths) * 9 // 10] < 30
    assert lengths[-1] <= 60


MOST_WAYS = 15
TOO_BRANCHED = {
    "asides.tells": 16,
    "timed.on_days_before": 21,
    "window._regular": 19,
    "asked._row_before": 16,
}


def test_functions_branch_no_more_than_a_reader_can_follow():
    """Every way through a function can be held in mind at once, those of its conditions too."""
    branched = defaultdict(int)
    for path in python_files(*SHIPPED):
        for each in source_of(path).functions:
            if each.ways > MOST_WAYS:
                name = f"{short_name(path)}.{each.name}"
                branched[name] = max(each.ways, branched[name])

    only_known(branched, TOO_BRANCHED)
    assert {name: ways for name, ways in branched.items() if ways > TOO_BRANCHED[name]} == {}


def test_and_and_or_count_as_branches():
    """What a function's number means does not drift unseen."""
    [function] = read_source("""
def shown(each, other):
    if each and other or not each:
        return [one for one in other if one]
    match each:
        case 1 | 2:
            return each if other else None
""").functions

    assert function.ways == 8


IN_TWO_ROOMS = {
    "Asked",
    "Choice",
    "Clock",
    "Closed",
    "Event",
    "Form",
    "Grid",
    "Guard",
    "Held",
    "Kind",
    "Message",
    "Outcome",
    "Pace",
    "Page",
    "Person",
    "Place",
    "Reach",
    "Reader",
    "RefusedError",
    "Rule",
    "Safe",
    "Server",
    "When",
}


def test_no_class_name_stands_in_two_rooms():
    """Who reads a name anywhere knows which thing is meant; a room is a folder below the top."""
    rooms = defaultdict(set)
    for path in python_files(*SHIPPED):
        for name in source_of(path).classes:
            if not name.startswith("_"):
                rooms[name].add(room(path))

    only_known({name for name, found in rooms.items() if len(found) > 1}, IN_TWO_ROOMS)


DOCUMENTS = ("ARCHITECTURE.md", "README.md", "CONTRIBUTING.md", "PROTOCOL.md")
FILES = r"\.(?:py|js|html|css|md|ya?ml|toml|lock|png|svg)"
PATH = re.compile(rf"(?!\.venv)[\w.][\w.*-]*(?:/[\w.*-]+)*(?:/|(?<=\w){FILES}|(?<=/)[\w-]+)")
MADE_BY_RUNNING = {"convene-demo/"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_paths_in_documents_exist(document):
    """Who follows a path or a link of a document arrives somewhere."""
    words = (ROOT / document).read_text(encoding="utf-8")
    quoted = {each for each in re.findall(r"`([^`\s]+)`", words) if PATH.fullmatch(each)}
    linked = set(re.findall(r"\]\((?!https?:|#)([^)#\s]+)", words))
    known = set(all_paths())

    assert {each for each in quoted - MADE_BY_RUNNING if not is_among(known, each)} == set()
    assert {each for each in linked if not (ROOT / each).exists()} == set()


def all_paths():
    yield from (path.name for path in ROOT.iterdir() if path.is_file())
    for folder in TOP:
        files = (path.relative_to(ROOT) for path in (ROOT / folder).rglob("*.*"))
        for path in (each for each in files if "__pycache__" not in each.parts):
            yield path.as_posix()
            yield from (above.as_posix() for above in path.parents)


def is_among(known, path):
    """Tell whether a path exists, as it stands or below a folder that was named before."""
    ends = (path.rstrip("/"), f"*/{path.rstrip('/')}")
    return any(fnmatch(each, end) for each in known for end in ends)


def test_functions_in_the_map_exist():
    """Who follows the life of a message through the map finds each function that it names."""
    words = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    named = {
        each for each in re.findall(r"`([a-z_/]+\.[a-z_]+)`", words) if not PATH.fullmatch(each)
    }
    there = {
        f"/{module}.{each.name}"
        for path in python_files(*SHIPPED)
        for module in [path.relative_to(ROOT).with_suffix("").as_posix()]
        for each in source_of(path).functions
    }

    assert named
    assert {each for each in named if not any(one.endswith(f"/{each}") for one in there)} == set()
