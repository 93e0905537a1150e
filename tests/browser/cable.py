"""The cable between a browser and the server, which can be pulled and put back."""

from __future__ import annotations

import contextlib
import socket
import threading


class Cable:
    """Passes bytes on; when it is pulled, every connection dies and no new one comes through."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.pulled = False
        self.ends: set[socket.socket] = set()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # the cable was put away
            while True:
                near, _ = self.listening.accept()
                self._connect(near)

    def _connect(self, near: socket.socket) -> None:
        if self.pulled:
            near.close()
            return
        try:
            far = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            near.close()
            return
        self.ends |= {near, far}
        for start, end in ((near, far), (far, near)):
            threading.Thread(target=self._pass, args=(start, end), daemon=True).start()

    def _pass(self, start: socket.socket, end: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := start.recv(65536):
                end.sendall(data)
        for one in (start, end):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()
            self.ends.discard(one)

    def pull(self) -> None:
        """Cut every connection."""
        self.pulled = True
        for end in list(self.ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def plug(self) -> None:
        """Let connections through again."""
        self.pulled = False

    def close(self) -> None:
        """Put it away."""
        self.pull()
        self.listening.close()
