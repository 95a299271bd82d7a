"""A real model server without downloaded weights: llama.cpp with a tiny model of random numbers.

Held to a schema it answers validly and means nothing by it: so it tries what no script thinks of.
Run as `python -m tests.fakes.model.tiny FILE`, it makes the file, serves it on a free port and says
on which, until its standard input ends.
"""

import sys
from pathlib import Path

import numpy as np

SEED = 0
LAYERS, WIDTH, HEADS, HIDDEN = 2, 64, 4, 128
CONTEXT = 65_536
SLOTS = 2
TEMPLATE = (
    "{% for m in messages %}{{ m['role'] }}: {{ m['content'] }}\n{% endfor %}"
    "{% if add_generation_prompt %}assistant: {% endif %}"
)


def tokens():
    """Every ASCII letter as GPT-2 writes its byte, and two controls.

    No bytes from 0x80 on: put together by chance they are no UTF-8, which the server does not send.
    """
    shown = ["Ċ", "ĉ", "Ġ", *(chr(code) for code in range(0x21, 0x7F))]
    return [*shown, "<|bos|>", "<|eos|>", "th"]


def make(path: Path):
    """Write the model's file; always the same bytes."""
    import gguf

    names = tokens()
    bos, eos = names.index("<|bos|>"), names.index("<|eos|>")
    kinds = [gguf.TokenType.NORMAL] * len(names)
    kinds[bos] = kinds[eos] = gguf.TokenType.CONTROL
    writer = gguf.GGUFWriter(str(path), "llama")
    writer.add_name("tiny")
    writer.add_context_length(CONTEXT)
    writer.add_embedding_length(WIDTH)
    writer.add_block_count(LAYERS)
    writer.add_feed_forward_length(HIDDEN)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(WIDTH // HEADS)
    writer.add_vocab_size(len(names))
    writer.add_tokenizer_model("gpt2")
    writer.add_tokenizer_pre("gpt-2")
    writer.add_token_list(names)
    writer.add_token_types(kinds)
    writer.add_token_merges(["t h"])
    writer.add_bos_token_id(bos)
    writer.add_eos_token_id(eos)
    writer.add_add_bos_token(False)
    writer.add_chat_template(TEMPLATE)
    for name, shape in tensors(len(names)):
        writer.add_tensor(name, numbers(name, shape))
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def tensors(vocabulary):
    """Names and shapes of all weights."""
    yield "token_embd.weight", (vocabulary, WIDTH)
    yield "output_norm.weight", (WIDTH,)
    yield "output.weight", (vocabulary, WIDTH)
    for layer in range(LAYERS):
        for name in ("attn_norm", "ffn_norm"):
            yield f"blk.{layer}.{name}.weight", (WIDTH,)
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            yield f"blk.{layer}.{name}.weight", (WIDTH, WIDTH)
        for name in ("ffn_gate", "ffn_up"):
            yield f"blk.{layer}.{name}.weight", (HIDDEN, WIDTH)
        yield f"blk.{layer}.ffn_down.weight", (WIDTH, HIDDEN)


def numbers(name, shape):
    """Weights by chance, the same for the same name."""
    chance = np.random.default_rng([SEED, *name.encode()])
    if "norm" in name:
        return np.ones(shape, dtype=np.float32)
    return chance.normal(0, 0.05, shape).astype(np.float32)


def serve(path: Path):
    """Serve the file as long as whoever started this holds on to it."""
    from xllamacpp import CommonParams, Server  # type: ignore[import-untyped]

    how = CommonParams()
    how.model.path = str(path)
    how.hostnames = ["127.0.0.1"]
    how.port = 0
    how.n_ctx = CONTEXT
    how.n_parallel = SLOTS
    how.n_threads_http = 32
    how.cpuparams.n_threads = 1  # two on a shared machine are thirty times slower
    how.use_jinja = True
    how.warmup = False
    server = Server(how)
    sys.stdout.write(f"{server.listening_address}\n")
    sys.stdout.flush()
    sys.stdin.read()


if __name__ == "__main__":
    file = Path(sys.argv[1])
    make(file)
    serve(file)
