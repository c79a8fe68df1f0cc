import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MeasurementForm } from '../../../contract/measurements.ts';
import { MEASURE_CODES, toCanonical, UNITS } from '../../../contract/measures.ts';
import { emptySheet, readAs, requestOf, sheetOf, shownText, shownValues, withTyped } from './sheet.ts';

const filled = { ...emptySheet('cm'), label: 'Ahmed', gender: 'male' as const };

describe('a sheet of measures', () => {
  test('nobody measured anything on an empty one', () => {
    const request = MeasurementForm.parse(requestOf(filled));
    expect(MEASURE_CODES.filter((code) => request[code] !== null)).toEqual([]);
  });

  test('shows the other unit on the marks of the tape, and what was typed when switched back', () => {
    const sheet = withTyped(filled, 'sleeve', '38.5');
    expect(shownText({ ...sheet, unit: 'in' }, 'sleeve')).toBe('15.1875');
    expect(shownText({ ...sheet, unit: 'cm' }, 'sleeve')).toBe('38.5');
  });

  test('keeps half-typed and unreadable text through a switch', () => {
    const sheet = { ...withTyped(withTyped(filled, 'chest', '96.'), 'waist', 'soon'), unit: 'in' as const };
    expect(shownText({ ...sheet, unit: 'cm' }, 'chest')).toBe('96.');
    expect(shownText(sheet, 'waist')).toBe('soon');
    expect(shownValues(sheet)).toEqual({ chest: 37.8125 });
  });

  test('weight is in kilograms in either unit', () => {
    const sheet = { ...withTyped(filled, 'weight', '72.5'), unit: 'in' as const };
    expect(shownText(sheet, 'weight')).toBe('72.5');
    expect(requestOf(sheet).weight).toBe(72.5);
  });

  test('an emptied measure is not taken', () => {
    const sheet = withTyped(withTyped(filled, 'chest', '96'), 'chest', '');
    expect(requestOf(sheet).chest).toBeNull();
    expect(sheet.entries).toEqual({});
  });

  test('a number read as inches becomes the centimetres it meant', () => {
    const sheet = readAs(withTyped(filled, 'chest', '38'), 'chest', 'in');
    expect(shownText(sheet, 'chest')).toBe('96.5');
    expect(requestOf(sheet).chest).toBe(96.5);
  });

  test('text that is no number is refused on its measure', () => {
    const result = MeasurementForm.safeParse(requestOf(withTyped(filled, 'chest', 'wide')));
    expect(result.error?.issues.map(({ path }) => path)).toEqual([['chest']]);
  });

  test('a stored record comes back as it is', () => {
    const request = MeasurementForm.parse({ ...requestOf(filled), chest: 96.4, weight: 70 });
    const taken = MEASURE_CODES.map((code) => [code, request[code] ?? null]);
    const record = { ...request, ...Object.fromEntries(taken) } as Parameters<typeof sheetOf>[0];
    expect(MeasurementForm.parse(requestOf(sheetOf(record)))).toEqual(request);
  });
});

test('whatever the unit of the sheet, the very millimetres typed are stored', () => {
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
