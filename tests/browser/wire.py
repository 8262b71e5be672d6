"""A wire between a browser and a server that can be cut and mended."""

import socket
import threading
from contextlib import suppress

HOME = "127.0.0.1"


class Wire:
    """Passes everything on to the server's port, as long as it is intact."""

    def __init__(self, server_port: int) -> None:
        self.server_port = server_port
        self.port = 0
        self.listener: socket.socket
        self.ends: list[socket.socket] = []
        self.threads: list[threading.Thread] = []
        self.mend()

    def mend(self) -> None:
        """Listen; after a cut, at the same port as before."""
        self.listener = socket.create_server((HOME, self.port))
        self.port = int(self.listener.getsockname()[1])
        self.start(self.accept, self.listener)

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        for end in (self.listener, *self.ends):
            # Shutting down wakes the thread that is blocked on this socket.
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join()
        for end in (self.listener, *self.ends):
            end.close()
        self.ends, self.threads = [], []

    close = cut

    def start(self, work: object, *sockets: socket.socket) -> None:
        assert callable(work)
        self.threads.append(threading.Thread(target=work, args=sockets))
        self.threads[-1].start()

    def accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                self.ends.append(near)
                far = socket.create_connection((HOME, self.server_port))
                self.ends.append(far)
                self.start(self.pump, near, far)
                self.start(self.pump, far, near)

    def pump(self, source: socket.socket, goal: socket.socket) -> None:
        with suppress(OSError):
            while data := source.recv(65_536):
                goal.sendall(data)
        with suppress(OSError):
            goal.shutdown(socket.SHUT_WR)
