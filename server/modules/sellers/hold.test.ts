import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, sendStep, signUpTailor } from '../../../test/factories-orders.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { orderForm, sendOrder } from '../../../test/factories-shop-orders.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { tailors } from '../../db/schema/tailors.ts';

const shop = testApp();
const NUMBERS = { cnic: '3520212345671', iban: 'PK36SCBL0000001123456702' };

let admin: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
});

afterEach(() => require(false));

async function require(identity_required: boolean | undefined) {
  const { headers } = admin;
  const settings = await shop.app.inject({ url: '/api/staff/settings/', headers });
  const { identity_required: _, ...surcharges } = settings.json().surcharges;
  const payload = { ...surcharges, ...(identity_required === undefined ? {} : { identity_required }) };
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/surcharges/',
    headers,
    payload,
  });
  expect(saved.statusCode, saved.body).toBe(200);
  return saved.json();
}

async function give(seller: SignedUp) {
  const form = multipart(NUMBERS);
  const headers = { ...form.headers, ...seller.headers };
  const given = await shop.app.inject({
    method: 'POST',
    url: '/api/workshop/identity/',
    headers,
    payload: form.payload,
  });
  expect(given.statusCode, given.body).toBe(200);
}

async function decide(seller: SignedUp, verdict: 'checked' | 'refused') {
  const url = `/api/staff/sellers/${seller.id}/identity/`;
  const { headers } = admin;
  const { version } = (await shop.app.inject({ url, headers })).json();
  const payload = { version, verdict, reason: 'Blurred' };
  expect((await shop.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
}

const own = async ({ headers }: SignedUp) =>
  (await shop.app.inject({ url: '/api/workshop/identity/', headers })).json();
const isListed = async ({ tailorId }: { tailorId: number }) =>
  (await shop.app.inject(`/tailor_module/tailors/${tailorId}/`)).statusCode === 200;

async function orderWith(tailor: SignedUp & { tailorId: number }) {
  return placeGarment(shop, {}, { tailor });
}

async function brandWithGoods() {
  const owner = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: owner.id });
  const product = await makeProduct(shop, { brandId: brand.id });
  const order = async () =>
    (await sendOrder(shop, orderForm([{ product, variant: product.variants[0] }]))).statusCode;
  const isShown = async () => (await shop.app.inject(`/api/products/${product.id}/`)).statusCode === 200;
  return { owner, brand, order, isShown };
}

describe('while no identity is required (sellers-8)', () => {
  test('a tailor and a brand sell without one, also when it is refused', async () => {
    const tailor = await signUpTailor(shop);
    const { owner, order, isShown } = await brandWithGoods();
    await give(tailor);
    await decide(tailor, 'refused');
    await orderWith(tailor);
    expect(await isListed(tailor)).toBe(true);
    expect([await order(), await isShown()]).toEqual([201, true]);
    expect(await own(owner)).toMatchObject({ required: false, on_hold: false, state: 'missing' });
  });

  test('a form of the release before leaves the setting as it is', async () => {
    await require(true);
    expect(await require(undefined)).toMatchObject({ identity_required: true });
  });
});

