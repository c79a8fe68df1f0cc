import { describe, expect, test } from 'vitest';
import type { ApiCall } from '../../../contract/paths.ts';
import { CallError } from '../../lib/call-error.ts';
import type { Read } from '../../lib/load.ts';
import { lookUpProduct, productInState } from './product-look-up.ts';

/** Answers the calls for the product and its reviews; an error is thrown. */
function reading(product: unknown, reviews: unknown = { results: [] }): Read {
  const read = async (asked: ApiCall) => {
    const answer = asked === 'GET /api/products/{id}/' ? product : reviews;
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return read as Read;
}

const KURTA = { id: 7, type: 'brand', name: 'Kurta', number_of_reviews: 1 };
const REVIEW = { id: 1, rating: 5 };

describe('a product is looked up', () => {
  test('with its latest reviews', async () => {
    const found = await lookUpProduct(reading(KURTA, { results: [REVIEW] }), 'brand', 7);
    expect(found).toMatchObject({ state: 'found', status: 200, product: KURTA, reviews: [REVIEW] });
  });

  test('and shown without them when they cannot be read', async () => {
    const found = await lookUpProduct(reading(KURTA, new CallError('Busy.', 503)), 'brand', 7);
    expect(found).toMatchObject({ state: 'found', reviews: [] });
  });

  test('and redirected to the page of its type', async () => {
    const found = await lookUpProduct(reading(KURTA), 'culture', 7);
    expect(found).toEqual({ state: 'elsewhere', address: '/product?id=7', status: 301 });
  });

  test('and missing when unknown or without an id', async () => {
    const missing = { state: 'missing', status: 404 };
    expect(await lookUpProduct(reading(new CallError('Not found.', 404)), 'brand', 7)).toEqual(missing);
    expect(await lookUpProduct(reading(KURTA), 'brand', undefined)).toEqual(missing);
  });

  test('and fails with a sentence', async () => {
    const down = new CallError('Network error occurred', 0);
    expect(await lookUpProduct(reading(down), 'brand', 7)).toEqual({
      state: 'failed',
      sentence: 'Network error occurred',
      status: 503,
    });
  });

  test('throws other errors', async () => {
    await expect(lookUpProduct(reading(new TypeError('bug')), 'brand', 7)).rejects.toThrow('bug');
  });
});

test('the state of a link is validated', () => {
  const carried = { id: 7, type: 'brand', name: 'Kurta', price: 10, image: '/a-640.webp' };
  expect(productInState({ product: carried })).toMatchObject({ ...carried, in_stock: true, rating: 0 });
  expect(productInState({ product: { ...carried, in_stock: false } })?.in_stock).toBe(false);
  for (const state of [null, 'x', {}, { product: null }, { product: { ...carried, type: 'x' } }]) {
    expect(productInState(state)).toBeUndefined();
  }
});
