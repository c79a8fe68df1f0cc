import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import type { Settings } from '../../../contract/settings.ts';
import type { StaffSettings } from '../../../contract/staff-settings.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { auditEntries } from '../../db/schema/audit.ts';

const shop = testApp();
let admin: SignedUp;
let other: SignedUp;
let agent: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
  other = await signUp(shop, { userType: 'admin' });
  agent = await signUp(shop, { userType: 'support' });
});

beforeEach(async () => {
  await shop.deps.db.delete(auditEntries);
});

async function read(person = admin): Promise<StaffSettings> {
  const response = await shop.app.inject({ url: '/api/staff/settings/', headers: person.headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

function save(group: string, payload: object, person = admin) {
  return shop.app.inject({
    method: 'PUT',
    url: `/api/staff/settings/${group}/`,
    headers: person.headers,
    payload,
  });
}

async function present<Name extends keyof StaffSettings>(group: Name) {
  return (await read())[group] as NonNullable<StaffSettings[Name]>;
}

const pages = async () => (await shop.app.inject('/api/settings/')).json();
/** Polls until the change has been announced. */
const shown = (pick: (settings: Settings) => unknown) => expect.poll(async () => pick(await pages()));

describe('a save', () => {
  test('sets the values, the next version, and who made it', async () => {
    const before = await present('surcharges');
    const response = await save('surcharges', { ...before, urgent_percent: 45 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      urgent_percent: 45,
      sample_fee: before.sample_fee,
      version: before.version + 1,
      updated_by: admin.username,
    });
    expect(await present('surcharges')).toEqual(response.json());
    await shown(({ order_rules }) => order_rules.urgent_percent).toBe(45);
  });

  test.each(['surcharges', 'goods', 'times'] as const)('keeps every number of %s', async (group) => {
    const { version, ...before } = await present(group);
    const numbers = Object.entries(before).filter(([, value]) => typeof value === 'number');
    // The months of older children are the most that there may be.
    const step = (field: string) => (field === 'child_months_older' ? -1 : 1);
    const more = Object.fromEntries(numbers.map(([field, value]) => [field, Number(value) + step(field)]));
    const response = await save(group, { ...before, ...more, version });
    expect(response.statusCode, response.body).toBe(200);
    expect(await present(group)).toMatchObject(more);
    await save(group, { ...before, version: version + 1 });
  });

  test('is recorded with what it changed, from and to (people-9)', async () => {
    const before = await present('surcharges');
    await save('surcharges', { ...before, sample_fee: before.sample_fee + 50 });
    expect(await shop.deps.db.select().from(auditEntries)).toMatchObject([
      {
        actorId: admin.id,
        action: 'settings.changed',
        subjectKind: 'settings',
        subjectId: 'surcharges',
        data: { sample_fee: `${before.sample_fee} → ${before.sample_fee + 50}` },
      },
    ]);
  });

  test('is recorded with each amount of a list (settings-5)', async () => {
    const before = await present('handover');
    await shop.deps.db.delete(auditEntries);
    const [country, ...others] = before.countries;
    if (!country) throw new Error('No country has fees.');
    const dearer = { ...country, delivery_fee: country.delivery_fee + 75 };
    const saved = await save('handover', { ...before, countries: [dearer, ...others] });
    expect(saved.statusCode, saved.body).toBe(200);
    const [entry] = await shop.deps.db.select().from(auditEntries);
    expect(entry?.data).toEqual({
      [`countries.${country.country}.delivery_fee`]: `${country.delivery_fee} → ${country.delivery_fee + 75}`,
    });
  });

  test('of an older version is 409 with the present state, and changes nothing (wire-11)', async () => {
    const before = await present('surcharges');
    const theirs = await save('surcharges', { ...before, urgent_percent: 55 }, other);
    await shop.deps.db.delete(auditEntries);
    const mine = await save('surcharges', { ...before, urgent_percent: 66 });
    expect(mine.statusCode).toBe(409);
    expect(mine.json()).toMatchObject({ code: 'edits.outdated', current: theirs.json() });
    expect(mine.json().detail).toContain(other.username);
    expect((await present('surcharges')).urgent_percent).toBe(55);
    expect(await shop.deps.db.$count(auditEntries)).toBe(0);
  });

  test('of two at once lets one through', async () => {
    const before = await present('surcharges');
    const responses = await Promise.all(
      [1, 2, 3, 4].map((percent) => save('surcharges', { ...before, urgent_percent: percent })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await present('surcharges')).version).toBe(before.version + 1);
  });

  test('of one group leaves the version of the others', async () => {
    const { times, calendar } = await read();
    expect((await save('times', times)).statusCode).toBe(200);
    expect((await present('calendar')).version).toBe(calendar.version);
  });
});

describe('support', () => {
  test('sees and changes no money settings (people-3)', async () => {
    const money = ['surcharges', 'handover', 'goods', 'currencies'] as const;
    const settings = await read(agent);
    expect(Object.keys(settings).toSorted()).toEqual(['business', 'calendar', 'social', 'times']);
    const all = await read();
    for (const group of money) {
      const response = await save(group, all[group] as object, agent);
      expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
      expect(await present(group)).toEqual(all[group]);
    }
  });

  test('changes the others', async () => {
    const { calendar } = await read(agent);
    expect((await save('calendar', { ...calendar, weekdays_off: [0, 5] }, agent)).statusCode).toBe(200);
    await shown(({ days_off }) => days_off.weekdays).toEqual([0, 5]);
  });
});

test.each(['customer', 'tailor', 'brand'] as const)('%s may read and change nothing', async (userType) => {
  const { headers } = await signUp(shop, { userType });
  const url = '/api/staff/settings/';
  expect((await shop.app.inject({ url, headers })).statusCode).toBe(403);
  expect((await shop.app.inject({ url })).statusCode).toBe(401);
  const put = { method: 'PUT', url: `${url}times/`, payload: {} } as const;
  expect((await shop.app.inject({ ...put, headers })).statusCode).toBe(403);
  expect((await shop.app.inject(put)).statusCode).toBe(401);
});

describe('what customers see follows from', () => {
  test('fees by country and courier (orders-13, orders-44)', async () => {
    const handover = await present('handover');
    const fees = { collection_fee: 900, delivery_fee: 1100 };
    const express = { collection_fee: 1800, delivery_fee: 2200, days_fewest: 2, days_most: 3 };
    const response = await save('handover', {
      elsewhere: { collection_fee: 5000, delivery_fee: 6000 },
      countries: [
        { country: 'PK', ...fees, days: null, express: null },
        { country: 'OM', ...fees, days: { days_fewest: 5, days_most: 9 }, express },
      ],
      version: handover.version,
    });
    expect(response.statusCode).toBe(200);
    await shown(({ order_rules }) => order_rules.fees).toEqual({
      PK: fees,
      OM: { ...fees, days: [5, 9], express: { collection_fee: 1800, delivery_fee: 2200, days: [2, 3] } },
    });
    await shown(({ order_rules }) => order_rules.fees_elsewhere).toEqual({
      collection_fee: 5000,
      delivery_fee: 6000,
    });
  });

  test('a second courier within Pakistan, with days between cities (orders-44, orders-63)', async () => {
    const handover = await present('handover');
    const express = { collection_fee: 350, delivery_fee: 450, days_fewest: 1, days_most: 2 };
    const home = { country: 'PK', collection_fee: 200, delivery_fee: 250, days: null, express };
    const city_days = [
      { from: 'Lahore', to: 'Quetta', days: 5, express_days: 3 },
      { from: 'Lahore', to: 'Lahore', days: 1 },
    ];
    const saved = await save('handover', { ...handover, countries: [home], city_days });
    expect(saved.statusCode, saved.body).toBe(200);
    await shown(({ order_rules }) => order_rules).toMatchObject({
      city_days,
      fees: { PK: { express: { days: [1, 2] } } },
    });
    const within = [{ from: 'Quetta', to: 'Quetta', days: 3, express_days: 3 }];
    const farther = await save('handover', {
      ...saved.json(),
      city_days: [...within, { from: 'Quetta', to: 'Chaman', days: 3, express_days: 2 }],
    });
    expect(farther.statusCode).toBe(400);
    const older = await save('handover', { ...saved.json(), countries: [{ ...home, express: null }] });
    expect(older.json()).toMatchObject({ city_days });
    await save('handover', { ...older.json(), city_days: [] });
  });

  test('days between cities, which stay when an older form leaves them out (orders-63)', async () => {
    const { version, ...handover } = await present('handover');
    const city_days = [{ from: 'Lahore', to: 'کراچی', days: 2 }];
    const home = { country: 'PK', collection_fee: 1, delivery_fee: 1, express: null };
    const countries = [{ ...home, days: { days_fewest: 2, days_most: 4 } }];
    expect((await save('handover', { ...handover, countries, city_days, version })).json()).toMatchObject({
      city_days,
    });
    await shown(({ order_rules }) => order_rules).toMatchObject({
      city_days,
      fees: { PK: { days: [2, 4] } },
    });
    const [entry] = (await shop.deps.db.select().from(auditEntries)).slice(-1);
    expect(entry?.data).toMatchObject({ 'city_days.Lahore – کراچی.days': 'none → 2' });
    const { city_days: _, ...older } = { ...handover, version: version + 1 };
    expect((await save('handover', older)).json()).toMatchObject({ city_days });
    const saved = await save('handover', { ...handover, city_days: [], version: version + 2 });
    expect(saved.json().city_days).toEqual([]);
  });

  test('delivery fees and the discount of goods (shop-3)', async () => {
    const goods = await present('goods');
    const set = { standard_fee: 199, express_fee: 399, courier_fee: 4999, free_delivery_from: 5000 };
    const response = await save('goods', { ...goods, ...set, discount_percent: 10, discount_from: 3000 });
    expect(response.json()).toMatchObject({ ...set, discount_percent: 10, discount_from: 3000 });
    await save('goods', { ...goods, version: goods.version + 1 });
  });

  test('exchange rates (payments-6)', async () => {
    const { version } = await present('currencies');
    const response = await save('currencies', { rates: [{ code: 'usd', rupees: 285.5 }], version });
    expect(response.statusCode).toBe(200);
    await shown(({ currencies }) => currencies).toEqual([{ code: 'USD', rupees: 285.5 }]);
  });

  test('lead times and expiry (orders-12, orders-18)', async () => {
    const times = await present('times');
    await save('times', { ...times, in_house_days: 5, partner_days_most: 21, confirm_within_days: 20 });
    await shown(({ order_rules }) => order_rules).toMatchObject({
      in_house_days: 5,
      partner_days: [7, 21],
      confirm_within_days: 20,
    });
  });

  test('times that the form of the release before does not know stay as they are', async () => {
    const { version, ...times } = await present('times');
    const set = { cloth_remind_after_days: 8, cloth_within_weeks: 5, child_months_under_6: 9 };
    expect((await save('times', { ...times, ...set, version })).statusCode).toBe(200);
    await shown(({ order_rules }) => order_rules.child_months).toEqual([3, 9, 12]);
    const { cloth_remind_after_days, cloth_within_weeks, ...more } = times;
    const { child_months_under_2, child_months_under_6, child_months_older, ...known } = more;
    const saved = await save('times', { ...known, quote_days: 20, version: version + 1 });
    expect(saved.statusCode, saved.body).toBe(200);
    expect(await present('times')).toMatchObject({ ...set, quote_days: 20, child_months_older: 12 });
    const late = await save('times', { ...known, cloth_within_weeks: 1, version: version + 2 });
    expect(late.statusCode).toBe(400);
    expect(late.json()).toEqual({ cloth_remind_after_days: ['Remind before the order is cancelled.'] });
    expect(await present('times')).toMatchObject(set);
  });

  test('days off, and public holidays that are business days (orders-22)', async () => {
    const { version } = await present('calendar');
    const day = addDays(dayInKarachi(), 3);
    const days = [{ day, is_off: true, note: 'Stocktaking' }];
    const response = await save('calendar', { weekdays_off: [0], days, version });
    expect(response.json()).toMatchObject({ weekdays_off: [0], days });
    await shown(({ days_off }) => days_off.days).toContain(day);
    await save('calendar', { weekdays_off: [0], days: [], version: version + 1 });
    expect((await present('calendar')).days).toEqual([]);
  });

  test('the facts of the shop, which replace those of the environment (settings-4)', async () => {
    const { support, brand_name } = await pages();
    const business = await present('business');
    expect(business).toMatchObject({ name: brand_name, ...support });
    const week = business.hours.map((day, index) => (index === 0 ? null : day));
    const response = await save('business', {
      ...business,
      name: 'Darzi',
      email: 'Hello@Darzi.Example',
      hours: week,
    });
    expect(response.statusCode).toBe(200);
    await expect.poll(pages).toMatchObject({
      brand_name: 'Darzi',
      support: { ...support, email: 'hello@darzi.example' },
      hours: [
        { days: 'Mon-Fri', hours: '9AM-8PM' },
        { days: 'Sat', hours: '10AM-6PM' },
        { days: 'Sun', hours: 'Closed' },
      ],
    });
    expect(shop.config.brandName).toBe('Darzi');
    const workshop = await shop.app.inject('/tailor_module/tailors/458/');
    expect(workshop.json().user_username).toBe('Darzi');
  });

  test('social links (pages-3)', async () => {
    const social = await present('social');
    const response = await save('social', { ...social, instagram: 'https://instagram.com/darzi' });
    expect(response.statusCode).toBe(200);
    const links = async () => (await pages()).social;
    await expect.poll(links).toEqual({ instagram: 'https://instagram.com/darzi' });
    await save('social', { ...social, instagram: null, version: social.version + 1 });
    await expect.poll(links).toEqual({});
  });
});

describe('refuses', () => {
  const fees = { country: 'PK', collection_fee: 1, delivery_fee: 1, days: null, express: null };
  const express = { collection_fee: 1, delivery_fee: 1, days_fewest: 3, days_most: 2 };
  const today = dayInKarachi();
  const pair = { from: 'Lahore', to: 'Karachi', days: 2 };
  const letters = [...'abcdefghijk'];
  const manyPairs = letters.flatMap((from) => letters.map((to) => ({ from, to: `town ${to}`, days: 1 })));

  test.each([
    ['surcharges', { urgent_percent: -1 }, 'urgent_percent'],
    ['surcharges', { urgent_percent: 201 }, 'urgent_percent'],
    ['surcharges', { sample_fee: 100_001 }, 'sample_fee'],
    ['surcharges', { sample_fee: 1.5 }, 'sample_fee'],
    ['surcharges', { version: undefined }, 'version'],
    ['handover', { elsewhere: { collection_fee: -1, delivery_fee: 0 } }, 'elsewhere'],
    ['handover', { countries: [] }, 'countries'],
    ['handover', { countries: [fees, fees] }, 'countries'],
    ['handover', { countries: [fees, { ...fees, country: 'XX' }] }, 'countries'],
    ['handover', { countries: [fees, { ...fees, country: 'OM', express }] }, 'countries'],
    ['handover', { countries: [{ ...fees, express: { ...express, days_most: 4 } }] }, 'countries'],
    ['handover', { city_days: [{ ...pair, express_days: 3 }] }, 'city_days'],
    ['handover', { city_days: [{ ...pair, express_days: 0 }] }, 'city_days'],
    ['handover', { city_days: [pair, { ...pair, from: 'کراچی', to: ' lahore' }] }, 'city_days'],
    ['handover', { city_days: [{ ...pair, days: 0 }] }, 'city_days'],
    ['handover', { city_days: [{ ...pair, days: 61 }] }, 'city_days'],
    ['handover', { city_days: [{ ...pair, to: '54000' }] }, 'city_days'],
    ['handover', { city_days: [{ ...pair, to: 'x'.repeat(81) }] }, 'city_days'],
    ['handover', { city_days: manyPairs }, 'city_days'],
    ['handover', { city_days: [pair, { from: 'Lahore', to: 'لاہور', days: 3 }] }, 'city_days'],
    ['handover', { city_days: [{ from: 'Quetta', to: 'Quetta', days: 4 }] }, 'city_days'],
    ['goods', { discount_percent: 91 }, 'discount_percent'],
    ['goods', { free_delivery_from: 0 }, 'free_delivery_from'],
    ['currencies', { rates: [{ code: 'PKR', rupees: 1 }] }, 'rates'],
    ['currencies', { rates: [{ code: 'XQX', rupees: 1 }] }, 'rates'],
    ['currencies', { rates: [{ code: 'USD', rupees: 0 }] }, 'rates'],
    [
      'currencies',
      {
        rates: [
          { code: 'USD', rupees: 1 },
          { code: 'usd', rupees: 2 },
        ],
      },
      'rates',
    ],
    ['times', { partner_days_fewest: 30, partner_days_most: 20 }, 'partner_days_most'],
    ['times', { remind_after_days: 14, confirm_within_days: 14 }, 'remind_after_days'],
    ['times', { quote_days: 0 }, 'quote_days'],
    ['times', { cloth_remind_after_days: 28, cloth_within_weeks: 4 }, 'cloth_remind_after_days'],
    ['times', { child_months_under_2: 2 }, 'child_months_under_2'],
    ['times', { child_months_older: 13 }, 'child_months_older'],
    ['calendar', { weekdays_off: [0, 1, 2, 3, 4, 5, 6] }, 'weekdays_off'],
    ['calendar', { days: [{ day: '2026-02-30', is_off: true, note: '' }] }, 'days'],
    ['calendar', { days: Array(2).fill({ day: today, is_off: true, note: '' }) }, 'days'],
    ['business', { name: '' }, 'name'],
    ['business', { email: 'nobody' }, 'email'],
    ['business', { email: 'a@example.com\r\nBcc: b@example.com' }, 'email'],
    ['business', { phone: 'call us' }, 'phone'],
    ['business', { map_embed_url: 'javascript:alert(1)' }, 'map_embed_url'],
    ['business', { hours: Array(7).fill(null) }, 'hours'],
    ['business', { hours: Array(7).fill({ from: 600, to: 600 }) }, 'hours'],
    ['social', { facebook: 'http://facebook.com/x' }, 'facebook'],
    ['social', { twitter: 'javascript:alert(1)' }, 'twitter'],
  ] as const)('%s: %j', async (group, change, field) => {
    const before = await read();
    const response = await save(group, { ...before[group], ...change });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json())).toEqual([field]);
    expect(await read()).toEqual(before);
  });
});

test('a demoted admin cannot save any more', async () => {
  const { version } = await present('surcharges');
  const person = await signUp(shop, { userType: 'customer' });
  expect((await save('surcharges', { urgent_percent: 1, sample_fee: 1, version }, person)).statusCode).toBe(
    403,
  );
  const rows = await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, person.id));
  expect(rows).toEqual([]);
});
