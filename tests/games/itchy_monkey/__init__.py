"""The rules of Itchy Monkey, clause by clause."""
