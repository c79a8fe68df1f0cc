import { describe, expect, test } from 'vitest';
import { colourCode } from '../../../contract/constants/shelf.ts';
import type { ShelfProduct } from '../../../contract/shelf.ts';
import { EMPTY_PRODUCT, moved, requestOf, valuesOf } from './product-values.ts';
import { afterSales } from './stock-conflict.ts';

const PRODUCT = {
  id: 7,
  version: 3,
  updated_at: '2026-11-22T10:00:00.000Z',
  updated_by: null,
  type: 'brand',
  brand: { id: 1, name: 'Gul Dhaga', active: true },
  section: 'stitched',
  collection: null,
  category: 'mens',
  name: 'Kurta',
  description: '',
  dress_type: null,
  price: 3200,
  compare_at_price: null,
  low_stock_level: 3,
  hs_code: null,
  origin: null,
  customs_words: null,
  cloth_metres: null,
  cloth_width_inches: null,
  active: true,
  facts: [],
  pictures: [{ image: '/a.webp', description: 'Front', colour: 'indigo' }],
  colours: [{ code: 'indigo', name: 'Indigo', hex: '#4338CA' }],
  variants: [
    { id: 1, colour: 'indigo', size: 'S', sku: 'A', stock: 10 },
    { id: 2, colour: 'indigo', size: 'M', sku: null, stock: 4 },
  ],
  sold: 0,
  rating: 0,
  number_of_reviews: 0,
} satisfies ShelfProduct;

describe('the form of a product', () => {
  test('sends what was read when nothing is typed', () => {
    const request = requestOf(valuesOf(PRODUCT));
    expect(request).toMatchObject({
      name: 'Kurta',
      price: 3200,
      compare_at_price: null,
      low_stock_level: 3,
      hs_code: null,
      origin: null,
      customs_words: null,
      section: 'stitched',
    });
    expect(request.variants).toEqual([
      { colour: 'indigo', size: 'S', sku: 'A', stock: 10, stock_was: 10 },
      { colour: 'indigo', size: 'M', sku: undefined, stock: 4, stock_was: 4 },
    ]);
  });

  test('reads thousands and Urdu digits, and leaves out what has no stock', () => {
    const values = {
      ...EMPTY_PRODUCT,
      price: '۳٬۲۰۰',
      colours: PRODUCT.colours,
      sizes: ['one' as const, 'S' as const],
      variants: {
        'indigo:one': { stock: '1 000', sku: '', stockWas: null },
        'indigo:S': { stock: ' ', sku: 'X', stockWas: null },
        'red:S': { stock: '5', sku: '', stockWas: null },
      },
    };
    const request = requestOf(values);
    expect(request.price).toBe(3200);
    expect(request.variants).toEqual([
      { colour: 'indigo', size: null, sku: undefined, stock: 1000, stock_was: undefined },
    ]);
  });

  test('sends the cloth as numbers, and none where nothing is typed', () => {
    expect(requestOf(valuesOf(PRODUCT))).toMatchObject({ cloth_metres: null, cloth_width_inches: null });
    const cloth = { ...PRODUCT, cloth_metres: 3.5, cloth_width_inches: 54 };
    expect(requestOf(valuesOf(cloth))).toMatchObject({ cloth_metres: 3.5, cloth_width_inches: 54 });
    const typed = { ...EMPTY_PRODUCT, cloth_metres: '۳٫۲۵', cloth_width_inches: 'wide' };
    expect(requestOf(typed)).toMatchObject({ cloth_metres: 3.25, cloth_width_inches: Number.NaN });
  });

  test('takes a picture of a colour that is gone for one of no colour', () => {
    expect(requestOf({ ...valuesOf(PRODUCT), colours: [] }).pictures?.[0]?.colour).toBeNull();
  });
});

test('after sales, what was typed stays and the rest follows the shelf (catalogue-14)', () => {
  const values = valuesOf(PRODUCT);
  const [small, medium] = PRODUCT.variants.map((variant) => ({ ...variant, stock: variant.stock - 2 }));
  values.variants['indigo:S'] = { stock: '12', sku: 'A', stockWas: 10 };
  const { variants, changes } = afterSales(values, { variants: [small, medium] as typeof PRODUCT.variants });
  expect(variants).toEqual({
    'indigo:S': { stock: '12', sku: 'A', stockWas: 8 },
    'indigo:M': { stock: '2', sku: '', stockWas: 2 },
  });
  expect(changes).toEqual(['Indigo, S: 10 is 8 now', 'Indigo, M: 4 is 2 now']);
});

test('a new colour gets a code of its own', () => {
  expect(colourCode('Sky blue', [])).toBe('sky-blue');
  expect(colourCode('Sky Blue!', ['sky-blue', 'sky-blue-2'])).toBe('sky-blue-3');
  expect(colourCode('نیلا', [])).toBe('colour');
});

test('moves an entry to another place', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a'], 5, 0)).toEqual(['a']);
});
