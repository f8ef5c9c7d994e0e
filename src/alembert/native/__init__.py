"""Machine code with no compiler on the user's machine.

Expressions to LLVM's assembly (`lowering`), made into machine code and kept (`machine_code`); the native loop in C
(`source/`, shipped as LLVM's assembly) and its structures (`kernel`). Imports: expressions. A new function of expressions
goes into `lowering`.
"""
