import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { StaffBrand } from '../../../../contract/staff-brands.ts';
import { testApp } from '../../../../test/app.ts';
import { jpeg, multipart, type SignedUp, signUp } from '../../../../test/factories.ts';
import { makeBrand, makeProduct } from '../../../../test/factories-shop.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { users } from '../../../db/schema/accounts.ts';
import { auditEntries } from '../../../db/schema/audit.ts';

const shop = testApp({ JOBS: 'false' });

let admin: SignedUp;
let support: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  support = await signUp(shop, { userType: 'support' });
});

function send(method: 'GET' | 'POST' | 'PUT', path: string, who?: SignedUp, payload?: object) {
  return shop.app.inject({
    method,
    url: `/api/staff/brands/${path}`,
    headers: who?.headers ?? {},
    ...(payload ? { payload } : {}),
  });
}

let made = 0;

function form(more: object = {}) {
  made += 1;
  return {
    name: `Thar Threads ${made}`,
    tagline: 'Desert colours',
    city: 'Mithi',
    location: 'local',
    category: 'womens',
    bespoke: true,
    active: true,
    owner_name: 'Sassi Khatun',
    owner_email: `sassi${made}@mail.example`,
    owner_phone: '0300 1234567',
    ...more,
  };
}

test('an admin adds a brand, whose owner sets a password by the mailed link (catalogue-17)', async () => {
  const body = form();
  const response = await send('POST', '', admin, body);
  expect(response.statusCode, response.payload).toBe(201);
  const brand = response.json() as StaffBrand;
  expect(brand).toMatchObject({ name: body.name, version: 1, bespoke: true, sale: false, logo: null });
  expect(brand.owner.email).toBe(body.owner_email);
  expect((await shop.app.inject(`/api/brands/brands/${brand.id}/`)).json().name).toBe(body.name);
  const [mail] = await mailsTo(shop, body.owner_email);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const password = 'a camel in the sand dunes';
  const set = await shop.app.inject({
    method: 'POST',
    url: '/auth/reset-password/',
    payload: { token, password },
  });
  expect(set.statusCode, set.payload).toBe(200);
  const session = await shop.app.inject({
    method: 'POST',
    url: '/auth/login/',
    payload: { email: body.owner_email, password },
  });
  expect([session.statusCode, session.json().user_type]).toEqual([200, 'brand']);
  const [entry] = await shop.deps.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'catalogue.brand-added'));
  expect(entry).toMatchObject({ actorId: admin.id, subjectKind: 'brand', subjectId: String(brand.id) });
});

test('its owner gets a new link until a password is set; the earlier link ends (catalogue-17)', async () => {
  const body = form();
  const brand = (await send('POST', '', admin, body)).json() as StaffBrand;
  const invite = (who?: SignedUp, id: number = brand.id) => send('POST', `${id}/invite/`, who);
  const canBeInvited = async () =>
    ((await send('GET', `${brand.id}/`, support)).json() as StaffBrand).owner.can_be_invited;
  expect(await canBeInvited()).toBe(true);
  expect((await invite(admin)).statusCode).toBe(204);
  const [second, first] = await mailsTo(shop, body.owner_email);
  expect(second?.text).toContain(`We have made an account for ${body.name}.`);
  const setBy = (text = '') => {
    const payload = { token: /token=([\w-]+)/.exec(text)?.[1], password: 'a camel in the sand dunes' };
    return shop.app.inject({ method: 'POST', url: '/auth/reset-password/', payload });
  };
  expect((await setBy(first?.text)).statusCode).toBe(400);
  const block = (blockedAt: Date | null) =>
    shop.deps.db.update(users).set({ blockedAt }).where(eq(users.id, brand.owner.id));
  await block(new Date());
  expect((await invite(admin)).json().code).toBe('staff.account_blocked');
  await block(null);
  expect((await setBy(second?.text)).statusCode, 'a refused invitation ends no link').toBe(200);
  const refused = await invite(admin);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'staff.has_password']);
  expect(await canBeInvited()).toBe(false);
  const entries = shop.deps.db.select().from(auditEntries);
  expect(await entries.where(eq(auditEntries.action, 'catalogue.owner-invited'))).toMatchObject([
    { actorId: admin.id, subjectId: String(brand.id), userId: brand.owner.id },
  ]);
  expect((await invite(admin, 999_999)).statusCode).toBe(404);
  expect((await invite(support)).statusCode).toBe(403);
  expect((await invite()).statusCode).toBe(401);
});

