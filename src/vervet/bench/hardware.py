"""On what the numbers were measured."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path


def cpu_model(listing: Path = Path("/proc/cpuinfo")) -> str:
    """The processor's name as the system gives it."""
    if listing.exists():
        for line in listing.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine() or "unknown processor"


def hardware() -> dict[str, str | int | float]:
    """Processor, cores, how busy they were, system, Python and date."""
    return {
        "processor": cpu_model(),
        "cores": os.cpu_count() or 1,
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else 0.0,
        "system": f"{platform.system()} {platform.machine()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }


def hardware_line(facts: dict[str, str | int | float]) -> str:
    return (
        f"{facts['processor']}, {facts['cores']} cores (load {facts['load']} at the start), {facts['system']}, "
        f"{facts['python']}, {facts['date']}"
    )
