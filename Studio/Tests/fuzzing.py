"""Sends mutated requests and frames to the studio's gateway: fuzzing.py COMMAND GATEWAY [COUNT [SEED]].

COUNT (2000) requests, each on a connection of its own and in pieces, and half as many messages of pages. The gateway must
answer as HTTP/1.1 or end the connection, serve files only to requests with its token, and go on serving an open page.
The same seed makes the same bytes, except for the port and the token.
"""

import collections
import pathlib
import random
import sys
import tempfile

from attacking import DOCUMENT, Gateway, Page, everything, expect, status

WORDS = [b"\r\n", b"\r\n\r\n", b" ", b"\0", b"\xff", b":", b";", b",", b"HTTP/1.1", b"HTTP/1.0", b"HTTP/9.9", b"GET", b"POST",
         b"Host: localhost", b"Host: a", b"Origin: null", b"Cookie: a=b", b"Content-Length: 5", b"Content-Length: -1",
         b"Content-Length: 99999999999999999999", b"Transfer-Encoding: chunked", b"5\r\nhello\r\n", b"0\r\n\r\n",
         b"Expect: 100-continue", b"Connection: keep-alive", b"Connection: Upgrade", b"Upgrade: websocket", b"Upgrade: h2c",
         b"/../../etc/passwd", b"/%2e%2e/", b"/download/1", b"?token=", b"http://a/", b"A" * 4096]
FRAMES = [b"\x81\x80\0\0\0\0", b"\x01\x82\0\0\0\0{}", b"\x80\x80\0\0\0\0", b"\x89\x80\0\0\0\0", b"\x88\x82\0\0\0\0\x03\xe8",
          b"\x81\xff" + b"\xff" * 8, b"\x81\xfe\xff\xff", b"\xc1\x80", b'{"do":"hello"}', b'"re":', b"\0", b"\xff"]


class Mutator:
    """Damages inputs, the same way for the same seed."""

    def __init__(self, seed, words):
        self.random, self.words = random.Random(seed), words

    def next(self, inputs):
        """Answers an input with up to six damages."""
        data = bytearray(self.random.choice(inputs))
        for _ in range(self.random.randrange(7)):
            start = self.random.randrange(len(data) + 1)
            end = start + self.random.randrange(24)
            data[start:self.random.choice([start, end])] = self.random.choice(
                [b"", data[start:end] * 2, self.random.choice(self.words), bytes([self.random.randrange(256)])])
        return bytes(data)

    def send(self, connection, data):
        """Sends an input in up to four pieces, and answers everything that is received."""
        places = sorted(self.random.randrange(len(data) + 1) for _ in range(self.random.randrange(4)))
        try:
            for start, end in zip([0, *places], [*places, len(data)]):
                connection.sendall(data[start:end])
            connection.shutdown(1)
        except OSError:
            pass
        return everything(connection)


def requests(gateway):
    origin = f"Origin: http://127.0.0.1:{gateway.port}"
    upgrade = ["Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
               "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    post = gateway.head("/", "Transfer-Encoding: chunked").replace(b"GET", b"POST") + b"5\r\nhello\r\n0\r\n\r\n"
    return [gateway.head("/"), gateway.head("/page.js", origin) * 2, gateway.head("/live", origin, *upgrade), post,
            f"GET /?token={gateway.token} HTTP/1.1\r\nHost: localhost:{gateway.port}\r\n\r\n".encode()]


def send_tokens(gateway):
    """Sends tokens with one wrong digit."""
    for index, digit in enumerate(gateway.token):
        token = gateway.token[:index] + ("0" if digit != "0" else "1") + gateway.token[index + 1:]
        with gateway.connect() as connection:
            connection.sendall(f"GET /?token={token} HTTP/1.1\r\nHost: localhost:{gateway.port}\r\n\r\n".encode())
            found = status(everything(connection))
        expect(found == 403, f"a token with a wrong digit {index} is answered with {found}")


def send_requests(gateway, count, seed):
    mutator = Mutator(seed, WORDS)
    inputs, found = requests(gateway), collections.Counter()
    for _ in range(count):
        data = mutator.next(inputs)
        with gateway.connect() as connection:
            answer = mutator.send(connection, data)
        code = status(answer)
        expect(code or not answer, f"{data} is answered with {answer[:40]}")
        expect(code not in (101, 200, 303) or gateway.token.encode() in data, f"{data} without the token is answered with {code}")
        found[code or "none"] += 1
    for code in (200, 303, 400, 403, 405):
        expect(found[code], f"no request is answered with {code}")
    return found


def frame(payload, opcode=1):
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([0x80 | opcode]) + length + bytes(4) + payload


def messages():
    texts = [b'{"do":"hello","re":1}', b'{"do":"open","scene":1,"item":"circle.json","re":2}', b'{"do":"tree","scene":1}',
             b'{"do":"frame","scene":1,"at":0.5}', b'{"do":"input","scene":1,"events":[{"down":[20,20]}]}']
    return [frame(texts[0]) + frame(texts[1]) + frame(text) for text in texts] + [frame(b"", 9) + frame(b"\x03\xe8", 8)]


def send_messages(gateway, count, seed):
    mutator = Mutator(seed, FRAMES)
    for _ in range(count):
        page = Page(gateway)
        mutator.send(page.connection, mutator.next(messages()))
        page.file.close()
        page.connection.close()


def main():
    command, program = sys.argv[1:3]
    count, seed = (int(text) for text in [*sys.argv[3:], *["2000", "1"][len(sys.argv) - 3:]])
    with tempfile.TemporaryDirectory(prefix="shapeshift-fuzz-") as folder:
        path = pathlib.Path(folder) / "circle.json"
        path.write_text(DOCUMENT)
        gateway = Gateway(program, command, path)
        page = Page(gateway)
        send_tokens(gateway)
        found = send_requests(gateway, count, seed)
        page.hello()
        print(f"{count} mutated requests: {', '.join(f'{found[key]} x {key}' for key in sorted(found, key=str))}", flush=True)
        send_messages(gateway, count // 2, seed)
        page.hello()
        print(f"{count // 2} mutated messages", flush=True)
        gateway.end()


main()
