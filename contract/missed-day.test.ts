import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MISS_REASONS } from './constants/staff.ts';
import { addDays, type Day } from './dates.ts';
import { usualDaysOff } from './holidays.ts';
import { honestDay, missReason, type RunningOrder } from './missed-day.ts';
import { promisedDay, type Workshop } from './promised-day.ts';

/** A Monday; no holiday is near. */
const MONDAY = '2026-11-23';
const daysOff = usualDaysOff('2026-11-01');
const partner: Workshop = { inHouse: false, leadTimeDays: 8 };

const garment = (change: Partial<RunningOrder> = {}): RunningOrder => ({
  status: 'ACCEPTED',
  promised: '2026-12-03',
  deliveryType: 'NORMAL',
  courierAfter: 0,
  begun: null,
  garments: 1,
  isAsked: false,
  clothDueOn: null,
  isUnpaid: false,
  isObjected: false,
  ...change,
});
const reasonOn = (today: Day, change: Partial<RunningOrder> = {}, workshop = partner) =>
  missReason(garment(change), workshop, daysOff, today);

describe('an order that will miss its day (backoffice-13)', () => {
  test('is not begun with less than half of its stitching time left', () => {
    expect(reasonOn('2026-11-28')).toBeNull();
    expect(reasonOn('2026-11-30')).toBe('not_begun');
    expect(reasonOn('2026-11-30', { status: 'CONFIRMED', clothDueOn: MONDAY })).toBe('not_accepted');
    expect(reasonOn('2026-11-30', { status: 'ALTERATION', deliveryType: 'URGENT' })).toBeNull();
    expect(reasonOn('2026-12-02', { status: 'ALTERATION', deliveryType: 'URGENT' })).toBe('not_begun');
  });

  test('needs the days of the courier as well', () => {
    expect(reasonOn('2026-11-27', { courierAfter: 3 })).toBe('not_begun');
    expect(reasonOn('2026-11-25', { courierAfter: 3 })).toBeNull();
  });

  test('is in production for too long, or was begun too late', () => {
    const inProduction = { status: 'IN_PRODUCTION' } as const;
    expect(reasonOn('2026-12-01', { ...inProduction, begun: MONDAY })).toBeNull();
    expect(reasonOn('2026-12-02', { ...inProduction, begun: MONDAY })).toBe('in_production');
    expect(reasonOn('2026-12-01', { ...inProduction, begun: '2026-11-30' })).toBe('in_production');
    expect(reasonOn('2026-11-30', { ...inProduction, begun: '2026-11-28' })).toBeNull();
  });

  test('is still in the quality check when it has to leave', () => {
    const inCheck = { status: 'QUALITY_CHECK', begun: MONDAY } as const;
    expect(reasonOn('2026-12-02', inCheck)).toBeNull();
    expect(reasonOn('2026-12-03', inCheck)).toBe('in_check');
  });

  test('waits for a payment, for the correction of a receipt, or for its tailor who is away', () => {
    const status = 'CONFIRMED';
    expect(reasonOn('2026-11-30', { status, isUnpaid: true })).toBe('unpaid');
    expect(reasonOn('2026-11-30', { isObjected: true })).toBe('objected');
    const away = { ...partner, daysOff: [{ from: '2026-11-27', until: '2026-12-02' }] };
    expect(reasonOn(MONDAY, {}, away)).toBeNull();
    expect(reasonOn('2026-11-24', {}, away)).toBe('days_off');
  });

  test('waits neither for cloth nor for an answer', () => {
    expect(reasonOn('2026-12-03', { clothDueOn: MONDAY })).toBeNull();
    expect(reasonOn('2026-12-03', { isAsked: true })).toBeNull();
  });
});

