import { expect, test } from 'vitest';
import { Cnic, cnicFrom, Ntn, ntnFrom, Strn, strnFrom } from './tax-numbers.ts';

test.each([
  ['35202-1234567-1', '35202-1234567-1'],
  ['3520212345671', '35202-1234567-1'],
  [' 35202 1234567 1 ', '35202-1234567-1'],
  ['۳۵۲۰۲-۱۲۳۴۵۶۷-۱', '35202-1234567-1'],
  ['35202–1234567–1', '35202-1234567-1'],
])('reads the CNIC %s (sellers-2)', (typed, cnic) => {
  expect(cnicFrom(typed)).toBe(cnic);
});

test.each(['', '35202-1234567', '35202-1234567-12', '35202-1234567-X', '35202/1234567/1', 'PK35202123456'])(
  'refuses the CNIC %j (sellers-2)',
  (typed) => {
    expect(Cnic.safeParse(typed).success).toBe(false);
  },
);

// 4174941-3 is the example of org-id.guide, whose digit no published rule yields.
test.each([
  ['4174941-3', '4174941-3'],
  ['41749413', '4174941-3'],
  ['4174941', '4174941'],
  ['a123456-7', 'A123456-7'],
  ['۴۱۷۴۹۴۱', '4174941'],
])('reads the NTN %s (sellers-2)', (typed, ntn) => {
  expect(ntnFrom(typed)).toBe(ntn);
});

test.each(['', '417494', '4174941-33', '417494A', 'AB12345', '35202-1234567-1'])(
  'refuses the NTN %j (sellers-2)',
  (typed) => {
    expect(Ntn.safeParse(typed).success).toBe(false);
  },
);

test.each([
  ['03-05-4701-012-82', '03-05-4701-012-82'],
  ['0305470101282', '03-05-4701-012-82'],
  ['3277 8761 14587', '32-77-8761-145-87'],
])('reads the STRN %s (sellers-2)', (typed, strn) => {
  expect(strnFrom(typed)).toBe(strn);
});

test.each(['', '03-05-4701-012-8', '03-05-4701-012-821', '03-05-4701-012-8A'])(
  'refuses the STRN %j (sellers-2)',
  (typed) => {
    expect(Strn.safeParse(typed).success).toBe(false);
  },
);

test('long texts are refused before they are read', () => {
  for (const schema of [Cnic, Ntn, Strn]) expect(schema.safeParse('1'.repeat(1_000_000)).success).toBe(false);
});
