import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../server/app.ts';
import { backUp } from '../server/backup/backup.ts';
import { readConfig } from '../server/config.ts';
import { DEMO_ACCOUNTS } from '../server/db/demo/accounts.ts';
import { fillDemoData } from '../server/db/demo/fill.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../server/db/migrate.ts';
import { realDeps } from '../server/deps.ts';
import { versionOf } from '../server/version.ts';
import { main, root } from './ready.mjs';

/**
 * `npm run release:dump`: replaces test/releases by this version's demo data and the API's responses about it.
 * test/releases.test.ts compares the next version with them.
 */
await main(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'naap-release-'));
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    log: { info: () => {}, warn: () => {}, error: () => {} },
    preferredPort: 0,
  });
  try {
    const config = readConfig({
      NODE_ENV: 'test',
      DATABASE_URL: postgres.url,
      DATA_DIR: folder,
      JWT_SECRET: 'the public secret of a dump for tests',
      PUBLIC_URL: 'http://naap.test',
      RATE_LIMIT: '0',
      JOBS: 'false',
    });
    const log = pino({ level: 'silent' });
    const deps = await realDeps(config, postgres.url, log);
    await migrateDatabase(deps.db);
    await fillDemoData(deps);
    await deps.jobs.start();
    const app = await buildApp(deps, { pages: false, log });
    const answers = await askAll(app);
    await app.close();
    await deps.jobs.stop();
    await deps.passwords.close();
    const version = versionOf({ buildId: undefined });
    const releases = join(root, 'test/releases');
    await rm(releases, { recursive: true, force: true });
    await mkdir(releases);
    const { storage } = deps;
    const source = { url: postgres.url, storage, jwtSecret: config.jwtSecret, version };
    await backUp(source, join(releases, `${version}.tar.gz`));
    await writeFile(join(releases, `${version}.json`), `${JSON.stringify(answers, null, 1)}\n`);
    await Promise.all([deps.readiness.close(), deps.db.$client.end()]);
    process.stdout.write(`test/releases/${version}.tar.gz and ${version}.json are written.\n`);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** The API's responses to the demo customer and to visitors with a tracking number. Prints every invoice. */
async function askAll(/** @type {import('fastify').FastifyInstance} */ app) {
  const { email, password } = DEMO_ACCOUNTS.find(({ role }) => role === 'customer') ?? {};
  const login = await app.inject({ method: 'POST', url: '/auth/login/', payload: { email, password } });
  const headers = { authorization: `Bearer ${login.json().access}` };
  const get = async (/** @type {string} */ url) => {
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.payload}`);
    return answer;
  };
  await orderAsGuest(app);
  /** @type {Record<string, unknown>} */
  const bodies = {};
  /** @type {Record<string, string>} */
  const invoices = {};
  for (const path of ['/tailor_module/single-orders/all/', '/api/shop/orders/']) {
    for (let url = path; url; ) {
      const page = (await get(url)).json();
      bodies[url] = page;
      for (const { id, tracking_id, invoice_id } of page.results) {
        const tracking = `/tailor_module/order-tracking/${tracking_id}/`;
        bodies[tracking] = (await get(tracking)).json();
        if (!path.startsWith('/tailor_module/')) continue;
        bodies[`/tailor_module/single-order/${id}/`] = (
          await get(`/tailor_module/single-order/${id}/`)
        ).json();
        if (!invoice_id) continue;
        const { rawPayload } = await get(`/tailor_module/single-order/invoice/${tracking_id}/`);
        invoices[tracking_id] = createHash('sha256').update(rawPayload).digest('hex');
      }
      url = page.next ? page.next.replace('http://naap.test', '') : '';
    }
  }
  return { email, bodies, invoices };
}

/** Places an unconfirmed order, which only guests can have. */
async function orderAsGuest(/** @type {import('fastify').FastifyInstance} */ app) {
  const list = (await app.inject('/api/products/culture/')).json();
  const { id, price } = list.results[0];
  const detail = (await app.inject(`/api/products/${id}/`)).json();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/shop/orders/',
    headers: { 'idempotency-key': randomUUID() },
    payload: {
      items: [{ id, variant: detail.variants[0].id, quantity: 1, price }],
      full_name: 'Bilal Ahmed',
      address: '14 Mall Road',
      city: 'Lahore',
      postal_code: '54000',
      email: 'guest@mail.example',
      payment_method: 'cashOnDelivery',
      total: price,
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.payload);
}
