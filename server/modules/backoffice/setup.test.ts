import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { PLACEHOLDER_ADDRESS } from '../../../contract/constants/contact.ts';
import type { Setup } from '../../../contract/dashboard.ts';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { IN_HOUSE_USER_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../test/factories.ts';
import { readSetup } from './setup-service.ts';

const shop = testApp();
const URL = '/api/staff/setup/';

const read = (by: SignedUp | null) => shop.app.inject({ url: URL, headers: by?.headers ?? {} });
const hide = (by: SignedUp, is_hidden: unknown) =>
  shop.app.inject({ method: 'PUT', url: URL, headers: by.headers, payload: { is_hidden } });
const doneOf = ({ steps }: Setup) => steps.filter(({ is_done }) => is_done).map(({ step }) => step);
const done = async (config = shop.config) => doneOf(await readSetup(shop.deps.db, config));

async function saveGroup(by: SignedUp, name: string, change: object = {}) {
  const url = '/api/staff/settings/';
  const group = (await shop.app.inject({ url, headers: by.headers })).json()[name];
  const payload = { ...group, ...change };
  const response = await shop.app.inject({
    method: 'PUT',
    url: `${url}${name}/`,
    headers: by.headers,
    payload,
  });
  expect(response.statusCode, response.body).toBe(200);
}

test('admins read and hide the list, nobody else does (backoffice-12)', async () => {
  expect((await read(null)).statusCode).toBe(401);
  for (const userType of ['customer', 'tailor', 'brand', 'support'] as const) {
    const user = await signUp(shop, { userType });
    expect((await read(user)).statusCode).toBe(403);
    expect((await hide(user, true)).statusCode).toBe(403);
  }
  const admin = await signUp(shop, { userType: 'admin' });
  expect((await read(admin)).json()).toMatchObject({ is_hidden: false, steps: { length: 6 } });
  expect((await hide(admin, 'gone')).json()).toEqual({ is_hidden: ['Choose yes or no.'] });
  expect((await hide(admin, true)).json()).toMatchObject({ is_hidden: true });
  const other = await signUp(shop, { userType: 'admin' });
  expect((await read(other)).json(), 'for everybody').toMatchObject({ is_hidden: true });
  expect((await hide(other, false)).json()).toMatchObject({ is_hidden: false });
});

test('each step is done by the state of the shop', async () => {
  const admin = await signUp(shop, { userType: 'admin' });
  expect(await done()).toEqual([]);

  await saveGroup(admin, 'business', { phone: '+92 42 111 000 467' });
  expect(await done(), 'a saved placeholder is one').toEqual([]);
  await saveGroup(admin, 'business', { address: '4 Mall Road, Lahore' });
  expect(await done()).toEqual(['address']);

  await saveGroup(admin, 'calendar');
  await saveGroup(admin, 'surcharges');
  await saveGroup(admin, 'handover');
  expect(await done()).toEqual(['address', 'calendar']);
  await saveGroup(admin, 'goods');
  expect(await done()).toEqual(['address', 'calendar', 'fees']);
  const nextYear = await readSetup(shop.deps.db, shop.config, addDays(dayInKarachi(), 366));
  expect(doneOf(nextYear), 'the calendar is that of a year').toEqual(['address', 'fees']);

  await makeTailor(shop, { rates: {} });
  expect(await done(), 'a tailor without rates takes no orders').not.toContain('tailor');
  await makeTailor(shop, { rates: { Kurta: 1900 } });
  expect(await done()).toContain('tailor');
});

test('the address may come from the environment', async () => {
  const { db } = shop.deps;
  await db.execute(sql`update settings_groups set value = null where name = 'business'`);
  const support = (address: string) => ({ ...shop.config, support: { ...shop.config.support, address } });
  expect(await done(support(PLACEHOLDER_ADDRESS))).not.toContain('address');
  expect(await done(support('4 Mall Road, Lahore'))).toContain('address');
});

test('mail is set up once the last mail was delivered by a server', async () => {
  const { db } = shop.deps;
  await db.execute(sql`delete from mails`);
  const config = { ...shop.config, smtpUrl: 'smtp://mail.example.com' };
  const end = (column: 'sent_at' | 'given_up_at') =>
    db.execute(sql`insert into mails (kind, recipient, subject, body, ${sql.identifier(column)})
      values ('accounts.welcome', 'a@example.com', 'Hello', ${column === 'sent_at' ? null : Buffer.from('x')}, now())`);
  expect(await done(config)).not.toContain('mail');
  await end('sent_at');
  expect(await done(config)).toContain('mail');
  expect(await done(), 'a mail in a file is none').not.toContain('mail');
  await end('given_up_at');
  expect(await done(config)).not.toContain('mail');
  await end('sent_at');
  expect(await done(config)).toContain('mail');
});

test('the workshop has a sign-in once somebody has signed in to it', async () => {
  const { db } = shop.deps;
  expect(await done()).not.toContain('workshop');
  await db.execute(sql`insert into refresh_tokens (user_id, token_hash, device, expires_at)
    values (${IN_HOUSE_USER_ID}, '\\x01', 'Phone', now() + interval '1 day')`);
  expect(await done()).toContain('workshop');
  await db.execute(sql`update users set is_demo = true where id = ${IN_HOUSE_USER_ID}`);
  expect(await done(), 'the published password is none').not.toContain('workshop');
});
