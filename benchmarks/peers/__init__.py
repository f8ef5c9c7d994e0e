"""One small file for each engine that the benchmark of simulations runs, each in a process of its own."""
