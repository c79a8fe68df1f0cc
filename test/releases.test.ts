import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { matchRoutes, type RouteObject } from 'react-router';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { addDays, dayInKarachi } from '../contract/dates.ts';
import { documentName } from '../contract/document-names.ts';
import { buildApp } from '../server/app.ts';
import { restore } from '../server/backup/restore.ts';
import { readConfig } from '../server/config.ts';
import { isMigrated } from '../server/db/migrate.ts';
import { users } from '../server/db/schema/accounts.ts';
import { mails } from '../server/db/schema/service.ts';
import { realDeps } from '../server/deps.ts';
import { MailBodies } from '../server/infra/mail/mail-body.ts';
import { DiskStorage } from '../server/infra/storage/disk-storage.ts';
import { countCash } from '../server/modules/couriers/entry-service.ts';
import { countGoods } from '../server/modules/earnings/entry-service.ts';
import { enterPastCash } from '../server/modules/shop/payments/cash-service.ts';
import { verifyData } from '../server/modules/system/verification-service.ts';
import routes from '../web/routes.ts';
import { testApp } from './app.ts';
import { catalogueOfSchema } from './catalogue-of-schema.ts';
import { createDatabase, dropDatabase } from './databases.ts';
import { bearer, jpeg, multipart } from './factories.ts';

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
let released: Awaited<ReturnType<typeof upgraded>>;
let answers: Answers;
/** The demo customer's. */
let headers: { authorization: string };

beforeAll(async () => {
  answers = JSON.parse(await readFile(new URL(`${tag}.json`, RELEASES), 'utf8'));
  released = await upgraded();
  const { deps } = released;
  const [customer] = await deps.db.select().from(users).where(eq(users.email, answers.email));
  headers = bearer(await deps.accessTokens.sign({ id: customer?.id ?? 0, role: 'customer', sessionId: 1 }));
}, 60_000);

