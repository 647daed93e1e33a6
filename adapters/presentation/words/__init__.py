"""What is typed after a slash, in every language's words, into plain values."""
