import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { holdsCardNumber, passesLuhn, withoutCardNumber } from './card-numbers.ts';
import { text } from './text.ts';

const CARD = '4242424242424242';

const inScript = (zero: string, digits = CARD) =>
  Array.from(digits, (digit) => String.fromCodePoint((zero.codePointAt(0) ?? 0) + Number(digit))).join('');

test.each([
  CARD,
  '4242 4242 4242 4242',
  'House 5 4000-0000-0000-0002, Lahore',
  '3782 822463 10005',
  '3622 720627 1667',
  '5555.5555.5555.4444',
  '6200/0000/0000/0005',
  '6205 5000 0000 0000 004',
  '4242\u00a04242\u00a04242\u00a04242',
  '4242  4242  4242  4242',
  '4242 4242\n4242 4242',
  '4242\r\n4242\r\n4242\r\n4242',
  '4242 – 4242 – 4242 – 4242',
  '4242_4242_4242_4242',
  '42424242 42424242',
  '424242 4242424242',
  '4 2 4 2 4 2 4 2 4 2 4 2 4 2 4 2',
  `9 ${CARD}`,
  `0300 1234567 ${CARD} 12`,
  inScript('\u0660'),
  inScript('\u06f0'),
  inScript('\uff10'),
  inScript('\u0966'),
  inScript('\u{1d7ce}'),
  inScript('\u{1d7f6}'),
  inScript('\u06f0').replace(/(.{4})(?=.)/g, '$1 '),
  '۴۲۴۲ 4242 ４２４２ ٤٢٤٢',
  '4\ufe0f\u20e32\ufe0f\u20e3'.repeat(8),
])('%j contains a card number', (written) => expect(holdsCardNumber(written)).toBe(true));

test.each([
  '',
  'House 12, Street 5, Gulberg III',
  '4242 4242 4242 4241',
  '35202-1234567-1',
  '35202-1234567-1 35202-7654321-3',
  '0300 1234567 / 0321 7654321',
  '+92 300 1234567, +92 321 7654321',
  '0300-4234567 0321-4654321',
  '54000',
  'NP-7K3QX9M2TD',
  '2026-11-22 2026-11-25',
  '24/11/2026 28/11/2026',
  'Rs 4,242,424,242,424,242',
  '42 42 42 42 42 42 42 42',
  '42.4 24.2 42.4 24.2 42.42',
  `${CARD}${CARD}`,
  `1${CARD}`,
  '4242 4242 and 4242 4242',
  `4242${' '.repeat(5)}4242 4242 4242`,
])('%j contains no card number', (written) => expect(holdsCardNumber(written)).toBe(false));

/** A slow but obvious reference implementation. */
function holdsCardNumberSlowly(written: string): boolean {
  const pieces = written.split(/([ .-]+|x)/);
  const groups = pieces.filter((_, index) => index % 2 === 0);
  const gaps = pieces.filter((_, index) => index % 2 === 1);
  return groups.some((_, from) =>
    groups.some((_, last) => {
      if (last < from) return false;
      const number = groups.slice(from, last + 1);
      const digits = number.join('');
      return (
        number.every((group) => group !== '') &&
        gaps.slice(from, last).every((gap) => gap !== 'x' && gap.length <= 4) &&
        (number.every((group) => group.length === 1) ||
          number.every((group, index) => group.length >= 4 || index === number.length - 1)) &&
        (/^[2-6]/.test(digits) && [16, 19].includes(digits.length)
          ? passesLuhn(digits)
          : (/^3[47]/.test(digits) && digits.length === 15) ||
              (/^3(?:0[0-5]|6|8|9)/.test(digits) && digits.length === 14) ||
              (/^62/.test(digits) && digits.length >= 16 && digits.length <= 19)
            ? passesLuhn(digits)
            : false)
      );
    }),
  );
}

test('agrees with a brute-force search on short texts', () => {
  const card = fc.constantFrom(CARD, '378282246310005', '36227206271667', '6205500000000000004', '42');
  const gap = fc.constantFrom('', '', ' ', '-', ' - ', '.  .  ', 'x');
  const anyText = fc
    .tuple(fc.array(card, { minLength: 1, maxLength: 3 }), fc.array(gap, { minLength: 1, maxLength: 24 }))
    .chain(([cards, gaps]) =>
      fc
        .integer({ min: 1, max: 5 })
        .map((every) =>
          Array.from(cards.join(''), (digit, index) =>
            index % every === 0 ? `${gaps[(index / every) % gaps.length]}${digit}` : digit,
          ).join(''),
        ),
    );
  let found = 0;
  fc.assert(
    fc.property(anyText, (written) => {
      found += Number(holdsCardNumber(written));
      expect(holdsCardNumber(written)).toBe(holdsCardNumberSlowly(written));
    }),
    { numRuns: 3000 },
  );
  expect(found).toBeGreaterThan(100);
});

test('refuses a text that is too long without searching it', () => {
  const note = withoutCardNumber(text(20));
  expect(note.safeParse(`${CARD} `.repeat(20)).error?.issues.map(({ code }) => code)).toEqual(['too_big']);
  expect(z.object({ note }).safeParse({ note: CARD }).success).toBe(false);
});

test('a UUID is no card number, whatever its digits are', () => {
  expect(holdsCardNumber('12345678-1234-1234-4242-424242424242')).toBe(false);
  expect(holdsCardNumber('4242-4242-4242-4242')).toBe(true);
});
