import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { buildApp } from '../server/app.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Deps, realDeps } from '../server/deps.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { type MailTexts, recordMailTexts } from './mailbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the role `naap`, which may create databases here. */
    postgresUrl: string;
    /** The superuser's URL. */
    postgresAdminUrl: string;
  }
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  config: Config;
  mailTexts: MailTexts;
}

let files = 0;

/**
 * Runs the application on a new clone of the migrated template database for the calling test file. `settings` are
 * environment variables. An error in the log fails the file.
 */
export function testApp(settings: Record<string, string> = {}, options: { pages?: boolean } = {}): TestApp {
  const test = {} as TestApp;
  const errors: unknown[] = [];
  let folder: string;
  let name: string;
  beforeAll(async () => {
    files += 1;
    name = `test_${process.pid}_${files}_${Math.random().toString(36).slice(2, 8)}`;
    folder = await mkdtemp(join(tmpdir(), 'naap-test-'));
    await createDatabase(name, 'naap_template');
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    test.config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: url.href,
      DATABASE_POOL: '12',
      DATA_DIR: folder,
      JWT_SECRET: 'a secret for tests that is long enough',
      PUBLIC_URL: 'http://naap.test',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      ...settings,
    });
    const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(JSON.parse(line)) });
    test.deps = await realDeps(test.config, url.href, log);
    test.mailTexts = recordMailTexts(test.deps.outbox);
    await test.deps.jobs.start();
    test.app = await buildApp(test.deps, { pages: options.pages ?? false, log });
    await test.app.ready();
  });

  afterAll(async () => {
    await test.app.close();
    await test.deps.jobs.stop();
    await test.deps.passwords.close();
    await test.deps.pubsub.close();
    test.deps.redis?.close();
    await Promise.all([test.deps.readiness.close(), test.deps.db.$client.end()]);
    await dropDatabase(name);
    await rm(folder, { recursive: true, force: true });
    expect(errors, 'the log stays free of errors').toEqual([]);
  });

  return test;
}