describe('while an identity is required (sellers-8)', () => {
  test('a tailor without a checked one cannot be chosen, open orders go on, and a check lets them sell again', async () => {
    const tailor = await signUpTailor(shop);
    const open = await orderWith(tailor);
    await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${open.id}/checkout/`,
      headers: open.customer.headers,
    });
    await require(true);
    expect(await own(tailor)).toMatchObject({ required: true, on_hold: true, state: 'missing' });
    expect(await isListed(tailor)).toBe(false);
    await expect(orderWith(tailor)).rejects.toThrow('tailor');
    expect((await sendStep(shop, open.id, tailor, { action: 'accept' })).statusCode).toBe(200);
    const told = await shop.deps.db.select().from(notifications).where(eq(notifications.userId, tailor.id));
    expect(told.map(({ kind }) => kind)).toContain('identity_needed');

    await give(tailor);
    expect(await isListed(tailor)).toBe(false);
    await decide(tailor, 'checked');
    expect(await own(tailor)).toMatchObject({ on_hold: false, state: 'checked' });
    expect(await isListed(tailor)).toBe(true);
    await orderWith(tailor);

    // A change has to be checked again.
    await give(tailor);
    expect(await own(tailor)).toMatchObject({ on_hold: true, state: 'to_check' });
    await expect(orderWith(tailor)).rejects.toThrow('tailor');
    await decide(tailor, 'refused');
    expect(await isListed(tailor)).toBe(false);
    await require(false);
    expect(await own(tailor)).toMatchObject({ required: false, on_hold: false, state: 'refused' });
    expect(await isListed(tailor)).toBe(true);
  });

  test("a brand's goods cannot be ordered until its identity is checked", async () => {
    const { owner, order, isShown } = await brandWithGoods();
    await require(true);
    expect([await order(), await isShown()]).toEqual([409, false]);
    await give(owner);
    await decide(owner, 'checked');
    expect([await order(), await isShown()]).toEqual([201, true]);
  });

  test('the in-house workshop and the culture collection of the shop go on', async () => {
    await require(true);
    const [inHouse] = await shop.deps.db.select().from(tailors).where(eq(tailors.id, 458));
    expect(inHouse?.active).toBe(true);
    const product = await makeProduct(shop, { type: 'culture' });
    expect((await sendOrder(shop, orderForm([{ product, variant: product.variants[0] }]))).statusCode).toBe(
      201,
    );
  });

  test('somebody whom staff had paused before stays paused after the check', async () => {
    const tailor = await signUpTailor(shop);
    await shop.deps.db.update(tailors).set({ active: false }).where(eq(tailors.id, tailor.tailorId));
    await require(true);
    expect(await own(tailor)).toMatchObject({ on_hold: false });
    await give(tailor);
    await decide(tailor, 'checked');
    expect(await isListed(tailor)).toBe(false);
    await require(false);
    expect(await isListed(tailor)).toBe(false);
  });

  test('staff cannot resume a tailor or show a brand without a checked identity', async () => {
    const tailor = await signUpTailor(shop);
    const { brand } = await brandWithGoods();
    await require(true);
    const { headers } = admin;
    const tailorUrl = `/api/staff/tailors/${tailor.tailorId}/`;
    const { version, area, kind, about, active } = (
      await shop.app.inject({ url: tailorUrl, headers })
    ).json();
    expect(active).toBe(false);
    const save = (values: object) =>
      shop.app.inject({
        method: 'PUT',
        url: tailorUrl,
        headers,
        payload: { version, area, kind, about, active, ...values },
      });
    const refused = await save({ active: true });
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ['active']]);
    expect((await save({ about: 'Since 1960' })).statusCode).toBe(200);
    expect(await own(tailor)).toMatchObject({ on_hold: true });

    const brandUrl = `/api/staff/brands/${brand.id}/`;
    const form = (await shop.app.inject({ url: brandUrl, headers })).json();
    const shown = await shop.app.inject({
      method: 'PUT',
      url: brandUrl,
      headers,
      payload: { ...form, active: true },
    });
    expect([shown.statusCode, Object.keys(shown.json())]).toEqual([400, ['active']]);
    const [row] = await shop.deps.db.select().from(brands).where(eq(brands.id, brand.id));
    expect(row?.active).toBe(false);
  });

  test('a new brand sells only after the check', async () => {
    await require(true);
    const name = `New brand ${Date.now()}`;
    const added = await shop.app.inject({
      method: 'POST',
      url: '/api/staff/brands/',
      headers: admin.headers,
      payload: {
        ...{
          name,
          city: 'Lahore',
          location: 'local',
          category: 'mens',
          active: true,
          owner_name: 'Saima Anwar',
        },
        ...{ owner_email: `owner_${Date.now()}@mail.example`, owner_phone: '0300 1234567' },
      },
    });
    expect(added.statusCode, added.body).toBe(201);
    expect(added.json().active).toBe(false);
    await require(false);
    const after = await shop.app.inject({
      url: `/api/staff/brands/${added.json().id}/`,
      headers: admin.headers,
    });
    expect(after.json().active).toBe(true);
  });
});

test('switching it on while sellers change their own neither deadlocks nor misses one', async () => {
  const sellers = await Promise.all([1, 2, 3].map(() => signUpTailor(shop)));
  await Promise.all([require(true), ...sellers.map(give)]);
  for (const seller of sellers) {
    expect(await own(seller)).toMatchObject({ on_hold: true });
    expect(await isListed(seller)).toBe(false);
  }
});

test('support neither sees nor changes the setting (people-3)', async () => {
  const { headers } = await signUp(shop, { userType: 'support' });
  const settings = await shop.app.inject({ url: '/api/staff/settings/', headers });
  expect(settings.body).not.toContain('identity_required');
  const { surcharges } = (
    await shop.app.inject({ url: '/api/staff/settings/', headers: admin.headers })
  ).json();
  const payload = { ...surcharges, identity_required: true };
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/staff/settings/surcharges/',
    headers,
    payload,
  });
  expect(saved.statusCode).toBe(403);
});
