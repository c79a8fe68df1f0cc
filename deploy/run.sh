#!/bin/sh
# Runs a command of package.json as the service's user with the service's settings, for example
#   sudo /opt/naap/deploy/run.sh admin:create --email owner@example.com --username owner
# Another layout is named by NAAP_USER, NAAP_SETTINGS and DATA_DIR.
set -eu
# cron's PATH is /usr/bin:/bin; runuser and a Node of nodejs.org are elsewhere.
export PATH="${PATH:-/usr/bin:/bin}:/usr/sbin:/sbin:/usr/local/bin"
user=${NAAP_USER:-naap}
settings=${NAAP_SETTINGS:-/etc/naap.env}
export DATA_DIR="${DATA_DIR:-/var/lib/naap}"
export HOME="$DATA_DIR"
if [ "$(id -un)" != "$user" ]; then
  exec runuser -u "$user" -- env NAAP_USER="$user" NAAP_SETTINGS="$settings" "$(readlink -f "$0")" "$@"
fi
cd "$(dirname "$(readlink -f "$0")")/.."
command=$1
shift

# As systemd reads the file: a value is what stands there, without quotes around it; the shell's characters mean nothing.
while IFS= read -r line || [ -n "$line" ]; do
  case $line in
    [A-Z_]*=*) ;;
    *) continue ;;
  esac
  value=${line#*=}
  case $value in
    \"*\") value=${value#\"} value=${value%\"} ;;
    \'*\') value=${value#\'} value=${value%\'} ;;
  esac
  export "${line%%=*}=$value"
done <"$settings"

exec npm run --silent "$command" -- "$@"
