import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_SAVED_VIEWS } from '../../../contract/constants/lists.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { savedViews } from '../../db/schema/backoffice.ts';

const shop = testApp({ JOBS: 'false' });
let agent: SignedUp;

beforeAll(async () => {
  agent = await signUp(shop, { userType: 'support' });
});

function save(body: object, by = agent) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/staff/views/',
    headers: by.headers,
    payload: { list: 'orders', ...body },
  });
}

async function views(list: string, by = agent) {
  const url = `/api/staff/views/?list=${list}`;
  return (await shop.app.inject({ url, headers: by.headers })).json();
}

function remove(id: number, by = agent) {
  return shop.app.inject({ method: 'DELETE', url: `/api/staff/views/${id}/`, headers: by.headers });
}

describe('saved views (lists-3)', () => {
  test('belong to a person and a list, and are replaced by name', async () => {
    const saved = await save({ name: 'Late in Lahore', query: 'late=true' });
    expect([saved.statusCode, saved.json()]).toEqual([
      201,
      { id: expect.any(Number), name: 'Late in Lahore', query: 'late=true' },
    ]);
    const { id } = saved.json();
    await save({ name: 'Late in Lahore', query: 'late=true&city=Lahore' });
    await save({ name: 'Bulk', query: 'kind=bulk' });
    await save({ list: 'customers', name: 'New', query: '' });
    expect(await views('orders')).toEqual([
      { id: expect.any(Number), name: 'Bulk', query: 'kind=bulk' },
      { id, name: 'Late in Lahore', query: 'late=true&city=Lahore' },
    ]);
    const other = await signUp(shop, { userType: 'admin' });
    expect(await views('orders', other)).toEqual([]);
    expect((await remove(id, other)).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(204);
    expect((await remove(id)).statusCode).toBe(404);
    expect(await views('orders')).toHaveLength(1);
  });

  test.each([
    [{ name: ' ', query: '' }, 'name'],
    [{ name: 'x'.repeat(61), query: '' }, 'name'],
    [{ name: 'x', query: 'x'.repeat(1001) }, 'query'],
    [{ name: 'x', query: '', list: '../x' }, 'list'],
  ])('refuses %o', async (body, field) => {
    const response = await save(body);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
  });

  test('are limited in number', async () => {
    const one = await signUp(shop, { userType: 'support' });
    const made = Array.from({ length: MAX_SAVED_VIEWS }, (_, index) => ({
      userId: one.id,
      list: 'orders',
      name: `View ${index}`,
      query: '',
    }));
    await shop.deps.db.insert(savedViews).values(made);
    const response = await save({ name: 'One more', query: '' }, one);
    expect([response.statusCode, response.json().code]).toEqual([409, 'lists.too_many_views']);
    expect((await save({ name: 'View 3', query: 'late=true' }, one)).statusCode).toBe(201);
    expect(await views('orders', one)).toHaveLength(MAX_SAVED_VIEWS);
  });

  test('are for staff alone', async () => {
    const customer = await signUp(shop);
    expect((await save({ name: 'x', query: '' }, customer)).statusCode).toBe(403);
    expect((await remove(1, customer)).statusCode).toBe(403);
    expect((await shop.app.inject(`/api/staff/views/?list=orders`)).statusCode).toBe(401);
  });
});
