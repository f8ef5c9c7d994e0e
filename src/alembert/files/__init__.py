"""Model files: a mechanism described in TOML, and a run of it, read into a Model and written from one.

A table is an `entry`, whose errors name its line; joints, loads and constraints are read and written by the forms of their
options (`part_reading`, `model_writing`), so a new kind of them needs nothing here. Imports: expressions, description,
native, storage. A new section goes into `model_reading` and `model_writing`, a new form of options into both.
"""

from alembert.files.model_reading import load_model, load_start, read_model, read_model_and_start
from alembert.files.model_writing import model_text, save_model
from alembert.files.start_reading import Formula
from alembert.files.toml_text import ModelFileError

__all__ = [
    "Formula",
    "ModelFileError",
    "load_model",
    "load_start",
    "model_text",
    "read_model",
    "read_model_and_start",
    "save_model",
]
