import { describe, expect, test } from 'vitest';
import { garmentWords, inLocale } from '#words';
import { helpfulMeasures, requiredMeasures } from './garment-measures.ts';
import { fabricName, garmentName } from './garment-names.ts';
import { DRAWINGS, DRESS_TYPES, type DressTypeCode, dressTypesFor, fabricsFor } from './garments.ts';
import { LOCALES } from './locale.ts';
import { FIRST_EIGHT, MEASURE_CODES, type MeasureCode } from './measures.ts';

const codes = Object.keys(DRESS_TYPES) as DressTypeCode[];
const gents = dressTypesFor('Gents Tailor').map((type) => type.code);
const ladies = dressTypesFor('Ladies Tailor').map((type) => type.code);

describe('dress types', () => {
  test('are 26 for gents and 33 for ladies, each once, and none without a tailor type (orders-4)', () => {
    expect(new Set(gents).size).toBe(26);
    expect(gents).toHaveLength(26);
    expect(new Set(ladies).size).toBe(33);
    expect(ladies).toHaveLength(33);
    expect(dressTypesFor(undefined)).toEqual([]);
  });

  test('are all offered by some tailor type', () => {
    expect(new Set([...gents, ...ladies])).toEqual(new Set(codes));
  });

  // biome-ignore format: a long list, kept compact
  test('contain those of the preference wizard (catalogue-10)', () => {
    expect(gents).toEqual(expect.arrayContaining([
      'Shalwar_Kameez', 'Kurta_Pajama', 'Sherwani', 'Waistcoat', 'Prince_Coat', 'Dhoti_Kurta', 'Thobe', 'Bisht',
      'T_Shirts', 'Polo_Shirts', 'Jeans', 'Chinos', 'Hoodies', 'Dress_Shirts', 'Trousers', 'Jackets',
    ]));
    expect(ladies).toEqual(expect.arrayContaining([
      'Shalwar_Kameez', 'Lehenga_Choli', 'Saree', 'Kurta', 'Anarkali_Suit', 'Sharara', 'Abaya', 'Kaftan',
      'T_Shirts', 'Jeans', 'Leggings', 'Sweaters', 'Dresses', 'Trousers', 'Skirts', 'Jackets', 'Coats',
    ]));
  });

  test.each(LOCALES)('and their fabrics have names of their own in %s', (locale) => {
    inLocale(locale, () => {
      expect(Object.keys(garmentWords.dressTypes).sort()).toEqual(codes.toSorted());
      expect(new Set(codes.map(garmentName)).size).toBe(codes.length);
      const fabrics = fabricsFor(undefined);
      expect(Object.keys(garmentWords.fabrics).sort()).toEqual(fabrics.toSorted());
      expect(new Set(fabrics.map(fabricName)).size).toBe(fabrics.length);
    });
  });

  test('that nobody knows have no name, and unknown fabrics their own', () => {
    expect(garmentName('constructor')).toBeUndefined();
    expect(fabricName('constructor')).toBe('constructor');
    expect(fabricName('Khaddar')).toBe('Khaddar');
  });

  test('have a valid key, known letters and a drawing', () => {
    for (const type of [...dressTypesFor('Gents Tailor'), ...dressTypesFor('Ladies Tailor')]) {
      expect(type.code).toMatch(/^[A-Z][A-Za-z]*(_[A-Z][A-Za-z]*)*$/);
      expect(type.set).toMatch(/^[KSCTJWDBLA]+$/);
      expect(type.either ?? 'C').toMatch(/^[KSCTJWDBLA]+$/);
      expect(DRAWINGS).toContain(type.drawing);
    }
  });

  test('use the sets of the catalogue', () => {
    const sets = Object.fromEntries(codes.map((code) => [code, DRESS_TYPES[code].set]));
    expect(sets).toMatchObject({
      Saree: 'BL',
      Lehenga_Choli: 'LB',
      Sharara: 'KL',
      Kurta_Pajama: 'KS',
      Shalwar_Kameez: 'KS',
      Sherwani: 'JS',
    });
  });
});

describe('measures of a dress type', () => {
  test.each(codes)('%s requires some of the eight, never weight, and nothing twice', (code) => {
    const required = requiredMeasures(code);
    const helpful = helpfulMeasures(code);
    const eight: readonly MeasureCode[] = FIRST_EIGHT;
    expect(required).toContain('height');
    expect(required.length).toBeGreaterThan(1);
    expect(required.filter((measure) => !eight.includes(measure))).toEqual([]);
    expect([...required, ...helpful]).not.toContain('weight');
    expect(new Set([...required, ...helpful]).size).toBe(required.length + helpful.length);
    expect(helpful.length).toBeGreaterThan(0);
    for (const list of [required, helpful]) {
      expect(list).toEqual(MEASURE_CODES.filter((measure) => list.includes(measure)));
    }
  });

  // biome-ignore format: one dress type a line
  test.each<[DressTypeCode, MeasureCode[]]>([
    ['Shalwar_Kameez', ['chest', 'waist', 'shoulder', 'sleeve', 'neck', 'height']],
    ['Churidar_Suit', ['chest', 'waist', 'shoulder', 'sleeve', 'neck', 'inseam', 'height']],
    ['Trousers', ['inseam', 'height']],
    ['Skirts', ['waist', 'height']],
    ['Saree', ['chest', 'waist', 'shoulder', 'height']],
    ['Abaya', ['chest', 'shoulder', 'sleeve', 'neck', 'height']],
    ['Dresses', ['chest', 'waist', 'shoulder', 'sleeve', 'height']],
  ])('%s requires what its set requires', (code, required) => {
    expect(requiredMeasures(code)).toEqual(required);
  });

  test('a sherwani may go with a churidar but does not require its inseam', () => {
    expect(requiredMeasures('Sherwani')).not.toContain('inseam');
    expect(helpfulMeasures('Sherwani')).toEqual(expect.arrayContaining(['inseam', 'calf', 'paincha']));
  });

  test('a waistcoat requires no measure of the arm', () => {
    const all = [...requiredMeasures('Waistcoat'), ...helpfulMeasures('Waistcoat')];
    expect(all).toContain('armhole');
    for (const code of ['sleeve', 'upper_arm', 'elbow', 'wrist']) expect(all).not.toContain(code);
  });

  test('a dhoti kurta adds the waist and the length of the dhoti', () => {
    expect(helpfulMeasures('Dhoti_Kurta')).toEqual(expect.arrayContaining(['trouser_waist', 'outside_leg']));
    expect(helpfulMeasures('Kurta')).not.toContain('outside_leg');
  });
});

describe('fabrics', () => {
  test('are 13 for gents and 13 for ladies (orders-4)', () => {
    expect(fabricsFor('Gents Tailor').join(', ')).toBe(
      'Cotton, Wool, Linen, Polyester, Twill, Denim, Velvet, Cashmere, Flannel, Gabardine, Corduroy, Tweed, Chambray',
    );
    expect(fabricsFor('Ladies Tailor').join(', ')).toBe(
      'Cotton, Silk, Chiffon, Georgette, Linen, Crepe, Velvet, Satin, Organza, Brocade, Net, Tulle, Polyester',
    );
  });

  test('without a tailor type are both lists without duplicates', () => {
    const all = fabricsFor(undefined);
    expect(all).toHaveLength(22);
    expect(new Set(all)).toEqual(new Set([...fabricsFor('Gents Tailor'), ...fabricsFor('Ladies Tailor')]));
  });
});
