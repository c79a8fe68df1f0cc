import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { findOrInstall, findProgram } from './programs.mjs';
import { root, SetupError } from './ready.mjs';
import { environment, run } from './run.mjs';

// The headless shell first: the same browser without windows, 1.5 times as fast.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
/** @type {Record<string, string>} */
const MULTIARCH = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };

const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's, or one that this installs. Throws SetupError.
 */
export async function findBrowser(/** @type {string} */ node) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (!works(CHROMIUM_PATH)) throw new SetupError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run.`);
    return CHROMIUM_PATH;
  }
  return installedBrowser() ?? (await installBrowser(node));
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = [
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...PLACES,
    playwrights(),
  ];
  return paths.find((path) => existsSync(path) && works(path));
}

function playwrights() {
  return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath();
}

async function installBrowser(/** @type {string} */ node) {
  process.stderr.write('naap: installing a browser for the tests, this takes a moment ...\n');
  const install = (/** @type {string[]} */ ...options) =>
    run(
      node,
      [join(root, 'node_modules/playwright/cli.js'), 'install', '--no-shell', ...options, 'chromium'],
      {
        env: environment(node),
      },
    );
  const isRoot = process.getuid?.() === 0;
  const attempts = [
    ...(isRoot ? [() => install('--with-deps')] : []),
    () => install(),
    ...(isRoot && process.platform === 'linux' ? [installFromSystem] : []),
  ];
  for (const attempt of attempts) {
    await attempt();
    const found = installedBrowser();
    if (found) return found;
  }
  throw new SetupError('No browser for the tests: install Chromium, or name one in CHROMIUM_PATH.');
}

async function installFromSystem() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const status = await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    if (status === 0) return;
  }
}

/**
 * Environment variables for the tests in Firefox and WebKit; prints which browsers cannot be installed.
 * @returns {Promise<Record<string, string>>}
 */
export async function findOtherBrowsers() {
  const firefox = await findOrInstall(['firefox-esr'], () => findProgram('firefox-esr', 'firefox'));
  const webkit = await findOrInstall(['webkit2gtk-driver', 'xvfb'], findWebKit);
  if (!firefox) console.log('No Firefox here: its journeys are left out.');
  if (!webkit) console.log('No WebKitGTK with its driver here: its journeys are left out.');
  return {
    ...(firefox ? { FIREFOX_PATH: firefox } : {}),
    ...(webkit ? { WEBKIT_PROGRAMS: JSON.stringify(webkit) } : {}),
  };
}

function findWebKit() {
  const driver = findProgram('WebKitWebDriver');
  const display = findProgram('Xvfb');
  const browser = [`/usr/lib/${MULTIARCH[process.arch] ?? ''}`, '/usr/libexec']
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
  return driver && display && browser ? { driver, display, browser } : undefined;
}

/** Distributions ship stubs that only offer to install the browser, and libraries may be missing. */
function works(/** @type {string} */ path) {
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return existsSync(path);
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d\.\d/.test(stdout);
}
