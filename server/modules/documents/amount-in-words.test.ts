import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale } from '#words';
import { amountInWords } from './amount-in-words.ts';

const VALUES = new Map<string, number>(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen'
  )
    .split(' ')
    .map((word, value) => [word, value]),
);
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  VALUES.set(word, (index + 2) * 10);
}

function read(sentence: string): number {
  const said = sentence.replace(/^Rupees /, '').replace(/ only$/, '');
  let total = 0;
  let group = 0;
  for (const word of said.split(/[ -]/)) {
    if (word === 'hundred') group *= 100;
    else if (word === 'thousand' || word === 'lakh') {
      total += group * (word === 'lakh' ? 100_000 : 1_000);
      group = 0;
    } else if (word === 'crore') {
      total = (total + group) * 10_000_000;
      group = 0;
    } else {
      const value = VALUES.get(word);
      if (value === undefined) throw new Error(`unknown word ${word}`);
      group += value;
    }
  }
  return total + group;
}

describe('amountInWords', () => {
  test.each([
    [0, 'Rupees zero only'],
    [1, 'Rupees one only'],
    [15, 'Rupees fifteen only'],
    [42, 'Rupees forty-two only'],
    [100, 'Rupees one hundred only'],
    [999, 'Rupees nine hundred ninety-nine only'],
    [12_340, 'Rupees twelve thousand three hundred forty only'],
    [1_00_000, 'Rupees one lakh only'],
    [1_05_070, 'Rupees one lakh five thousand seventy only'],
    [1_00_00_000, 'Rupees one crore only'],
    [2_50_00_001, 'Rupees two crore fifty lakh one only'],
    [
      99_99_99_99_999,
      'Rupees nine thousand nine hundred ninety-nine crore ninety-nine lakh ninety-nine thousand nine hundred ninety-nine only',
    ],
  ])('%i → %s', (amount, words) => {
    expect(amountInWords(amount)).toBe(words);
  });

  test('writes every amount so that it can be parsed back', () => {
    const amount = fc.oneof(
      fc.integer({ min: 0, max: 99_99_99_99_999 }),
      fc.integer({ min: 0, max: 99_999 }),
      fc
        .tuple(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: 0, max: 7 }))
        .map(([n, zeros]) => n * 10 ** zeros),
    );
    fc.assert(
      fc.property(amount, (rupees) => {
        const words = amountInWords(rupees);
        expect(words).toMatch(/^Rupees [a-z]+([ -][a-z]+)* only$/);
        expect(read(words)).toBe(rupees);
      }),
      { numRuns: 2000 },
    );
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 1_00_00_00_00_000])('refuses %d', (amount) => {
    expect(() => amountInWords(amount)).toThrow(RangeError);
  });
});

describe('in Urdu', () => {
  const inUrdu = (rupees: number) => inLocale('ur', () => amountInWords(rupees));

  test.each([
    [0, 'صفر روپے صرف'],
    [6, 'چھ روپے صرف'],
    [79, 'اناسی روپے صرف'],
    [80, 'اسّی روپے صرف'],
    [100, 'ایک سو روپے صرف'],
    [999, 'نو سو ننانوے روپے صرف'],
    [12_340, 'بارہ ہزار تین سو چالیس روپے صرف'],
    [1_05_070, 'ایک لاکھ پانچ ہزار ستر روپے صرف'],
    [2_50_00_001, 'دو کروڑ پچاس لاکھ ایک روپے صرف'],
  ])('%i → %s', (amount, words) => {
    expect(inUrdu(amount)).toBe(words);
  });

  test('has a name of its own for each number below a hundred', () => {
    const names = Array.from({ length: 100 }, (_, number) => inUrdu(number));
    expect(new Set(names).size).toBe(100);
    for (const name of names) expect(name).toMatch(/^[\u0621-\u06d2]+ روپے صرف$/);
  });
});
