import { describe, expect, it } from 'vitest';
import { designFeatureWords, inLocale } from '#words';
import { DESIGN_FEATURES, type DesignFeature } from './design-features.ts';
import { completeDesign, designFeaturesOf, designInWords, validChoices } from './garment-design.ts';
import { DRESS_TYPES } from './garments.ts';
import { LOCALES } from './locale.ts';

const CODES = Object.keys(DRESS_TYPES);

describe('the choices of a garment (design-1)', () => {
  it.each(CODES)('%s offers known options only, each once, and at least three features', (code) => {
    const features = designFeaturesOf(code);
    expect(features.length).toBeGreaterThanOrEqual(3);
    for (const { feature, options } of features) {
      expect(DESIGN_FEATURES[feature]).toEqual(expect.arrayContaining([...options]));
      expect(new Set(options).size).toBe(options.length);
    }
  });

  it.each(LOCALES)('has names for every feature and option in %s', (locale) => {
    inLocale(locale, () => {
      const features = Object.entries(DESIGN_FEATURES) as [DesignFeature, readonly string[]][];
      expect(Object.keys(designFeatureWords.features)).toEqual(features.map(([feature]) => feature));
      for (const [feature, options] of features) {
        expect(Object.keys(designFeatureWords.options[feature])).toEqual(options);
        expect(new Set(Object.values(designFeatureWords.options[feature])).size).toBe(options.length);
      }
    });
  });

  it('offers what goes with the set', () => {
    const bottomOf = (code: string) =>
      designFeaturesOf(code).find(({ feature }) => feature === 'bottom')?.options;
    expect(bottomOf('Shalwar_Kameez')?.[0]).toBe('shalwar');
    expect(bottomOf('Kurta_Churidar')?.[0]).toBe('churidar');
    expect(bottomOf('Sherwani')).toEqual(['shalwar', 'churidar', 'trousers']);
    expect(bottomOf('Kurta')).toBeUndefined();
    expect(bottomOf('Two_Piece_Suit')).toBeUndefined();
  });

  it('lists what is usual first, and completes a design with it', () => {
    expect(completeDesign('Pathani_Suit', { collar: 'band' })).toMatchObject({
      collar: 'band',
      cuffs: 'button',
      bottom: 'shalwar',
    });
  });

  it('drops what the dress type does not offer, and cuffs of sleeves that have none', () => {
    expect(
      validChoices('Kurta', { collar: 'peak_lapel', sleeves: 'full', cuffs: 'band', nonsense: 'x' }),
    ).toEqual({
      sleeves: 'full',
      cuffs: 'band',
    });
    expect(validChoices('Kurta', { sleeves: 'half', cuffs: 'band' })).toEqual({ sleeves: 'half' });
    expect(validChoices('Kurta', { collar: 7, constructor: 'band' })).toEqual({});
    expect(validChoices('constructor', { collar: 'band' })).toEqual({});
  });

  it('says every choice in words, in the order of the form', () => {
    const words = designInWords({ lining: 'full', collar: 'band', colour: 'sand' });
    expect(words.map(({ label, choice }) => [label, choice])).toEqual([
      ['Colour', 'Sand'],
      ['Collar', 'Band collar'],
      ['Lining', 'Fully lined'],
    ]);
  });
});
