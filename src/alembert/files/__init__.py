"""Model files: a mechanism described in TOML, read into a Model and written from one."""

from alembert.files.file_position import ModelFileError
from alembert.files.model_reading import load_model, read_model
from alembert.files.model_writing import model_text, save_model

__all__ = ["ModelFileError", "load_model", "model_text", "read_model", "save_model"]
