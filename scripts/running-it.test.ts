import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createDatabase, databaseUrl, dropDatabase } from '../test/databases.ts';
import {
  commandFolder,
  type Ended,
  ownFolder,
  page,
  root,
  runShell,
  today,
  user,
  writeSettings,
} from '../test/page-commands.ts';

let folder: string;
/** cron's PATH, with links to this machine's node and npm if they are elsewhere. */
let path: string;

beforeAll(async () => {
  folder = await commandFolder();
  path = `/usr/bin:/bin:${join(folder, 'bin')}`;
  await ownFolder(join(folder, 'data'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const sh = (command: string, settings: NodeJS.ProcessEnv = {}) =>
  runShell(command, { PATH: path, ...settings });

describe('deploy/run.sh', () => {
  /** A project whose command prints its folder, user, arguments and settings. */
  async function probe(): Promise<string> {
    const project = join(folder, 'project');
    await mkdir(join(project, 'deploy'), { recursive: true });
    await cp(join(root, 'deploy/run.sh'), join(project, 'deploy/run.sh'));
    const print =
      'console.log(JSON.stringify([process.cwd(), os.userInfo().username, process.argv.slice(1), process.env]))';
    await writeFile(
      join(project, 'package.json'),
      JSON.stringify({ scripts: { probe: `node -e '${print}' --` } }),
    );
    return project;
  }

  test('hands a command its arguments and the settings as systemd reads them, as the user of the service', async () => {
    const project = await probe();
    await symlink(project, join(folder, 'link'));
    const NAAP_SETTINGS = await writeSettings(join(folder, 'literal.env'), {
      SMTP_URL: 'smtp://user:p&ss$1`id`;(x)@mail.example:587',
      MAIL_FROM: '"Naap <orders@shop.example>"',
      BRAND_NAME: "'Darzi & Sons'",
      SUPPORT_ADDRESS: '12 Darzi Street, Lahore',
    });
    const DATA_DIR = join(folder, 'data');
    const { error, output } = await sh(`${folder}/link/deploy/run.sh probe --name 'two  words' '$HOME'`, {
      NAAP_SETTINGS,
      DATA_DIR,
    });
    expect(error).toBe('');
    const [cwd, name, args, env] = JSON.parse(output);
    expect([cwd, name, args]).toEqual([project, user, ['--name', 'two  words', '$HOME']]);
    expect(env).toMatchObject({
      SMTP_URL: 'smtp://user:p&ss$1`id`;(x)@mail.example:587',
      MAIL_FROM: 'Naap <orders@shop.example>',
      BRAND_NAME: 'Darzi & Sons',
      SUPPORT_ADDRESS: '12 Darzi Street, Lahore',
      DATA_DIR,
      HOME: DATA_DIR,
    });
  });
});

test('the crontab of "Backup and restore" makes a backup', async () => {
  const [, places = '', command = ''] = /^```\nPATH=(.*)\n15 2 \* \* \* (.*)\n```$/m.exec(page) ?? [];
  expect(places.split(':')).toContain('/usr/local/bin');
  // cron ends a command at a % without a backslash.
  expect(command).not.toMatch(/(?<!\\)%/);
  const database = `running_it_${process.pid}`;
  await createDatabase(database, 'naap_template');
  const here = command.replace('/srv/naap', root).replace('/backups', folder).replaceAll('\\%', '%');
  const settings = { DATABASE_URL: databaseUrl(database), JWT_SECRET: 'q+/4'.repeat(12), DATA_DIR: folder };
  const made = await sh(here, { PATH: `${places}:${join(folder, 'bin')}`, ...settings });
  await dropDatabase(database);
  expect(made).toMatchObject({ status: 0, error: '' });
  expect(await readdir(folder)).toContain(`naap-${today()}.tar.gz`);
});

describe('deploy/upgrade.sh', () => {
  const shop = () => join(folder, 'naap');
  const origin = () => join(folder, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@mail.example', '-C', origin(), ...args], {
      encoding: 'utf8',
    }).trim();

  /** Commits a version with this text, which the build copies; the build fails if it is `broken`. */
  async function release(text: string): Promise<string> {
    await writeFile(join(origin(), 'text'), text);
    git('add', '.');
    git('commit', '--quiet', '--message', text);
    return git('rev-parse', '--short=12', 'HEAD');
  }

  async function upgrade(...args: string[]): Promise<Ended> {
    return sh(`sh ${shop()}/deploy/upgrade.sh ${args.join(' ')}`, {
      PATH: `${join(folder, 'stubs')}:${path}`,
      HOME: folder,
      NAAP_FOLDER: shop(),
      NAAP_BACKUPS: '/backups',
      NAAP_USER: userInfo().username,
      NAAP_SETTINGS: '/dev/null',
      DATA_DIR: folder,
    });
  }

  const serves = async () => readFile(join(shop(), 'build'), 'utf8');
  const happened = async () => (await readFile(join(folder, 'happened'), 'utf8').catch(() => '')).split('\n');

  beforeAll(async () => {
    await mkdir(join(folder, 'stubs'));
    const record = (what: string) => `echo "${what}" >>${join(folder, 'happened')}`;
    await writeFile(join(folder, 'stubs/systemctl'), `#!/bin/sh\n${record('systemctl $*')}\n`, {
      mode: 0o755,
    });
    await mkdir(join(origin(), 'deploy'), { recursive: true });
    for (const name of ['run.sh', 'upgrade.sh']) {
      await cp(join(root, 'deploy', name), join(origin(), 'deploy', name));
    }
    const build = `cat ${shop()}/build >>${folder}/during; if grep -q broken text; then exit 7; fi; cp text build`;
    const backup = `sh -c 'echo backup "$@" >>${folder}/happened' backup`;
    await writeFile(join(origin(), 'package.json'), JSON.stringify({ scripts: { build, backup } }));
    execFileSync('git', ['init', '--quiet', '--initial-branch=main', origin()]);
    await release('first');
    execFileSync('git', ['clone', '--quiet', origin(), shop()]);
    await cp(join(shop(), 'text'), join(shop(), 'build'));
  });

  test('builds beside the version that serves, makes a backup, then takes its place by one rename', async () => {
    const second = await release('second');
    const { status, error } = await upgrade();
    expect({ status, error }).toEqual({ status: 0, error: '' });
    // The old build was complete while the new one was made.
    expect(await readFile(join(folder, 'during'), 'utf8')).toBe('first');
    expect(await serves()).toBe('second');
    expect(await readlink(shop())).toBe(`${shop()}-${second}`);
    expect((await happened()).filter(Boolean)).toEqual([
      expect.stringMatching(new RegExp(`^backup --to /backups/before-naap-${second}-\\d+\\.tar\\.gz$`)),
      'systemctl restart naap',
    ]);
  });

  test('a build that fails changes nothing', async () => {
    const before = await readlink(shop());
    await release('broken');
    const { status } = await upgrade();
    expect(status).not.toBe(0);
    expect([await readlink(shop()), await serves()]).toEqual([before, 'second']);
    expect((await happened()).filter((line) => line.startsWith('systemctl'))).toHaveLength(1);
  });

  test('keeps the version before, and goes to a named one', async () => {
    const before = await readlink(shop());
    const third = await release('third');
    await release('fourth');
    expect((await upgrade(third)).error).toBe('');
    expect(await serves()).toBe('third');
    const kept = (await readdir(folder)).filter((name) => name.startsWith('naap-'));
    expect(kept.map((name) => join(folder, name)).sort()).toEqual([before, `${shop()}-${third}`].sort());
    expect((await upgrade(third)).output).toContain('serves already');
  });
});

test('docs name only commands that exist', async () => {
  const pages = await Promise.all(
    ['README.md', 'docs/operating.md'].map((name) => readFile(join(root, name), 'utf8')),
  );
  const text = pages.join('\n');
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)|deploy\/run\.sh ([a-z][\w:-]+)/g)];
  const scripts = Object.keys(packageJson.scripts);
  expect(named.length).toBeGreaterThan(30);
  expect(
    named.map(([, first, second]) => first ?? second).filter((name) => !scripts.includes(name ?? '')),
  ).toEqual([]);
  const commands = await readdir(join(root, 'server/commands'));
  const files = [...text.matchAll(/server\/commands\/([\w-]+\.ts)/g)].map(([, name = '']) => name);
  expect(files.filter((name) => !commands.includes(name))).toEqual([]);
});
