import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JOB_CARD_WORDS } from '../words/tongues.ts';
import { TOLERANCES } from './finished-measures.ts';
import {
  FAULTS,
  type FittedGarment,
  faultIn,
  MAX_FIT_NOTES,
  notesFor,
  notesIn,
  notesOf,
  type SuggestedFor,
  suggestionsOf,
} from './fit-notes.ts';
import type { GarmentFit } from './garments.ts';
import { bandOf, MEASURE_CODES, MEASURES, type MeasureCode, toCanonical, UNITS } from './measures.ts';

const EARLIER: FittedGarment = {
  order: 1,
  garment: null,
  tracking_id: 'NP-0000000001',
  day: '2026-03-03',
  dress_type: 'Shalwar_Kameez',
  ordered: { waist: 840, sleeve: 590, chest: 1000, neck: 390 },
  finished: {},
  said: {},
  altered: {},
  alteration: null,
};
const RECORD: SuggestedFor = { unit: 'cm', age_group: 'adult', values: EARLIER.ordered };

const earlier = (change: Partial<FittedGarment>): FittedGarment => ({ ...EARLIER, ...change });
const suggested = (change: Partial<FittedGarment>, record: Partial<SuggestedFor> = {}) =>
  suggestionsOf([earlier(change)], { ...RECORD, ...record });

describe('notes of an order (measurements-15)', () => {
  test('name the measure, the fault, the amount and the source', () => {
    const notes = notesOf(
      earlier({ said: { waist: 'looser' }, finished: { sleeve: 610 }, alteration: 'The back is loose.' }),
    );
    expect(notes.map(({ source, measure, fault, by, text }) => [source, measure, fault, by, text])).toEqual([
      ['altered', null, null, null, 'The back is loose.'],
      ['said', 'waist', 'small', null, null],
      ['measured', 'sleeve', 'large', 20, null],
    ]);
  });

  test('say once what the alteration and the review name', () => {
    const notes = notesOf(
      earlier({ said: { waist: 'looser', neck: 'tighter' }, altered: { waist: 'looser' } }),
    );
    expect(notes.map(({ source, measure }) => [source, measure])).toEqual([
      ['altered', 'waist'],
      ['said', 'neck'],
    ]);
  });

  test('are none of a garment that was made as ordered and is not complained about', () => {
    expect(notesOf(earlier({ finished: { ...EARLIER.ordered } }))).toEqual([]);
  });
});

describe('notes for a new garment (measurements-15)', () => {
  const notes = notesOf(earlier({ said: { waist: 'looser', sleeve: 'tighter' }, alteration: 'Loose.' }));

  test('are those of its family and of its measures', () => {
    expect(notesFor(notes, 'Kurta')).toEqual(notes);
    expect(notesFor(notes, 'Trousers')).toEqual([]);
    const ofSuit = notesOf(earlier({ dress_type: 'Two_Piece_Suit', said: { sleeve: 'tighter' } }));
    expect(notesFor(ofSuit, 'Waistcoat')).toEqual([]);
    expect(notesFor(ofSuit, 'Sherwani')).toEqual(ofSuit);
  });

  test('are all where the garment is open, and at most five', () => {
    expect(notesFor(notes, null)).toEqual(notes);
    const many = Array.from({ length: 4 }, () => notes).flat();
    expect(notesFor(many, 'Kurta')).toEqual(many.slice(0, MAX_FIT_NOTES));
  });
});

