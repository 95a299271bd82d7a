"""Sentence embeddings by an ONNX model on this machine: MiniLM from its package, or another."""
