import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main, npm, RELEASE_LOCK, root, SetupError } from './ready.mjs';
import { complaintOfRelease } from './release-rules.mjs';
import { runScript } from './run.mjs';

const START_LIMIT_MS = 10 * 60_000;

/**
 * `npm run release -- 1.0.1`: checks that the version is ready, builds it, packs it into releases/naap-1.0.1.tgz, and starts
 * that in an empty folder.
 */
await main(async () => {
  const [version] = process.argv.slice(2);
  const complaint = complaintOfRelease(version, {
    packages: [versionIn('package.json'), versionIn('package-lock.json')],
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    dumps: readdirSync(join(root, 'test/releases')),
    changes: git('status', '--porcelain'),
  });
  if (complaint !== null) throw new SetupError(complaint);
  await runScript(process.execPath, 'scripts/build.mjs', ['--if-changed']);
  const releases = join(root, 'releases');
  mkdirSync(releases, { recursive: true });
  pack(releases);
  const tarball = join(releases, `naap-${version}.tgz`);
  await tryOut(tarball, String(version));
  console.log(`${tarball} is ready, and starts. Mark its commit: git tag v${version}`);
});

function versionIn(/** @type {string} */ file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8')).version;
}

function git(/** @type {string[]} */ ...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new SetupError(`git ${args[0]} failed: ${stderr}`);
  return stdout.trimEnd();
}

function pack(/** @type {string} */ folder) {
  const lock = join(root, RELEASE_LOCK);
  copyFileSync(join(root, 'package-lock.json'), lock);
  try {
    const { status } = npm(root, ['pack', '--loglevel=error', '--pack-destination', folder]);
    if (status !== 0) throw new SetupError(`npm pack ended with status ${status}.`);
  } finally {
    rmSync(lock);
  }
}

/** Throws SetupError unless the shop of the tarball serves, and stops. */
async function tryOut(/** @type {string} */ tarball, /** @type {string} */ version) {
  const folder = mkdtempSync(join(tmpdir(), 'naap-release-'));
  try {
    const unpacked = spawnSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', folder]);
    if (unpacked.status !== 0) throw new SetupError(`tar could not unpack ${tarball}.`);
    const port = await freePort();
    const { PATH, HOME, SystemRoot } = process.env;
    const env = { PATH, HOME, SystemRoot, PORT: String(port), DATA_DIR: join(folder, 'data') };
    const shop = spawn(process.execPath, ['scripts/start.mjs'], { cwd: folder, env, stdio: 'inherit' });
    /** @type {Promise<number | null>} */
    const ended = new Promise((resolve) => {
      shop.once('exit', resolve);
    });
    try {
      await Promise.race([
        answers(`http://localhost:${port}`, version),
        ended.then((status) => {
          throw new SetupError(`the shop of ${tarball} ended with status ${status}.`);
        }),
      ]);
    } finally {
      shop.kill('SIGTERM');
    }
    if ((await ended) !== 0) throw new SetupError(`the shop of ${tarball} did not stop cleanly.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers(/** @type {string} */ url, /** @type {string} */ version) {
  const until = performance.now() + START_LIMIT_MS;
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (performance.now() > until) throw new SetupError('the shop of the tarball does not become ready.');
    await sleep(500);
  }
  const health = await (await fetch(`${url}/healthz`)).json();
  const page = await fetch(url);
  if (health.version !== version || !page.ok) {
    throw new SetupError(
      `the shop of the tarball says ${health.version}, and ${page.status} for its home page.`,
    );
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
