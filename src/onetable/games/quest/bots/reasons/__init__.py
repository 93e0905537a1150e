"""What speaks for a choice, by what the rules of thumb weigh."""
