"""How things happen: piles, pools, influence, plots, combat; what words and phases stand on."""
