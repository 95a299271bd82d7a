"""What runs the engine: load, decide, save, perform."""
