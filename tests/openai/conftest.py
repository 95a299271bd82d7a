"""A real model server with a tiny model; where it cannot run, its tests are skipped.

CONVENE_REQUIRE=model requires it. It is a process of its own, which ends with the tests.
"""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

REQUIRED = "model" in os.environ.get("CONVENE_REQUIRE", "").replace(",", " ").split()
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def tiny(tmp_path_factory):
    """The URL of the tiny model's server."""
    for library in ("xllamacpp", "gguf"):
        if importlib.util.find_spec(library) is None:
            _missing(library)
    folder = tmp_path_factory.mktemp("model")
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, "-m", "tests.fakes.model.tiny", folder / "tiny.gguf"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        try:
            where = server.stdout.readline().strip()
            assert where, (folder / "log").read_text(errors="replace")[-2000:]
            yield f"{where}/v1"
        finally:
            server.kill()  # this process and no other
            server.communicate()


def _missing(library):
    if REQUIRED:
        pytest.fail(f"CONVENE_REQUIRE asks for a model, and {library} is missing")
    pytest.skip(f"{library} is missing")
