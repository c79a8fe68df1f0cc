import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmdirSync } from 'node:fs';
import {
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded-postgres.ts';

type Server = Awaited<ReturnType<typeof startEmbeddedPostgres>>;

let base: string;
let folder: string;
const servers: Server[] = [];
const children: ChildProcess[] = [];
let messages: string[] = [];
const say = (text: string) => messages.push(text);
const log = { info: say, warn: say, error: say };
const fatalErrors: EmbeddedPostgresError[] = [];

beforeAll(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'naap-embedded-')));
  folder = join(base, 'shared', 'postgres');
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
  messages = [];
});
afterAll(() => rm(base, { recursive: true, force: true, maxRetries: 5 }));

async function start(where = folder, preferredPort?: number): Promise<Server> {
  const server = await startEmbeddedPostgres({
    folder: where,
    log,
    onFatal: (error) => fatalErrors.push(error),
    ...(preferredPort ? { preferredPort } : {}),
  });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function startInChild(env: NodeJS.ProcessEnv = {}) {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(module)};
    const log = { info() {}, warn: (text) => console.error(text), error: (text) => console.error(text) };
    const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const stderr: Buffer[] = [];
  child.stderr.on('data', (chunk) => stderr.push(chunk));
  const url = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    once(child, 'exit').then(() => Promise.reject(new Error(Buffer.concat(stderr).toString()))),
  ]);
  return { child, url, warnings: () => Buffer.concat(stderr).toString() };
}

