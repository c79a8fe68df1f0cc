import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { MAX_EXPORTS_PER_DAY } from '../../../contract/constants/accounts.ts';
import { testApp } from '../../../test/app.ts';
import {
  jpeg,
  makeAddress,
  makeMeasurement,
  multipart,
  type SignedUp,
  signUp,
} from '../../../test/factories.ts';
import { makeProduct } from '../../../test/factories-shop.ts';
import { cardToken, orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { unzip } from '../../../test/zip.ts';
import { users } from '../../db/schema/accounts.ts';
import { garments } from '../../db/schema/garments.ts';
import { dataExports } from '../../db/schema/privacy.ts';
import { finishedMeasures } from '../../db/schema/workshop.ts';
import type { ExportEntry } from '../../infra/data-export/entries.ts';
import { zipOf } from '../../infra/data-export/zip.ts';
import { capture } from '../shop/payments/capture-service.ts';
import { purgeOldExports } from './export-service.ts';

const shop = testApp({ JOBS: 'false' });

const request = (who?: SignedUp) =>
  shop.app.inject({ method: 'POST', url: '/auth/export/', ...(who ? { headers: who.headers } : {}) });

/** The export is marked as ended shortly after its last byte. */
async function untilEnded(who: SignedUp): Promise<void> {
  const running = and(
    eq(dataExports.userId, who.id),
    isNotNull(dataExports.startedAt),
    isNull(dataExports.endedAt),
  );
  await expect.poll(() => shop.deps.db.$count(dataExports, running)).toBe(0);
}

async function linkFor(who: SignedUp): Promise<string> {
  const response = await request(who);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().url;
}

async function copyOf(who: SignedUp): Promise<Map<string, Buffer>> {
  const response = await shop.app.inject(await linkFor(who));
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="account-data-[\d-]+\.zip"$/,
  );
  return unzip(response.rawPayload);
}

const json = (files: Map<string, Buffer>, path: string) => JSON.parse(String(files.get(path)));

async function placeOrders(who: SignedUp) {
  const kurta = await makeProduct(shop, { name: 'Ajrak Kurta' });
  const card = { payment_method: 'creditCard', payment_token: await cardToken(shop), save_card: true };
  const goods = orderForm([{ product: kurta, variant: kurta.variants[0] }], card);
  const { id } = (await sendOrder(shop, goods, { by: who })).json();
  await capture(shop.deps, id);
  const form = multipart(
    {
      dress_type: 'Shalwar_Kameez',
      fabric_type: 'Cotton',
      measurement_source: 'STORE',
      is_contact_same_as_register: 'true',
      payment_type: 'COD',
      delivery_type: 'NORMAL',
      pickup: 'BY_OWN',
      delivery: 'BY_OWN',
      needed_by: '2027-09-30',
      occasion: 'SCHOOL',
    },
    { dress_design: await jpeg() },
  );
  const stitched = await shop.app.inject({
    method: 'POST',
    url: '/tailor_module/single-order/create/',
    payload: form.payload,
    headers: { ...form.headers, ...who.headers },
  });
  expect(stitched.statusCode, stitched.body).toBe(201);
  return { kurta, stitched: stitched.json() };
}

