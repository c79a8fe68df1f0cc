import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MeasurementForm } from '../../../contract/measurements.ts';
import { MEASURE_CODES, toCanonical, UNITS } from '../../../contract/measures.ts';
import {
  emptyFields,
  fieldsOf,
  readAs,
  requestOf,
  shownText,
  shownValues,
  withTyped,
} from './record-fields.ts';

const filled = { ...emptyFields('cm'), label: 'Ahmed', gender: 'male' as const };

describe('the fields of a measurement record', () => {
  test('are empty at first', () => {
    const request = MeasurementForm.parse(requestOf(filled));
    expect(MEASURE_CODES.filter((code) => request[code] !== null)).toEqual([]);
  });

  test('show the other unit on the marks of the tape, and the typed text when switched back', () => {
    const fields = withTyped(filled, 'sleeve', '38.5');
    expect(shownText({ ...fields, unit: 'in' }, 'sleeve')).toBe('15.1875');
    expect(shownText({ ...fields, unit: 'cm' }, 'sleeve')).toBe('38.5');
  });

  test('keep incomplete and unreadable text through a switch of units', () => {
    const fields = { ...withTyped(withTyped(filled, 'chest', '96.'), 'waist', 'soon'), unit: 'in' as const };
    expect(shownText({ ...fields, unit: 'cm' }, 'chest')).toBe('96.');
    expect(shownText(fields, 'waist')).toBe('soon');
    expect(shownValues(fields)).toEqual({ chest: 37.8125 });
  });

  test('weight is in kilograms in either unit', () => {
    const fields = { ...withTyped(filled, 'weight', '72.5'), unit: 'in' as const };
    expect(shownText(fields, 'weight')).toBe('72.5');
    expect(requestOf(fields).weight).toBe(72.5);
  });

  test('an emptied measure is not taken', () => {
    const fields = withTyped(withTyped(filled, 'chest', '96'), 'chest', '');
    expect(requestOf(fields).chest).toBeNull();
    expect(fields.entries).toEqual({});
  });

  test('a number read as inches is converted to centimetres', () => {
    const fields = readAs(withTyped(filled, 'chest', '38'), 'chest', 'in');
    expect(shownText(fields, 'chest')).toBe('96.5');
    expect(requestOf(fields).chest).toBe(96.5);
  });

  test('unreadable text is refused on its measure', () => {
    const result = MeasurementForm.safeParse(requestOf(withTyped(filled, 'chest', 'wide')));
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['chest']]);
  });

  test('a stored record survives a round trip', () => {
    const request = MeasurementForm.parse({ ...requestOf(filled), chest: 96.4, weight: 70 });
    const taken = MEASURE_CODES.map((code) => [code, request[code] ?? null]);
    const record = { ...request, ...Object.fromEntries(taken) } as Parameters<typeof fieldsOf>[0];
    expect(MeasurementForm.parse(requestOf(fieldsOf(record)))).toEqual(request);
  });
});

test('the typed millimetres are stored in either unit', () => {
  const codes = fc.constantFrom(...MEASURE_CODES.filter((code) => code !== 'weight'));
  fc.assert(
    fc.property(
      codes,
      fc.constantFrom(...UNITS),
      fc.integer({ min: 10, max: 9000 }),
      (code, unit, tenths) => {
        const typed = withTyped({ ...filled, unit }, code, String(tenths / 10));
        for (const shown of UNITS) {
          const sent = requestOf({ ...typed, unit: shown })[code] as number;
          expect(toCanonical(code, sent, shown)).toBe(toCanonical(code, tenths / 10, unit));
        }
      },
    ),
  );
});
