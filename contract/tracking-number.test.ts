import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TRACKING_CHARACTERS, TRACKING_LENGTH, trackingNumberFrom } from './tracking-number.ts';

const anyNumber = fc
  .array(fc.constantFrom(...TRACKING_CHARACTERS), { minLength: TRACKING_LENGTH, maxLength: TRACKING_LENGTH })
  .map((characters) => characters.join(''));
const anyGap = fc.constantFrom('', ' ', '-', '–', ' - ', '\u00a0', '\u200b', '\u2212', '\t');
const MISREAD: Record<string, string[]> = { 0: ['O', 'o'], 1: ['I', 'i', 'L', 'l'] };

/** Each character as it is, in lower case or misread, with separators. */
const typedAs = (text: string) =>
  fc
    .tuple(
      ...[...text].map((character) => {
        const writings = [character, character.toLowerCase(), ...(MISREAD[character] ?? [])];
        return fc.tuple(anyGap, fc.constantFrom(...writings)).map((pair) => pair.join(''));
      }),
    )
    .map((pieces) => pieces.join(''));

describe('trackingNumberFrom', () => {
  test.each([
    ['NP-7K3QX9M2TD', 'NP-7K3QX9M2TD'],
    [' np 7k3q x9m2 td ', 'NP-7K3QX9M2TD'],
    ['7K3QX9M2TD', 'NP-7K3QX9M2TD'],
    ['NP-۷K۳QX۹M۲TD', 'NP-7K3QX9M2TD'],
    ['NP-NPO1LI0000', 'NP-NP01110000'],
    ['NPO1LI0000', 'NP-NP01110000'],
  ])('reads %j as %s', (typed, id) => {
    expect(trackingNumberFrom(typed)).toBe(id);
  });

  test.each([
    '',
    'NP-',
    'NP-7K3QX9M2T',
    'NP-7K3QX9M2TDX',
    'NPNP-7K3QX9M2TD',
    'XP-7K3QX9M2TD',
    'NP-7K3QX9M2TU',
    'NP-7K3QX9M2Tß',
    'NP-7K3QX9M2Tı',
    'NP_7K3QX9M2TD',
    'NP-7K3QX9M2TD\0',
  ])('refuses %j', (typed) => {
    expect(trackingNumberFrom(typed)).toBeNull();
  });

  test('ignores case, separators and misread characters, with and without NP', () => {
    fc.assert(
      fc.property(
        anyNumber.chain((characters) =>
          fc.tuple(fc.constant(characters), typedAs(`NP${characters}`), typedAs(characters)),
        ),
        ([characters, whole, short]) => {
          expect(trackingNumberFrom(whole)).toBe(`NP-${characters}`);
          expect(trackingNumberFrom(short)).toBe(`NP-${characters}`);
        },
      ),
    );
  });

  test('is idempotent, and returns nothing but valid numbers', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...TRACKING_CHARACTERS, ...'ILOU- npzß') });
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), nearly), (typed) => {
        const id = trackingNumberFrom(typed);
        if (id === null) return;
        expect(id).toMatch(/^NP-[0-9A-HJKMNP-TV-Z]{10}$/);
        expect(trackingNumberFrom(id)).toBe(id);
      }),
    );
  });
});
