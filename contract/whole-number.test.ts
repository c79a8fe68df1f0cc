import { expect, test } from 'vitest';
import { Id } from './endpoint.ts';
import { PageNumber } from './page.ts';

test.each(['1e3', '0x10', '1.0', '1.5', ' 7', '+7', '', '0', '-1', '2147483648', true, [7], null])(
  'refuses %j as an id',
  (value) => {
    expect(Id.safeParse(value).success).toBe(false);
  },
);

test.each([
  ['7', 7],
  [7, 7],
  ['2147483647', 2_147_483_647],
])('reads %j as the id %d', (value, id) => {
  expect(Id.parse(value)).toBe(id);
});

test('reads page numbers by the same rule', () => {
  expect(PageNumber.parse('12')).toBe(12);
  expect(PageNumber.parse(undefined)).toBe(1);
  expect(PageNumber.safeParse('1e1').success).toBe(false);
});
