"""The one writer of equations: expressions in, formulas as a person writes them out, in plain text and LaTeX.

`equation_writer` is what others use: it shapes expressions (`shaping`) into sums of terms (`formula_terms`), which `typeset`
writes in the symbols of a model (`symbol_notation`) and breaks into lines that fit. `equation_text` writes
a whole record of equations of motion.
"""
