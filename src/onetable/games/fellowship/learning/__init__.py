"""Learning the tricks of a round: many rounds at once as arrays, what a seat may know as the inputs of a network, and its training.

Whatever works on arrays takes the library that made them (`xp`: numpy, or JAX while training), so that both run the same lines.
Nothing here needs JAX but `training`, and nothing needs the game itself but `rows` and `dealing`.
"""