describe('the copy of all data (accounts-17)', () => {
  test('of a new account is complete and says so', async () => {
    const who = await signUp(shop);
    const files = await copyOf(who);
    expect([...files.keys()]).toEqual([
      'README.txt',
      'profile.json',
      'sign-in-ways.json',
      'devices.json',
      'addresses.json',
      'saved-cards.json',
      'measurements.json',
      'stitched-orders.json',
      'bulk-orders.json',
      'shop-orders.json',
      'returns.json',
      'refund-accounts.json',
      'credit.json',
      'reviews.json',
      'wishlist.json',
      'preferences.json',
      'notifications.json',
      'mail-settings.json',
      'newsletter.json',
      'chat.json',
      'guest-orders.json',
      'finished-measures.json',
      'samples.json',
      'fit.json',
      'messages.json',
      'notes.json',
      'access.json',
      'email-links.json',
      'mails.json',
      'phones.json',
      'couriers.json',
    ]);
    expect(json(files, 'profile.json')).toMatchObject({ username: who.username, email: who.email });
    expect(json(files, 'shop-orders.json')).toEqual([]);
    for (const path of [...files.keys()].filter((name) => name.endsWith('.json'))) {
      expect(String(files.get('README.txt'))).toContain(`${path}: `);
    }
  });

  test('explains its files in the language of the account', async () => {
    const who = await signUp(shop);
    await shop.deps.db.update(users).set({ locale: 'ur' }).where(eq(users.email, who.email));
    expect(String((await copyOf(who)).get('README.txt'))).toContain('wishlist.json: آپ کی پسند');
  });

  test('holds everything of this customer, and nothing of another', async () => {
    const [who, other] = [await signUp(shop), await signUp(shop)];
    for (const person of [who, other]) {
      await makeMeasurement(shop, person, { label: `Of ${person.username}` });
      await makeAddress(shop, person);
    }
    const { kurta, stitched } = await placeOrders(who);
    await placeOrders(other);
    await shop.app.inject({
      method: 'POST',
      url: '/user_module/wishlist/',
      headers: who.headers,
      payload: { products: [kurta.id] },
    });
    const files = await copyOf(who);
    expect(json(files, 'measurements.json')).toMatchObject([
      { label: `Of ${who.username}`, versions: [{ version: 1 }] },
    ]);
    expect(json(files, 'addresses.json')).toHaveLength(1);
    expect(json(files, 'saved-cards.json')).toMatchObject([{ brand: 'Visa', last4: '4242' }]);
    expect(json(files, 'stitched-orders.json')).toMatchObject([
      { id: stitched.id, needed_by: '2027-09-30', occasion: 'SCHOOL', events: [{}] },
    ]);
    expect(json(files, 'shop-orders.json')).toMatchObject([
      { parts: [{ items: [{ name: 'Ajrak Kurta' }] }] },
    ]);
    expect(json(files, 'wishlist.json')).toMatchObject([{ id: kurta.id }]);
    const [invoice] = [...files].filter(([path]) => path.startsWith('documents/'));
    expect(invoice?.[1].toString('latin1', 0, 5)).toBe('%PDF-');
    const pictures = [...files.keys()].filter((path) => path.startsWith('pictures/'));
    expect(pictures).toHaveLength(1);
    const [key] = String(pictures[0]).split('/')[1]?.split('.') ?? [];
    expect(json(files, 'stitched-orders.json')[0].dress_design).toContain(key);
    const text = [...files.values()].map(String).join('');
    expect(text).not.toContain(other.username);
    expect(text).not.toMatch(/argon2|token_hash|sandbox_card_/);
  });

  test('has what finished garments measure, but not of a person who gave measures by a link', async () => {
    const who = await signUp(shop);
    await makeMeasurement(shop, who);
    const [{ stitched: own }, { stitched: asked }] = [await placeOrders(who), await placeOrders(who)];
    const measurementFrom = { name: 'Amna', age_group: 'adult' as const, gender: 'female' as const };
    const unit = 'cm' as const;
    const further = { position: 2, finished: { unit, values: { chest: 901 }, measured_at: '2026-11-01' } };
    for (const { id } of [own, asked]) {
      await shop.deps.db.insert(finishedMeasures).values({ orderId: id, unit, values: { chest: 900 } });
      await shop.deps.db.insert(garments).values({ ...further, orderId: id });
    }
    const ofAsked = eq(garments.orderId, asked.id);
    await shop.deps.db.update(garments).set({ measurementFrom }).where(ofAsked);
    expect(json(await copyOf(who), 'finished-measures.json')).toMatchObject([
      { order: own.id, millimetres: { chest: 900 } },
      { order: own.id, millimetres: { chest: 901 } },
    ]);
  });

  test('comes in more than one page of orders', async () => {
    const who = await signUp(shop);
    const cap = await makeProduct(shop, { stock: 99 });
    for (let count = 0; count < 11; count += 1) {
      const response = await sendOrder(shop, orderForm([{ product: cap, variant: cap.variants[0] }]), {
        by: who,
      });
      expect(response.statusCode, response.body).toBe(201);
    }
    expect(json(await copyOf(who), 'shop-orders.json')).toHaveLength(11);
  });

  test('needs a session; its link works once, and for five minutes', async () => {
    expect((await request()).statusCode).toBe(401);
    const who = await signUp(shop);
    const link = await linkFor(who);
    expect((await shop.app.inject(link)).statusCode).toBe(200);
    await untilEnded(who);
    const late = await linkFor(who);
    await shop.deps.db
      .update(dataExports)
      .set({ createdAt: new Date(Date.now() - 5 * 60_000 - 1000) })
      .where(eq(dataExports.userId, who.id));
    for (const useless of [link, late, '/auth/export/?token=nonsense']) {
      const response = await shop.app.inject(useless);
      expect([response.statusCode, response.json().code]).toEqual([404, 'privacy.export_link_invalid']);
    }
    expect((await shop.app.inject('/auth/export/')).json()).toHaveProperty('token');
  });

  test('runs once at a time for a person, also by two links, and five times a day', async () => {
    const who = await signUp(shop);
    const links = [await linkFor(who), await linkFor(who)];
    await shop.deps.db
      .insert(dataExports)
      .values({ userId: who.id, tokenHash: Buffer.from(who.username), startedAt: new Date() });
    expect([(await request(who)).statusCode, (await request(who)).json().code]).toEqual([
      409,
      'privacy.export_running',
    ]);
    for (const link of links) expect((await shop.app.inject(link)).statusCode).toBe(409);
    expect((await request(await signUp(shop))).statusCode).toBe(201);
    const isTheirs = eq(dataExports.userId, who.id);
    // Simulates an export that a crash interrupted.
    await shop.deps.db
      .update(dataExports)
      .set({ startedAt: new Date(Date.now() - 31 * 60_000) })
      .where(eq(dataExports.tokenHash, Buffer.from(who.username)));
    expect((await request(who)).statusCode).toBe(201);
    await shop.deps.db
      .update(dataExports)
      .set({ startedAt: new Date(), endedAt: new Date() })
      .where(isTheirs);
    const link = await linkFor(who);
    await shop.deps.db.insert(dataExports).values(
      Array.from({ length: MAX_EXPORTS_PER_DAY }, (_, index) => ({
        userId: who.id,
        tokenHash: Buffer.from(`${who.username} ${index}`),
        startedAt: new Date(),
        endedAt: new Date(),
      })),
    );
    const refused = await request(who);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'privacy.too_many_exports']);
    expect((await shop.app.inject(link)).statusCode).toBe(429);
  });

  test('leaves no trace after 30 days', async () => {
    const who = await signUp(shop);
    await copyOf(who);
    const all = () => shop.deps.db.select().from(dataExports).where(eq(dataExports.userId, who.id));
    await expect.poll(all).toMatchObject([{ endedAt: expect.any(Date) }]);
    await purgeOldExports(shop.deps.db);
    expect(await all()).toHaveLength(1);
    await shop.deps.db.update(dataExports).set({ createdAt: new Date(Date.now() - 31 * 24 * 3600_000) });
    await purgeOldExports(shop.deps.db);
    expect(await all()).toEqual([]);
  });
});

