"""Expressions: SymPy at the surface, SymEngine inside.

Algebra and shared derivatives, arrays, vectors, linear systems of expressions, the one normal form of trigonometric
polynomials, the grammar that reads what people write, and which values and expressions are taken from them. Imports:
errors. A new function that people may write goes into `grammar/functions` and `validation`.
"""
