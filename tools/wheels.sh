#!/bin/sh
# Make wheels in dist/: compiled ones for every CPython from 3.11 to 3.14 that is here, and a pure one for all others.
# Each is installed into a fresh environment and tried there; docs/operators/wheels.md tells what came of it. The web client
# must be built (`make wheels` sees to it). VERSIONS="3.12 3.13" makes only those, ONLY_PURE=1 only the pure one.
set -eu
cd "$(dirname "$0")/.."
work=build/wheels
tried=$work/tried
mkdir -p "$tried" dist

find_python() {
  for candidate in "python$1" "$HOME"/.pyenv/versions/"$1".*/bin/python "$HOME"/.local/share/uv/python/cpython-"$1".*/bin/python3; do
    if "$candidate" -c "import sys, venv; sys.exit('%d.%d' % sys.version_info[:2] != '$1')" 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
}

environment() { # python, folder
  "$1" -m venv "$2" && "$2/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/run.txt
}

build_and_try() { # python, name, VERVET_PURE, compiled|pure
  echo "Building: $2, $4"
  # What another build has left behind must not get into this one.
  rm -rf build/bdist.* build/lib* build/temp* build/__native* "$work/$2-build" "$work/$2-try" "$work/$2-wheel" "$tried/$2.json"
  environment "$1" "$work/$2-build"
  VERVET_PURE=$3 "$work/$2-build/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation -w "$work/$2-wheel" .
  environment "$1" "$work/$2-try"
  "$work/$2-try/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$work/$2-wheel"/*.whl
  "$work/$2-try/bin/python" tools/smoke.py "$PWD/$work/$2-try/bin/python" "$4" "$work/$2-wheel"/*.whl >"$tried/$2.part"
  mv "$tried/$2.part" "$tried/$2.json"
  cp "$work/$2-wheel"/*.whl dist/
  rm -rf "$work/$2-build" "$work/$2-try"
}

last=
missing=
for version in ${VERSIONS:-3.11 3.12 3.13 3.14}; do
  python=$(find_python "$version")
  if [ -z "$python" ]; then
    missing="$missing $version"
    continue
  fi
  last=$python
  [ "${ONLY_PURE:-}" = 1 ] || build_and_try "$python" "$version" 0 compiled
done
[ -n "$last" ] || { echo "No CPython from 3.11 to 3.14 here"; exit 1; }
build_and_try "$last" pure 1 pure
"$last" tools/wheels_page.py "$tried" docs/operators/wheels.md
ls -1 dist/*.whl
[ -z "$missing" ] || echo "Not here, so no wheel for CPython$missing; there the pure one works"
