import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer as createHttpServer, request as httpRequest } from 'node:http';
import { type AddressInfo, connect as connectTo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { login, register } from '../contract/accounts.ts';
import { createSingleOrder, singleOrders } from '../contract/orders.ts';
import { dropDatabase } from './databases.ts';
import { bearer, multipart, png } from './factories.ts';
import { BUILT_SERVER, freePort, makeBuild } from './faults/real-server.ts';

const SECRET = 'x'.repeat(32);

let folder: string;
let port: number;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  await makeBuild();
  folder = await mkdtemp(join(tmpdir(), 'naap-operation-'));
  port = await freePort();
}, 120_000);

afterAll(async () => {
  for (const server of processes) if (server.exitCode === null) server.kill('SIGKILL');
  // PostgreSQL may still write while it stops.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
});

/** `said` and `complained` grow with the output. */
function start(settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: String(port), DEMO: 'false', ...settings };
  const server = spawn(process.execPath, [BUILT_SERVER], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  processes.push(server);
  const printed = { said: '', complained: '' };
  server.stdout.setEncoding('utf8').on('data', (text) => {
    printed.said += text;
  });
  server.stderr.setEncoding('utf8').on('data', (text) => {
    printed.complained += text;
  });
  const ended = once(server, 'close').then(([status]) => status as number | null);
  return { server, printed, ended, pid: server.pid ?? 0 };
}

/** The exit status and output of a failing start. */
async function failedStart(settings: Record<string, string>) {
  const { printed, ended } = start(settings);
  return { status: await ended, line: printed.complained };
}

async function ready() {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (response?.ok) return;
    await sleep(30);
  }
}

const address = (path: string) => `http://127.0.0.1:${port}${path}`;

function post(path: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(address(path), { method: 'POST', headers, body: JSON.stringify(body) });
}

const person = {
  username: 'operated',
  email: 'operated@mail.example',
  phone_number: '0321 7654321',
  password: 'nine brass thimbles',
};

