"""Where people write: servers, channels, threads, private chats."""
