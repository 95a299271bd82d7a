"""What personas say where no language model speaks for them."""
