import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emvFor, MAX_EMV_LENGTH, readEmv } from './emv-qr.ts';

/** The example of EMVCo's specification, annex B. */
const PUBLISHED =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112233449988770708123456786304A13A';

const fieldOf = (text: string, id: string) => readEmv(text)?.find((field) => field.id === id)?.value;

describe('payment codes', () => {
  test('reads the published example, and its checksum in either case', () => {
    expect(fieldOf(PUBLISHED, '59')).toBe('BEST TRANSPORT');
    expect(fieldOf(PUBLISHED, '64')).toBe('0002ZH0104最佳运输0202北京');
    expect(readEmv(PUBLISHED.replace('A13A', 'a13a'))).toEqual(readEmv(PUBLISHED));
  });

  test('has the sum and the order, no tip, and all else of the bank', () => {
    const text = emvFor(PUBLISHED, { rupees: 2147, order: 'NP-ABCDEFGHJK' }) ?? '';
    expect(fieldOf(text, '01')).toBe('12');
    expect(fieldOf(text, '54')).toBe('2147');
    expect(fieldOf(text, '55')).toBeUndefined();
    expect(fieldOf(text, '62')).toBe('0113NP-ABCDEFGHJK030412340603***0708A60086670902ME');
    const kept = ['29', '31', '52', '53', '58', '59', '60', '64', '91'];
    for (const id of kept) expect(fieldOf(text, id), id).toBe(fieldOf(PUBLISHED, id));
    expect(readEmv(text)?.[0]).toEqual({ id: '00', value: '01' });
  });

  test.each([
    ['a wrong checksum', PUBLISHED.replace('A13A', 'A13B')],
    ['a changed character', PUBLISHED.replace('BEST', 'REST')],
    ['no checksum', PUBLISHED.slice(0, -8)],
    ['a length beyond its end', `${PUBLISHED.slice(0, -8)}6399A13A`],
    ['an address', 'https://example.com/pay'],
    ['nothing', ''],
    ['too much', '0'.repeat(MAX_EMV_LENGTH + 1)],
  ])('refuses %s', (_what, text) => {
    expect(readEmv(text)).toBeUndefined();
    expect(emvFor(text, { rupees: 1, order: 'NP-1' })).toBeUndefined();
  });

  test('whatever is read, the code for a payment is read again with its sum and order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.stringMatching(/^NP-[0-9A-Z]{1,20}$/),
        (rupees, order) => {
          const text = emvFor(PUBLISHED, { rupees, order }) ?? '';
          expect(fieldOf(text, '54')).toBe(String(rupees));
          expect(emvFor(text, { rupees, order })).toBe(text);
        },
      ),
    );
  });

  test('any text is read or refused, never thrown at', () => {
    fc.assert(fc.property(fc.string({ maxLength: 600 }), (text) => void readEmv(text)));
  });
});
