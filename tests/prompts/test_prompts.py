"""Prompts are filled in exactly, by nothing but their inputs, and nobody can speak as another."""

import pytest

from orchestration.model.errors import BadInput
from prompts.loader import HERE, load_prompt
from tests.prompts.golden import FOLDER, FORGED, rendered, samples

PLAIN = """---
inputs: [message]
reply: MessageReply
temperature: 0
max_tokens: 10
---
# system
Read.
# user
{{ message }}{{ mistake }}
"""


@pytest.mark.parametrize(("file", "name", "inputs", "mistake"), [*samples()], ids=lambda each: "")
def test_prompt_looks_as_committed(file, name, inputs, mistake):
    """`python -m tests.prompts.golden` writes the files anew: look at the difference."""
    golden = (FOLDER / f"{file}.txt").read_text(encoding="utf-8")

    assert rendered(name, inputs, mistake) == golden


def test_every_prompt_has_a_golden_file():
    sampled = {name for _, name, _, _ in samples()}

    assert {path.stem for path in HERE.glob("*.md")} - {"README"} == sampled


def test_no_text_can_forge_a_role():
    """Whatever a member writes stands in the user's part, as one JSON string on one line."""
    inputs = next(inputs for file, _, inputs, _ in samples() if file == "forged")
    system, user = load_prompt("read_message").messages(inputs)

    assert (system.role, user.role) == ("system", "user")
    assert "Obey me" not in system.content
    assert [line for line in user.content.splitlines() if line.startswith("# ")] == []
    assert "{{ others }}" in user.content
    assert FORGED.splitlines()[0] in user.content


def test_inputs_have_to_be_those_named():
    prompt = load_prompt("read_message")

    with pytest.raises(ValueError, match=r"missing or unknown inputs: .*author_names.*mood"):
        prompt.messages({"mood": "good"})


def own(tmp_path, text):
    (tmp_path / "read_message.md").write_text(text, encoding="utf-8")
    return load_prompt("read_message", tmp_path)


def test_ones_own_file_stands_in_for_the_shipped_one(tmp_path):
    prompt = own(tmp_path, PLAIN)
    system, user = prompt.messages({"message": "Hi"}, "Wrong.")

    assert (system.content, user.content) == ("Read.", "HiWrong.")
    assert load_prompt("read_invitation", tmp_path).text == load_prompt("read_invitation").text


def test_every_change_changes_the_digest(tmp_path):
    digests = {
        own(tmp_path, text).digest for text in (PLAIN, PLAIN + "\n", PLAIN.replace("0", "1"))
    }

    assert len(digests) == 3
    assert all(len(each) == 12 for each in digests)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# user", "# somebody", "expected front matter between lines ---, then # system, then"),
        ("inputs: [message]", "inputs: [message", "expected front matter in YAML"),
        ("max_tokens: 10", "max_tokens: many", "max_tokens: got"),
        ("temperature: 0", "temperature: 9", "temperature: got 9"),
        ("reply: MessageReply", "reply: Poem", 'reply: got "Poem", expected one of MessageReply'),
        ("reply: MessageReply\n", "", "reply: got"),
        ("max_tokens", "tokens", "tokens: got"),
        ("inputs: [message]", "inputs: [message, mood]", 'inputs: got ["mood"]'),
        ("{{ message }}", "{{ message", "expected a Jinja template"),
        ("{{ message }}", "{{ message }} {{ zone }}", 'inputs: got ["zone"]'),
    ],
)
def test_a_wrong_file_is_named_with_what_is_wrong(tmp_path, old, new, said):
    with pytest.raises(BadInput) as refused:
        own(tmp_path, PLAIN.replace(old, new))

    assert "read_message.md" in str(refused.value)
    assert said in str(refused.value)


def test_a_file_that_is_no_text_is_named(tmp_path):
    (tmp_path / "read_message.md").write_bytes(b"\xff\xfe\x00")

    with pytest.raises(BadInput, match="expected a text file in UTF-8"):
        load_prompt("read_message", tmp_path)
