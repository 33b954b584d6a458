"""Hands of those who wait, and the requests that post, edit or delete something in a channel."""

HANDS = {1: "8 9 J Q", 2: "8 9 J Q", 3: "4 5 6 7"}


def posted(club):
    return [
        request
        for request in club.traffic.requests
        if request.method in {"POST", "PATCH", "DELETE"} and request.path.startswith("/channels/")
    ]
