import { expect, test } from 'vitest';
import { AddressLine, PersonName } from './names.ts';

const Name = PersonName(60);

test.each(['Ayesha', "  Mary-Jane O'Neil ", 'محمد علی', 'Dr. Zain (Lahore)', 'Wwwe'])(
  '%j is a name',
  (name) => {
    expect(Name.parse(name)).toBe(name.trim());
  },
);

test.each([
  '',
  '   ',
  'https://evil.example',
  'evil.example/win',
  'You won: call',
  'a@b.example',
  'visit www.evil.example',
  'WWW.EVIL.EXAMPLE',
  'Ayesha\nBcc',
  'Ayesha\u2028Khan',
  'Ayesha\u0007',
  '4242 4242 4242 4242',
  'a'.repeat(61),
])('%j is not a name', (name) => {
  expect(Name.safeParse(name).success).toBe(false);
});

test('characters that turn the order of letters are left out', () => {
  expect(Name.parse('\u202Eilimaj\u202C \u2067Ayesha\u2069')).toBe('ilimaj Ayesha');
  expect(Name.safeParse('\u202E').success).toBe(false);
  expect(Name.safeParse('\u2067 \u2069').success).toBe(false);
  expect(AddressLine(60).safeParse('\u2067 \u2069').success).toBe(false);
});
