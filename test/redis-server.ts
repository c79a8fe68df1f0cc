import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const PROGRAM = [process.env.REDIS_SERVER_PATH, ...pathOf('redis-server')].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);

/** False: tests with Redis are skipped, which `npm test` reports. */
export const HAS_REDIS = PROGRAM !== undefined;

/** The test's own Redis, which can be stopped, restarted and made to hang. */
export class RedisServer {
  readonly port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = { port: this.port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(String(PROGRAM), args, { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    for await (const chunk of child.stdout) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Keeps connections open but replies to nothing. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }
}

function pathOf(program: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
