import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHELF_HANDLING_DAYS } from './constants/cloth.ts';
import {
  HOME_COURIER_DAYS,
  partnerTime,
  USUAL_ORDER_RULES,
  WITHIN_CITY_DAYS,
} from './constants/order-rules.ts';
import { DELIVERY_TYPES, HANDOVERS } from './constants/orders.ts';
import { addDays } from './dates.ts';
import { usualDaysOff } from './holidays.ts';
import { handoverFees, type OrderRules } from './order-fees.ts';
import {
  type ClothFrom,
  courierDays,
  courierOffer,
  isExpressOffered,
  type OrderChoices,
  priceOf,
} from './pricing.ts';
import { promisedDay } from './promised-day.ts';
import { surchargesOf } from './surcharges.ts';

const choices = fc.record({
  delivery_type: fc.constantFrom(...DELIVERY_TYPES),
  pickup: fc.constantFrom(...HANDOVERS),
  delivery: fc.constantFrom(...HANDOVERS),
  is_requested_sample: fc.boolean(),
  courier: fc.constantFrom('ECONOMY' as const, 'EXPRESS' as const, undefined),
  collection_country: fc.constantFrom('PK', 'GB', 'NO', 'constructor'),
  delivery_country: fc.constantFrom('PK', 'GB', 'NO', 'constructor'),
});
const RULES = {
  ...USUAL_ORDER_RULES,
  fees: {
    ...USUAL_ORDER_RULES.fees,
    GB: {
      collection_fee: 3800,
      delivery_fee: 4600,
      express: { collection_fee: 6800, delivery_fee: 8300, days: [3, 5] as [number, number] },
    },
    AE: { collection_fee: 2600, delivery_fee: 3200, days: [4, 8] as [number, number] },
  },
};
const AT_HOME = {
  delivery_type: 'NORMAL',
  pickup: 'BY_OWN',
  delivery: 'BY_OWN',
  is_requested_sample: false,
  collection_country: 'PK',
  delivery_country: 'PK',
  collection_city: '',
  delivery_city: '',
  workshop_city: 'Lahore',
} as const;
const rate = fc.integer({ min: 1, max: 10_000_000 });

