"""The parts of the fake Bot API server: chats, people, methods, updates and faults."""
