"""Commands that the Makefile and CI run; the bot itself needs none of them."""
