import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeMeasurement, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { type PlacedGarment, placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { orders } from '../../db/schema/orders.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp({ JOBS: 'false' });

const confirm = ({ id, customer }: PlacedGarment) =>
  shop.app.inject({
    method: 'PATCH',
    url: `/tailor_module/single-order/${id}/checkout/`,
    headers: customer.headers,
  });

async function newCustomer(proven: boolean): Promise<SignedUp> {
  const customer = await signUp(shop, { proven });
  await makeMeasurement(shop, customer);
  return customer;
}

const fullWeeksOf = async (tailorId: number) =>
  (await shop.deps.db.select().from(tailors).where(eq(tailors.id, tailorId)))[0]?.fullWeeks.length;

describe('open stitched orders (orders-49)', () => {
  test('of a customer with an unproven address are three, placed at once or not', async () => {
    const tailor = await signUpTailor(shop);
    const customer = await newCustomer(false);
    const place = () => placeGarment(shop, {}, { customer, tailor });
    const placed = await Promise.allSettled(Array.from({ length: 6 }, place));
    expect(placed.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await expect(place()).rejects.toThrow(
      /Until your e-mail address is confirmed you can have 3 open orders\. Open the link that we e-mailed you;.*orders\.too_many_unproven/,
    );
    const wizard = multipart({ item_type: 'shoes', gender: 'male', is_contact_same_as_register: 'true' });
    const response = await shop.app.inject({
      method: 'POST',
      url: '/tailor_module/single-order/create/',
      payload: wizard.payload,
      headers: { ...wizard.headers, ...customer.headers },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    await shop.deps.db.transaction((tx) => shop.deps.outbox.markProven(tx, customer.email));
    await place();
  });

  test('of a proven one are twenty; one that is cancelled makes room a day after it was placed', async () => {
    const tailor = await signUpTailor(shop);
    const customer = await newCustomer(true);
    const place = () => placeGarment(shop, {}, { customer, tailor });
    const first = await place();
    for (let n = 1; n < 20; n += 1) await place();
    await expect(place()).rejects.toThrow(/You have 20 open orders\..*orders\.too_many_open/);
    expect((await sendStep(shop, first.id, customer, { action: 'cancel', reason: 'Twice' })).statusCode).toBe(
      200,
    );
    await expect(place()).rejects.toThrow('orders.too_many_open');
    const yesterday = sql`now() - interval '25 hours'`;
    await shop.deps.db.update(orders).set({ orderDate: yesterday }).where(eq(orders.id, first.id));
    await place();
  });
});

describe('a tailor’s week (tailors-20)', () => {
  test('is taken by an unproven customer only once the tailor accepts', async () => {
    const tailor = await signUpTailor(shop);
    await shop.deps.db.update(tailors).set({ weeklyCapacity: 1 }).where(eq(tailors.id, tailor.tailorId));
    const stranger = await placeGarment(shop, {}, { customer: await newCustomer(false), tailor });
    expect((await confirm(stranger)).statusCode).toBe(200);
    expect(await fullWeeksOf(tailor.tailorId)).toBe(0);

    expect((await sendStep(shop, stranger.id, tailor, { action: 'accept' })).statusCode).toBe(200);
    expect(await fullWeeksOf(tailor.tailorId)).toBe(1);
    const known = await placeGarment(shop, {}, { customer: await newCustomer(true), tailor });
    expect((await confirm(known)).statusCode).toBe(200);
    expect(await fullWeeksOf(tailor.tailorId)).toBe(2);
    const [row] = await shop.deps.db.select().from(orders).where(eq(orders.id, known.id));
    expect((await sendStep(shop, known.id, tailor, { action: 'accept' })).statusCode).toBe(200);
    const [accepted] = await shop.deps.db.select().from(orders).where(eq(orders.id, known.id));
    expect(accepted?.workWeek).toBe(row?.workWeek);
  });
});

describe('a confirmation', () => {
  /** The pool's statements while `act` runs. */
  async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
    const pool = shop.deps.db.$client;
    const texts: string[] = [];
    const watched = new Map<pg.PoolClient, pg.PoolClient['query']>();
    const watch = (client: pg.PoolClient) => {
      if (watched.has(client)) return;
      const { query } = client;
      watched.set(client, query);
      const noted = (asked: string | { text: string }, ...more: unknown[]) => {
        texts.push(typeof asked === 'string' ? asked : asked.text);
        return Reflect.apply(query, client, [asked, ...more]);
      };
      Object.assign(client, { query: noted });
    };
    pool.on('acquire', watch);
    await act();
    pool.off('acquire', watch);
    for (const [client, query] of watched) Object.assign(client, { query });
    return texts;
  }

  test('takes at most 28 statements, two of them for the channels of news and one for webhooks, and none that waits for a tailor without a weekly capacity', async () => {
    const order = await placeGarment(shop);
    const texts = await statementsOf(async () => expect((await confirm(order)).statusCode).toBe(200));
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(28);
    expect(texts.filter((text) => /from "tailors".*for no key update/s.test(text))).toEqual([]);
  });

  test('of a tailor without a weekly capacity expires no page of tailors, a changed week does', async () => {
    const listener = new pg.Client({ connectionString: String(shop.config.databaseUrl) });
    await listener.connect();
    const heard: unknown[] = [];
    listener.on('notification', ({ payload }) => heard.push(payload));
    await listener.query('listen naap');
    const order = await placeGarment(shop);
    // Announcements of the placed order arrive before this response.
    await listener.query('select 1');
    heard.length = 0;
    expect((await confirm(order)).statusCode).toBe(200);
    await listener.query('select 1');
    expect(heard).not.toContain('page:tailors');

    await shop.deps.db.update(tailors).set({ weeklyCapacity: 1 }).where(eq(tailors.id, order.tailorId));
    await listener.query('select 1');
    expect(heard).toContain('page:tailors');
    await listener.end();
  });
});
