import { eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { writtenHours } from '../../../contract/business-hours.ts';
import { USUAL_HOURS } from '../../../contract/constants/contact.ts';
import type { Page } from '../../../contract/page.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Tailor, TailorFilter } from '../../../contract/tailors.ts';
import { testApp } from '../../../test/app.ts';
import { makeTailor } from '../../../test/factories.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { findTailor } from './service.ts';

const shop = testApp();
const LIST = '/tailor_module/tailors/';

function get(url: string) {
  return shop.app.inject({ method: 'GET', url });
}

async function page(query = ''): Promise<Page<Tailor>> {
  const response = await get(LIST + query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function idsOf(filter: TailorFilter): Promise<number[]> {
  return (await page(`?filter_type=${filter}`)).results.map(({ id }) => id);
}

async function make(count: number, traits: Parameters<typeof makeTailor>[1] = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n++) ids.push((await makeTailor(shop, traits)).id);
  return ids;
}

afterEach(async () => {
  await shop.deps.db.update(tailors).set({ active: false }).where(eq(tailors.inHouse, false));
});

describe('the list', () => {
  test('has an empty first page without tailors, for every filter', async () => {
    for (const filter of ['all', 'best', 'gents', 'ladies']) {
      expect(await page(`?filter_type=${filter}`)).toEqual({
        count: 0,
        next: null,
        previous: null,
        results: [],
      });
      expect((await get(`${LIST}?filter_type=${filter}&page=2`)).statusCode).toBe(404);
    }
  });

  test('shows the fields of the contract and nothing else (tailors-1)', async () => {
    const tailor = await makeTailor(shop, {
      type: 'Ladies Tailor',
      area: 'Tariq Road, Karachi',
      services: { alteration: 'Alterations' },
      rates: { Kurti: 1500, Abaya: 2600, Saree: 2701 },
      ordersDelivered: 41,
      ratingSum: 37,
      ratingCount: 8,
      leadTimeDays: 9,
    });
    const [listed] = (await page()).results;
    expect(listed).toEqual({
      id: tailor.id,
      user_username: expect.stringMatching(/^person_/),
      number_of_order_delivery: 41,
      avg_price: 2267,
      tailor_area: 'Tariq Road, Karachi',
      tailor_city: 'Karachi',
      tailor_type_name: 'Ladies Tailor',
      rating: 4.6,
      number_of_reviews: 8,
      service_provided: { alteration: 'Alterations' },
      rate_per_design: { Kurti: 1500, Abaya: 2600, Saree: 2701 },
      lead_time_days: 9,
      days_off: [],
      weekdays_off: [],
      full_weeks: [],
      weekly_room: null,
      promise_kept: null,
      measured_share: null,
    });
  });

  test('includes a tailor without trade, rates or reviews', async () => {
    await makeTailor(shop, { rates: {} });
    expect((await page()).results).toMatchObject([
      { tailor_type_name: null, avg_price: null, rate_per_design: {}, rating: 0, number_of_reviews: 0 },
    ]);
  });

  test('has pages of ten with absolute URLs that keep the filter', async () => {
    const ids = await make(23, { type: 'Gents Tailor' });
    await make(2, { type: 'Ladies Tailor' });
    const at = (n: number) => `http://naap.test${LIST}?filter_type=gents&page=${n}`;
    const first = await page('?filter_type=gents');
    expect(first).toMatchObject({ count: 23, next: at(2), previous: null });
    const second = await page('?filter_type=gents&page=2');
    expect(second).toMatchObject({ count: 23, next: at(3), previous: at(1) });
    const third = await page('?filter_type=gents&page=3');
    expect(third).toMatchObject({ count: 23, next: null, previous: at(2) });
    expect([...first.results, ...second.results, ...third.results].map(({ id }) => id)).toEqual(ids);
    expect((await get(third.previous?.replace('http://naap.test', '') ?? '')).json()).toEqual(second);

    for (const beyond of [4, 1_000_001, 9_007_199_254_740_991]) {
      const response = await get(`${LIST}?filter_type=gents&page=${beyond}`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Invalid page.', code: 'page.invalid' });
    }
    expect((await page('?page=3')).results).toHaveLength(5);
    expect((await page()).next).toBe(`http://naap.test${LIST}?filter_type=all&page=2`);
  });

  test('has one page for exactly ten', async () => {
    await make(10);
    expect(await page()).toMatchObject({ count: 10, next: null });
    expect((await get(`${LIST}?page=2`)).statusCode).toBe(404);
  });

  test('filters by trade; who stitches for gents and ladies is in both lists (tailors-7)', async () => {
    const [gents] = await make(1, { type: 'Gents Tailor', area: 'Saddar, Lahore' });
    const [ladies] = await make(1, { type: 'Ladies Tailor', area: 'Saddar, Lahore' });
    const [both] = await make(1, { area: 'Saddar, Lahore', rates: { Kurta: 1700, Abaya: 2600 } });
    expect(await idsOf('all')).toEqual([gents, ladies, both]);
    expect(await idsOf('gents')).toEqual([gents, both]);
    expect(await idsOf('ladies')).toEqual([ladies, both]);
    expect((await page('?filter_type=ladies')).count).toBe(2);
    for (const [filter, own] of [['gents', gents] as const, ['ladies', ladies] as const]) {
      const found = await page(`?filter_type=${filter}&area=lahore`);
      expect(found).toMatchObject({ count: 2, results: [{ id: own }, { id: both }] });
    }
  });

  test('sorts by Bayesian rating, then deliveries, then age', async () => {
    const [praisedOnce] = await make(1, { ratingSum: 5, ratingCount: 1 });
    const [unrated] = await make(1);
    const [poor] = await make(1, { ratingSum: 60, ratingCount: 30 });
    const [proven] = await make(1, { ratingSum: 188, ratingCount: 40 });
    const [busy] = await make(1, { ordersDelivered: 12 });
    const [unratedLater] = await make(1);
    expect(await idsOf('best')).toEqual([proven, praisedOnce, busy, unrated, unratedLater, poor]);
  });

  test('leaves out the in-house workshop and inactive tailors', async () => {
    const [open] = await make(1);
    await make(1, { active: false });
    for (const filter of ['all', 'best'] as const) expect(await idsOf(filter)).toEqual([open]);
    expect((await page()).count).toBe(1);
  });

  test('is publicly cacheable, an error is not', async () => {
    expect((await get(LIST)).headers['cache-control']).toBe('public, max-age=5');
    expect((await get(`${LIST}?page=2`)).headers['cache-control']).toBe('no-store');
  });

  test('finds part of an area in any case, on all pages, together with the filter', async () => {
    const islamabad = await make(12, { area: 'F-7, Islamabad', type: 'Gents Tailor' });
    const [ladies] = await make(1, { area: 'islamabad, G-9', type: 'Ladies Tailor' });
    await make(2, { area: 'Gulberg, Lahore' });
    const [odd] = await make(1, { area: '100%_\\ cloth' });
    const at = (n: number) => `http://naap.test${LIST}?filter_type=gents&page=${n}&area=ISLAMABAD`;
    const first = await page('?filter_type=gents&area=%20ISLAMABAD%20');
    expect(first).toMatchObject({ count: 12, next: at(2), previous: null });
    const second = await page('?filter_type=gents&area=ISLAMABAD&page=2');
    expect([...first.results, ...second.results].map(({ id }) => id)).toEqual(islamabad);
    expect((await page('?area=g-9')).results.map(({ id }) => id)).toEqual([ladies]);
    expect((await page(`?area=${encodeURIComponent('%_\\')}`)).results.map(({ id }) => id)).toEqual([odd]);
    expect((await page('?area=is_amabad')).count).toBe(0);
    expect((await page('?area=')).count).toBe(16);
    expect((await get(`${LIST}?area=lahore&page=2`)).json()).toMatchObject({ code: 'page.invalid' });
  });

  test('leaves out who does not stitch a dress type', async () => {
    const [both] = await make(1, { rates: { Kurta: 1700, Abaya: 2600 }, area: 'Lahore' });
    const [abaya] = await make(1, { rates: { Abaya: 2500 }, area: 'Multan', ratingSum: 50, ratingCount: 10 });
    await make(1, { rates: {} });
    expect((await page('?dress_type=Abaya&filter_type=best')).results.map(({ id }) => id)).toEqual([
      abaya,
      both,
    ]);
    expect(await page('?dress_type=Abaya&area=lahore')).toMatchObject({ count: 1, results: [{ id: both }] });
    expect((await page('?dress_type=Cape')).results).toEqual([]);
  });

  test.each([
    [`area=${'x'.repeat(61)}`, { area: ['Use at most 60 characters.'] }],
    [`dress_type=${'x'.repeat(61)}`, { dress_type: ['Use at most 60 characters.'] }],
    ['area=%00', { area: ['This text contains a character we cannot store.'] }],
    ['filter_type=men', { filter_type: ['Choose one of the options.'] }],
    [`filter_type=${encodeURIComponent("all' or 1=1--")}`, { filter_type: ['Choose one of the options.'] }],
    ['page=0', { page: ['Enter 1 or more.'] }],
    ['page=-3', { page: ['Enter 1 or more.'] }],
    ['page=two', { page: ['Enter a whole number.'] }],
    ['page=1.5', { page: ['Enter a whole number.'] }],
  ])('refuses ?%s', async (query, errors) => {
    const response = await get(`${LIST}?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(errors);
  });
});

describe('one tailor', () => {
  test('is found by id, as listed, with its premises', async () => {
    const premises = {
      address: 'Shop 5, O’Brien Lane',
      openingHours: [{ days: 'Mon-Sat', hours: '11AM-9PM' }],
    };
    const [id] = await make(1, { type: 'Gents Tailor', area: `O'Brien <b>Lane</b>; --`, ...premises });
    const response = await get(`${LIST}${id}/`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=5');
    const { address, opening_hours, about, pictures, ...listed } = response.json();
    expect({ about, pictures }).toEqual({ about: '', pictures: [] });
    expect(listed).toEqual((await page()).results[0]);
    expect({ address, openingHours: opening_hours }).toEqual(premises);
    expect(response.json().tailor_area).toBe(`O'Brien <b>Lane</b>; --`);
  });

  test("may be the in-house workshop, under the shop's name", async () => {
    expect((await get(`${LIST}${IN_HOUSE_TAILOR_ID}/`)).json()).toMatchObject({
      id: 458,
      user_username: 'Naap',
      lead_time_days: 7,
      rate_per_design: { Shalwar_Kameez: 2400 },
      address: shop.deps.config.support.address,
      opening_hours: writtenHours(USUAL_HOURS),
    });
  });

  test('is 404 when unknown or inactive', async () => {
    const [inactive] = await make(1, { active: false });
    for (const id of [inactive, 999_999, 0, -1, '1.5', 'abc', 99_999_999_999]) {
      const response = await get(`${LIST}${id}/`);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ detail: 'Not found.', code: 'request.not_found' });
    }
  });
});

test('findTailor returns what an order needs', async () => {
  const [partner, gone] = [
    await makeTailor(shop, { type: 'Gents Tailor', rates: { Kurta: 1700 }, leadTimeDays: 12 }),
    await makeTailor(shop, { active: false }),
  ];
  await shop.deps.db.transaction(async (tx) => {
    expect(await findTailor(tx, partner.id)).toMatchObject({
      id: partner.id,
      active: true,
      inHouse: false,
      tailorType: 'Gents Tailor',
      rateCard: { Kurta: 1700 },
      avgPrice: 1700,
      leadTimeDays: 12,
    });
    expect(await findTailor(tx, gone.id)).toMatchObject({ active: false });
    expect(await findTailor(tx, IN_HOUSE_TAILOR_ID)).toMatchObject({ active: true, inHouse: true });
    expect(await findTailor(tx, 999_999)).toBeUndefined();
  });
  await shop.deps.db.delete(tailors).where(inArray(tailors.id, [partner.id, gone.id]));
});
