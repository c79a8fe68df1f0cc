import { beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeBrand, makeProduct } from '../../../test/factories-shop.ts';
import { foldedWords, searchIds } from './queries.ts';
import { wordQuery } from './word-query.ts';

const shop = testApp();
const ids: Record<string, number> = {};

beforeAll(async () => {
  const { id: brandId } = await makeBrand(shop, { name: 'Zarqoon Looms' });
  const goods = {
    seldom: { name: 'Zarqoon Shawl', sold: 1 },
    often: { name: 'Zarqoon Cape', sold: 9 },
    told: { name: 'Plain Stole', description: 'Woven like our zarqoon pieces.', sold: 50 },
    hidden: { name: 'Zarqoon Coat', active: false, sold: 99 },
  };
  for (const [name, product] of Object.entries(goods)) {
    ids[name] = (await makeProduct(shop, { brandId, ...product })).id;
  }
});

async function find(words: string, most = 5) {
  const query = wordQuery(await foldedWords(shop.deps.db, words));
  if (!query) throw new Error('Nothing of it is a word.');
  return searchIds(shop.deps.db, query, { products: most, brands: most, tailors: most });
}

test('sorts matches in names first, then by popularity', async () => {
  const { products, brands, tailors } = await find('zarqoon');
  expect(products).toEqual([ids.often, ids.seldom, ids.told]);
  expect([brands.length, tailors.length]).toEqual([1, 0]);
  expect((await find('zarqoon shawl')).products).toEqual([ids.seldom]);
  expect((await find('stole')).products).toEqual([ids.told]);
});

test('returns one more than the limit when there are more', async () => {
  expect((await find('zarqoon', 1)).products).toEqual([ids.often, ids.seldom]);
});

test('caches known words only', async () => {
  const execute = vi.spyOn(shop.deps.db, 'execute');
  const asked = async (typed: string) => {
    execute.mockClear();
    const words = await foldedWords(shop.deps.db, typed);
    return [words.map(({ known }) => known), execute.mock.calls.length];
  };
  expect(await asked('Cape  cape SHAWL')).toEqual([[true, true, true], 1]);
  expect(await asked('cape  Cape')).toEqual([[true, true], 0]);
  expect(await asked('shawl xyzzyx')).toEqual([[true, false], 1]);
  await makeProduct(shop, { name: 'Xyzzyx Dress' });
  expect(await asked('shawl xyzzyx')).toEqual([[true, true], 1]);
  expect(await asked('xyzzyx shawl')).toEqual([[true, true], 0]);
  execute.mockRestore();
});

test('notices within a minute that a prefix has become a word', async () => {
  const isWhole = async () => (await foldedWords(shop.deps.db, 'wimbl'))[0]?.whole;
  await makeProduct(shop, { name: 'Wimblan Dress' });
  expect(await isWhole()).toBe(false);
  await makeProduct(shop, { name: 'Wimbl Dress' });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  expect(await isWhole()).toBe(true);
  clock.mockRestore();
});

test('does not count punctuation and words in other scripts towards the six words', async () => {
  const words = await foldedWords(shop.deps.db, 'zarqoon - & / + – لان کرتا shawl, cape');
  expect(words.map(({ known }) => known)).toEqual([true, true, true]);
});
