"""What people press, say and do on Telegram, into what the desk is asked."""
