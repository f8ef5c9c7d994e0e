"""The builder of the documentation: Markdown and the package in, one static site out."""
