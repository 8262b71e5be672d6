"""The commands of `vervet`, one file each: parse, call, print."""
