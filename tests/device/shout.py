"""Runs in the page's Python: answers each number with so many letters, on one line."""

import sys

for line in sys.stdin:
    print("x" * int(line), flush=True)
