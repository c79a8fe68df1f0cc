import { expect, test } from 'vitest';
import { goodsStatus, goodsTimeline } from './goods-timeline.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour));
const placed = [1, 2].map((sellerOrder) => ({ sellerOrder, to: 'PLACED' as const, at: at(1) }));

test('the slowest seller order decides the status', () => {
  const parts = [
    { id: 1, status: 'SHIPPED' as const },
    { id: 2, status: 'PACKED' as const },
  ];
  const steps = [
    ...placed,
    { sellerOrder: 1, to: 'PACKED' as const, at: at(2) },
    { sellerOrder: 1, to: 'SHIPPED' as const, at: at(3) },
    { sellerOrder: 2, to: 'PACKED' as const, at: at(4) },
  ];
  expect(goodsStatus(parts)).toBe('PACKED');
  expect(goodsTimeline(parts, steps)).toEqual([
    { name: 'Order Placed', state: 'done', at: at(1).toISOString() },
    { name: 'Packed', state: 'current', at: at(4).toISOString() },
    { name: 'Shipped', state: 'open', at: null },
    { name: 'Delivered', state: 'open', at: null },
  ]);
});

test('a cancelled seller order does not delay the others', () => {
  const parts = [
    { id: 1, status: 'CANCELLED' as const },
    { id: 2, status: 'DELIVERED' as const },
  ];
  const road = ['PACKED', 'SHIPPED', 'DELIVERED'] as const;
  const steps = [...placed, ...road.map((to, place) => ({ sellerOrder: 2, to, at: at(2 + place) }))];
  expect(goodsStatus(parts)).toBe('DELIVERED');
  expect(goodsTimeline(parts, steps).map(({ state }) => state)).toEqual(['done', 'done', 'done', 'done']);
  expect(goodsTimeline(parts, steps).at(-1)?.at).toBe(at(4).toISOString());
  const returned = [{ id: 2, status: 'RETURNED' as const }];
  expect(goodsStatus(returned)).toBe('RETURNED');
  expect(goodsTimeline(returned, steps)).toEqual(goodsTimeline(parts, steps));
});

test('a cancelled order has no current stage', () => {
  const parts = [{ id: 1, status: 'CANCELLED' as const }];
  expect(goodsStatus(parts)).toBe('CANCELLED');
  expect(goodsTimeline(parts, placed).map(({ state }) => state)).toEqual(['done', 'open', 'open', 'open']);
});
