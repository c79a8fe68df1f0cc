import { expect, test } from 'vitest';
import { Iban, ibanFrom } from './iban.ts';
import { ibanInGroups } from './iban-groups.ts';

/** Published examples: the registry of SWIFT, and the State Bank of Pakistan. */
const PUBLISHED = ['PK36SCBL0000001123456702', 'PK70BANK0000123456789000', 'PK24SCBL0000001171495101'];

test.each(PUBLISHED)(
  'accepts %s, also in groups, in small letters and with Urdu digits (sellers-2)',
  (iban) => {
    expect(ibanFrom(iban)).toBe(iban);
    expect(ibanFrom(` ${ibanInGroups(iban)} `)).toBe(iban);
    expect(ibanFrom(iban.toLowerCase().replace(/(.{4})/g, '$1-'))).toBe(iban);
    expect(ibanFrom(iban.replace(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))))).toBe(iban);
    expect(Iban.parse(`\u2066${iban}\u2069`)).toBe(iban);
  },
);

test('is shown in groups of four', () => {
  expect(ibanInGroups('PK36SCBL0000001123456702')).toBe('PK36 SCBL 0000 0011 2345 6702');
});

test.each([
  ['PK37SCBL0000001123456702', 'wrong check digits'],
  ['PK36SCBL0000001123456703', 'another last digit'],
  ['PK36SCBL0000001123465702', 'two digits swapped'],
  ['PK36SCBL000000112345670', 'too short'],
  ['PK36SCBL00000011234567021', 'too long'],
  ['GB82WEST12345698765432', 'another country'],
  ['PK36SC8L0000001123456702', 'a digit in the bank'],
  ['PK36 SCBL 0000 0011 2345 67O2', 'the letter O'],
  ['0000001123456702', 'an account number'],
  ['', 'nothing'],
  [' '.repeat(61), 'spaces'],
])('refuses %s: %s (sellers-2)', (typed) => {
  expect(ibanFrom(typed)).toBeNull();
  expect(Iban.safeParse(typed).success).toBe(false);
});

test('every other pair of check digits is refused', () => {
  const right = Array.from({ length: 100 }, (_, pair) => String(pair).padStart(2, '0')).filter(
    (pair) => ibanFrom(`PK${pair}SCBL0000001123456702`) !== null,
  );
  expect(right).toEqual(['36']);
});

test('a long text is refused before it is read', () => {
  expect(Iban.safeParse('PK'.repeat(1_000_000)).success).toBe(false);
});
