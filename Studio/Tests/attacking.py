"""Attacks the studio's gateway with raw connections on the loopback: attacking.py COMMAND GATEWAY.

Under each attack the gateway must answer and its open page must be served; the times are printed, not judged. Then a
signal must end it, in each state. Bounded: at most 600 connections and some seconds for each attack.
"""

import base64
import os
import pathlib
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time

#: Seconds after which something has not happened.
PATIENCE = 60
ENDING = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP]
DOCUMENT = '{"shapeshift": 1, "canvas": {"width": 40, "height": 40}, "view": {"view": "Circle"}}'


def expect(condition, sentence):
    if not condition:
        sys.exit(f"attacking: {sentence}")


def block_signals():
    """Blocks the signals that end the gateway, as whoever starts it may have done."""
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)


class Gateway:
    """A gateway with its engine."""

    def __init__(self, gateway, engine, *paths, ready=True):
        self.process = subprocess.Popen(
            [gateway, "--engine", engine, "--", *paths], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            text=True, preexec_fn=block_signals)
        if not ready:
            return
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)\n", self.process.stdout.readline())
        expect(found, "the gateway prints no address")
        self.port, self.token = int(found[1]), found[2]

    def connect(self):
        connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connection

    def head(self, path, *lines):
        lines = [f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}",
                 f"Cookie: shapeshift-{self.port}={self.token}", *lines]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    def get(self, path="/"):
        """Answers the status of a request on a connection of its own."""
        with self.connect() as connection:
            connection.sendall(self.head(path, "Connection: close"))
            return status(everything(connection))

    def engine(self):
        """Waits for the engine's process."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = subprocess.run(
                ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True, check=False).stdout.split()
            if found:
                return int(found[0])
            time.sleep(0.02)
        sys.exit("attacking: the gateway starts no engine")

    def end(self, number=signal.SIGTERM):
        """Answers the seconds until a signal has ended it."""
        start = time.monotonic()
        self.process.send_signal(number)
        try:
            code = self.process.wait(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            sys.exit(f"attacking: {signal.Signals(number).name} does not end the gateway")
        expect(code == 128 + number, f"the gateway exits with {code} after signal {int(number)}")
        return time.monotonic() - start


class Page:
    """A connection that has become a WebSocket."""

    def __init__(self, gateway):
        self.connection = gateway.connect()
        self.connection.sendall(gateway.head(
            "/live", f"Origin: http://127.0.0.1:{gateway.port}", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}"))
        self.file = self.connection.makefile("rb")
        expect(b" 101 " in self.file.readline(), "the gateway opens no WebSocket")
        while self.file.readline() != b"\r\n":
            pass

    def send(self, opcode, payload=b"", first=0x80, mask=0x80):
        size = len(payload)
        length = bytes([mask | size]) if size < 126 else bytes([mask | 126]) + size.to_bytes(2, "big")
        self.connection.sendall(bytes([first | opcode]) + length + (bytes(4) if mask else b"") + payload)

    def receive(self):
        """Answers the opcode and the payload of the next frame."""
        first, second = self.file.read(2)
        size = second & 127
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return first & 15, self.file.read(size)

    def hello(self):
        self.send(1, b'{"do":"hello","re":1}')
        while True:
            opcode, payload = self.receive()
            expect(opcode != 8, "the gateway closes a page that keeps the rules")
            if opcode == 1 and b'"re":1' in payload:
                return

    def code(self):
        """Answers the code with which the gateway closes."""
        while True:
            opcode, payload = self.receive()
            if opcode == 8:
                return int.from_bytes(payload[:2], "big")


def everything(connection):
    """Answers the bytes until the end or the reset of a connection."""
    received = b""
    try:
        while part := connection.recv(1 << 16):
            received += part
    except ConnectionError:
        pass
    return received


def status(answer):
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else None


def send_all(connection, data):
    """Sends bytes as far as the other end takes them."""
    try:
        connection.sendall(data)
    except OSError:
        pass


def is_running(process):
    """Answers whether a process runs, as zombies do not."""
    try:
        text = pathlib.Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return text.rsplit(")", 1)[1].split()[0] not in "ZX"


# Attacks: each begins, and answers what ends it.


def idle(gateway):
    connections = [gateway.connect() for _ in range(200)]
    return lambda: [connection.close() for connection in connections]


def slow(gateway):
    """More connections than the limit, each of which sends a byte now and then."""
    connections, over = [], threading.Event()

    def drip():
        while not over.wait(0.05):
            try:
                if len(connections) < 600:
                    connections.extend(gateway.connect() for _ in range(20))
            except OSError:
                return  # The gateway was ended.
            for connection in connections:
                send_all(connection, b"G")

    thread = threading.Thread(target=drip)
    thread.start()

    def end():
        over.set()
        thread.join()
        for connection in connections:
            connection.close()

    return end


def endless(start, line):
    """Four connections that send 10 MB of one request."""

    def attack(gateway):
        threads = []
        for _ in range(4):
            connection = gateway.connect()
            send_all(connection, start)
            data = line * (10_000_000 // len(line))
            threads.append(threading.Thread(target=send_all, args=(connection, data)))
            threads[-1].start()

        def end():
            for thread in threads:
                thread.join()

        return end

    return attack


ATTACKS = {
    "200 idle connections": idle,
    "600 connections that send a byte now and then": slow,
    "a request line without an end": endless(b"", b"A"),
    "a header line without an end": endless(b"GET / HTTP/1.1\r\nA: ", b"A"),
    "headers without an end": endless(b"GET / HTTP/1.1\r\n", b"A: B\r\n"),
    "a body without an end": endless(b"POST / HTTP/1.1\r\nContent-Length: 100000000\r\n\r\n", b"A"),
}


def measure(gateway, page):
    """Asks for the page's file and the engine's answer again and again."""
    times = []
    for _ in range(20):
        start = time.monotonic()
        expect(gateway.get() == 200, "a request with the token is not answered")
        times.append(time.monotonic() - start)
        page.hello()
        time.sleep(0.05)
    return f"median {statistics.median(times) * 1000:.1f} ms, worst {max(times) * 1000:.1f} ms"


def attack(program, command, path):
    gateway = Gateway(program, command, path)
    page = Page(gateway)
    print(f"no attack: {measure(gateway, page)}", flush=True)
    for name, begin in ATTACKS.items():
        end = begin(gateway)
        print(f"{name}: {measure(gateway, page)}", flush=True)
        end()
    for name, frame, code in [
            ("unmasked text", {"opcode": 1, "payload": b"{}", "mask": 0}, 1002),
            ("unmasked ping", {"opcode": 9, "mask": 0}, 1002),
            ("reserved bit", {"opcode": 1, "payload": b"{}", "first": 0xC0}, 1002),
            ("continuation of nothing", {"opcode": 0, "payload": b"{}"}, 1003)]:
        bad = Page(gateway)
        bad.send(**frame)
        found = bad.code()
        expect(found == code, f"the gateway closes with {found} on {name}, not {code}")
    page.hello()
    gateway.end()


def end_in_all_states(program, command, path):
    """Ends gateways by each signal, whatever they are doing."""
    sleeper = pathlib.Path(path).parent / "sleeper"
    sleeper.write_text("#!/bin/sh\ntrap '' TERM INT HUP\nwhile :; do sleep 1; done\n")
    sleeper.chmod(0o755)
    for number in ENDING:
        times = {}
        starting = Gateway(program, sleeper, path, ready=False)
        engine = starting.engine()
        time.sleep(0.2)  # The engine's trap is set.
        times["engine that ignores signals"] = starting.end(number)
        expect(not is_running(engine), "the engine outlives the gateway")
        idle_gateway = Gateway(program, command, path)
        times["idle"] = idle_gateway.end(number)
        hung = Gateway(program, command, path)
        os.kill(hung.engine(), signal.SIGSTOP)
        times["engine stopped"] = hung.end(number)
        dead = Gateway(program, command, path)
        os.kill(dead.engine(), signal.SIGKILL)
        times["engine dead"] = dead.end(number)
        attacked = Gateway(program, command, path)
        ends = [begin(attacked) for begin in ATTACKS.values()]
        times["under all attacks"] = attacked.end(number)
        for end in ends:
            end()
        texts = [f"{state} {seconds * 1000:.0f} ms" for state, seconds in times.items()]
        print(f"{signal.Signals(number).name} ends it: {', '.join(texts)}", flush=True)


def main():
    command, program = sys.argv[1:3]
    with tempfile.TemporaryDirectory(prefix="shapeshift-attack-") as folder:
        path = pathlib.Path(folder) / "circle.json"
        path.write_text(DOCUMENT)
        attack(program, command, path)
        end_in_all_states(program, command, path)


if __name__ == "__main__":
    main()
