"""`python -m vervet` does what `vervet` does."""

import sys

from vervet.cli import main

sys.exit(main())
