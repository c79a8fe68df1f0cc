import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, inject, test } from 'vitest';
import { buildApp } from '../server/app.ts';
import { restore } from '../server/backup/restore.ts';
import { readConfig } from '../server/config.ts';
import { isMigrated } from '../server/db/migrate.ts';
import { users } from '../server/db/schema/accounts.ts';
import { realDeps } from '../server/deps.ts';
import { DiskStorage } from '../server/infra/storage/disk-storage.ts';
import { countCash } from '../server/modules/couriers/entry-service.ts';
import { countGoods } from '../server/modules/earnings/entry-service.ts';
import { verifyData } from '../server/modules/system/verification-service.ts';
import { testApp } from './app.ts';
import { catalogueOfSchema } from './catalogue-of-schema.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { bearer } from './factories.ts';

/** The API's responses of a release about its demo data (scripts/dump-release.mjs). */
interface Answers {
  /** The demo customer's. */
  email: string;
  /** By path. */
  bodies: Record<string, Record<string, unknown>>;
  /** SHA-256 of each printed invoice, by tracking number. */
  invoices: Record<string, string>;
}

const RELEASES = new URL('./releases/', import.meta.url);
const fresh = testApp();
const folders: string[] = [];
const databases: string[] = [];

afterAll(async () => {
  for (const name of databases) await dropDatabase(name);
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The last release's dump in its own database, migrated to the newest schema, with the application on it. */
async function upgraded() {
  const name = `released_${process.pid}_${databases.length}`;
  databases.push(name);
  await createDatabase(name);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const folder = await mkdtemp(join(tmpdir(), 'naap-released-'));
  folders.push(folder);
  const file = new URL(`${tag}.tar.gz`, RELEASES).pathname;
  const storage = new DiskStorage(join(folder, 'files'));
  const { jwtSecret } = await restore(file, { url: url.href, storage, replace: false });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: url.href,
    DATA_DIR: folder,
    JWT_SECRET: jwtSecret,
    PUBLIC_URL: 'http://naap.test',
    RATE_LIMIT: '0',
    JOBS: 'false',
    LOG_LEVEL: 'error',
  });
  const log = pino({ level: 'silent' });
  const deps = await realDeps(config, url.href, log);
  const app = await buildApp(deps, { pages: false, log });
  const close = async () => {
    await app.close();
    await deps.passwords.close();
    await Promise.all([deps.readiness.close(), deps.db.$client.end()]);
  };
  return { app, deps, close };
}

/** Removes what may change, because actions expire. */
function lasting(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lasting);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'actions');
  return Object.fromEntries(kept.map(([key, part]) => [key, lasting(part)]));
}

const [tag = ''] = (await readdir(RELEASES))
  .filter((name) => name.endsWith('.tar.gz'))
  .map((name) => name.replace('.tar.gz', ''));

test(`the demo data of ${tag} is upgraded to the schema of a fresh database, and answers as it did`, async () => {
  const { email, bodies, invoices }: Answers = JSON.parse(
    await readFile(new URL(`${tag}.json`, RELEASES), 'utf8'),
  );
  const { app, deps, close } = await upgraded();
  try {
    expect(await isMigrated(deps.db)).toBe(true);
    expect(await catalogueOfSchema(deps.db)).toEqual(await catalogueOfSchema(fresh.deps.db));
    // As every start does (earnings-11, couriers-1).
    expect(await countGoods(deps.db)).toBeGreaterThan(0);
    expect(await countCash(deps.db)).toBeGreaterThan(0);
    expect(await verifyData(deps.db)).toEqual([]);
    const [customer] = await deps.db.select().from(users).where(eq(users.email, email));
    const access = await deps.accessTokens.sign({
      id: customer?.id ?? 0,
      role: 'customer',
      sessionId: 1,
    });
    const headers = bearer(access);
    expect(Object.keys(bodies).length).toBeGreaterThan(30);
    for (const [path, body] of Object.entries(bodies)) {
      const response = await app.inject({ url: path, headers });
      expect(response.statusCode, path).toBe(200);
      expect(lasting(response.json()), path).toMatchObject(lasting(body) as object);
    }
    expect(Object.keys(invoices).length).toBeGreaterThan(10);
    for (const [trackingNumber, hash] of Object.entries(invoices)) {
      const url = `/tailor_module/single-order/invoice/${trackingNumber}/`;
      const { rawPayload } = await app.inject({ url, headers });
      expect(createHash('sha256').update(rawPayload).digest('hex'), trackingNumber).toBe(hash);
    }
  } finally {
    await close();
  }
}, 60_000);