describe('the price', () => {
  test('is the rate alone without extras', () => {
    const price = priceOf(2400, AT_HOME, RULES);
    expect(price).toEqual({
      stitching: 2400,
      urgent_surcharge: 0,
      collection_fee: 0,
      delivery_fee: 0,
      sample_fee: 0,
      cloth: 0,
      total: 2400,
    });
  });

  test('adds 30 % for URGENT, Rs 200 for collection, Rs 250 for delivery and Rs 150 for a swatch', () => {
    const chosen = { delivery_type: 'URGENT', pickup: 'BY_SHOP', delivery: 'BY_SHOP' } as const;
    const price = priceOf(2415, { ...AT_HOME, ...chosen, is_requested_sample: true }, RULES);
    expect(price).toEqual({
      stitching: 2415,
      urgent_surcharge: 725,
      collection_fee: 200,
      delivery_fee: 250,
      sample_fee: 150,
      cloth: 0,
      total: 3740,
    });
  });

  test('takes the fees of the country of each way (orders-13)', () => {
    const abroad = { ...AT_HOME, pickup: 'BY_SHOP', delivery: 'BY_SHOP' } as const;
    const price = priceOf(2400, { ...abroad, delivery_country: 'GB' }, RULES);
    expect(price).toMatchObject({ collection_fee: 200, delivery_fee: 4600, total: 7200 });
    expect(handoverFees('NO', RULES)).toEqual(RULES.fees_elsewhere);
    expect(handoverFees('constructor', RULES)).toEqual(RULES.fees_elsewhere);
  });

  test('is the sum of whole rupees, and never below the rate', () => {
    fc.assert(
      fc.property(rate, choices, (stitching, chosen) => {
        const { total, discount: _none, ...parts } = priceOf(stitching, chosen, RULES);
        const sum = Object.values(parts).reduce((left, right) => left + right, 0);
        expect(Object.values(parts).every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
        expect(total).toBe(sum);
        expect(total).toBeGreaterThanOrEqual(stitching);
      }),
    );
  });

  test('is its stitching and the lines below it', () => {
    fc.assert(
      fc.property(rate, choices, (stitching, chosen) => {
        const price = priceOf(stitching, chosen, RULES);
        const lines = surchargesOf(price).map(({ amount }) => amount);
        expect(lines.reduce((sum, amount) => sum + amount, stitching)).toBe(price.total);
        expect(lines.every((amount) => amount > 0)).toBe(true);
      }),
    );
  });

  test('rises with the rate', () => {
    fc.assert(
      fc.property(rate, fc.integer({ min: 1, max: 1000 }), choices, (stitching, more, chosen) => {
        const [dearer, price] = [priceOf(stitching + more, chosen, RULES), priceOf(stitching, chosen, RULES)];
        expect(dearer.total).toBeGreaterThan(price.total);
      }),
    );
  });
});

test('the time of partners is a range, or one number', () => {
  expect(partnerTime(RULES)).toBe('7-14 business days');
  expect(partnerTime({ ...RULES, partner_days: [9, 9] })).toBe('9 business days');
});

describe('the promised day', () => {
  const daysOff = usualDaysOff('2026-11-01');

  test('in-house is seven calendar days, four when urgent', () => {
    expect(promisedDay('2026-11-21', { inHouse: true, leadTimeDays: 7 }, 'NORMAL', daysOff)).toBe(
      '2026-11-28',
    );
    expect(promisedDay('2026-11-21', { inHouse: true, leadTimeDays: 7 }, 'URGENT', daysOff)).toBe(
      '2026-11-25',
    );
  });

  test('in-house is the business day before a day off, and the one after Eid', () => {
    const inHouse = { inHouse: true, leadTimeDays: 7 };
    expect(promisedDay('2026-11-22', inHouse, 'NORMAL', daysOff)).toBe('2026-11-28');
    // Eid ul-Azha is 27 to 30 May 2026, and the 31st is a Sunday.
    expect(promisedDay('2026-05-21', inHouse, 'NORMAL', usualDaysOff('2026-05-21'))).toBe('2026-06-01');
  });

  test("a partner's lead time skips Sundays and holidays", () => {
    // 21 November 2026 is a Saturday.
    const partner = (leadTimeDays: number) => ({ inHouse: false, leadTimeDays });
    expect(promisedDay('2026-11-21', partner(1), 'NORMAL', daysOff)).toBe('2026-11-23');
    expect(promisedDay('2026-11-21', partner(7), 'NORMAL', daysOff)).toBe('2026-11-30');
    expect(promisedDay('2026-12-23', partner(2), 'NORMAL', daysOff)).toBe('2026-12-26');
  });
});

describe('couriers within Pakistan (orders-63)', () => {
  const byShop = { ...AT_HOME, pickup: 'BY_SHOP', delivery: 'BY_SHOP' } as const;
  const between = (city: string, rules = RULES) =>
    courierDays({ ...byShop, collection_city: city, delivery_city: city }, rules);
  const cityDays = [
    { from: 'Lahore', to: 'Karachi', days: 2 },
    { from: 'کراچی', to: 'Hyderabad', days: 1 },
  ];

  test('take a day within a city, else the usual days, also while the city is unknown', () => {
    expect(between(' lahore')).toEqual({ before: 1, after: 1 });
    expect(between('لاہور')).toEqual({ before: 1, after: 1 });
    expect(between('Karachi')).toEqual({ before: 3, after: 3 });
    expect(between('')).toEqual({ before: 3, after: 3 });
    expect(courierDays({ ...byShop, workshop_city: '' }, RULES), 'both unknown').toEqual({
      before: 3,
      after: 3,
    });
    expect(courierDays({ ...AT_HOME, delivery_city: 'Karachi' }, RULES)).toEqual({ before: 0, after: 0 });
  });

  test('take what staff has set for Pakistan, and for two cities in both directions', () => {
    const slow = { collection_fee: 200, delivery_fee: 250, days: [3, 6] as [number, number] };
    const rules = { ...RULES, city_days: cityDays, fees: { ...RULES.fees, PK: slow } };
    expect(between('Quetta', rules)).toEqual({ before: 6, after: 6 });
    expect(between('karachi', rules)).toEqual({ before: 2, after: 2 });
    const fromKarachi = { ...byShop, workshop_city: 'Karachi', delivery_city: 'حیدرآباد' };
    expect(courierDays({ ...fromKarachi, collection_city: 'LAHORE' }, rules)).toEqual({
      before: 2,
      after: 1,
    });
  });

  test('never promise earlier than without them, nor a nearer city later than a farther one', () => {
    const daysOff = usualDaysOff('2026-11-01');
    const weeks = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 4 });
    const ways = fc.record({
      pickup: fc.constantFrom(...HANDOVERS),
      delivery: fc.constantFrom(...HANDOVERS),
      collection_city: fc.constantFrom('Karachi', 'Quetta', ''),
      delivery_city: fc.constantFrom('Karachi', 'Quetta', ''),
    });
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 14 }),
        weeks,
        ways,
        fc.boolean(),
        (ahead, inHouse, leadTimeDays, full, chosen, isSet) => {
          const rules = isSet ? { ...RULES, city_days: cityDays } : RULES;
          const fullWeeks = full.map((week) => addDays('2026-11-23', 7 * week));
          const promised = (cities: object) =>
            promisedDay(
              addDays('2026-11-23', ahead),
              { inHouse, leadTimeDays, fullWeeks },
              'NORMAL',
              daysOff,
              courierDays({ ...AT_HOME, ...chosen, ...cities }, rules),
            ) ?? '9999';
          const near = promised({ collection_city: 'Lahore', delivery_city: 'Lahore' });
          expect(near <= promised({})).toBe(true);
          expect(promised({ pickup: 'BY_OWN', delivery: 'BY_OWN' }) <= near).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('couriers (orders-44)', () => {
  const toGb = { ...AT_HOME, pickup: 'BY_SHOP', delivery: 'BY_SHOP', delivery_country: 'GB' } as const;

  test('express has its own fee and days, where the settings have them', () => {
    expect(priceOf(2400, { ...toGb, courier: 'EXPRESS' }, RULES)).toMatchObject({
      collection_fee: 200,
      delivery_fee: 8300,
    });
    expect(courierDays({ ...toGb, courier: 'EXPRESS' }, RULES)).toEqual({ before: 3, after: 5 });
    expect(courierDays(toGb, RULES)).toEqual({ before: 3, after: 12 });
  });

  test('economy has the days of its country, else the usual ones', () => {
    expect(courierOffer('AE', RULES).days).toEqual([4, 8]);
    expect(courierOffer('NO', RULES).days).toEqual([7, 12]);
    expect(courierOffer('AE', RULES, 'EXPRESS'), 'where there is no express').toEqual(
      courierOffer('AE', RULES),
    );
  });

  test('there is a choice where express goes everywhere', () => {
    expect(isExpressOffered(toGb, RULES)).toBe(true);
    expect(isExpressOffered({ ...toGb, collection_country: 'AE' }, RULES)).toBe(false);
    expect(isExpressOffered({ ...toGb, delivery_country: 'NO' }, RULES)).toBe(false);
    expect(isExpressOffered({ ...toGb, delivery_country: 'PK' }, RULES)).toBe(false);
    expect(isExpressOffered({ ...toGb, delivery: 'BY_OWN' }, RULES)).toBe(false);
    expect(isExpressOffered(AT_HOME, RULES)).toBe(false);
  });

  test('within Pakistan it is a choice of its own', () => {
    const express = { collection_fee: 350, delivery_fee: 450, days: [1, 2] as [number, number] };
    const home = { collection_fee: 200, delivery_fee: 250, express };
    const city_days = [
      { from: 'Lahore', to: 'Quetta', days: 4 },
      { from: 'Lahore', to: 'Gilgit', days: 6, express_days: 3 },
      { from: 'Lahore', to: 'Kasur', days: 1 },
    ];
    const rules = { ...RULES, city_days, fees: { ...RULES.fees, PK: home } };
    const byShop = { ...AT_HOME, pickup: 'BY_SHOP', delivery: 'BY_SHOP' } as const;
    expect(isExpressOffered(byShop, rules)).toBe(true);
    expect(isExpressOffered(AT_HOME, rules), 'nothing travels').toBe(false);
    expect(isExpressOffered({ ...toGb, delivery_country: 'NO' }, rules), 'abroad decides').toBe(false);
    const days = (city: string, by: OrderRules = rules) =>
      courierDays({ ...byShop, delivery_city: city, courier: 'EXPRESS' }, by).after;
    expect(['Karachi', 'Quetta', 'Gilgit', 'Kasur', 'Lahore'].map((city) => days(city))).toEqual([
      2, 2, 3, 1, 1,
    ]);
    const { express: _, ...without } = home;
    const economy = { ...rules, fees: { ...rules.fees, PK: without } };
    expect(days('Gilgit', economy), 'once express has ended').toBe(6);
    expect(priceOf(2400, { ...byShop, courier: 'EXPRESS' }, rules)).toMatchObject({
      collection_fee: 350,
      delivery_fee: 450,
    });
  });
});

describe('cloth of the shop (orders-151, orders-154)', () => {
  const from = fc.oneof(
    fc.constant({ source: 'PICKUP' as const }),
    fc.record({
      source: fc.constantFrom('SHELF' as const, 'POSTED' as const),
      city: fc.constantFrom('', 'Lahore', 'Karachi'),
    }),
  );
  const garment = fc.record({ rate, cloth: fc.integer({ min: 0, max: 1_000_000 }), from });
  const order = fc.array(garment, { minLength: 1, maxLength: 12 });
  const priced = (
    garments: readonly { rate: number; cloth: number; from: ClothFrom }[],
    ways: OrderChoices,
  ) =>
    priceOf(
      garments.reduce((sum, one) => sum + one.rate, 0),
      {
        ...ways,
        cloth: garments.reduce((sum, one) => sum + one.cloth, 0),
        cloth_from: garments.map((one) => one.from),
      },
      RULES,
    );

  test('the sum of the parts is the bill', () => {
    fc.assert(
      fc.property(order, choices, (garments, ways) => {
        const { total, discount: _none, ...parts } = priced(garments, ways);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
      }),
    );
  });

  test('another garment never makes it cheaper', () => {
    fc.assert(
      fc.property(order, garment, choices, (garments, more, ways) => {
        expect(priced([...garments, more], ways).total).toBeGreaterThan(priced(garments, ways).total);
      }),
    );
  });

  test('the surcharge is counted from the stitching only, and what sellers send is not collected', () => {
    const ways = { ...AT_HOME, delivery_type: 'URGENT', pickup: 'BY_SHOP' } as const;
    const sent = { source: 'SHELF', city: 'Karachi' } as const;
    expect(priceOf(1000, { ...ways, cloth: 5000, cloth_from: [sent] }, RULES)).toMatchObject({
      urgent_surcharge: 300,
      collection_fee: 0,
      total: 6300,
    });
    const mixed = { ...ways, cloth: 5000, cloth_from: [sent, { source: 'PICKUP' } as const] };
    expect(priceOf(1000, mixed, RULES).collection_fee).toBe(200);
  });

  test('the slowest cloth decides how long the way to the tailor is', () => {
    const daysTo = (...cloth_from: ClothFrom[]) => courierDays({ ...AT_HOME, cloth_from }, RULES).before;
    expect(daysTo({ source: 'PICKUP' })).toBe(0);
    const near = daysTo({ source: 'SHELF', city: 'Lahore' });
    const far = daysTo({ source: 'SHELF', city: '' });
    expect(near).toBe(SHELF_HANDLING_DAYS + WITHIN_CITY_DAYS);
    expect(far).toBe(SHELF_HANDLING_DAYS + HOME_COURIER_DAYS[1]);
    expect(
      daysTo({ source: 'PICKUP' }, { source: 'SHELF', city: 'Lahore' }, { source: 'SHELF', city: '' }),
    ).toBe(far);
    expect(daysTo({ source: 'POSTED', city: 'Lahore' })).toBe(WITHIN_CITY_DAYS);
  });
});

test('of 1 to 12 garments the sum of the parts is the bill, and one more is never cheaper (orders-103)', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
      fc.record({
        delivery_type: fc.constantFrom('NORMAL' as const, 'URGENT' as const),
        pickup: fc.constantFrom(...HANDOVERS),
        delivery: fc.constantFrom(...HANDOVERS),
        is_requested_sample: fc.boolean(),
        collection_country: fc.constantFrom('PK', 'GB', 'AE'),
        delivery_country: fc.constantFrom('PK', 'GB', 'AE'),
        cloth: fc.nat(50_000),
      }),
      (rates, choices) => {
        let before = 0;
        for (let garments = 1; garments <= rates.length; garments += 1) {
          const stitching = rates.slice(0, garments).reduce((sum, rate) => sum + rate, 0);
          const price = priceOf(stitching, choices, RULES);
          const { total, discount: _discount, ...parts } = price;
          expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
          expect(parts.stitching).toBe(stitching);
          expect(total).toBeGreaterThan(before);
          before = total;
        }
      },
    ),
  );
});