test.each([
  ['name', { name: '' }],
  ['city', { city: ' ' }],
  ['location', { location: 'moon' }],
  ['owner_email', { owner_email: 'nobody' }],
  ['owner_phone', { owner_phone: '12' }],
  ['logo', { logo: '/files/published/none' }],
])('is refused for its %s', async (field, more) => {
  const response = await send('POST', '', admin, form(more));
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, [field]]);
});

test('a name and an address are taken once', async () => {
  const brand = await makeBrand(shop);
  const name = await send('POST', '', admin, form({ name: brand.name.toUpperCase() }));
  expect(name.json()).toEqual({ name: ['Another brand has this name.'] });
  const email = await send('POST', '', admin, form({ owner_email: support.email }));
  expect(email.json()).toHaveProperty('owner_email');
});

test('a hidden brand leaves the shop with its products; the second of two editors is told', async () => {
  const { id, name } = await makeBrand(shop);
  const product = await makeProduct(shop, { brandId: id });
  const picture = multipart({}, { picture: await jpeg() });
  const upload = await shop.app.inject({
    method: 'POST',
    url: '/api/shelf/pictures/',
    payload: picture.payload,
    headers: { ...picture.headers, ...support.headers },
  });
  const { image } = upload.json();
  const edit = {
    name,
    city: 'Lahore',
    location: 'local',
    category: 'mens',
    active: false,
    logo: image,
    version: 1,
  };
  const hidden = await send('PUT', `${id}/`, support, edit);
  expect([hidden.statusCode, hidden.json()]).toEqual([
    200,
    expect.objectContaining({ active: false, logo: image, version: 2 }),
  ]);
  expect((await shop.app.inject(`/api/brands/brands/${id}/`)).statusCode).toBe(404);
  expect((await shop.app.inject(`/api/products/${product.id}/`)).statusCode).toBe(404);
  const second = await send('PUT', `${id}/`, admin, { ...edit, active: true });
  expect([second.statusCode, second.json().code, second.json().current.version]).toEqual([
    409,
    'edits.outdated',
    2,
  ]);
  expect((await send('PUT', `${id}/`, admin, { ...edit, active: true, version: 2 })).statusCode).toBe(200);
  expect((await shop.app.inject(`/api/brands/brands/${id}/`)).json().user.profile_picture).toBe(image);
});

test('the list finds brands by their words and state', async () => {
  const { id } = await makeBrand(shop, { name: 'Quetta Woollens', active: false });
  const found = async (query: string) =>
    ((await send('GET', `?${query}`, support)).json().results as { id: number }[]).map((one) => one.id);
  expect(await found('search=quetta wool')).toEqual([id]);
  expect(await found('search=quetta&state=shown')).toEqual([]);
  expect(await found('state=hidden')).toContain(id);
  expect(await found('size=1&sort=id')).toHaveLength(1);
  expect((await send('GET', `${id}/`, support)).json()).toMatchObject({ id, active: false });
});

test('is for staff, and adding for admins', async () => {
  expect((await send('GET', '')).statusCode).toBe(401);
  expect((await send('GET', '', await signUp(shop))).statusCode).toBe(403);
  expect((await send('GET', '', await signUp(shop, { userType: 'brand' }))).statusCode).toBe(403);
  expect((await send('POST', '', support, form())).statusCode).toBe(403);
  expect((await send('GET', '2000000000/', support)).statusCode).toBe(404);
  expect((await send('PUT', '2000000000/', support, { ...form(), version: 1 })).statusCode).toBe(404);
});