afterAll(async () => {
  await released?.close();
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
  const log = pino({ level: 'error' });
  const deps = await realDeps(config, url.href, log);
  await deps.jobs.start();
  const app = await buildApp(deps, { pages: false, log });
  const close = async () => {
    await app.close();
    await deps.jobs.stop();
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
  const { bodies, invoices } = answers;
  const { app, deps } = released;
  expect(await isMigrated(deps.db)).toBe(true);
  expect(await catalogueOfSchema(deps.db)).toEqual(await catalogueOfSchema(fresh.deps.db));
  // As every start does (earnings-11, couriers-1).
  expect(await countGoods(deps.db)).toBeGreaterThan(0);
  expect(await countCash(deps.db)).toBeGreaterThan(0);
  await enterPastCash(deps.db);
  expect(await verifyData(deps.db)).toEqual([]);
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
}, 60_000);

describe(`a link that ${tag} mailed still works`, () => {
  /** Of 32 random bytes, as every token in a mail. */
  const TOKEN = 'q0Xo1bT9n3u7Jc5yLr2VhA8sKd4wZe6PfGmQiUxNtYE';
  const post = (url: string, payload: object) => released.app.inject({ method: 'POST', url, payload });

  test('of a page', () => {
    const tree = toObjects(routes as RouteNode[]);
    const found = PAGES.filter((path) => {
      const last = matchRoutes(tree, path)?.at(-1)?.route;
      return last && last.path !== '*';
    });
    expect(found).toEqual(PAGES);
  });

  test("to confirm a guest's order, which is tracked then", async () => {
    const { app, deps } = released;
    const [mail] = await deps.db.select().from(mails).where(eq(mails.kind, 'shop.confirm-order'));
    const { text } = new MailBodies(deps.config.jwtSecret).open(mail?.body ?? Buffer.alloc(0));
    const link = new URL(/http:\S+/.exec(text)?.[0] ?? '');
    expect(link.pathname).toBe('/confirm-order');
    const [number = ''] = /NP-\w{10}/.exec(text) ?? [];
    // The dump is older than the day in which an order can be confirmed.
    await deps.db.execute(sql`update orders set order_date = now() where tracking_id = ${number}`);
    const confirmed = await post('/api/shop/orders/confirm/', { token: link.searchParams.get('token') });
    expect([confirmed.statusCode, confirmed.json().tracking_id]).toEqual([200, number]);
    const tracked = await app.inject(`/tailor_module/order-tracking/${number}/`);
    expect(tracked.statusCode).toBe(200);
    expect(missingIn(tracked.json(), answers.bodies[`/tailor_module/order-tracking/${number}/`])).toEqual([]);
  });

  test('to set a password', async () => {
    await released.deps.db.execute(sql`insert into password_resets (user_id, token_hash, expires_at)
      select id, sha256(${TOKEN}::bytea), now() + interval '1 hour' from users where user_type = 'tailor' limit 1`);
    const password = 'a needle in the haystack';
    const set = await post('/auth/reset-password/', { token: TOKEN, password });
    expect(set.statusCode, set.body).toBe(200);
    expect((await post('/auth/reset-password/', { token: TOKEN, password })).statusCode).toBe(400);
  });

  test('to confirm an e-mail address', async () => {
    await released.deps.db.execute(sql`insert into email_links (user_id, purpose, email, token_hash, expires_at)
      select id, 'prove', email, sha256(${TOKEN}::bytea), now() + interval '1 day' from users
      where email = ${answers.email}`);
    const proven = await post('/auth/email/confirm/', { token: TOKEN });
    expect(proven.statusCode, proven.body).toBe(200);
  });

  test('to leave the newsletter, and a topic of mail', async () => {
    const { deps } = released;
    const leave = 'Ew33LuJDrpgQxl4yAMpJghejUYtYhDmMs6tHFE2_UOY';
    await deps.db.execute(sql`update subscribers set unsubscribe_hash = sha256(${leave}::bytea)
      where email = 'amna.tariq@mail.example'`);
    expect((await post(`/api/newsletter/unsubscribe/?token=${leave}`, {})).statusCode).toBe(200);
    const [left] = (
      await deps.db.execute(
        sql`select unsubscribed_at from subscribers where email = 'amna.tariq@mail.example'`,
      )
    ).rows;
    expect(left?.unsubscribed_at).not.toBeNull();
    const topic = '1001.progress.J7I4b8CYk2cu6RkyFBj7npMGWBScbRD7DNrpPxHVXno';
    const without = await post(`/api/notifications/unsubscribe/?token=${topic}`, {});
    expect([without.statusCode, without.json()]).toEqual([200, { topic: 'progress' }]);
  });

  test('to a picture, and a document of an order', async () => {
    const { app, deps } = released;
    const key = 'a'.repeat(32);
    await deps.storage.put(key, Buffer.from('cloth'), 'image/webp');
    await deps.db.execute(sql`insert into files (key, media_type, bytes, width, height)
      values (${key}, 'image/webp', 5, 1, 1)`);
    const signature = 'ue3Ni1P2VIqLWrCO-7ZHky40okY1mTPePjQ0OPpB8KA';
    const opened = await app.inject(`/files/${key}?expires=4102444800&signature=${signature}`);
    expect([opened.statusCode, opened.body]).toEqual([200, 'cloth']);
    const [document] = (
      await deps.db.execute(sql`select order_id, number from documents join orders on orders.id = documents.order_id
        where customer_id = 1001 and documents.kind = 'INVOICE' order by number limit 1`)
    ).rows;
    const paper = await app.inject({
      url: `/api/orders/${document?.order_id}/documents/${documentName('INVOICE', Number(document?.number))}/`,
      headers,
    });
    expect([paper.statusCode, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  });
});

test(`a client of ${tag} places, changes, confirms, lists and tracks orders by the specified calls`, async () => {
  const { app } = released;
  const send = (
    method: 'POST' | 'PUT' | 'PATCH',
    url: string,
    body: ReturnType<typeof multipart> | object,
  ) => {
    const form = 'payload' in body ? body : { payload: body, headers: {} };
    const key = { 'idempotency-key': randomUUID() };
    return app.inject({
      method,
      url,
      payload: form.payload,
      headers: { ...form.headers, ...headers, ...key },
    });
  };
  const get = (url: string) => app.inject({ url, headers });
  const before = (path: string) => answers.bodies[path] ?? {};
  const list = before('/tailor_module/single-orders/all/');
  const [listed] = list.results as { id: number; tracking_id: string }[];
  const read = before(`/tailor_module/single-order/${listed?.id}/`);

  const placed = await send(
    'POST',
    '/tailor_module/single-order/create/',
    multipart(FORM, { dress_design: await jpeg() }),
  );
  expect(placed.statusCode, placed.body).toBe(201);
  const { id, tracking_id } = placed.json();
  expect(missingIn(placed.json(), { ...read, events: undefined })).toEqual([]);

  const changed = await send('PUT', `/api/orders/${id}/`, multipart({ ...FORM, description: 'Two pockets' }));
  expect([changed.statusCode, changed.json().description]).toEqual([200, 'Two pockets']);
  expect(missingIn(changed.json(), read)).toEqual([]);

  const { total_bill: total, expected_delivery_date } = changed.json();
  const agreed = { total, expected_delivery_date };
  const confirmed = await send('PATCH', `/tailor_module/single-order/${id}/checkout/`, agreed);
  expect([confirmed.statusCode, confirmed.json().status]).toEqual([200, 'CONFIRMED']);

  const shown = await get('/tailor_module/single-orders/all/');
  expect(missingIn(shown.json(), list)).toEqual([]);
  expect(shown.json().results[0]).toMatchObject({ id, tracking_id, status: 'CONFIRMED' });
  const invoice = await get(`/tailor_module/single-order/invoice/${id}/`);
  expect([invoice.statusCode, invoice.headers['content-type']]).toEqual([200, 'application/pdf']);
  const tracked = await app.inject(`/tailor_module/order-tracking/${tracking_id}/`);
  expect(missingIn(tracked.json(), before(`/tailor_module/order-tracking/${listed?.tracking_id}/`))).toEqual(
    [],
  );

  const day = addDays(dayInKarachi(), 40);
  const shoes = await send(
    'POST',
    '/tailor_module/single-order/create/',
    multipart({ ...SHOES, expected_delivery_date: day }),
  );
  expect([shoes.statusCode, shoes.json().item_type], shoes.body).toEqual([201, 'shoes']);
  const many = await send('POST', '/tailor_module/bulk-order/create/', {
    ...MANY,
    expected_delivery_date: day,
  });
  expect([many.statusCode, many.json().number_of_pieces], many.body).toEqual([201, 12]);
  const asked = await get('/user_module/bulk-order/sepcific-user/list/');
  expect(asked.json().data[0]).toMatchObject({ id: many.json().id, item_type: 'Waistcoat' });
});

/** The book-tailor form. */
const FORM = {
  ...{ dress_type: 'Kurta', fabric_type: 'Cotton', description: 'Ban collar', measurement_source: 'STORE' },
  ...{ is_contact_same_as_register: true, delivery_type: 'NORMAL', is_requested_sample: false },
  ...{ payment_type: 'COD', pickup: 'BY_OWN', delivery: 'BY_OWN' },
};

/** The wizard of /order_placement, which says nothing about the way of cloth and garment. */
const SHOES = {
  ...{ item_type: 'shoes', gender: 'male', additional_notes: '', contact_number: '0321 4567890' },
  ...{ email: 'amna@mail.example', is_contact_same_as_register: false, shoe_size: 42 },
};

const MANY = {
  ...{ item_type: 'Waistcoat', number_of_pieces: 12, additional_notes: '' },
  ...{ is_contact_same_as_register: true, is_requested_sample: false },
};

/** Where the mails and the printed papers of 1.0.0 lead to. */
const PAGES = [
  ...['/confirm-order', '/order_tracking', '/checkout', '/orders', '/profile', '/chat', '/tailors/1'],
  ...['/reset-password', '/forgot-password', '/confirm-email', '/undo-email-change', '/connect-sign-in'],
  ...['/keep-account', '/newsletter/confirm', '/newsletter/unsubscribe', '/notifications/unsubscribe'],
  ...['/become-a-tailor', '/become-a-tailor/application', '/workshop', '/workshop/orders/1'],
  ...['/workshop/shipments/1', '/admin/orders/1', '/admin/chat/1', '/admin/applications/1', '/admin/inbox/1'],
];

interface RouteNode {
  path?: string;
  index?: boolean;
  children?: RouteNode[];
}

function toObjects(nodes: readonly RouteNode[]): RouteObject[] {
  return nodes.map(({ path, index, children }) =>
    index ? { index } : { ...(path !== undefined && { path }), children: toObjects(children ?? []) },
  );
}

/** The paths of `before` that are absent in `now`, or have another type. */
function missingIn(now: unknown, before: unknown, path = ''): string[] {
  if (before === null || before === undefined || now === null) return [];
  if (Array.isArray(before)) {
    if (!Array.isArray(now)) return [path];
    return before.length > 0 && now.length > 0 ? missingIn(now[0], before[0], `${path}[0]`) : [];
  }
  if (typeof before !== typeof now) return [path];
  if (typeof before !== 'object') return [];
  return Object.entries(before).flatMap(([key, value]) =>
    missingIn((now as Record<string, unknown>)[key], value, `${path}.${key}`),
  );
}
