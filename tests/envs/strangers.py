"""The test suites of other projects, which warn about themselves when they are imported."""

import warnings

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

__all__ = ["api_test", "parallel_api_test", "parallel_seed_test", "render_test", "seed_test"]
