"""What the documentation's site generator is told: running programs, places in the source, generated pages."""
