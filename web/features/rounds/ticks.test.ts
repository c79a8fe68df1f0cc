import { expect, test } from 'vitest';
import type { Round, Stop } from '../../../contract/rounds.ts';
import { foreseen, nextTick, type Tick } from './ticks.ts';

const tick = (orderId: number, change: Partial<Tick> = {}): Tick => ({
  ...{ key: `${orderId}`, pressedAt: '2026-11-27T09:05:00.000Z', trackingNumber: `NP-${orderId}` },
  ...{ orderId, kind: 'delivery', outcome: 'DONE' },
  ...change,
});

const stop = (id: number, kind: Stop['kind'], cash = 0) =>
  ({ id, kind, cash, is_open: true, tick: null }) as unknown as Stop;

const round = {
  ...{ day: '2026-11-27', collections: 1, deliveries: 2, cash: 3000, taken: 0, left_out: 0 },
  areas: [
    {
      city: 'Lahore',
      area: 'Gulberg',
      cash: 1000,
      stops: [stop(1, 'delivery', 1000), stop(2, 'collection')],
    },
    { city: 'Lahore', area: 'Model Town', cash: 2000, stops: [stop(3, 'delivery', 2000)] },
  ],
} as Round;

const stopIn = (shown: Round, id: number) =>
  shown.areas.flatMap(({ stops }) => stops).find((one) => one.id === id);

test('the list is shown as the waiting ticks will leave it (backoffice-28)', () => {
  const shown = foreseen(round, [
    tick(1),
    tick(2, { kind: 'collection', outcome: 'NOBODY_HOME', note: 'Rang twice' }),
    tick(3, { outcome: 'NOBODY_HOME' }),
  ]);
  expect(shown).toMatchObject({ cash: 1000, taken: 1000, collections: 1, deliveries: 2 });
  expect(shown.areas.map(({ cash }) => cash)).toEqual([1000, 0]);
  expect(stopIn(shown, 1)).toMatchObject({ is_open: false, tick: { outcome: 'DONE' } });
  expect(stopIn(shown, 2)).toMatchObject({
    is_open: true,
    tick: { outcome: 'NOT_DONE', note: 'Rang twice' },
  });
  expect(stopIn(shown, 3)).toMatchObject({ is_open: false, tick: { outcome: 'NOT_DONE' } });
});

test('a collection ticked by mistake is open again at once', () => {
  const collected = tick(2, { kind: 'collection' });
  expect(stopIn(foreseen(round, [collected]), 2)).toMatchObject({ is_open: false, is_revocable: true });
  const undone = tick(2, { kind: 'collection', outcome: 'UNDONE' });
  expect(stopIn(foreseen(round, [collected, undone]), 2)).toMatchObject({
    is_open: true,
    is_revocable: false,
  });
});

test('a refused tick changes nothing, nor does one of another stop of the same order', () => {
  expect(foreseen(round, [tick(1, { refusal: 'It was cancelled.' })])).toBe(round);
  expect(stopIn(foreseen(round, [tick(1, { kind: 'collection' })]), 1)?.is_open).toBe(true);
});

test('ticks are sent in the order of the presses; behind a refusal those of its stop wait', () => {
  expect(nextTick([])).toBeUndefined();
  expect(nextTick([tick(1), tick(2)])?.orderId).toBe(1);
  const refused = tick(1, { key: 'refused', refusal: 'Gone.' });
  expect(nextTick([refused, tick(1), tick(2)])?.orderId).toBe(2);
  expect(nextTick([refused, tick(1)])).toBeUndefined();
  expect(nextTick([refused, tick(1, { kind: 'collection' })])?.kind).toBe('collection');
});
