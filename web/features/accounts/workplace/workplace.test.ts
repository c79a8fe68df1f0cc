import { expect, test } from 'vitest';
import { mayEnter, roomsFor, type Workplace } from './workplace.ts';

const PLACE: Workplace = {
  name: 'Workshop',
  home: '/workshop',
  closed: 'Closed',
  rooms: [
    { path: '/workshop', name: 'Today', roles: ['tailor'], icon: null },
    { path: '/workshop/board', name: 'Board', roles: ['tailor'], also: ['/workshop/orders'], icon: null },
    { path: '/workshop/products', name: 'Products', roles: ['brand'], icon: null },
  ],
};

test('everybody has the rooms of their role', () => {
  expect(roomsFor(PLACE, 'tailor').map(({ name }) => name)).toEqual(['Today', 'Board']);
  expect(roomsFor(PLACE, 'customer')).toEqual([]);
  expect(roomsFor(PLACE, undefined)).toEqual([]);
});

test.each([
  ['/workshop', true],
  ['/Workshop/', true],
  ['/workshop/board', true],
  ['/workshop/orders/12', true],
  ['/workshop/boards', false],
  ['/workshop/products', false],
  ['/workshop/products/3', false],
])('a tailor at %s: %s (people-5)', (pathname, expected) => {
  expect(mayEnter(PLACE, 'tailor', pathname)).toBe(expected);
});

test('the home is open to whom some room is', () => {
  expect(mayEnter(PLACE, 'brand', '/workshop')).toBe(true);
  expect(mayEnter(PLACE, 'admin', '/workshop')).toBe(false);
});
