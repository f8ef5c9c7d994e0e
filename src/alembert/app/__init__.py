"""Programs for people: the command `alembert` (command/) and the studio, a local page to play with a model (studio/).

Imports: every room. A new command is one file in `command/`, named in its __init__.
"""
