#!/bin/sh
# Write requirements/*.txt anew, with hashes and without registry addresses.
set -eu
cd "$(dirname "$0")/.."
compile() {
  out=$1
  shift
  "${UV:-uv}" pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
    --no-emit-find-links --no-header --upgrade --output-file "$out" "$@"
}
compile requirements/run.txt pyproject.toml requirements/build.in
compile requirements/dev.txt -c requirements/run.txt --extra envs --extra openspiel --extra lab --extra ray --extra docs \
  pyproject.toml requirements/build.in requirements/dev.in
compile requirements/services.txt -c requirements/dev.txt requirements/services.in
compile requirements/learn.txt -c requirements/dev.txt --extra learn pyproject.toml
for peer in spiel catan chess_board; do
  compile "bench/requirements/$peer.txt" "bench/requirements/$peer.in"
done
# They share an environment, so one NumPy must suit all.
compile requirements/learn.txt -c requirements/dev.txt --extra learn pyproject.toml
for peer in petting_zoo rl_card pgx_games; do
  compile "bench/requirements/$peer.txt" -c bench/requirements/spiel.txt "bench/requirements/$peer.in"
done
