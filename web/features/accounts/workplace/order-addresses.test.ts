// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSession, signIn } from '../../../lib/session.ts';
import { ownOrderPage } from './order-addresses.ts';

const AMNA = {
  username: 'amna',
  email: 'amna@mail.example',
  phone_number: null,
  gender: null,
  profile_picture: null,
  user_type: 'customer',
  access: 'access',
  refresh: 'refresh',
} as const;

beforeEach(() => signIn(AMNA, true));

afterEach(() => {
  vi.unstubAllGlobals();
  clearSession();
});

const answering = (status: number, body: object = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));

const READERS = [
  ['tailor', undefined, '/workshop/orders/7'],
  ['support', '/admin/orders/7', undefined],
  ['admin', '/admin/orders/7', undefined],
] as const;

test.each(READERS)(
  'leads a %s from the code of a tag to their own page (orders-231)',
  async (role, sheet, admin) => {
    answering(500);
    for (const locale of ['', '/ur']) {
      expect(await ownOrderPage(`${locale}/workshop/orders/7`, role)).toBe(sheet);
      expect(await ownOrderPage(`${locale}/admin/orders/7/`, role)).toBe(admin);
    }
  },
);

test('leads the customer to the order in their list', async () => {
  answering(200, { kind: 'single' });
  for (const place of ['workshop', 'admin'])
    expect(await ownOrderPage(`/${place}/orders/7`, 'customer')).toBe('/orders?order=7');
  answering(200, { kind: 'bulk' });
  expect(await ownOrderPage('/ur/workshop/orders/7', 'customer')).toBe('/orders?tab=bulk&order=7');
});

test.each([
  ['customer', 404],
  ['brand', 403],
] as const)('is no page for a %s without that order', async (role, status) => {
  answering(status, { detail: 'No', code: 'request.not_found' });
  const refused = await ownOrderPage('/admin/orders/7', role).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Response);
  expect((refused as Response).status).toBe(404);
});

test('leaves other pages alone', async () => {
  answering(500);
  for (const path of [
    '/admin/orders',
    '/admin/orders/at-risk',
    '/workshop',
    '/workshop/orders/7/x',
    '/admin/orders/07',
  ])
    for (const role of ['customer', 'tailor', 'support', undefined] as const)
      expect(await ownOrderPage(path, role)).toBeUndefined();
});
