"""The games as environments of research: stable action ids, tensors made from views, information states, chance; the extra `rl`."""
