"""The page that moves: runs as one HTML file, with the mechanism in motion, its forces, plots and equations."""

from alembert.show.page.page_saving import page_data, save_html

__all__ = ["page_data", "save_html"]
