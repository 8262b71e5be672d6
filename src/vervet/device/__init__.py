"""The table inside a page of the browser: what takes the place of the server's libraries, disk and processes there."""