describe('a suggested change (measurements-16)', () => {
  test('is a step in the direction of the complaint', () => {
    expect(suggested({ said: { waist: 'looser' } })).toMatchObject([
      { measure: 'waist', fault: 'small', source: 'said', from: 84, to: 85 },
    ]);
    expect(suggested({ altered: { neck: 'tighter' } })).toMatchObject([
      { measure: 'neck', fault: 'large', source: 'altered', from: 39, to: 38.5 },
    ]);
  });

  test('counts from the finished garment where that is made as ordered', () => {
    expect(suggested({ said: { sleeve: 'tighter' }, finished: { sleeve: 585 } })).toMatchObject([
      { to: 57.5 },
    ]);
    // A chest has room for ease.
    expect(suggested({ said: { chest: 'looser' }, finished: { chest: 1100 } })).toMatchObject([{ to: 101 }]);
  });

  test('is none where the garment strayed and the record was right', () => {
    expect(suggested({ said: { sleeve: 'tighter' }, finished: { sleeve: 610 } })).toEqual([]);
  });

  test('is the measured difference where nobody complained', () => {
    expect(suggested({ finished: { sleeve: 610 } })).toMatchObject([
      { measure: 'sleeve', source: 'measured', fault: 'large', from: 59, to: 61 },
    ]);
    expect(suggested({ finished: { waist: 820 } })).toEqual([]);
    expect(suggested({ finished: { sleeve: 640 } })).toEqual([]);
  });

  test('is none once the record has changed, or lacks the measure', () => {
    expect(suggested({ said: { waist: 'looser' } }, { values: { waist: 850 } })).toEqual([]);
    expect(suggested({ said: { waist: 'looser' } }, { values: {} })).toEqual([]);
  });

  test('follows the newest order', () => {
    const orders = [
      earlier({ order: 2, said: { waist: 'tighter' } }),
      earlier({ said: { waist: 'looser' } }),
    ];
    expect(suggestionsOf(orders, RECORD)).toMatchObject([{ order: 2, from: 84, to: 83 }]);
  });

  test('is none where two garments of one order are complained about the other way round', () => {
    const [first, second] = [
      earlier({ garment: 7, said: { waist: 'looser' } }),
      earlier({ garment: 8, said: { waist: 'tighter' } }),
    ];
    expect(suggestionsOf([first, second], RECORD)).toEqual([]);
    const agreeing = earlier({ garment: 8, altered: { waist: 'looser' } });
    expect(suggestionsOf([first, agreeing], RECORD)).toMatchObject([{ measure: 'waist', to: 85 }]);
    const measured = earlier({ garment: 8, finished: { sleeve: 610 }, said: { sleeve: 'looser' } });
    expect(
      suggestionsOf([earlier({ garment: 7, finished: { sleeve: 600 } }), measured], RECORD),
    ).toMatchObject([{ measure: 'sleeve', source: 'said' }]);
  });

  test('is in sixteenths of an inch for a record in inches', () => {
    const [found] = suggested({ said: { waist: 'looser' } }, { unit: 'in' });
    expect(found).toMatchObject({ from: 33.0625, to: 33.4375 });
  });

  test('is plausible, of 4 to 30 mm, and never of what no garment has', () => {
    const Values = fc.record(
      Object.fromEntries(
        MEASURE_CODES.map((code) => {
          const [least, most] = bandOf(code, 'adult');
          return [code, fc.integer({ min: least * 10, max: most * 10 })];
        }),
      ) as Record<MeasureCode, fc.Arbitrary<number>>,
    );
    const Wish = fc.constantFrom('tighter', 'looser') as fc.Arbitrary<'tighter' | 'looser'>;
    const Fit = fc.dictionary(fc.constantFrom(...MEASURE_CODES), Wish) as fc.Arbitrary<GarmentFit>;
    fc.assert(
      fc.property(
        Values,
        Values,
        Fit,
        Fit,
        fc.constantFrom(...UNITS),
        (ordered, finished, said, altered, unit) => {
          const fitted = earlier({ ordered, finished, said, altered });
          const record: SuggestedFor = { unit, age_group: 'adult', values: ordered };
          for (const { measure, from, to, fault, source } of suggestionsOf([fitted], record)) {
            expect(TOLERANCES[measure]).not.toBeNull();
            expect(MEASURES[measure].kind).toBe('length');
            const change = Math.abs(toCanonical(measure, to, unit) - ordered[measure]);
            expect(change).toBeGreaterThanOrEqual(4);
            expect(change).toBeLessThanOrEqual(30);
            if (source !== 'measured') expect(Math.sign(to - from)).toBe(fault === 'small' ? 1 : -1);
          }
        },
      ),
    );
  });
});

const WORDING = { wordDay: () => '3 March', wordDress: (code: string) => code.replace('_', ' ') };

describe('notes in words', () => {
  const notes = notesOf(
    earlier({ said: { waist: 'looser' }, finished: { sleeve: 610 }, alteration: 'The back is loose.' }),
  );

  test('name order and day, and where each note comes from', () => {
    expect(notesIn(JOB_CARD_WORDS.en, notes, 'cm', WORDING)).toEqual([
      {
        key: '1',
        heading: 'Last time (order NP-0000000001, 3 March)',
        lines: [
          '“\u2068The back is loose.\u2069” (altered)',
          'Natural waist: too tight (customer said)',
          'Sleeve: 2 cm more than ordered (measured)',
        ],
      },
    ]);
    const [unnamed] = notesIn(
      JOB_CARD_WORDS['ur-Latn'],
      notesOf(earlier({ tracking_id: null, said: { waist: 'looser' } })),
      'in',
      WORDING,
    );
    expect(unnamed?.heading).toBe('Pichli baar (3 March)');
    expect(unnamed?.lines).toEqual([expect.stringMatching(/: tang \(gahak ne bataya\)$/)]);
  });

  test('stand by garment, which is named where its order has several (measurements-15)', () => {
    const two = [7, 8].flatMap((garment) => notesOf(earlier({ garment, said: { waist: 'looser' } })));
    expect(
      notesIn(JOB_CARD_WORDS.en, two, 'cm', WORDING).map(({ key, heading, lines }) => [
        key,
        heading,
        lines.length,
      ]),
    ).toEqual([
      ['1-7', 'Last time (order NP-0000000001, 3 March) · Shalwar Kameez', 1],
      ['1-8', 'Last time (order NP-0000000001, 3 March) · Shalwar Kameez', 1],
    ]);
  });

  test('have a fault for every measure', () => {
    for (const code of MEASURE_CODES) {
      const [small, large] = FAULTS.map((fault) => faultIn(JOB_CARD_WORDS.en, code, fault));
      expect(small).not.toBe(large);
    }
    expect(faultIn(JOB_CARD_WORDS.en, 'sleeve', 'large')).toBe('too long');
    expect(faultIn(JOB_CARD_WORDS.en, 'shoulder', 'small')).toBe('too narrow');
  });
});
