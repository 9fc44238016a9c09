"""A whole game over a table's WebSocket, against bots:

regalia serve &
python docs/api/play.py [http://localhost:8470] [regicide|revolution|puppeteer]
"""

import asyncio
import itertools
import json
import random
import secrets
import sys
import urllib.request

import websockets


def call(server, method, path, body=None, cookie=""):
    """One call of the API; the answer, and the cookie if one was set."""
    request = urllib.request.Request(
        server + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"content-type": "application/json", "cookie": cookie},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), (answer.headers["set-cookie"] or cookie).split(";")[0]


async def play(server, game):
    _, cookie = call(server, "PUT", "/api/me", {"name": "Ann"})
    look, _ = call(server, "POST", "/api/tables", {"game": game, "sit": False}, cookie)
    table, seats, promised = look["table"], len(look["seats"]), look["commitment"]

    # The table has promised its secret; now I add to the deal what nobody else can know.
    mine = secrets.token_hex(32)
    sit = {"type": "sit", "seat": 0, "contribution": mine}
    call(server, "POST", f"/api/tables/{table}/requests", sit, cookie)
    for seat in range(1, seats):
        bot = {"type": "bot", "seat": seat, "bot": "greedy"}
        call(server, "POST", f"/api/tables/{table}/requests", bot, cookie)

    # Every message has a type. "hello" and events carry a look: the table as I may see it. Events
    # are numbered; with ?after=n a client that lost its connection hears all it has missed.
    url = f"{server.replace('http', 'ws')}/api/tables/{table}/socket?after={look['number']}"
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        ids = itertools.count()  # sent again with the same id, a request is never done twice
        await socket.send(json.dumps({"type": "start", "id": f"ask {next(ids)}"}))
        asked = 0
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                print(f"  {message['code']}: {message['sentence']}")
            for happened in message.get("event", {}).get("happened", ()):
                print("  ", happened)
            look = message.get("look") or look
            view = look["view"]
            if look["phase"] == "finished":
                break
            if view and view["to_move"] == look["seat"] and look["revision"] != asked:
                asked = look["revision"]
                move = random.choice(view["legal_moves"])
                ask = {"type": "move", "id": f"ask {next(ids)}", "revision": asked, "move": move}
                await socket.send(json.dumps(ask))
    print(view["outcome"])
    assert look["commitment"] == promised
    print("The deal that was promised:", promised, "made of", mine, "and", look["proof"])


if __name__ == "__main__":
    server, game = [*sys.argv[1:], *["http://localhost:8470", "regicide"][len(sys.argv) - 1 :]][:2]
    asyncio.run(play(server, game))
