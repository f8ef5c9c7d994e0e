"""The one writer of equations: expressions in, formulas as a person writes them out, in plain text and LaTeX.

`equation_writer` is what others use: it shapes expressions (`shaping`) into sums of terms (`formula_terms`), which are written
in the symbols of a model (`symbol_notation`), in LaTeX (`latex_typesetting`) or plain text (`plain_typesetting`), and broken
into lines that fit (`line_breaking`). `equation_text` writes a whole record of equations of motion.
"""
