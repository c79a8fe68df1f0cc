import { beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayInKarachi } from '../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment, signUpTailor } from '../../../test/factories-orders.ts';
import { orderSettings } from '../../db/schema/fees.ts';

const shop = testApp();
const RATES = '/api/workshop/rates/';
const CALENDAR = '/api/workshop/calendar/';
const FORM = {
  version: 1,
  services: ['alteration', 'zari'],
  rates: { Kurta: 2100, Sherwani: 9000 },
  lead_time_days: 9,
  address: 'Shop 12, Anarkali, Lahore',
  opening_hours: [{ days: 'Mon-Sat', hours: '11AM-9PM' }],
};

let tailor: SignedUp & { tailorId: number };

beforeEach(async () => {
  tailor = await signUpTailor(shop);
});

const read = (url: string, by: SignedUp = tailor) => shop.app.inject({ url, headers: by.headers });
const save = (url: string, payload: object, by: SignedUp = tailor) =>
  shop.app.inject({ method: 'PUT', url, headers: by.headers, payload });

describe('services and rates (tailors-21)', () => {
  test('a tailor reads and replaces what the own workshop offers, and customers see it', async () => {
    expect((await read(RATES)).json()).toMatchObject({
      version: 1,
      updated_by: null,
      tailor: tailor.tailorId,
      in_house: false,
      rates: { Shalwar_Kameez: 2500, Kurta: 1900 },
      lead_time_days: 10,
      lead_time_band: [7, 14],
    });
    const { version: _sent, ...offered } = FORM;
    const saved = await save(RATES, FORM);
    expect(saved.json()).toMatchObject({ version: 2, updated_by: tailor.username, ...offered });
    expect((await read(RATES)).json()).toEqual(saved.json());
    expect((await shop.app.inject(`/tailor_module/tailors/${tailor.tailorId}/`)).json()).toMatchObject({
      avg_price: 5550,
      rate_per_design: { Kurta: 2100, Sherwani: 9000 },
      service_provided: { alteration: 'Alterations', zari: 'Zari and gota work' },
      lead_time_days: 9,
      address: FORM.address,
      opening_hours: FORM.opening_hours,
    });
  });

  test('keep an address that came with the longest application', async () => {
    const address = `${'a'.repeat(200)}, ${'b'.repeat(60)}, ${'c'.repeat(40)}`;
    expect((await save(RATES, { ...FORM, address })).json()).toMatchObject({ address });
  });

  test('a rate that is removed is not offered any more; a confirmed order keeps its price', async () => {
    const order = await placeGarment(shop, { dress_type: 'Shalwar_Kameez' }, { tailor });
    const confirmed = await shop.app.inject({
      method: 'PATCH',
      url: `/tailor_module/single-order/${order.id}/checkout/`,
      headers: order.customer.headers,
    });
    expect(confirmed.statusCode).toBe(200);
    expect((await save(RATES, FORM)).statusCode).toBe(200);
    expect((await read(`/api/orders/${order.id}/`, order.customer)).json()).toMatchObject({
      total_bill: 2500,
      price: { stitching: 2500 },
    });
    await expect(placeGarment(shop, { dress_type: 'Shalwar_Kameez' }, { tailor })).rejects.toThrow(
      'This tailor does not stitch shalwar kameez.',
    );
    expect((await save(RATES, { ...FORM, version: 2, rates: {} })).json()).toMatchObject({ rates: {} });
  });

  test.each([
    [{ rates: { Kurta: 99 } }, { rates: ['Kurta: enter Rs 100 to Rs 1,000,000.'] }],
    [{ rates: { Kurta: 1_000_001 } }, { rates: ['Kurta: enter Rs 100 to Rs 1,000,000.'] }],
    [{ rates: { Kurta: 1999.5 } }, { rates: ['Enter whole rupees.'] }],
    [{ rates: { Spacesuit: 2000 } }, { rates: ['This field is unknown.'] }],
    [{ services: ['magic'] }, { services: ['Choose one of the options.'] }],
    [{ lead_time_days: 6 }, { lead_time_days: ['Enter 7 to 14 days.'] }],
    [{ lead_time_days: 15 }, { lead_time_days: ['Enter 7 to 14 days.'] }],
    [
      { address: 'https://elsewhere.example' },
      { address: ['Write this on one line, without a web address.'] },
    ],
    [{ opening_hours: [{ days: '', hours: '9-5' }] }, { opening_hours: ['This field is required.'] }],
    [
      { opening_hours: Array(8).fill({ days: 'Mon', hours: '9-5' }) },
      { opening_hours: ['Enter at most 7 lines.'] },
    ],
    [{ version: undefined }, { version: ['This field is required.'] }],
  ])('refuses %j', async (change, errors) => {
    const refused = await save(RATES, { ...FORM, ...change });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual(errors);
    expect((await read(RATES)).json()).toMatchObject({ version: 1, rates: { Kurta: 1900 } });
  });

  test('a gents tailor stitches for gents, and the band of lead times is a setting', async () => {
    const user = await signUp(shop, { userType: 'tailor' });
    await makeTailor(shop, { userId: user.id, type: 'Gents Tailor' });
    const refused = await save(RATES, { ...FORM, rates: { Bridal_Lehenga: 20_000 } }, user);
    expect(refused.json()).toEqual({
      rates: ['Bridal lehenga with long shirt is not among the garments of a gents tailor.'],
    });
    await shop.deps.db.update(orderSettings).set({ partnerDaysFewest: 11, partnerDaysMost: 12 });
    expect((await save(RATES, FORM, user)).json()).toEqual({ lead_time_days: ['Enter 11 to 12 days.'] });
    const kept = await save(RATES, { ...FORM, lead_time_days: 10 }, user);
    expect(kept.json(), 'one from before may stay').toMatchObject({ lead_time_days: 10, version: 2 });
    await shop.deps.db.update(orderSettings).set({ partnerDaysFewest: 7, partnerDaysMost: 14 });
  });

  test('of two edits at once the second is told, with what is there now (wire-11)', async () => {
    const responses = await Promise.all([
      save(RATES, { ...FORM, rates: { Kurta: 2200 } }),
      save(RATES, { ...FORM, rates: { Kurta: 2300 } }),
    ]);
    const [saved, refused] = responses.sort((one, other) => one.statusCode - other.statusCode);
    expect([saved?.statusCode, refused?.statusCode]).toEqual([200, 409]);
    expect(refused?.json()).toMatchObject({ code: 'edits.outdated', current: saved?.json() });
    expect((await read(RATES)).json()).toEqual(saved?.json());
  });

  test('staff sets those of the in-house workshop, with a lead time of its own', async () => {
    const admin = await signUp(shop, { userType: 'admin' });
    const url = `/api/staff/tailors/${IN_HOUSE_TAILOR_ID}/rates/`;
    const before = (await read(url, admin)).json();
    expect(before).toMatchObject({ in_house: true, lead_time_band: [1, 60], lead_time_days: 7 });
    const rates = { ...before.rates, Kurta: 1850 };
    const saved = await save(url, { ...FORM, version: before.version, rates, lead_time_days: 5 }, admin);
    expect(saved.json()).toMatchObject({ rates, lead_time_days: 5, updated_by: admin.username });
    expect((await shop.app.inject('/api/settings/')).json().order_rules).toMatchObject({ in_house_days: 5 });
    expect((await read('/api/staff/tailors/999999/rates/', admin)).statusCode).toBe(404);
    expect((await save('/api/staff/tailors/999999/rates/', FORM, admin)).statusCode).toBe(404);
  });
});

