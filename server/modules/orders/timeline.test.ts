import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, TRACKING_STAGES } from '../../../contract/constants/orders.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import { STEPS, type Step } from '../lifecycle/table.ts';
import { type TimelineStep, timelineOf } from './timeline.ts';

const HOUR = 3_600_000;
const start = Date.parse('2026-11-01T08:00:00Z');
const moment = (hour: number) => new Date(start + hour * HOUR);
const walk = (...road: OrderStatus[]): TimelineStep[] => road.map((to, hour) => ({ to, at: moment(hour) }));
const told = (...road: OrderStatus[]) => timelineOf(road.at(-1) ?? 'PLACED', walk(...road));
const states = (...road: OrderStatus[]) => told(...road).map(({ state }) => state);
const hours = (...road: OrderStatus[]) =>
  told(...road).map(({ at }) => (at === null ? null : (Date.parse(at) - start) / HOUR));

const SINGLE = STEPS.filter((step): step is Step<'single'> => step.kind === 'single');

const anyLife = fc
  .array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 90 * 24 })), { maxLength: 25 })
  .map((turns) => {
    const steps: TimelineStep[] = [{ to: 'PLACED', at: moment(0) }];
    let status: OrderStatus = 'PLACED';
    let hour = 0;
    for (const [choice, wait] of turns) {
      const open = SINGLE.filter(({ from, to }) => from === status && to !== status);
      const step = open[choice % Math.max(1, open.length)];
      if (!step) break;
      status = step.to;
      hour += wait;
      steps.push({ to: status, at: moment(hour) });
    }
    return { status, steps };
  });

describe('the public timeline', () => {
  test('has the five stages (tracking-3)', () => {
    expect(told('PLACED').map(({ name }) => name)).toEqual([
      'Order Placed',
      'In Production',
      'Quality Check',
      'Shipped',
      'Delivered',
    ]);
  });

  test.each([
    [['PLACED'], 'current open open open open'],
    [['PLACED', 'CONFIRMED'], 'current open open open open'],
    [['PLACED', 'CONFIRMED', 'ACCEPTED'], 'current open open open open'],
    [['PLACED', 'CONFIRMED', 'DECLINED'], 'current open open open open'],
    [['PLACED', 'CANCELLED'], 'done open open open open'],
    [['PLACED', 'CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION'], 'done current open open open'],
    [['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK'], 'done done current open open'],
    [['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY'], 'done done done current open'],
    [['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'SHIPPED'], 'done done done current open'],
    [['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'SHIPPED', 'DELIVERED'], 'done done done done done'],
    [
      ['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'DELIVERED', 'ALTERATION'],
      'done done done done current',
    ],
  ] satisfies [OrderStatus[], string][])('after %j is %s', (road, expected) => {
    expect(states(...road).join(' ')).toBe(expected);
  });

  test('dates each stage by the steps of the order', () => {
    expect(
      hours('PLACED', 'CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'READY', 'DELIVERED'),
    ).toEqual([0, 3, 4, 5, 6]);
  });

  test('reopens stages after rework or alteration', () => {
    const checked = ['PLACED', 'IN_PRODUCTION', 'QUALITY_CHECK'] as const;
    expect(hours(...checked, 'IN_PRODUCTION')).toEqual([0, 3, null, null, null]);
    expect(hours(...checked, 'IN_PRODUCTION', 'QUALITY_CHECK')).toEqual([0, 3, 4, null, null]);
    expect(hours(...checked, 'SHIPPED', 'DELIVERED', 'ALTERATION', 'IN_PRODUCTION')).toEqual([
      0,
      6,
      null,
      null,
      null,
    ]);
  });

  test('for any steps: done, then at most one current, then open, with ordered times', () => {
    fc.assert(
      fc.property(anyLife, ({ status, steps }) => {
        const stages = timelineOf(status, steps);
        expect(stages.map(({ name }) => name)).toEqual([...TRACKING_STAGES]);
        expect(stages.map(({ state }) => state).join(' ')).toMatch(/^(done ?)*(current ?)?(open ?)*$/);
        expect(stages[0]?.at).toBe(steps[0]?.at.toISOString());
        for (const { state, at } of stages) expect(at === null).toBe(state === 'open');
        const times = stages.flatMap(({ at }) => at ?? []);
        expect(times).toEqual(times.toSorted());
        expect(stages.every(({ state }) => state === 'done')).toBe(status === 'DELIVERED');
        expect(stages.some(({ state }) => state === 'current')).toBe(
          !['DELIVERED', 'CANCELLED'].includes(status),
        );
      }),
    );
  });

  test('without recorded steps has stages without times', () => {
    for (const status of ORDER_STATUSES) {
      const stages = timelineOf(status, []);
      expect(stages).toHaveLength(5);
      expect(stages.every(({ at }) => at === null)).toBe(true);
    }
  });
});
