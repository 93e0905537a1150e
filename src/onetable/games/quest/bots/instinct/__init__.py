"""What a side does without thinking ahead: rules of thumb, corrected by what very many games have taught."""
