#!/bin/sh
# Runs a command of package.json as the service's user with the service's settings, for example
#   sudo /opt/naap/deploy/run.sh admin:create --email owner@example.com --username owner
# NAAP_USER, NAAP_SETTINGS and DATA_DIR change the user and the paths.
set -eu
# Cron's PATH is /usr/bin:/bin, which lacks runuser and a Node from nodejs.org.
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

# Parses the file as systemd does: values without surrounding quotes, and no special characters of the shell.
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
