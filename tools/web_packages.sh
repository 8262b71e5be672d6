#!/bin/sh
# Install the web client's packages, as locked where that works on this platform.
set -eu
cd "$(dirname "$0")/../web"
quiet="--no-audit --no-fund --loglevel=error"
works() { node -e 'import("vite").then((vite) => process.exit(vite.version ? 0 : 1), () => process.exit(1))'; }

# npm refuses a lock file that lacks binaries of other platforms, and a registry may not have them all:
# so take the locked versions without that check, and only if the tools then do not run resolve everything anew.
npm ci $quiet >/dev/null 2>&1 && works && exit 0
npm install --no-save $quiet && works && exit 0
echo "The locked web packages do not run here: resolving them anew"
rm -rf node_modules
npm install --no-save --no-package-lock $quiet && works && exit 0
echo "Could not install the web packages: is the npm registry reachable?"
exit 1
