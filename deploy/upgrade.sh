#!/bin/sh
# Builds the newest version beside the running one, and switches to it by one rename:
#   sudo /opt/naap/deploy/upgrade.sh [branch, tag or commit]
# /opt/naap links to the folder of the running version, beside the folder of the previous one.
set -eu
umask 022
export PATH="${PATH:-/usr/bin:/bin}:/usr/sbin:/sbin:/usr/local/bin"
shop=${NAAP_FOLDER:-/opt/naap}
serving=$(readlink -f "$shop")

git -C "$serving" fetch --quiet --tags origin
wanted=${1:-origin/HEAD}
commit=$(git -C "$serving" rev-parse --verify --quiet "origin/$wanted^{commit}" || git -C "$serving" rev-parse --verify "$wanted^{commit}")
new=$shop-$(git -C "$serving" rev-parse --short=12 "$commit")
if [ "$new" = "$serving" ]; then
  echo "$commit serves already."
  exit
fi

# Remove an incomplete build of an interrupted attempt.
rm -rf "$new"
git clone --quiet --no-checkout "$serving" "$new"
git -C "$new" remote set-url origin "$(git -C "$serving" remote get-url origin)"
git -C "$new" checkout --quiet --detach "$commit"
(cd "$new" && npm run --silent build)

# On the first run /opt/naap is a folder. The running server has its files open by this name until the restart.
if [ ! -L "$shop" ]; then
  old=$shop-$(git -C "$serving" rev-parse --short=12 HEAD)
  mv "$shop" "$old"
  ln -s "$old" "$shop"
  serving=$old
fi
"$new/deploy/run.sh" backup --to "${NAAP_BACKUPS:-/var/backups/naap}/before-$(basename "$new")-$(date +%s).tar.gz"
ln -s "$new" "$shop.new"
mv -T "$shop.new" "$shop"
systemctl restart naap

for folder in "$shop"-*; do
  if [ "$folder" != "$new" ] && [ "$folder" != "$serving" ]; then rm -rf "$folder"; fi
done
echo "$commit serves now. Back: ln -s $serving $shop.old && mv -T $shop.old $shop, restore the backup, restart."
