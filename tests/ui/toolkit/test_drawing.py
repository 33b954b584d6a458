"""Pictures are drawn beside the event loop."""

import asyncio
from threading import get_ident
from time import sleep

from bot.ui.toolkit.drawing import drawn


async def test_all_pictures_are_drawn_in_one_thread_which_is_not_that_of_the_event_loop() -> None:
    threads: list[int] = []

    def draw(scene: bytes) -> bytes:
        sleep(0.01)  # as long as a picture takes, so that several are asked for at once
        threads.append(get_ident())
        return scene

    asked = [drawn(draw, b"picture".upper, "board", "a picture") for _ in range(4)]
    pictures = await asyncio.gather(*asked)
    assert [picture and picture.content for picture in pictures] == [b"PICTURE"] * 4
    assert len(set(threads)) == 1
    assert get_ident() not in threads
