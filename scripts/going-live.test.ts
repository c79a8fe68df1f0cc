import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { DEMO_ACCOUNTS } from '../server/db/demo/accounts.ts';
import { type BarePostgres, startBarePostgres } from '../test/bare-postgres.ts';
import { freePort, makeBuild, startServer } from '../test/faults/real-server.ts';
import {
  commandFolder,
  type Ended,
  group,
  ownFolder,
  page,
  root,
  runShell,
  today,
  user,
  writeProgram,
} from '../test/page-commands.ts';
import { Postbox } from '../test/postbox.ts';
import { addStandIns, addSystemd } from '../test/stand-in-programs.ts';

// Runs the blocks of docs/operating.md ("Going live") one after the other in temporary folders. Left out are apt,
// useradd, systemd, Caddy, DNS and external accounts; stubs play systemctl and journalctl.

const [, section = ''] = /\n## Going live\n(.*?)\n## /s.exec(page) ?? [];
const blocks = [...section.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, block = '']) => block);
/** A start takes a second, on a busy machine many. */
const BUSY = { timeout: 60_000 };

let folder: string;
let postgres: BarePostgres;
let port: number;
let password: string;
let environment: NodeJS.ProcessEnv;
const postbox = new Postbox();

beforeAll(async () => {
  folder = await commandFolder();
  for (const name of ['etc', 'etc/systemd', 'etc/caddy', 'etc/cron.d', 'lib', 'log', 'backups'])
    await mkdir(join(folder, name));
  [postgres, port] = await Promise.all([
    startBarePostgres(folder),
    freePort(),
    addStandIns(folder),
    makeBuild(),
  ]);
  await addSystemd(folder, here);
  await writeProgram(folder, 'editor', '#!/bin/sh\n');
  environment = {
    PATH: `${join(folder, 'bin')}:/usr/bin:/bin:/usr/sbin`,
    NAAP_SETTINGS: here('/etc/naap.env'),
    DATA_DIR: here('/var/lib/naap'),
    ...postgres.variables,
  };
}, 180_000);
afterAll(async () => {
  await run('systemctl stop naap');
  postbox.server.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** A command of the page without sudo, with the test's folders, user and port. */
function here(command: string): string {
  return command
    .replaceAll('sudo -u postgres ', '')
    .replaceAll('sudo ', '')
    .replaceAll('/etc/systemd/system/', '/etc/systemd/')
    .replace(/(?<![\w.])\/(?:etc|var\/lib|var\/log|var\/backups)\/(?:naap|caddy|systemd|cron)/g, (path) =>
      path.replace('/etc', `${folder}/etc`).replace(/^\/var\/(lib|log|backups)/, `${folder}/$1`),
    )
    .replaceAll('/opt/naap', root.replace(/\/$/, ''))
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)
    .replaceAll('-o naap', `-o ${user}`)
    .replaceAll('-g naap', `-g ${group}`)
    .replaceAll('-o root', `-o ${execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()}`);
}

const run = (command: string, more: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  runShell(here(command), { ...environment, ...more }, root);

/** The text of a step, up to the next one. */
function step(number: number): string {
  const [, text = ''] = new RegExp(`^\\*\\*${number}\\. (.*?)(?=^\\*\\*[A-Z\\d])`, 'ms').exec(section) ?? [];
  expect(text, `step ${number}`).not.toBe('');
  return text;
}

/** The block of a step, or the command in it that begins with `start`. */
function commandOf(number: number, start?: string): string {
  const pattern = start ? new RegExp(`\`(${start}[^\`]*)\``) : /^```sh\n(.*?)\n```$/ms;
  const [, command = ''] = pattern.exec(step(number)) ?? [];
  expect(command).not.toBe('');
  return command;
}

async function set(values: Record<string, string>): Promise<void> {
  const file = here('/etc/naap.env');
  let text = await readFile(file, 'utf8');
  for (const [name, value] of Object.entries(values)) {
    // The page sets only names of the example.
    expect(text).toMatch(new RegExp(`^${name}=`, 'm'));
    text = text.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`);
  }
  await writeFile(file, text);
}

/** The path of the service's settings, but with a new database. */
async function settingsFor(database: string): Promise<string> {
  await postgres.execute(`create database ${database} owner naap`);
  const settings = await readFile(here('/etc/naap.env'), 'utf8');
  const path = join(folder, `etc/${database}.env`);
  await writeFile(path, settings.replace(/^(DATABASE_URL=.*)\/naap$/m, `$1/${database}`));
  await chmod(path, 0o644);
  return path;
}

const journal = () => readFile(here('/var/log/naap'), 'utf8');
const warnings = async () => (await journal()).match(/Warning:.*/g) ?? [];

const isReady = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A request as Caddy forwards it. */
function visit(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { 'x-forwarded-for': '203.0.113.9', 'x-request-id': 'id-of-caddy', ...init.headers };
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers });
}

const post = (path: string, body: object) =>
  visit(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const takesCards = async () => (await (await visit('/api/settings/')).json()).cards;

test('every block can be read by sh, and names files and commands that exist', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(10);
  for (const block of blocks) execFileSync('sh', ['-n'], { input: block });
  const text = blocks.join('\n');
  const files = [
    ...text.matchAll(/(?<![\w/.])(?:\/opt\/naap\/)?((?:deploy|server)\/[\w./-]*\w|\.env\.example)/g),
  ];
  expect(files.length).toBeGreaterThan(8);
  expect(files.map(([, file = '']) => file).filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const scripts = [...text.matchAll(/(?:npm run|run\.sh) ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

describe('Going live', { timeout: 180_000 }, () => {
  test('1: the folder of the data is the user’s, and the packages have a Node 24', async () => {
    const install =
      commandOf(1)
        .split('\n')
        .find((line) => line.startsWith('sudo install')) ?? '';
    expect(await run(install)).toMatchObject({ status: 0, error: '' });
    expect((await stat(here('/var/lib/naap'))).mode & 0o777).toBe(0o700);
    expect(step(1)).toContain('`node_modules/.bin/node --version` says `v24`');
    expect((await run('node_modules/.bin/node --version')).output).toMatch(/^v24\./);
  });

  test('2: deploy/create-database.sh makes the database, whose role can sign in and is no superuser', async () => {
    const { output, error } = await run(commandOf(2));
    expect(error).toBe('');
    const lines = output.trim().split('\n');
    expect(lines.slice(1)).toEqual(['CREATE ROLE', 'CREATE DATABASE', 'REVOKE']);
    password = lines[0] ?? '';
    expect(password).toMatch(/^[\da-f]{48}$/);
    const query = commandOf(2, 'psql');
    expect(await run(query, { password })).toMatchObject({ status: 0, error: '' });
    const isSuperuser = query.replace(
      'select 1',
      'select rolsuper from pg_roles where rolname = current_user',
    );
    expect((await run(isSuperuser, { password })).output).toMatch(/^\s*f(alse)?\s*$/m);
  });

  test('3: the settings, which only root and the service can read', async () => {
    const { output, error } = await run(commandOf(3));
    expect(error).toBe('');
    const secret = output.trim();
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect((await stat(here('/etc/naap.env'))).mode & 0o777).toBe(0o640);
    const example = await readFile(here('/etc/naap.env'), 'utf8');
    const [, url = ''] = /^DATABASE_URL=(.*)$/m.exec(example) ?? [];
    await set({
      DATABASE_URL: url.replace('PASSWORD', password).replace('127.0.0.1', `$&:${environment.PGPORT}`),
      JWT_SECRET: secret,
      SUPPORT_EMAIL: 'support@shop.example.com',
      SUPPORT_PHONE: '+92 42 111 000 111',
      SUPPORT_ADDRESS: '12 Darzi Street, Lahore',
    });
    await appendFile(here('/etc/naap.env'), `PORT=${port}\n`);
  });

  test('4: the tables and an admin', async () => {
    const [migrate = '', create = ''] = commandOf(4).split('\n');
    const migrated = await run(migrate);
    expect(migrated).toMatchObject({ error: '', output: 'The schema is the newest now.\n' });
    expect(step(4)).toContain(`\`${migrated.output.trim()}\``);
    expect(await run(create, { ADMIN_PASSWORD: 'keys under the mat 7' })).toMatchObject({
      error: expect.stringMatching(/^\{.*"event":"role_changed".*\}\n$/),
      output: 'owner (you@example.com) is an admin now.\n',
    });
  });

  test('5: the unit starts the shop, which is ready, with one warning', async () => {
    const { output, error } = await run(commandOf(5));
    expect({ error, journal: await journal() }).toMatchObject({ error: '' });
    expect(output).toContain(`{"status":"ready"}{"status":"alive","version":"${packageJson.version}`);
    // `journalctl` shows only the last lines.
    expect(output.match(/Warning:.*/g)).toEqual([expect.stringContaining('SMTP_URL is unset')]);
    expect(await warnings()).toHaveLength(1);
    expect(await journal()).not.toContain('Nobody is an admin yet');
  });

  test('6: the Caddyfile is filled in; the shop answers a visitor of Caddy, and hides its metrics', async () => {
    const [sed = ''] = commandOf(6).split('\n');
    expect(await run(sed)).toMatchObject({ status: 0, error: '' });
    const caddyfile = await readFile(here('/etc/caddy/Caddyfile'), 'utf8');
    expect(caddyfile).not.toContain('{$');
    expect(caddyfile).toMatch(/^shop\.example\.com \{$/m);
    expect(caddyfile).toContain(`reverse_proxy 127.0.0.1:${port} {`);
    const answer = await visit('/', { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('strict-transport-security')).not.toBeNull();
    expect(answer.headers.get('x-request-id')).toBe('id-of-caddy');
    expect((await visit('/metrics')).status).toBe(404);
    const seen = /"reqId":"id-of-caddy".*"remoteAddress":"203\.0\.113\.9"/;
    await expect.poll(async () => (await run('journalctl -u naap -n 5')).output).toMatch(seen);
  });

  test('9: without keys of Stripe only cash on delivery is accepted', async () => {
    expect(await takesCards()).toBe(false);
  });

  test('7: with a mail server there is no warning, and a new account’s mail arrives', async () => {
    await set({ SMTP_URL: await postbox.open(), MAIL_FROM: '"Naap <orders@shop.example.com>"' });
    expect(await run(commandOf(7))).toMatchObject({ status: 0, error: '' });
    await expect.poll(isReady, BUSY).toBe(true);
    expect(await warnings()).toEqual([]);
    const person = { username: 'ayesha', email: 'ayesha@mail.example', phone_number: '0321 7654321' };
    expect((await post('/auth/register/', { ...person, password: 'nine brass thimbles' })).status).toBe(201);
    await expect.poll(() => postbox.received.length, BUSY).toBe(1);
    expect(postbox.received[0]?.commands.join()).toContain('RCPT TO:<ayesha@mail.example>');
    const [, promised = ''] = /says `(mails[^`]+)`/.exec(step(7)) ?? [];
    expect(promised).toMatch(/ 0$/);
    const mails = async () => (await run(commandOf(7, 'curl'))).output.split('\n');
    await expect.poll(mails, BUSY).toContain(promised);
  });

  test('9: with keys of Stripe’s test mode cards are accepted', async () => {
    const names = [...step(9).matchAll(/`(STRIPE_\w+)`/g)].map(([, name = '']) => name);
    expect(names).toHaveLength(3);
    const prefix = (name: string) =>
      name.includes('WEBHOOK') ? 'whsec_' : `${name.slice(7, 8) === 'S' ? 'sk' : 'pk'}_test_`;
    await set(Object.fromEntries(names.map((name) => [name, `${prefix(name)}51Naap`])));
    expect(await run('systemctl restart naap')).toMatchObject({ status: 0, error: '' });
    await expect.poll(isReady, BUSY).toBe(true);
    expect(await warnings()).toEqual([]);
    expect(await takesCards()).toBe(true);
  });

  test('11: cron makes a backup each night and keeps those of two weeks', async () => {
    const [install = '', ...others] = commandOf(11).split('\n');
    expect(await run(install)).toMatchObject({ status: 0, error: '' });
    await writeFile(here('/var/backups/naap/2020-01-01.tar.gz'), '');
    execFileSync('touch', ['-d', '20 days ago', here('/var/backups/naap/2020-01-01.tar.gz')]);
    const first = await run(others.join('\n'));
    expect(first).toMatchObject({ status: 0, error: '' });
    expect(first.output).toMatch(/\d+ rows of \d+ tables, 0 pictures/);
    const crontab = await readFile(here('/etc/cron.d/naap'), 'utf8');
    const [, command = ''] = /^15 2 \* \* \* root (.*)\n$/.exec(crontab) ?? [];
    // cron ends a command at a % without a backslash.
    expect(command).not.toMatch(/(?<!\\)%/);
    const PATH = `/usr/bin:/bin:${join(folder, 'bin')}`;
    expect(await run(command.replaceAll('\\%', '%'), { PATH })).toMatchObject({ status: 0, error: '' });
    expect((await readdir(here('/var/backups/naap'))).sort()).toEqual([`${today()}.tar.gz`, 'first.tar.gz']);
  });

  test('the data of the demo is carried over into an empty database', async () => {
    const [, carrying = ''] = /\n### Carrying the demo over\n.*?^```sh\n(.*?)\n```$/ms.exec(section) ?? [];
    const commands = carrying
      .replaceAll('/var/lib/naap', '/var/lib/naap-carried')
      .replaceAll('/tmp/demo', join(folder, 'demo'));
    const [backUp = '', install = '', restore = '', showSecret = ''] = commands.split('\n');
    const demo = await startServer(join(folder, 'demo'), await freePort(), { DEMO: 'true' });
    expect(await demo.stop()).toBe(0);
    expect(await run(backUp, { DATA_DIR: demo.dataDir })).toMatchObject({ status: 0, error: '' });
    await ownFolder(here('/var/lib/naap-carried'));
    expect(await run(install)).toMatchObject({ status: 0, error: '' });
    const NAAP_SETTINGS = await settingsFor('carried');
    const DATA_DIR = here('/var/lib/naap-carried');
    const restored = await run(restore, { NAAP_SETTINGS, DATA_DIR });
    expect(restored, restored.error).toMatchObject({
      status: 0,
      output: expect.stringMatching(/ is back: \d+ rows/),
    });
    const secret = await readFile(join(demo.dataDir, 'jwt-secret'), 'utf8');
    expect((await run(showSecret)).output).toBe(secret);
    expect(await run('deploy/run.sh verify:data', { NAAP_SETTINGS, DATA_DIR })).toMatchObject({ status: 0 });
  });

  test('13: no demo account signs in, the service stops in time, and its backup restores into an empty database', async () => {
    const [, email = ''] = /Signing in as `([^`]+)` fails/.exec(section) ?? [];
    const demo = DEMO_ACCOUNTS.find((each) => each.email === email);
    expect((await post('/auth/login/', { email, password: demo?.password })).status).toBe(401);
    const begun = Date.now();
    expect(await run(commandOf(13, 'sudo systemctl stop'))).toMatchObject({ status: 0, error: '' });
    expect(Date.now() - begun).toBeLessThan(21_000);
    expect(await journal()).not.toContain('killed');
    const NAAP_SETTINGS = await settingsFor('empty');
    const restored = await run('deploy/run.sh restore /var/backups/naap/first.tar.gz', { NAAP_SETTINGS });
    expect(restored, restored.error).toMatchObject({
      status: 0,
      output: expect.stringMatching(/ is back: \d+ rows/),
    });
    expect(await run('deploy/run.sh verify:data', { NAAP_SETTINGS })).toMatchObject({ status: 0, error: '' });
  });
});
