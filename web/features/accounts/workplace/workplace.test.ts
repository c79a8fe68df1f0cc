import { expect, test } from 'vitest';
import { isRoomOf, mayEnter, onPhone, type Room, roomsFor, type Workplace } from './workplace.ts';

const PLACE: Workplace = {
  code: 'workshop',
  name: 'Workshop',
  home: '/workshop',
  live: [],
  closed: 'Closed',
  rooms: [
    { path: '/workshop', name: 'Today', roles: ['tailor'], icon: null },
    { path: '/workshop/board', name: 'Board', roles: ['tailor'], also: ['/workshop/orders'], icon: null },
    { path: '/workshop', name: 'To pack', roles: ['brand'], also: ['/workshop/shipments'], icon: null },
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

test('five rooms stand on the bar of a phone; of more the main ones do, and the others in its menu', () => {
  const room = (name: string, isMain = false): Room => ({
    path: `/${name}`,
    name,
    roles: [],
    icon: null,
    isMain,
  });
  const names = (rooms: readonly Room[]) => rooms.map(({ name }) => name).join(' ');
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => room(name));
  expect(onPhone(five)).toEqual({ bar: five, menu: [] });
  const { bar, menu } = onPhone([...five, room('f', true), room('g', true)]);
  expect([names(bar), names(menu)]).toEqual(['f g', 'a b c d e']);
});

test('a room has the pages below it, and the home only those that it names', () => {
  const [today, board, toPack] = PLACE.rooms as [Room, Room, Room];
  expect(isRoomOf(PLACE, toPack, '/workshop/shipments/12')).toBe(true);
  expect(isRoomOf(PLACE, toPack, '/workshop/products')).toBe(false);
  expect(mayEnter(PLACE, 'brand', '/workshop/shipments/12')).toBe(true);
  expect(isRoomOf(PLACE, board, '/workshop/orders/12')).toBe(true);
  expect(isRoomOf(PLACE, today, '/workshop/orders/12')).toBe(false);
  expect(isRoomOf(PLACE, today, '/workshop/')).toBe(true);
});
