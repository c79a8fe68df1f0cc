import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { buildApp } from '../server/app.ts';
import { brands, products, variants } from '../server/db/schema/catalogue.ts';
import { orderSettings } from '../server/db/schema/fees.ts';
import { tailors } from '../server/db/schema/tailors.ts';
import { type Deps, realDeps } from '../server/deps.ts';
import { productionBuild } from '../server/http/page-builds.ts';
import { renderPage } from '../server/http/page-rendering.ts';
import { testApp } from './app.ts';
import { makeTailor, signUp } from './factories.ts';
import { makeProduct } from './factories-shop.ts';

const shop = testApp();
const log = pino({ level: 'silent' });
/** Two processes on one database, each with its own cache. */
let processes: { app: FastifyInstance; deps: Deps }[] = [];

beforeAll(async () => {
  const url = String(shop.config.databaseUrl);
  const deps = [shop.deps, await realDeps({ ...shop.config, jobs: false }, url, log)];
  processes = await Promise.all(
    deps.map(async (each) => ({ deps: each, app: await buildApp(each, { pages: true, log }) })),
  );
  const isHeard = () => expect(processes.every(({ deps: { pubsub } }) => pubsub.heardUntil > 0)).toBe(true);
  await vi.waitFor(isHeard, { timeout: 10_000 });
});

afterAll(async () => {
  for (const { app } of processes) await app.close();
  const other = processes[1]?.deps;
  await other?.pubsub.close();
  await other?.passwords.close();
  await Promise.all([other?.readiness.close(), other?.db.$client.end()]);
});

async function pages(url: string): Promise<string[]> {
  const responses = await Promise.all(processes.map(({ app }) => app.inject(url)));
  return responses.map(({ statusCode, body }) => `status ${statusCode}; ${body}`);
}

/** Expects `before` in both caches, then `after` shortly after the `change`. */
async function expectChange(url: string, before: string, change: () => Promise<unknown>, after: string) {
  for (const page of await pages(url)) expect(page).toContain(before);
  await change();
  const show = async () => (await pages(url)).every((page) => page.includes(after) && !page.includes(before));
  await expect.poll(show, { interval: 20 }).toBe(true);
}

describe('every process shows at once', () => {
  test('a changed price, on the page of the product, of others that name it and of its brand', async () => {
    const { id, brandId } = await makeProduct(shop, { price: 1777 });
    const neighbour = await makeProduct(shop, { brandId });
    let price = 1777;
    for (const url of [`/product?id=${id}`, `/product?id=${neighbour.id}`, `/brands/${brandId}`]) {
      const [before, after] = [price, price + 1111];
      price = after;
      await expectChange(
        url,
        before.toLocaleString('en'),
        () => shop.deps.db.update(products).set({ price: after }).where(eq(products.id, id)),
        after.toLocaleString('en'),
      );
    }
  });

  test('that a size is nearly and then completely sold out', async () => {
    const { id } = await makeProduct(shop, { sizes: ['S'], stock: 3 });
    const sell = (stock: number) => () =>
      shop.deps.db.update(variants).set({ stock }).where(eq(variants.productId, id));
    await expectChange(`/product?id=${id}`, 'Only 3 left', sell(2), 'Only 2 left');
    await expectChange(`/product?id=${id}`, 'Only 2 left', sell(0), 'Sold out');
  });

  test('that a brand is not listed any more', async () => {
    const { id, brandId } = await makeProduct(shop);
    const unlist = () =>
      shop.deps.db
        .update(brands)
        .set({ active: false })
        .where(eq(brands.id, Number(brandId)));
    await expectChange(`/product?id=${id}`, 'status 200;', unlist, 'status 404;');
  });

  test('a new fee', async () => {
    const raise = () => shop.deps.db.update(orderSettings).set({ collectionFee: 98_700 });
    await expectChange('/book-tailor', ',4500,', raise, ',98700,');
  });
});

