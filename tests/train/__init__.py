"""Tests of training; what needs PyTorch runs where it is installed."""
