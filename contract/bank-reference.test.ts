import { expect, test } from 'vitest';
import { Reference } from './bank-reference.ts';

test.each([
  ['TX-555', 'TX-555'],
  ['TX-۵۵۵', 'TX-555'],
  ['TX.٥٥٥', 'TX-555'],
  ['FT/24_7', 'FT-24-7'],
  [' . - ', undefined],
  [undefined, undefined],
])('a bank’s number %j is %j, however it is spelled (payments-15)', (typed, read) => {
  expect(Reference.parse(typed)).toBe(read);
});
