"""Model files: a mechanism described in TOML, and a run of it, read into a Model and written from one.

A table is an `entry`, whose errors name its line; joints, loads and constraints are read and written by the forms of their
options (`part_reading`, `model_writing`), so a new kind of them needs nothing here. Imports: expressions, description,
motion, storage. A new section goes into `model_reading` and `model_writing`, a new form of options into both.
"""

from alembert.files.loading import load
from alembert.files.model_reading import ModelFile, load_model, load_start, load_view, read_model, read_model_file
from alembert.files.model_writing import model_text, save_model
from alembert.files.toml_text import ModelFileError

__all__ = [
    "ModelFile",
    "ModelFileError",
    "load",
    "load_model",
    "load_start",
    "load_view",
    "model_text",
    "read_model",
    "read_model_file",
    "save_model",
]
