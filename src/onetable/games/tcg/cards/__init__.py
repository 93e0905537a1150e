"""The cards, one file for each culture, the sites and the One Ring."""
