#!/bin/sh
# Build the package and install it with the given Python: compiled where a C compiler works, plain where none does.
set -eu
python=$1
log=build/package.log
mkdir -p build
# What was built before is gone on with; of the client that would be every version there has been, under other names.
rm -rf build/lib*/vervet/web_client
install() {
  "$python" -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --force-reinstall . >"$log" 2>&1
}
if [ "${VERVET_PURE:-}" = 1 ]; then
  echo "Installing Vervet, uncompiled (VERVET_PURE=1)"
  install || { cat "$log"; exit 1; }
elif command -v "${CC:-cc}" >/dev/null 2>&1; then
  echo "Compiling the rules with mypyc and installing Vervet (a few minutes, once)"
  # 0: compiled or not at all, so that what goes wrong is seen here.
  if ! (VERVET_PURE=0 && export VERVET_PURE && install); then
    tail -n 25 "$log"
    if [ "${CI:-}" = true ]; then exit 1; fi
    echo "Compiling failed (are the Python headers there? on Debian: apt-get install python3-dev). Going on uncompiled."
    VERVET_PURE=1 install || { cat "$log"; exit 1; }
  fi
else
  echo "No C compiler here: installing Vervet uncompiled. It plays the same, only slower."
  VERVET_PURE=1
  export VERVET_PURE
  install || { cat "$log"; exit 1; }
fi