async function postgresPid(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** The process may have exited: PostgreSQL's workers end without their parent. */
function killHard(pid: number): void {
  if (isAlive(pid)) process.kill(pid, 'SIGKILL');
}

async function gone(pid: number): Promise<void> {
  for (let tries = 0; isAlive(pid) && tries < 250; tries += 1) await sleep(20);
  expect(isAlive(pid)).toBe(false);
}

async function parentOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function failureOf(attempt: Promise<unknown>): Promise<string> {
  const error = await attempt.then(
    () => new Error('It started.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(EmbeddedPostgresError);
  const { message } = error as Error;
  expect(message).not.toContain('\n');
  return message;
}

describe('a fresh folder', () => {
  test('becomes a durable UTF-8 database, on loopback and with a password', async () => {
    const { url, adminUrl } = await start();
    const [row] = await query(
      adminUrl,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as addresses,
              current_setting('unix_socket_directories') as sockets, current_setting('server_encoding') as encoding,
              upper('naïve ß') as upper, lower('ÀÉ') as lower`,
    );
    expect(row).toEqual({
      fsync: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      encoding: 'UTF8',
      upper: 'NAÏVE ß',
      lower: 'àé',
    });
    const { password } = new URL(url);
    const secret = `${folder}-password`;
    expect((await readFile(secret, 'utf8')).trim()).toBe(password);
    expect((await stat(secret)).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(password, 'wrong'), 'select 1')).rejects.toThrow(/password/);
  });

  test('keeps its data and password across a restart', async () => {
    const first = await start();
    await query(first.url, 'create table kept (x int); insert into kept values (7)');
    const pid = await postgresPid();
    await first.stop();
    await first.stop();
    expect(isAlive(pid)).toBe(false);

    const second = await start();
    // The port may differ, because another process may have taken it.
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    expect(await query(second.url, 'select x from kept')).toEqual([{ x: 7 }]);
  });

  test('is initialised again after an interruption, without leftovers', async () => {
    const before = folder;
    folder = join(base, 'interrupted', 'postgres');
    try {
      const { child } = { child: startInChild().catch(() => null) };
      const started = async () => (await readdir(join(base, 'interrupted')).catch(() => [])).join(' ');
      for (let tries = 0; !(await started()).includes('postgres.new-') && tries < 500; tries += 1)
        await sleep(5);
      await sleep(100);
      await kill(children.at(-1) as ChildProcess);
      await child;
      expect(await started()).not.toMatch(/postgres( |$)/);

      const { url } = await start();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect((await readdir(join(base, 'interrupted'))).sort()).toEqual([
        'postgres',
        'postgres-admin-password',
        'postgres-password',
        'postgres.log',
      ]);
    } finally {
      folder = before;
    }
  });
});

test('accepts all connections that DATABASE_POOL allows, and some more', async () => {
  const server = await startEmbeddedPostgres({ folder, log, preferredPort: 0, connections: 200 });
  servers.push(server);
  expect(await query(server.url, 'show max_connections')).toEqual([{ max_connections: '220' }]);
});

describe('a folder in use', () => {
  test('is refused to a second start, which names the holder', async () => {
    const { child, url } = await startInChild();
    const message = await failureOf(start());
    expect(message).toContain(folder);
    expect(message).toContain(`Naap (process ${child.pid})`);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('after a kill', () => {
  test('PostgreSQL ends when only its Naap process is killed, and an immediate start waits for it', async () => {
    const { child, url } = await startInChild();
    await query(url, 'create table only_node (x int); insert into only_node values (1)');
    const pid = await postgresPid();
    await kill(child);
    const next = await start();
    await gone(pid);
    expect(await query(next.url, 'select x from only_node')).toEqual([{ x: 1 }]);
  });

  test('PostgreSQL ends without another start', async () => {
    const { child } = await startInChild();
    const pid = await postgresPid();
    await kill(child);
    await gone(pid);
  });

  test.runIf(process.platform === 'linux')('a start recovers after the whole tree was killed', async () => {
    const { child, url } = await startInChild();
    await query(url, 'create table whole_tree (x int); insert into whole_tree values (1)');
    const postgres = await postgresPid();
    const supervisor = await parentOf(postgres);
    const all = [supervisor, ...(await childrenOf(supervisor)), ...(await childrenOf(postgres))];
    for (const pid of [child.pid as number, ...all]) killHard(pid);

    const next = await start();
    expect(await query(next.url, 'select x from whole_tree')).toEqual([{ x: 1 }]);
    for (const pid of all) await gone(pid);
  });

  test.runIf(process.platform === 'linux')('a start ends a PostgreSQL that lost its supervisor', async () => {
    const { child, url } = await startInChild();
    await query(url, 'create table abandoned (x int); insert into abandoned values (1)');
    const postgres = await postgresPid();
    const supervisor = await parentOf(postgres);
    const watchers = (await childrenOf(supervisor)).filter((pid) => pid !== postgres);
    for (const pid of [supervisor, ...watchers, child.pid as number]) killHard(pid);

    const next = await start();
    await gone(postgres);
    expect(await query(next.url, 'select x from abandoned')).toEqual([{ x: 1 }]);
  });

  test.each(['sleep', 'postgres'])(
    'a stale process id that now belongs to a %s does not hinder',
    async (name) => {
      await (await start()).stop();
      const impostor = join(base, name);
      await writeFile(impostor, `#!/bin/sh\nsleep 60\n`, { mode: 0o755 });
      const other = spawn(impostor, { stdio: 'ignore' });
      children.push(other);
      await once(other, 'spawn');
      const lines = [other.pid, folder, 1, 54317, '', '127.0.0.1', '    12345         1', 'ready   '];
      await writeFile(join(folder, 'postmaster.pid'), `${lines.join('\n')}\n`);
      const { url } = await start();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(isAlive(other.pid as number)).toBe(true);
    },
  );

  /** Longer than the longest backoff between two restarts. */
  const START_TIMEOUT_MS = 90_000;

  async function answers(url: string): Promise<unknown> {
    for (const limit = Date.now() + START_TIMEOUT_MS; Date.now() < limit; ) {
      const rows = await query(url, 'select 1 as one').catch(() => null);
      if (rows) return rows;
      await sleep(50);
    }
    return null;
  }

  async function killPostgres(): Promise<void> {
    const pid = await postgresPid();
    process.kill(pid, 'SIGKILL');
    await gone(pid);
  }

  const failedStarts = () => messages.filter((message) => message.includes('Trying again in'));

  test('PostgreSQL is started again at the same address, however often it dies', async () => {
    const { url } = await start();
    for (let deaths = 0; deaths < 3; deaths += 1) {
      await killPostgres();
      expect(await answers(url)).toEqual([{ one: 1 }]);
      await sleep(1_100);
    }
    expect(messages.filter((message) => message.startsWith('PostgreSQL ended unexpectedly'))).toHaveLength(3);
    expect(fatalErrors).toEqual([]);
  });

  test('a failed restart is retried', async () => {
    const { url } = await start();
    await sleep(1_100);
    await rename(join(folder, 'global'), join(folder, 'global-away'));
    await killPostgres();
    await vi.waitFor(() => expect(failedStarts().length).toBeGreaterThan(1), { timeout: 15_000 });
    await rename(join(folder, 'global-away'), join(folder, 'global'));
    expect(await answers(url)).toEqual([{ one: 1 }]);
    expect(failedStarts()[0]).toMatch(/could not start on .*global.*Trying again in 1 s\./);
    expect(failedStarts()[1]).toMatch(/Trying again in 2 s\./);
    expect(fatalErrors).toEqual([]);
  });

  test('a stop does not wait for the next retry', async () => {
    const server = await start();
    await rename(join(folder, 'global'), join(folder, 'global-away'));
    await killPostgres();
    await vi.waitFor(() => expect(failedStarts().length).toBeGreaterThan(2), { timeout: 15_000 });
    await server.stop();
    await rename(join(folder, 'global-away'), join(folder, 'global'));
    expect(failedStarts()).toHaveLength(3);
  });

  test('PostgreSQL is started again when its supervisor alone dies', async () => {
    const { url } = await start();
    const pid = await postgresPid();
    const supervisor = await parentOf(pid);
    const watchers = (await childrenOf(supervisor)).filter((child) => child !== pid);
    for (const process of [supervisor, ...watchers]) killHard(process);
    await gone(pid);
    expect(await answers(url)).toEqual([{ one: 1 }]);
  });

  test('a lost data folder is fatal, and is not initialised again', async () => {
    const lost = join(base, 'lost', 'postgres');
    await start(lost);
    const pid = Number.parseInt(await readFile(join(lost, 'postmaster.pid'), 'utf8'), 10);
    await rename(lost, join(base, 'lost', 'elsewhere'));
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(fatalErrors).toHaveLength(1), { timeout: 15_000 });
    expect(fatalErrors.splice(0)[0]?.message).toBe(`The database in ${lost} is gone.`);
    expect(await readdir(join(base, 'lost'))).not.toContain('postgres');
  });

  test.runIf(canMount())(
    'PostgreSQL serves again when a full disk was freed',
    async () => {
      const disk = await mkdtemp(join(base, 'disk-'));
      shell('mount -t tmpfs -o size=160m tmpfs "$1"', disk);
      try {
        const { url, adminUrl, stop } = await start(join(disk, 'postgres'));
        await query(adminUrl, 'create table kept (x int); insert into kept values (1)');
        shell('cat /dev/zero > "$1/filler" || true', disk);
        // A checkpoint would recycle a segment for every one that is filled.
        const write = () =>
          query(adminUrl, "select pg_logical_emit_message(false, 'fill', ''), pg_switch_wal()");
        for (const limit = Date.now() + START_TIMEOUT_MS; failedStarts().length < 2 && Date.now() < limit; ) {
          await write().catch(() => sleep(50));
        }
        expect(failedStarts()[0]).toContain('No space is left');
        await rm(join(disk, 'filler'));
        expect(await answers(url)).toEqual([{ one: 1 }]);
        expect(await query(adminUrl, 'select x from kept')).toEqual([{ x: 1 }]);
        await stop();
      } finally {
        shell('umount -l "$1"', disk);
      }
    },
    3 * START_TIMEOUT_MS,
  );
});

function shell(script: string, path: string): void {
  execFileSync('sh', ['-c', script, 'sh', path], { stdio: 'ignore' });
}

function canMount(): boolean {
  const place = mkdtempSync(join(tmpdir(), 'naap-mount-'));
  try {
    shell('mount -t tmpfs -o size=1m tmpfs "$1" && umount "$1"', place);
    return true;
  } catch {
    return false;
  } finally {
    rmdirSync(place);
  }
}

describe('circumstances', () => {
  test('another port is chosen when the preferred one is taken', async () => {
    const squatter = createServer().listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    try {
      const { url } = await start(folder, port);
      expect(Number(new URL(url).port)).not.toBe(port);
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    } finally {
      squatter.close();
    }
  });

  test('lost passwords are replaced', async () => {
    const first = await start();
    await first.stop();
    await rm(`${folder}-password`);
    await rm(`${folder}-admin-password`);
    const second = await start();
    expect(second.url).not.toBe(first.url);
    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query(second.adminUrl, 'select 2 as two')).toEqual([{ two: 2 }]);
  });

  test('a file in place of the folder is reported in one line', async () => {
    const path = join(base, 'a-file');
    await writeFile(path, '');
    expect(await failureOf(start(path))).toMatch(/a-file cannot be used as a folder/);
    expect(await failureOf(start(join(path, 'postgres')))).toMatch(
      /a-file\/postgres cannot be used as a folder/,
    );
  });

  test('a folder of another major version, or of something else, is left as it is', async () => {
    const old = join(base, 'old');
    await mkdir(old);
    await writeFile(join(old, 'PG_VERSION'), '15\n');
    expect(await failureOf(start(old))).toMatch(/old was written by PostgreSQL 15, this is PostgreSQL \d\d/);

    const other = join(base, 'other');
    await mkdir(other);
    await writeFile(join(other, 'thesis.txt'), 'mine');
    expect(await failureOf(start(other))).toMatch(/other is not empty and holds no PostgreSQL database/);
    expect(await readdir(other)).toEqual(['thesis.txt']);
  });

  test.runIf(process.platform === 'linux')('a full disk is one clear line', async () => {
    expect(await failureOf(start('/dev/full/postgres'))).toContain('/dev/full/postgres');
  });
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  async function without(...names: string[]): Promise<NodeJS.ProcessEnv> {
    const bin = await mkdtemp(join(base, 'bin-'));
    for (const name of names) await writeFile(join(bin, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    return { PATH: [bin, process.env.PATH].join(delimiter) };
  }

  const ownerOf = async (path: string) => (await stat(path)).uid;

  test('falls back from user namespace to unprivileged owner to capabilities, with the data’s owner', async () => {
    const before = folder;
    folder = join(base, 'root', 'postgres');
    try {
      await chmod(base, 0o755);
      const { url } = await start();
      expect(await ownerOf(folder)).toBe(0);
      await query(url, 'create table root_owned (x int); insert into root_owned values (1)');
      await servers.splice(0)[0]?.stop();

      const fallback = await startInChild(await without('unshare'));
      expect(fallback.warnings()).toContain('refuses user namespaces: it runs as nobody');
      expect(await ownerOf(folder)).not.toBe(0);
      expect(await query(fallback.url, 'select x from root_owned')).toEqual([{ x: 1 }]);
      const pid = await postgresPid();
      await kill(fallback.child);
      await gone(pid);

      await chmod(base, 0o700);
      expect(await startInChild(await without('unshare', 'setpriv')).catch(String)).toMatch(
        /cannot reach .* start as an ordinary user/,
      );
      const capable = await startInChild(await without('unshare'));
      expect(capable.warnings()).toContain('capability');
      expect(await query(capable.url, 'select x from root_owned')).toEqual([{ x: 1 }]);
      await kill(capable.child);

      const again = await start();
      expect(await ownerOf(join(folder, 'PG_VERSION'))).toBe(0);
      expect(await query(again.url, 'select x from root_owned')).toEqual([{ x: 1 }]);
    } finally {
      folder = before;
    }
  });
});
