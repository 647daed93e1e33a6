"""What people send that is no text."""

from typing import Final

from tests.servers.bot_api.refusal import Json

STICKER: Final[Json] = {
    "sticker": {
        "file_id": "sticker-1",
        "file_unique_id": "s1",
        "type": "regular",
        "width": 512,
        "height": 512,
        "is_animated": False,
        "is_video": False,
    }
}
VOICE: Final[Json] = {
    "voice": {"file_id": "voice-1", "file_unique_id": "v1", "duration": 3},
}
PHOTO: Final[Json] = {
    "photo": [{"file_id": "photo-1", "file_unique_id": "p1", "width": 90, "height": 90}],
}
