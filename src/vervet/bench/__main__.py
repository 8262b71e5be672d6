"""`python -m vervet.bench`."""

import sys

from vervet.bench.command import main

if __name__ == "__main__":
    sys.exit(main())