describe('capacity and days off (tailors-22)', () => {
  const day = (ahead: number) => addDays(dayInKarachi(), ahead);

  test('a tailor reads twelve weeks and the days off of the shop', async () => {
    const calendar = (await read(CALENDAR)).json();
    expect(calendar).toMatchObject({ version: 1, weekly_capacity: null, days_off: [] });
    expect(calendar.weeks).toHaveLength(12);
    expect(calendar.weeks[0]).toMatchObject({ booked: 0, is_full: false });
    expect(calendar.shop_days_off.weekdays).toEqual([0]);
  });

  test.each([
    [{ weekly_capacity: 0 }, { weekly_capacity: ['Enter 1 or more.'] }],
    [{ weekly_capacity: 501 }, { weekly_capacity: ['Enter 500 or less.'] }],
    [{ weekly_capacity: 2.5 }, { weekly_capacity: ['Enter a whole number.'] }],
    [
      { days_off: [{ from: day(5), until: day(4) }] },
      { days_off: ['The last day is before the first one.'] },
    ],
    [{ days_off: [{ from: day(0), until: day(92) }] }, { days_off: ['Enter at most 92 days at once.'] }],
    [{ days_off: [{ from: day(367), until: day(368) }] }, { days_off: ['Choose days within a year.'] }],
    [{ days_off: [{ from: 'tomorrow', until: day(1) }] }, { days_off: ['Enter a date.'] }],
    [
      { days_off: Array(41).fill({ from: day(1), until: day(1) }) },
      { days_off: ['Enter at most 40 entries.'] },
    ],
    [{ weekdays_off: [7] }, { weekdays_off: ['Enter 6 or less.'] }],
    [
      { weekdays_off: [0, 1, 2, 3, 4, 5, 6] },
      { weekdays_off: ['One day of the week must be a day of work.'] },
    ],
    [
      { weekdays_off: [1, 2, 3, 4, 5, 6] },
      { weekdays_off: ['The shop is closed on the other days. Leave one day of the week to work.'] },
    ],
  ])('refuses %j', async (change, errors) => {
    const refused = await save(CALENDAR, { version: 1, weekly_capacity: 5, days_off: [], ...change });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual(errors);
    expect((await read(CALENDAR)).json()).toMatchObject({ version: 1, weekly_capacity: null });
  });

  test('weekly days off are stored once each, stay when left out, and are public (tailors-23)', async () => {
    const body = { weekly_capacity: null, days_off: [] };
    const saved = await save(CALENDAR, { ...body, version: 1, weekdays_off: [5, 4, 5] });
    expect(saved.json()).toMatchObject({ version: 2, weekdays_off: [4, 5] });
    expect((await save(CALENDAR, { ...body, version: 2 })).json()).toMatchObject({ weekdays_off: [4, 5] });
    const url = `/tailor_module/tailors/${tailor.tailorId}/`;
    expect((await shop.app.inject(url)).json()).toMatchObject({ weekdays_off: [4, 5] });
  });

  test('of two edits the second is told, with what is there now (wire-11)', async () => {
    const saved = await save(CALENDAR, { version: 1, weekly_capacity: 5, days_off: [] });
    const refused = await save(CALENDAR, { version: 1, weekly_capacity: 6, days_off: [] });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'edits.outdated', current: saved.json() });
  });
});

test('an account of a tailor without a workshop has neither', async () => {
  const user = await signUp(shop, { userType: 'tailor' });
  for (const url of [RATES, CALENDAR]) expect((await read(url, user)).statusCode).toBe(404);
  expect((await save(RATES, FORM, user)).statusCode).toBe(404);
  expect((await save(CALENDAR, { version: 1, weekly_capacity: 1, days_off: [] }, user)).statusCode).toBe(404);
});

test('what one tailor sets is nothing to another one', async () => {
  const other = await signUpTailor(shop);
  await save(RATES, FORM);
  await save(CALENDAR, { version: 2, weekly_capacity: 4, days_off: [] });
  expect((await read(RATES, other)).json()).toMatchObject({ version: 1, rates: { Kurta: 1900 } });
  expect((await read(CALENDAR, other)).json()).toMatchObject({ version: 1, weekly_capacity: null });
});
