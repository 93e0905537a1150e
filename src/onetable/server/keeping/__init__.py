"""What is kept, and where: people, tables and their logs."""
