import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { readCsv } from '../../../contract/csv.ts';
import { addressOf } from '../../../contract/paths.ts';
import type { CustomerLine } from '../../../contract/staff-customers.ts';
import { testApp } from '../../../test/app.ts';
import { makeAddress, makeMeasurement, type SignedUp, signUp } from '../../../test/factories.ts';
import { makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { users } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';

const shop = testApp();

let agent: SignedUp;
beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

const list = async (query: Record<string, unknown>) => {
  const response = await shop.app.inject({
    url: addressOf('GET /api/staff/customers/', {}, query),
    headers: agent.headers,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json() as { count: number; next: string | null; results: CustomerLine[] };
};
const found = async (search: string) => (await list({ search })).results.map(({ username }) => username);
const read = (id: number, by = agent) =>
  shop.app.inject({ url: addressOf('GET /api/staff/customers/{id}/', { id }), headers: by.headers });
const measurementsOf = (id: number) =>
  shop.app.inject({
    url: addressOf('GET /api/staff/customers/{id}/measurements/', { id }),
    headers: agent.headers,
  });
const note = (id: number, text: string) =>
  shop.app.inject({
    method: 'POST',
    url: addressOf('POST /api/staff/customers/{id}/notes/', { id }),
    headers: agent.headers,
    payload: { text },
  });
const looks = (id: number) => shop.deps.db.select().from(auditEntries).where(eq(auditEntries.userId, id));

/** The rows of the export, as objects by column name. */
async function exported(filters: Record<string, string>, by = agent): Promise<Record<string, string>[]> {
  const { body } = await shop.app.inject({
    method: 'POST',
    url: '/api/exports/',
    headers: by.headers,
    payload: { kind: 'customers', filters },
  });
  const [header = [], ...rows] = readCsv(body) ?? [];
  return rows.map((row) => Object.fromEntries(header.map((name, place) => [name, row[place] ?? ''])));
}

describe('the export of customers (people-14)', () => {
  test('takes search and filter of the list, oldest first, and holds no measurements', async () => {
    const [first, second, third] = [
      await signUp(shop, { firstName: 'Zubaida', lastName: 'Exportable', phoneNumber: '+923331112223' }),
      await signUp(shop, { lastName: 'Exportable' }),
      await signUp(shop, { lastName: 'Exportable' }),
    ];
    await shop.deps.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, third.id));
    const rows = await exported({ search: 'exportable', blocked: '' });
    expect(rows.map(({ Username }) => Username)).toEqual(
      [first, second, third].map(({ username }) => username),
    );
    expect(rows[0]).toMatchObject({
      'First name': 'Zubaida',
      Phone: '+923331112223',
      Orders: '0',
      Blocked: '',
    });
    expect(Object.keys(rows[0] ?? {})).toEqual([
      ...['Customer', 'Username', 'First name', 'Last name', 'E-mail', 'Phone', 'Orders', 'Since', 'Blocked'],
    ]);
    const blocked = await exported({ search: 'exportable', blocked: 'true' });
    expect(blocked.map(({ Username }) => Username)).toEqual([third.username]);
  });

  test('is recorded', async () => {
    const by = await signUp(shop, { userType: 'admin' });
    await exported({ search: 'nobody-of-this-name' }, by);
    const entries = await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, by.id));
    expect(entries.map(({ action }) => action)).toEqual(['transfers.export-started']);
    expect(entries[0]?.data).toMatchObject({ kind: 'customers', search: 'nobody-of-this-name' });
  });
});

