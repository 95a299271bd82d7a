"""What a benchmark ran on, and how it keeps to one core."""

from __future__ import annotations

import os
import platform
from pathlib import Path


def machine(*versions: str) -> str:
    """Return the processor, its cores and Python, with the versions of what else matters."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    model = next((line.split(": ")[1] for line in lines if line.startswith("model name")), "?")
    python = f"Python {platform.python_version()}"
    return ", ".join((model, f"{os.cpu_count()} cores", python, *versions))


def keep_to_one_core() -> str:
    """Pin this process to one core; return in words whether that was possible."""
    if not hasattr(os, "sched_setaffinity"):
        return "on all cores: this system pins no process"
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return "on one core"
