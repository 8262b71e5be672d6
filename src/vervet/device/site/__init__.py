"""A folder of static files with the whole table in it: `python -m vervet.device.site FOLDER` (`make site`)."""
