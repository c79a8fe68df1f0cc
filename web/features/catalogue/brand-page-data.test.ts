import { describe, expect, test } from 'vitest';
import type { BrandDetail } from '../../../contract/catalogue.ts';
import { CallError } from '../../lib/call-error.ts';
import type { PublicCall, Read } from '../../lib/load.ts';
import { readBrandPage } from './brand-page-data.ts';

const NUMBERS = { western: 0, unstitched: 0, stitched: 14, formal: 1, buttons: 0 };
const BRAND = { id: 7, name: 'Khaas', number_of_products: 15, number_by_section: NUMBERS } as BrandDetail;
const PAGE = { count: 14, next: null, previous: null, results: [] };

function api(answers: { brand?: unknown; products?: unknown }) {
  const asked: unknown[] = [];
  const read: Read = async (called: PublicCall, input = {}) => {
    asked.push(input);
    const answer = called === 'GET /api/products/' ? answers.products : answers.brand;
    if (answer instanceof Error) throw answer;
    return answer as never;
  };
  return { read, asked };
}

describe('what the page of a brand shows', () => {
  test('is the brand with a page of its tab', async () => {
    const { read, asked } = api({ brand: BRAND, products: PAGE });
    const shown = await readBrandPage(read, '7', new URLSearchParams('tab=stitched&page=2'));
    expect(shown).toMatchObject({ section: 'stitched', listing: { state: 'listed', page: 2, pages: 2 } });
    expect(asked[1]).toEqual({ query: { brand: 7, section: 'stitched', page: 2 } });
  });

  test.each(['0', '-3', '1.5', 'x', '', '9'.repeat(30)])(
    'begins with its first page for the page %j',
    async (page) => {
      const { read, asked } = api({ brand: BRAND, products: PAGE });
      await readBrandPage(read, '7', new URLSearchParams({ tab: 'stitched', page }));
      expect(asked[1]).toEqual({ query: { brand: 7, section: 'stitched', page: 1 } });
    },
  );

  test.each(['', 'tab=all', 'tab=shoes', 'page=1'])(
    'is all of its products for the query %j',
    async (query) => {
      const { read, asked } = api({ brand: BRAND, products: PAGE });
      const shown = await readBrandPage(read, '7', new URLSearchParams(query));
      expect(shown).toMatchObject({ section: 'all', listing: { state: 'listed', page: 1 } });
      expect(asked[1]).toEqual({ query: { brand: 7, page: 1 } });
    },
  );

  test('has no list for an empty tab, and makes no call', async () => {
    const { read, asked } = api({ brand: BRAND });
    const shown = await readBrandPage(read, '7', new URLSearchParams('tab=buttons'));
    expect(shown).toEqual({ brand: BRAND, section: 'buttons', listing: undefined });
    expect(asked).toHaveLength(1);
  });

  test.each(['0', '-1', '1.5', 'x', '', '99999999999'])('is nothing for the id %j', async (id) => {
    const { read, asked } = api({ brand: BRAND });
    expect(await readBrandPage(read, id, new URLSearchParams())).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('is undefined for an unknown brand', async () => {
    const { read } = api({ brand: new CallError('Not found.', 404) });
    expect(await readBrandPage(read, '99', new URLSearchParams())).toBeUndefined();
  });

  test('throws when the brand cannot be read, and has a sentence when its products cannot', async () => {
    const broken = new CallError('Out of order.', 500, { detail: 'Out of order.', code: 'internal' });
    await expect(readBrandPage(api({ brand: broken }).read, '7', new URLSearchParams())).rejects.toBe(broken);
    const { read } = api({ brand: BRAND, products: broken });
    expect((await readBrandPage(read, '7', new URLSearchParams()))?.listing).toEqual({
      status: 500,
      state: 'failed',
      sentence: 'Out of order.',
    });
  });

  test('reports a page beyond the last', async () => {
    const { read } = api({ brand: BRAND, products: new CallError('Invalid page.', 404) });
    const shown = await readBrandPage(read, '7', new URLSearchParams('page=9'));
    expect(shown?.listing).toEqual({ status: 404, state: 'beyond' });
  });
});
