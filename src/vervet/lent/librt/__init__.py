"""Of mypyc's library only what uncompiled rules name."""
