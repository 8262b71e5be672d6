"""The disk of a page. Its files have the names that those of `vervet.server.disk` have, and the page's archive has them
in that place: what plays a match does not know the difference. So they import each other by relative names.

What is written goes to a shelf, record by record: of each match a list of records that only ever grows, each with a
number of its own. Whoever is first to write a number has written it, so two tabs of a browser are to each other what
two servers on one database are.
"""
