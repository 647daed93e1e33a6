"""Messages on their way to Telegram, within what each chat takes."""
