"""`python -m vervet.server [PORT]`: the server alone, for tests, benchmarks and service managers."""

import sys

from vervet.server import SettingError, serve

if __name__ == "__main__":
    try:
        serve(port=int(sys.argv[1]) if len(sys.argv) > 1 else None)
    except (SettingError, ValueError) as error:
        print(f"vervet: {error}", file=sys.stderr)
        sys.exit(2)
