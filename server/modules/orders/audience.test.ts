import { expect, test } from 'vitest';
import { ROLES, STAFF_ROLES } from '../../../contract/roles.ts';
import { audienceOf } from './audience.ts';

test('only staff reads an order as staff does, and brands read none', () => {
  const read = ROLES.filter((role) => role !== 'brand').map((role) => [role, audienceOf(role)]);
  expect(read.filter(([, audience]) => audience === 'staff').map(([role]) => role)).toEqual(STAFF_ROLES);
  expect(() => audienceOf('brand')).toThrow();
});
