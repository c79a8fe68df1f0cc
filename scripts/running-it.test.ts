import { execFile, execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { createDatabase, databaseUrl, dropDatabase } from '../test/databases.ts';
import { findProgram } from './programs.mjs';

// The commands of docs/operating.md, in the environment that they name: an unprivileged user, cron, nothing inherited.

const root = fileURLToPath(new URL('..', import.meta.url));
const page = await readFile(join(root, 'docs/operating.md'), 'utf8');
const database = `running_it_${process.pid}`;
const copy = `${database}_copy`;
const user = unprivilegedUser();

let folder: string;
/** cron's, with links to node and npm where this machine has them elsewhere. */
let path: string;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'naap-running-')));
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'bin'));
  for (const name of ['node', 'npm']) {
    const program = findProgram(name);
    if (program) await symlink(await realpath(program), join(folder, 'bin', name));
  }
  path = `/usr/bin:/bin:${join(folder, 'bin')}`;
  for (const name of ['data', 'backups']) {
    await mkdir(join(folder, name), { mode: 0o700 });
    await own(join(folder, name));
  }
  await Promise.all([createDatabase(database), createDatabase(copy)]);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await Promise.all([dropDatabase(database), dropDatabase(copy)]);
});

/** `nobody` if this is root and nobody may read the project; otherwise whoever runs the tests. */
function unprivilegedUser(): string {
  if (process.getuid?.() !== 0) return userInfo().username;
  try {
    execFileSync('sh', ['-c', 'runuser -u nobody -- test -r "$0"', join(root, 'package.json')]);
    return 'nobody';
  } catch {
    return userInfo().username;
  }
}

async function own(name: string): Promise<void> {
  if (user !== 'nobody') return;
  const id = (option: string) => Number(execFileSync('id', [option, user], { encoding: 'utf8' }));
  await chown(name, id('-u'), id('-g'));
}

interface Ended {
  status: number;
  output: string;
  error: string;
}

/** As cron does: no variables but these. */
function sh(command: string, settings: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { PATH: path, HOME: '/', SHELL: '/bin/sh', NAAP_USER: user, ...settings };
  return new Promise((resolve) => {
    const child = execFile('/bin/sh', ['-c', command], { env, cwd: '/' }, (failure, output, error) => {
      resolve({ status: failure ? Number(failure.code) : 0, output, error });
    });
    child.stdin?.end();
  });
}

async function settingsFile(name: string, values: Record<string, string>): Promise<string> {
  const file = join(folder, name);
  const lines = Object.entries(values).map(([key, value]) => `${key}=${value}`);
  await writeFile(file, ['# Settings', '', ...lines, ''].join('\n'));
  return file;
}

describe('deploy/run.sh', () => {
  /** A project whose command prints where it is, as whom, its arguments and its settings. */
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
    const NAAP_SETTINGS = await settingsFile('literal.env', {
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

describe('Going live', () => {
  let settings: NodeJS.ProcessEnv;

  beforeAll(async () => {
    settings = {
      DATA_DIR: join(folder, 'data'),
      NAAP_SETTINGS: await settingsFile('naap.env', {
        PUBLIC_URL: 'https://shop.example.com',
        DATABASE_URL: databaseUrl(database),
        JWT_SECRET: 'q+/4'.repeat(12),
        SMTP_URL: '',
      }),
    };
  });

  /** A line of the page that begins so, with the folders of the test. */
  function line(start: string): string {
    const found = page.split('\n').find((each) => each.startsWith(start));
    expect(found, start).toBeDefined();
    return here(found ?? '');
  }

  const here = (command: string) =>
    command
      .replaceAll('sudo ', '')
      .replaceAll('/var/backups/naap', join(folder, 'backups'))
      .replaceAll('/opt/naap/', root)
      .replace(/^deploy\//, `${root}deploy/`);

  test('step 4 makes the tables and an admin', async () => {
    expect(await sh(line('sudo deploy/run.sh db:migrate'), settings)).toMatchObject({
      error: '',
      output: 'The schema is the newest now.\n',
    });
    const made = await sh(line('sudo deploy/run.sh admin:create'), {
      ...settings,
      ADMIN_PASSWORD: 'keys under the mat 7',
    });
    expect(made.output).toBe('owner (you@example.com) is an admin now.\n');
  });

  test('step 11 makes the backup that cron makes, and keeps those of two weeks', async () => {
    const [, crontab = ''] = /^echo '([^']+)' \\$/m.exec(page) ?? [];
    const [, who, command = ''] = /^15 2 \* \* \* (\w+) (.*)$/.exec(crontab) ?? [];
    expect(who).toBe('root');
    const old = join(folder, 'backups', '2020-01-01.tar.gz');
    await writeFile(old, '');
    execFileSync('touch', ['-d', '20 days ago', old]);
    // cron ends the command at a % without a backslash.
    expect(command).not.toMatch(/(?<!\\)%/);
    const { status, error, output } = await sh(here(command.replaceAll('\\%', '%')), settings);
    expect({ status, error }).toEqual({ status: 0, error: '' });
    expect(output).toMatch(/rows of \d+ tables, 0 pictures/);
    expect(await readdir(join(folder, 'backups'))).toEqual([`${today()}.tar.gz`]);
  });

  test('such a backup is restored into an empty database, and its data agrees with itself', async () => {
    const elsewhere = {
      ...settings,
      NAAP_SETTINGS: await settingsFile('other.env', {
        DATABASE_URL: databaseUrl(copy),
        JWT_SECRET: 'q+/4'.repeat(12),
      }),
    };
    const file = join(folder, 'backups', `${today()}.tar.gz`);
    const restored = await sh(`${root}deploy/run.sh restore ${file}`, elsewhere);
    expect(restored).toMatchObject({ status: 0, output: expect.stringMatching(/ is back: \d+ rows/) });
    expect(await sh(`${root}deploy/run.sh verify:data`, elsewhere)).toMatchObject({ status: 0, error: '' });
  });

  const today = () => execFileSync('date', ['+%F'], { encoding: 'utf8' }).trim();
});

describe('deploy/upgrade.sh', () => {
  const shop = () => join(folder, 'naap');
  const origin = () => join(folder, 'origin');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@mail.example', '-C', origin(), ...args], {
      encoding: 'utf8',
    }).trim();

  /** A version with a text, whose build copies it, and fails if it is `broken`. */
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
    // The old build was whole while the new one was made.
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
