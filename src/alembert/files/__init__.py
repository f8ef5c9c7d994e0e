"""Model files: a mechanism described in TOML, read into a Model and written from one.

A table is an `entry`, whose errors name its line; joints, loads and constraints are read and written by the forms of their
options (`part_reading`, `model_writing`), so a new kind of them needs nothing here. Imports: expressions, description,
storage. A new section goes into `model_reading` and `model_writing`, a new form of options into both.
"""

from alembert.files.model_reading import load_model, read_model
from alembert.files.model_writing import model_text, save_model
from alembert.files.toml_text import ModelFileError

__all__ = ["ModelFileError", "load_model", "model_text", "read_model", "save_model"]
