import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { RELEASE_LOCK, root } from './ready.mjs';
import { complaintOfRelease } from './release-rules.mjs';

const ready = {
  packages: ['1.0.1', '1.0.1'],
  changelog: '# Changelog\n\n## [1.0.1] - 2026-12-01\n\n### Fixed\n\n- A thing.\n\n## [1.0.0] - 2026-11-26\n',
  dumps: ['1.0.1.json', '1.0.1.tar.gz'],
  changes: '',
};

describe('a release', () => {
  test('is made when all is there', () => {
    expect(complaintOfRelease('1.0.1', ready)).toBeNull();
  });

  test.each([
    ['without a version', undefined, {}, /^name a version/],
    ['of no version', 'next', {}, /^name a version/],
    [
      'of another version',
      '1.0.1',
      { packages: ['1.0.1', '1.0.0'] },
      /say 1\.0\.1 and 1\.0\.0; run `npm version/,
    ],
    ['without an entry', '1.0.1', { changelog: '## [1.0.0] - 2026-11-26\n\n- A thing.\n' }, /no entry/],
    [
      'with an empty entry',
      '1.0.1',
      { changelog: '## [1.0.1] - 2026-12-01\n\n## [1.0.0]\n\n- A.\n' },
      /no entry/,
    ],
    [
      'without a dump',
      '1.0.1',
      { dumps: ['1.0.0.tar.gz'] },
      /no dump of 1\.0\.1; run `npm run release:dump`/,
    ],
    [
      'with uncommitted changes',
      '1.0.1',
      { changes: ' M README.md' },
      /^commit these first:\n M README\.md$/,
    ],
  ])('%s is refused', (_case, version, change, complaint) => {
    expect(complaintOfRelease(version, { ...ready, ...change })).toMatch(complaint);
  });

  test('of this version has its entry and its dump', () => {
    const { version } = packageJson;
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
    const dumps = readdirSync(join(root, 'test/releases'));
    const packages = [version, lock.version, lock.packages[''].version];
    expect(complaintOfRelease(version, { packages, changelog, dumps, changes: '' })).toBeNull();
  });
});

test('the tarball has what the server and its commands need, and the lock file', () => {
  const imported = (path: string) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/from '\.\/([a-z-]+\.mjs)'/g)].map(
      ([, name]) => `scripts/${name}`,
    );
  const scripts = ['scripts/start.mjs', 'scripts/command.mjs', 'scripts/stop-with-parent.mjs'];
  for (const path of scripts) scripts.push(...imported(path).filter((other) => !scripts.includes(other)));
  expect(packageJson.files).toEqual(
    expect.arrayContaining([...scripts, RELEASE_LOCK, 'build/shop', 'server', 'contract', 'deploy', 'docs']),
  );
});
