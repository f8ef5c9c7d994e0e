"""Runs as films: MP4, GIF or WebP. The pictures are those of the page, taken in Chromium; without one, diagrams in motion."""

from alembert.show.film.film import save_video
from alembert.show.film.film_endings import ENDINGS, check_film

__all__ = ["ENDINGS", "check_film", "save_video"]
