/**
 * Why the working folder cannot be released; null if it can.
 * @param {string | undefined} version
 * @param {{ packages: (string | undefined)[], changelog: string, dumps: string[], changes: string }} folder `packages`:
 *   the versions in package.json and package-lock.json; `changes`: uncommitted files
 */
export function complaintOfRelease(version, { packages, changelog, dumps, changes }) {
  if (!version || !/^\d+\.\d+\.\d+$/.test(version)) return 'name a version: `npm run release -- 1.0.1`.';
  if (packages.some((written) => written !== version)) {
    return `package.json and package-lock.json say ${packages.join(' and ')}; run \`npm version --no-git-tag-version ${version}\`.`;
  }
  if (!isInChangelog(changelog, version)) {
    return `CHANGELOG.md has no entry \`## [${version}] - <date>\` with what has changed.`;
  }
  if (!dumps.includes(`${version}.tar.gz`)) {
    return `test/releases has no dump of ${version}; run \`npm run release:dump\`, so that the next version can be tried on it.`;
  }
  if (changes !== '') return `commit these first:\n${changes}`;
  return null;
}

function isInChangelog(/** @type {string} */ changelog, /** @type {string} */ version) {
  const entry = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}] - `)) ?? '';
  return /^\[[\d.]+\] - \d{4}-\d\d-\d\d\n[^[]*^- /m.test(entry);
}
