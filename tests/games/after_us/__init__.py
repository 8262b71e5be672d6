"""The rules of After Us, clause by clause."""