describe('the ZIP file', () => {
  const entry = (path: string, open: () => Promise<Readable>): ExportEntry => ({ path, open });

  test('reads its entries one after the other, as fast as it is read itself', async () => {
    let produced = 0;
    const large = async function* () {
      for (let piece = 0; piece < 2000; piece += 1) {
        produced += 1;
        yield Buffer.alloc(16_384, piece % 251);
      }
    };
    const opened: string[] = [];
    const zip = zipOf(
      ['a.pdf', 'b.pdf'].map((path) =>
        entry(path, async () => {
          opened.push(path);
          return Readable.from(large());
        }),
      ),
      new Date(),
    );
    const first = zip.read() ?? Buffer.alloc(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([produced < 100, opened]).toEqual([true, ['a.pdf']]);
    const files = unzip(Buffer.concat([first, await buffer(zip)]));
    expect([files.get('a.pdf')?.length, files.get('b.pdf')?.length]).toEqual([32_768_000, 32_768_000]);
  });

  test('fails with its entries, and stops them when its reader leaves', async () => {
    const broken = zipOf([entry('a.json', () => Promise.reject(new Error('lost')))], new Date());
    await expect(buffer(broken)).rejects.toThrow('lost');
    const endless = Readable.from(
      (async function* () {
        for (;;) yield Buffer.alloc(16_384);
      })(),
    );
    const left = zipOf([entry('a.pdf', async () => endless)], new Date());
    left.read();
    await new Promise((resolve) => setTimeout(resolve, 50));
    left.destroy();
    await expect.poll(() => endless.destroyed).toBe(true);
  });
});