describe('a running server', () => {
  let running: ReturnType<typeof start>;
  let access: string;

  beforeAll(async () => {
    running = start({
      LOG_LEVEL: 'trace',
      BUILD_ID: 'test-build',
      PUBLIC_URL: 'http://naap.test',
      METRICS_TOKEN: 'x'.repeat(16),
    });
    await Promise.race([ready(), running.ended]);
    expect(running.printed.complained).toBe('');
  }, 60_000);

  test('prints its URL, is live and is ready', async () => {
    expect(running.printed.said).toContain(`Naap is open at http://localhost:${port}\n`);
    expect(running.printed.said).not.toContain('Demo accounts');
    expect(await (await fetch(address('/healthz'))).json()).toEqual({
      status: 'alive',
      version: expect.stringMatching(/^\d+\.\d+\.\d+\+test-build$/),
    });
    expect(await (await fetch(address('/readyz'))).json()).toEqual({ status: 'ready' });
    expect((await fetch(address('/'))).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test('warns of probably wrong settings, once on the terminal and once in the log', async () => {
    const lines = running.printed.said.split('\n').filter((line) => line.includes('SMTP_URL is unset'));
    const [logged = '', shown = ''] = lines;
    expect(lines).toHaveLength(2);
    expect(JSON.parse(logged)).toMatchObject({ level: 40, msg: expect.stringMatching(/^SMTP_URL is unset/) });
    expect(shown).toMatch(/^ {2}Warning: SMTP_URL is unset/);
  });

  test('counts responses, without file names, and connections', async () => {
    const page = await (await fetch(address('/'))).text();
    const [asset = ''] = page.match(/\/assets\/[\w.-]+/) ?? [];
    expect((await fetch(address(asset))).status).toBe(200);
    const metrics = await (await fetch(address('/metrics'), { headers: bearer('x'.repeat(16)) })).text();
    for (const route of ['(file)', '(page)', '/readyz']) {
      expect(metrics).toContain(`_count{method="GET",route="${route}",status="2xx"}`);
    }
    expect(metrics).toMatch(/^http_open_connections [1-9]/m);
    expect(metrics).toMatch(/^page_cache_hits_total [1-9]/m);
    expect(metrics).not.toContain('/assets');
  });

  test('prevents a second start on its data, naming itself', async () => {
    const { status, line } = await failedStart({ PORT: '0' });
    expect(status).toBe(1);
    expect(line).toMatch(new RegExp(`^naap: .*in use by a running Naap \\(process ${running.pid}\\).*\\n$`));
  });

  test('logs JSON with request ids and no secrets', async () => {
    const registered = await post(register.path, person);
    expect(registered.status).toBe(201);
    const { access: token, refresh } = await registered.json();
    access = token;
    await post(register.path, { ...person, phone_number: '0321 00 wrong' });
    await post(login.path, { email: person.email, password: 'not-my-password' });
    await fetch(address('/auth/profile/'), { headers: bearer(access) });
    const link = 'a-token-of-a-mailed-link';
    await fetch(address(`/reset-password?token=${link}`));
    await fetch(address(`/login?next=${encodeURIComponent(`/reset-password?token=${link}`)}`));
    await fetch(address(`/api/nothing?phone_number=%2B923217654321&access_token=${access}`));

    const log = running.printed.said.split('\n').filter((line) => line.startsWith('{'));
    const requests = log.map((line) => JSON.parse(line)).filter(({ req }) => req);
    expect(requests.length).toBeGreaterThanOrEqual(7);
    for (const { reqId } of requests) expect(reqId).toMatch(/^[\da-f-]{36}$/);
    const secrets = [
      person.password,
      'not-my-password',
      person.email,
      '7654321',
      '00 wrong',
      link,
      access,
      refresh,
    ];
    for (const secret of secrets) expect(log.join('\n')).not.toContain(secret);
    expect(running.printed.complained).toBe('');
  });

  test('on SIGTERM finishes the order in flight, accepts no other, and exits with 0', async () => {
    const form = multipart(
      {
        dress_type: 'Kurta',
        fabric_type: 'Cotton',
        measurement_source: 'UPLOAD',
        is_contact_same_as_register: true,
        payment_type: 'COD',
        delivery_type: 'NORMAL',
        pickup: 'BY_OWN',
        delivery: 'BY_OWN',
      },
      { measurement_picture: await png() },
    );
    const { method, path } = createSingleOrder;
    const length = { 'content-length': form.payload.length, expect: '100-continue' };
    const order = httpRequest(address(path), {
      method,
      headers: { ...form.headers, ...bearer(access), ...length },
    });
    const answered = once(order, 'response');
    order.flushHeaders();
    await once(order, 'continue');
    order.write(form.payload.subarray(0, 200));

    running.server.kill('SIGTERM');
    await sleep(150);
    running.server.kill('SIGTERM');
    const healthz = () =>
      fetch(address('/healthz')).then(
        ({ status }) => status,
        () => 'refused',
      );
    await expect.poll(healthz).toBe('refused');
    order.end(form.payload.subarray(200));

    const [answer] = await answered;
    expect(answer.statusCode).toBe(201);
    answer.resume();
    expect(await running.ended).toBe(0);
    expect(running.printed.complained).toBe('');
  });

  test('after a restart has that order, and exports its last traces when it stops', async () => {
    const traces: Promise<string>[] = [];
    const collector = createHttpServer((request, response) => {
      traces.push(text(request));
      response.end();
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { port: collectorPort } = collector.address() as AddressInfo;
    running = start({
      LOG_LEVEL: 'warn',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
    });
    await ready();
    const list = await fetch(address(singleOrders.path), { headers: bearer(access) });
    expect((await list.json()).results).toMatchObject([{ dress_type: 'Kurta', status: 'PLACED' }]);
    running.server.kill('SIGINT');
    expect(await running.ended).toBe(0);
    expect(running.printed.complained).toBe('');
    collector.close();
    const exported = (await Promise.all(traces)).join('\n');
    expect(exported).toContain(`GET ${singleOrders.path}`);
    expect(exported).toContain('postgresql select');
  }, 30_000);
});

describe('a start that fails prints one line', () => {
  test('for an invalid setting', async () => {
    expect(await failedStart({ PORT: 'eighty' })).toEqual({
      status: 78,
      line: 'naap: PORT: must be a port number\n',
    });
  });

  test('for a database that refuses the login', async () => {
    const nobody = new URL(inject('postgresUrl'));
    nobody.password = 'not-its-password';
    const { status, line } = await failedStart({ DATABASE_URL: nobody.href, JWT_SECRET: SECRET });
    expect(status).toBe(78);
    expect(line).toMatch(/^naap: DATABASE_URL: [^\n]*password authentication failed[^\n]*\n$/);
    expect(line).not.toContain('not-its-password');
  });

  describe('on an external database', () => {
    const name = `operation_${process.pid}`;
    let admin: pg.Client;
    let url: URL;
    let other: Server;

    beforeAll(async () => {
      admin = new pg.Client({ connectionString: inject('postgresUrl') });
      await admin.connect();
      await admin.query(`create database ${name} template naap_template`);
      url = new URL(inject('postgresUrl'));
      url.pathname = `/${name}`;
      other = createServer().listen(port, '127.0.0.1');
      await once(other, 'listening');
    });
    afterAll(async () => {
      other.close();
      await admin.end();
      await dropDatabase(name);
    });

    test('for a port that is in use', async () => {
      const { status, line } = await failedStart({ DATABASE_URL: url.href, JWT_SECRET: SECRET });
      expect(status).toBe(1);
      expect(line).toBe(
        `naap: PORT: ${port} is taken by another program on 127.0.0.1; stop that or choose another.\n`,
      );
    });

    test('but waits for a database that does not answer, and serves once it does', async () => {
      const gate = createServer((socket) => {
        const behind = connectTo(Number(url.port), url.hostname);
        socket.on('error', () => behind.destroy()).pipe(behind);
        behind.on('error', () => socket.destroy()).pipe(socket);
      });
      const [databasePort, ownPort] = [await freePort(), await freePort()];
      const through = new URL(url);
      through.port = String(databasePort);
      const { server, printed, ended } = start({
        DATABASE_URL: through.href,
        JWT_SECRET: SECRET,
        PORT: String(ownPort),
      });
      await expect.poll(() => printed.said, { timeout: 10_000 }).toContain('Waiting for the database');
      expect(printed.said).toContain('the database cannot be reached (ECONNREFUSED)');
      gate.listen(databasePort, '127.0.0.1');
      await expect.poll(() => printed.said, { timeout: 20_000 }).toContain('is open at');
      expect(printed.said.match(/Waiting for the database/g)).toHaveLength(1);
      server.kill('SIGTERM');
      expect(await ended).toBe(0);
      gate.close();
    }, 40_000);

    test('for a host that is not local', async () => {
      const settings = { DATABASE_URL: url.href, JWT_SECRET: SECRET, HOST: '203.0.113.1' };
      const { status, line } = await failedStart(settings);
      expect(status).toBe(1);
      expect(line).toBe('naap: HOST: 203.0.113.1 is no address of this machine (EADDRNOTAVAIL).\n');
    });
  });
});
