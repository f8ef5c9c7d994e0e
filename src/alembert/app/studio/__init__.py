"""The studio: a local page where a person edits a mechanism, moves its values, and sees equations and motion at once."""

from alembert.app.studio.server import Studio

__all__ = ["Studio"]
