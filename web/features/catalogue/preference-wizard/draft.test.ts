import { describe, expect, test } from 'vitest';
import { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
import { neighbour, stepFor } from '../../../lib/wizard-steps.ts';
import { type Draft, dressTypesFor, toRequest, withAnswer } from './draft.ts';
import { STEPS } from './flow.ts';
import { dressTypeWords } from './words.ts';

const EMPTY: Draft = {
  productType: null,
  category: null,
  wearCategory: null,
  dressType: null,
  priceRange: null,
  favoriteColor: null,
  brandPreference: null,
};
const FULL: Draft = {
  productType: 'sales',
  category: 'mens',
  wearCategory: 'western',
  dressType: 'Jeans',
  priceRange: 'under15000',
  favoriteColor: '#1F7A83',
  brandPreference: 'local',
};

describe('the answers of the wizard', () => {
  test('keep a dress type that the other category also has', () => {
    expect(withAnswer(FULL, 'category', 'womens').dressType).toBe('Jeans');
  });

  test.each([
    ['category', 'womens', 'Chinos'],
    ['wearCategory', 'eastern', 'Jeans'],
  ] as const)('drop a dress type that does not exist for another %s', (field, value, dressType) => {
    const changed = withAnswer({ ...FULL, dressType }, field, value);
    expect(changed).toEqual({ ...FULL, [field]: value, dressType: null });
  });

  test('offer the dress types of category and wear, and none before both are known', () => {
    expect(dressTypesFor(FULL)).toEqual(WIZARD_DRESS_TYPES.mens.western);
    expect(dressTypesFor({ ...FULL, wearCategory: null })).toEqual([]);
    expect(dressTypesFor({ ...FULL, category: 'pets' })).toEqual([]);
  });

  test('are valid when complete, with or without a colour', () => {
    expect(toRequest(FULL)).toEqual(FULL);
    const { favoriteColor: _, ...colourless } = FULL;
    expect(toRequest({ ...FULL, favoriteColor: null })).toEqual(colourless);
    expect(toRequest({ ...FULL, priceRange: null })).toBeUndefined();
    expect(toRequest({ ...FULL, dressType: 'Saree' })).toBeUndefined();
  });
});

describe('the steps of the wizard', () => {
  test('are seven, of which only the sixth is optional (catalogue-9)', () => {
    expect(STEPS).toHaveLength(7);
    expect(STEPS.map((step) => step.isAnswered(EMPTY))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
    expect(STEPS.every((step) => step.isAnswered(FULL))).toBe(true);
  });

  test('cannot be skipped by URL', () => {
    expect(stepFor(STEPS, 'brands', EMPTY).slug).toBe('product');
    expect(stepFor(STEPS, 'brands', { ...FULL, dressType: null }).slug).toBe('dress');
    expect(stepFor(STEPS, 'price', FULL).slug).toBe('price');
    expect(stepFor(STEPS, 'brands', FULL).slug).toBe('brands');
    expect(stepFor(STEPS, '', FULL).slug).toBe('product');
  });

  test('link to the previous and next', () => {
    const [first, second] = STEPS;
    expect(first && neighbour(STEPS, first.slug, FULL, 1)).toBe(second?.slug);
    expect(first && neighbour(STEPS, first.slug, FULL, -1)).toBeUndefined();
    expect(neighbour(STEPS, 'brands', FULL, 1)).toBeUndefined();
  });

  test('name every dress type', () => {
    const types = Object.values(WIZARD_DRESS_TYPES).flatMap((wear) => Object.values(wear).flat());
    for (const type of types) expect(dressTypeWords(type)).toMatch(/^[A-Z][A-Za-z]*(?:[ -][A-Z][a-z]+)*$/);
  });
});
