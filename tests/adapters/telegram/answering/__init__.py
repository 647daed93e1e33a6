"""What people read as the answer: pop-ups, replies, screens in their private chat."""
