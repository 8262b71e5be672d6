"""The table in a page, measured: sizes and times of a site of plain files."""
