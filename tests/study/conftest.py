"""The tiny model's server is here as it is for the tests of the model itself."""

from tests.openai.conftest import tiny

__all__ = ["tiny"]
