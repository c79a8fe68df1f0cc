import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './real-server.ts';

const execute = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const OWNER = 'nobody';

/** Servers from the programs in `bin`, configured like deploy/cluster, on one machine. */
export class Servers {
  readonly bin: string;
  readonly folder: string;
  readonly archive: string;

  constructor(bin: string, folder: string) {
    this.bin = bin;
    this.folder = folder;
    this.archive = join(folder, 'wal');
  }

  async prepare(): Promise<void> {
    await chmod(this.folder, 0o777);
    await this.#makeFolder(this.archive);
  }

  async #makeFolder(folder: string): Promise<void> {
    await mkdir(folder, { mode: 0o700 });
    if (process.getuid?.() !== 0) return;
    const { stdout } = await execute('id', ['-u', OWNER]);
    await chown(folder, Number(stdout), -1);
  }

  /** PostgreSQL refuses to run as root. */
  asOwner(program: string, args: string[]): [string, string[]] {
    const path = program.includes('/') ? program : join(this.bin, program);
    return process.getuid?.() === 0
      ? ['setpriv', ['--reuid', OWNER, '--clear-groups', path, ...args]]
      : [path, args];
  }

  async run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
    const [file, all] = this.asOwner(program, args);
    const { stdout } = await execute(file, all, { env: { ...process.env, LC_ALL: 'C', ...env }, cwd: '/' });
    return stdout.trim();
  }

  async primary(name: string): Promise<Server> {
    const server = await this.#named(name);
    await this.run('initdb', ['-D', server.data, '-U', 'postgres', '-A', 'trust', '--no-sync']);
    await this.#configure(server);
    await server.start();
    return server;
  }

  /** A base backup of `from`: with `follows` a standby, else for point-in-time recovery. */
  async copyOf(from: Server, name: string, follows: boolean): Promise<Server> {
    const server = await this.#named(name);
    const source = `host=127.0.0.1 port=${from.port} user=naap_standby password=x application_name=${name}`;
    await this.run('pg_basebackup', [
      '-D',
      server.data,
      '-d',
      source,
      '-c',
      'fast',
      '-X',
      'stream',
      ...(follows ? ['-R'] : []),
    ]);
    return server;
  }

  async #named(name: string): Promise<Server> {
    return new Server(this, name, await freePort());
  }

  async #configure(server: Server): Promise<void> {
    const settings = await readFile(join(root, 'deploy/cluster/postgresql.conf'), 'utf8');
    await mkdir(join(this.folder, 'conf'), { recursive: true });
    const file = join(this.folder, 'conf/cluster.conf');
    await writeFile(file, settings.replaceAll('/var/lib/naap-wal', this.archive));
    await appendFile(join(server.data, 'postgresql.conf'), `include '${file}'\n`);
    const access = await readFile(join(root, 'deploy/cluster/pg_hba.conf'), 'utf8');
    await appendFile(join(server.data, 'pg_hba.conf'), access.replaceAll('10.0.0.0/24', '127.0.0.1/32'));
  }
}

export class Server {
  readonly data: string;
  readonly port: number;
  readonly #servers: Servers;
  #process: ChildProcess | undefined;

  constructor(servers: Servers, name: string, port: number) {
    this.#servers = servers;
    this.data = join(servers.folder, name);
    this.port = port;
  }

  async start(): Promise<void> {
    const settings = ['-p', this.port, '-k', '', '-c', 'listen_addresses=127.0.0.1'].map(String);
    const [program, args] = this.#servers.asOwner('postgres', ['-D', this.data, ...settings]);
    this.#process = spawn(program, args, { stdio: 'ignore', cwd: '/' });
    for (let tries = 0; ; tries += 1) {
      const isUp = await this.query('select 1').then(
        () => true,
        () => false,
      );
      if (isUp) return;
      if (tries > 200 || this.#process.exitCode !== null)
        throw new Error(`PostgreSQL in ${this.data} does not start`);
      await sleep(50);
    }
  }

  query(sql: string, database = 'postgres'): Promise<string> {
    return this.#servers.run('psql', [
      `postgres://postgres@127.0.0.1:${this.port}/${database}`,
      '-XAtqc',
      sql,
    ]);
  }

  async waitFor(sql: string, answer: string): Promise<void> {
    while ((await this.query(sql).catch(() => '')) !== answer) await sleep(50);
  }

  promote(): Promise<string> {
    return this.#servers.run('pg_ctl', ['promote', '-D', this.data]);
  }

  /** Ends like a power cut; the children end with the first process. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
