#!/bin/sh
# Runs a command of package.json as the service's user with the service's settings, for example
#   sudo /opt/naap/deploy/run.sh admin:create --email owner@example.com --username owner
set -eu
cd "$(dirname "$0")/.."
command=$1
shift
exec runuser -u naap -- sh -c '
  set -a
  DATA_DIR=/var/lib/naap HOME=/var/lib/naap
  . /etc/naap.env
  command=$1
  shift
  exec npm run --silent "$command" -- "$@"' run "$command" "$@"