test('what staff saves about the shop, in every process (settings-3)', async () => {
  const { headers } = await signUp(shop, { userType: 'support' });
  const url = '/api/staff/settings/';
  const { business } = (await shop.app.inject({ url, headers })).json();
  const map_embed_url = 'https://maps.example/shop';
  const save = () =>
    shop.app.inject({
      method: 'PUT',
      url: `${url}business/`,
      headers,
      payload: { ...business, name: 'Darzi Ghar', map_embed_url },
    });
  await expectChange('/contact-us', `· ${business.name}`, save, '· Darzi Ghar');
  for (const { app } of processes) {
    const { headers: page } = await app.inject('/contact-us');
    expect(page['content-security-policy']).toContain('frame-src https://maps.example');
  }
});

test('what changed while a process could not hear is shown when it hears again', async () => {
  const { id } = await makeProduct(shop, { price: 1234 });
  const change = async () => {
    const admin = new pg.Client({ connectionString: inject('postgresAdminUrl') });
    await admin.connect();
    await admin.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'naap-pubsub' and datname = $1",
      [new URL(String(shop.config.databaseUrl)).pathname.slice(1)],
    );
    await shop.deps.db.update(products).set({ price: 4321 }).where(eq(products.id, id));
    await admin.end();
  };
  await expectChange(`/product?id=${id}`, '1,234', change, '4,321');
});

test('what nobody sees expires no page', async () => {
  const { id } = await makeProduct(shop, { stock: 500 });
  const heard: (string | undefined)[] = [];
  const stop = shop.deps.pubsub.subscribeAll('page:', (topic) => heard.push(topic));
  const expireTailor = () => shop.deps.db.update(tailors).set({ active: true }).where(eq(tailors.id, 458));
  // Changes are heard in the order of their commits, so this comes after those of earlier tests.
  await expireTailor();
  await expect.poll(() => heard.at(-1)).toBe('page:tailor:458');
  heard.length = 0;
  await shop.deps.db.update(variants).set({ stock: 499 }).where(eq(variants.productId, id));
  await shop.deps.db.update(products).set({ sold: 7 }).where(eq(products.id, id));
  await expireTailor();
  await expect.poll(() => heard).toEqual(['page:tailor:458']);
  stop();
});

describe('the server knows what a page is made of', () => {
  test.each([
    ['/', ['reviews', 'settings']],
    ['/brands', ['brands', 'settings']],
    ['/brands/BRAND', ['brands', 'products', 'settings']],
    ['/culture', ['products', 'settings']],
    ['/culture_by_tailor', ['products', 'settings']],
    ['/cutome_tailoring', ['settings', 'tailor:458', 'tailors']],
    ['/tailors/TAILOR', ['settings', 'tailor:TAILOR']],
    ['/search?q=kurta', ['brands', 'products', 'settings', 'tailors']],
    ['/product?id=PRODUCT', ['brands', 'product:PRODUCT', 'settings']],
    ['/login', ['process', 'settings']],
    ['/cart', ['settings']],
    ['/terms', ['content', 'settings']],
    ['/help', ['content', 'settings']],
    ['/book-tailor', ['settings']],
  ])('%s', async (url, sources) => {
    const { id, brandId } = await makeProduct(shop);
    const tailor = await makeTailor(shop);
    const named = (text: string) =>
      text
        .replace('PRODUCT', String(id))
        .replace('BRAND', String(brandId))
        .replace('TAILOR', String(tailor.id));
    const { app } = processes[0] as (typeof processes)[0];
    const build = await productionBuild({ register: async () => undefined } as never);
    const visitor = { id: 'x', ip: '127.0.0.1', headers: {}, log } as unknown as FastifyRequest;
    const page = await renderPage(app, build, await build.pageAt(named(url)), visitor, shop.config);
    expect(page.status).toBe(200);
    expect([...(page.sources ?? ['unknown'])].toSorted()).toEqual(sources.map(named));
  });

  test('/order_tracking, which changes without an announcement, is at most five seconds old', async () => {
    const { app } = processes[0] as (typeof processes)[0];
    const build = await productionBuild({ register: async () => undefined } as never);
    const visitor = { id: 'x', ip: '127.0.0.1', headers: {}, log } as unknown as FastifyRequest;
    const key = await build.pageAt('/order_tracking?number=NP-ZZZZZZZZZZ');
    expect((await renderPage(app, build, key, visitor, shop.config)).sources).toBeUndefined();
  });
});
