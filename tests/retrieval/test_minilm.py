"""MiniLM from its package: the files are those that were looked at, and it finds paraphrases."""

from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from adapters.minilm.embedding import embedding_in, packaged
from orchestration.model.errors import OperatorError
from tests.benchmarks.panel.retrieval import found_in, paraphrased

LOOKED_AT = {
    "tokenizer.json": "07805d116826679de90b4edeb2222269c4b8753bc0981be4399f732b2708e904",
    "onnx/model.onnx": "2f019cf6217537cc4bfc7f5192f21dea1e18445177edaab0bc6163a813e5c7a1",
    "onnx/model.onnx_data": "60c758432aa596c30a122942dfe594c457d4d713f890926f1c5f920bd496c8de",
}


@pytest.fixture(scope="module")
def minilm():
    found = packaged()
    assert found is not None, "the package with its weights is a dependency"
    return found


def test_its_files_are_those_of_the_official_model(minilm):
    assert {
        name: sha256((minilm.folder / name).read_bytes()).hexdigest() for name in LOOKED_AT
    } == LOOKED_AT


def test_texts_become_vectors_of_length_one_whatever_their_order(minilm):
    texts = ["", "one", "a longer text, of several words", "one"]

    vectors = minilm.vectors(texts)

    assert vectors.shape == (4, 384)
    assert np.allclose(np.linalg.norm(vectors, axis=1), 1)
    assert np.allclose(vectors[1], vectors[3], atol=1e-5)
    assert np.allclose(minilm.vectors(["one"])[0], vectors[1], atol=1e-5)


def test_of_thirty_paraphrases_the_right_rule_is_among_the_first_three_in_27(minilm):
    assert found_in(minilm, paraphrased(), 3) >= 27


def test_a_folder_without_a_model_is_said_in_a_sentence(tmp_path: Path):
    with pytest.raises(OperatorError, match=r"CONVENE_EMBEDDING names .* which holds no"):
        embedding_in(tmp_path)
