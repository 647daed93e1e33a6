"""What people ask the bot for, and what comes as the answer."""