const FIRST = '2026-01-01';
const today = fc.nat(700).map((ahead) => addDays(FIRST, ahead));
const calendar = usualDaysOff(FIRST);
const statuses = ['CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'ALTERATION'] as const;
const workshops = fc.record({
  inHouse: fc.boolean(),
  leadTimeDays: fc.integer({ min: 1, max: 60 }),
  weekdaysOff: fc.subarray([0, 2, 5]),
});
const deliveryType = fc.constantFrom('NORMAL' as const, 'URGENT' as const);
/** With days until the promised one, and since it was begun. */
const garments = fc.record({
  status: fc.constantFrom(...statuses),
  left: fc.integer({ min: -5, max: 90 }),
  deliveryType,
  courierAfter: fc.nat(12),
  worked: fc.option(fc.nat(90)),
  waits: fc.constantFrom('cloth', 'answer', null),
  isUnpaid: fc.boolean(),
  isObjected: fc.boolean(),
});
const away = fc.array(fc.tuple(fc.integer({ min: -20, max: 60 }), fc.nat(30)), { maxLength: 3 });
const rangesFrom = (day: Day, ranges: [number, number][]) =>
  ranges.map(([ahead, length]) => ({ from: addDays(day, ahead), until: addDays(day, ahead + length) }));

type Drawn = typeof garments extends fc.Arbitrary<infer Value> ? Value : never;
const garmentOn = (day: Day, { left, worked, waits, ...drawn }: Drawn): RunningOrder => ({
  ...drawn,
  promised: addDays(day, left),
  begun: worked === null ? null : addDays(day, -worked),
  garments: 1,
  isAsked: waits === 'answer',
  clothDueOn: waits === 'cloth' ? day : null,
});

test('whatever waits for cloth or for an answer is never listed', () => {
  fc.assert(
    fc.property(today, garments, workshops, away, (day, drawn, workshop, ranges) => {
      const waiting = { ...drawn, waits: drawn.waits ?? ('answer' as const) };
      const order = garmentOn(day, waiting);
      if (order.clothDueOn !== null) order.status = 'ACCEPTED';
      const plan = { ...workshop, daysOff: rangesFrom(day, ranges) };
      expect(missReason(order, plan, calendar, day)).toBeNull();
    }),
  );
});

test('nothing is listed that has its whole stitching time still ahead', () => {
  fc.assert(
    fc.property(today, garments, workshops, away, (day, drawn, workshop, ranges) => {
      const plan = { ...workshop, daysOff: rangesFrom(day, ranges) };
      const courier = { before: 0, after: drawn.courierAfter };
      const promised = promisedDay(day, plan, drawn.deliveryType, calendar, courier);
      fc.pre(promised !== null);
      const order = { ...garmentOn(day, drawn), promised };
      expect(missReason(order, plan, calendar, day)).toBeNull();
    }),
  );
});

test('what is listed stays listed as days pass, until something happens to the order', () => {
  fc.assert(
    fc.property(
      today,
      garments,
      workshops,
      away,
      fc.integer({ min: 1, max: 30 }),
      (day, drawn, workshop, ranges, later) => {
        const order = garmentOn(day, drawn);
        const plan = { ...workshop, daysOff: rangesFrom(day, ranges) };
        const reason = missReason(order, plan, calendar, day);
        fc.pre(reason !== null);
        expect(MISS_REASONS).toContain(missReason(order, plan, calendar, addDays(day, later)));
      },
    ),
    { numRuns: 300 },
  );
});

test('the honest day comes after today, after the missed one, and is not listed at once', () => {
  fc.assert(
    fc.property(today, garments, workshops, away, (day, drawn, workshop, ranges) => {
      const order = garmentOn(day, drawn);
      const plan = { ...workshop, daysOff: rangesFrom(day, ranges) };
      fc.pre(missReason(order, plan, calendar, day) !== null);
      const honest = honestDay(order, plan, calendar, day) ?? expect.unreachable('no day');
      expect(honest > day).toBe(true);
      expect(honest > order.promised).toBe(true);
      expect(missReason({ ...order, promised: honest }, plan, calendar, day)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

test('who never works on a day of the shop has no honest day', () => {
  const never = { ...partner, weekdaysOff: [1, 2, 3, 4, 5, 6] };
  expect(reasonOn(MONDAY, {}, never)).toBe('not_begun');
  expect(honestDay(garment(), never, daysOff, MONDAY)).toBeNull();
});