describe('the list of customers (people-13)', () => {
  test('is found by part of the name, username, e-mail address and number, as typed at home too', async () => {
    const { username } = await signUp(shop, {
      firstName: 'Mehwish',
      lastName: 'Qureshi-Baig',
      phoneNumber: '+923337654321',
    });
    for (const search of ['mehw', 'QURESHI-b', 'baig mehwish', username.slice(0, -1), `${username}@mail`])
      expect(await found(search), search).toContain(username);
    for (const number of ['0333 7654321', '+92 333 7654321', '7654321'])
      expect(await found(number), number).toEqual([username]);
    expect(await found('100%_mehwish')).toEqual([]);
  });

  test('counts the orders of each', async () => {
    const one = await signUp(shop, { lastName: 'Countable' });
    const product = await makeProduct(shop);
    await makeShopOrder(shop, one, product);
    await makeShopOrder(shop, one, product);
    await signUp(shop, { lastName: 'Countable' });
    const { results } = await list({ search: 'countable', sort: 'joined' });
    expect(results.map(({ orders }) => orders)).toEqual([2, 0]);
    expect((await read(one.id)).json()).toMatchObject({ orders: 2, newest_orders: [{}, {}] });
  });

  test('leaves out everybody who is not a customer', async () => {
    const tailor = await signUp(shop, { userType: 'tailor', firstName: 'Unmistakable' });
    expect(await found('unmistakable')).toEqual([]);
    expect((await read(tailor.id)).statusCode).toBe(404);
  });

  test('is sorted by day and by name, in pages both ways', async () => {
    for (let person = 0; person < 3; person += 1) await signUp(shop, { lastName: 'Paging' });
    const first = await list({ search: 'paging', sort: 'name', size: 2 });
    const second = await list({ search: 'paging', sort: 'name', size: 2, after: first.next });
    const names = [...first.results, ...second.results].map(({ username }) => username);
    expect(names).toEqual([...names].sort());
    expect(names.length).toBe(3);
    const newest = await list({ search: 'paging' });
    const days = newest.results.map(({ joined_at }) => joined_at);
    expect(days).toEqual([...days].sort().reverse());
    expect(newest.count).toBe(3);
  });

  test('finds the blocked', async () => {
    const { username } = await signUp(shop, { lastName: 'Barred', blockedAt: new Date() });
    await signUp(shop, { lastName: 'Barred' });
    const names = async (blocked: boolean) =>
      (await list({ search: 'barred', blocked })).results.map((line) => line.username);
    expect(await names(true)).toEqual([username]);
    expect(await names(false)).not.toContain(username);
  });

  test('refuses another page than its own', async () => {
    const url = addressOf('GET /api/staff/customers/', {}, { after: 'nonsense' });
    expect(Object.keys((await shop.app.inject({ url, headers: agent.headers })).json())).toEqual(['after']);
  });
});

describe('a customer', () => {
  test('is read with addresses, orders and notes', async () => {
    const customer = await signUp(shop, { firstName: 'Ayesha', lastName: 'Khan' });
    await makeAddress(shop, customer);
    await makeMeasurement(shop, customer);
    const response = await read(customer.id);
    expect(response.json()).toMatchObject({
      id: customer.id,
      name: 'Ayesha Khan',
      email_confirmed: true,
      orders: 0,
      newest_orders: [],
      measurement_records: 1,
      addresses: [{ is_default: true }],
      notes: [],
      has_conversation: false,
      blocked_at: null,
      blocked_reason: null,
    });
    expect(await looks(customer.id)).toEqual([]);
  });

  test("'s measurements are shown, and each look is recorded: who, whose, when (people-9)", async () => {
    const customer = await signUp(shop);
    const record = await makeMeasurement(shop, customer);
    expect((await measurementsOf(customer.id)).json()).toMatchObject([{ id: record.id }]);
    await measurementsOf(customer.id);
    expect(await looks(customer.id)).toMatchObject([
      { actorId: agent.id, action: 'customers.measurements-read', subjectId: String(customer.id) },
      { actorId: agent.id, action: 'customers.measurements-read' },
    ]);
    expect((await measurementsOf(999_999)).statusCode).toBe(404);
  });

  test('has notes for staff, newest first, without card numbers', async () => {
    const customer = await signUp(shop);
    expect((await note(customer.id, 'Prefers calls in the evening')).statusCode).toBe(201);
    await note(customer.id, 'Moved to Lahore');
    expect((await read(customer.id)).json().notes).toMatchObject([
      { text: 'Moved to Lahore', author: agent.username },
      { text: 'Prefers calls in the evening' },
    ]);
    expect(Object.keys((await note(customer.id, '')).json())).toEqual(['text']);
    expect(Object.keys((await note(customer.id, 'Card 4242 4242 4242 4242')).json())).toEqual(['text']);
    expect((await note(999_999, 'Nobody')).statusCode).toBe(404);
  });

  test('is not read by other customers, tailors and brands', async () => {
    const customer = await signUp(shop);
    for (const userType of ['customer', 'tailor', 'brand'] as const)
      expect((await read(customer.id, await signUp(shop, { userType }))).statusCode).toBe(403);
  });
});
