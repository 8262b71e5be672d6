#!/bin/sh
# See that a Chromium is there for the browser tests; get Debian's where that is possible.
set -eu
for name in "${VERVET_CHROMIUM:-}" chromium chromium-browser google-chrome google-chrome-stable; do
  if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
    echo "Browser tests use $(command -v "$name")"
    exit 0
  fi
done
if command -v apt-get >/dev/null 2>&1; then
  sudo=
  [ "$(id -u)" = 0 ] || sudo=sudo
  echo "No Chromium here: installing Debian's"
  $sudo apt-get update -qq && $sudo apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "The browser tests need Chromium. Install chromium or google-chrome, or set VERVET_CHROMIUM to one, and run make again."
exit 1
