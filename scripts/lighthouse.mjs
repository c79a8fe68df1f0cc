import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from './browser.mjs';
import { main, makeReady, npm, root, SetupError } from './ready.mjs';
import { run } from './run.mjs';

const PAGES = ['/', '/brands', '/product?id=1', '/culture', '/book-tailor', '/ur', '/ur/book-tailor'];
/** Of 100 points. */
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 100 };
/** The median counts. */
const ROUNDS = 3;
/** Installed on first use, because it is too large for every clone. */
const LIGHTHOUSE = { version: '13.5.0', folder: join(root, '.cache', 'lighthouse') };

/** `npm run lighthouse`: audits demo pages with the mobile preset and prints the table of docs/benchmarks.md. */
await main(async () => {
  const node = makeReady();
  const browser = await findBrowser(node);
  const cli = install();
  const folder = mkdtempSync(join(tmpdir(), 'naap-lighthouse-'));
  const server = await serve(node, join(folder, 'data'));
  try {
    const rows = [];
    for (const page of PAGES) {
      const scores = [];
      for (let round = 0; round < ROUNDS; round++) {
        scores.push(await measure({ node, browser, cli, folder }, server.url + page));
      }
      scores.sort((one, other) => (one.performance ?? 0) - (other.performance ?? 0));
      rows.push({ page, scores: scores[Math.floor(ROUNDS / 2)] ?? {} });
    }
    console.log(asMarkdown(rows));
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(join(root, '.cache', 'lighthouse.json'), `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

function install() {
  const cli = join(LIGHTHOUSE.folder, 'node_modules/lighthouse/cli/index.js');
  const description = join(LIGHTHOUSE.folder, 'node_modules/lighthouse/package.json');
  const isThere =
    existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version === LIGHTHOUSE.version;
  if (isThere) return cli;
  process.stderr.write('naap: installing Lighthouse, this takes a moment ...\n');
  mkdirSync(LIGHTHOUSE.folder, { recursive: true });
  // Without a package.json in the folder npm would use the project's.
  writeFileSync(join(LIGHTHOUSE.folder, 'package.json'), '{"private": true}\n');
  const wanted = `lighthouse@${LIGHTHOUSE.version}`;
  const { status } = npm(LIGHTHOUSE.folder, [
    'install',
    wanted,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]);
  if (status !== 0) throw new SetupError('Lighthouse could not be installed.');
  return cli;
}

/** Resolves to the server once it prints its address. */
async function serve(/** @type {string} */ node, /** @type {string} */ data) {
  // Pages contain their own origin, so the port is chosen first.
  const PORT = String(await freePort());
  const server = spawn(node, [join(root, 'scripts', 'start.mjs')], {
    cwd: root,
    env: { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: data, RATE_LIMIT: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  let said = '';
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    server.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const [address] = /http:\/\/[\w.]+:\d+(?=\s)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    ended.then(() => reject(new SetupError('The shop did not start.')));
  });
  const stop = () => {
    server.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}

/** Scores of 100 by category. */
async function measure(
  /** @type {{ node: string, browser: string, cli: string, folder: string }} */ {
    node,
    browser,
    cli,
    folder,
  },
  /** @type {string} */ url,
) {
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const look = () =>
    run(
      node,
      [cli, url, '--quiet', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags.join(' ')}`],
      { env: { ...process.env, CHROME_PATH: browser } },
    );
  // A second attempt, because Chromium sometimes loses the trace.
  if ((await look()) !== 0 && (await look()) !== 0) throw new SetupError(`Lighthouse failed on ${url}.`);
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  /** @type {Record<string, number>} */
  const scores = {};
  for (const category of Object.keys(GOALS)) scores[category] = Math.round(categories[category].score * 100);
  return scores;
}

function asMarkdown(/** @type {{ page: string, scores: Record<string, number> }[]} */ rows) {
  const names = /** @type {(keyof GOALS)[]} */ (Object.keys(GOALS));
  const cells = rows.map(({ page, scores }) => [
    page,
    ...names.map((name) => mark(scores[name] ?? 0, GOALS[name])),
  ]);
  const header = ['', ...names.map((name) => `${name} (≥ ${GOALS[name]})`)];
  return [header, ['---', ...names.map(() => '--:')], ...cells]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/** Highlights a score below its goal. */
function mark(/** @type {number} */ score, /** @type {number} */ goal) {
  return score < goal ? `**${score}**` : String(score);
}
