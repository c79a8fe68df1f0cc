import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrandLocation, Category } from '../../../../contract/catalogue.ts';
import { WIZARD_DRESS_TYPES } from '../../../../contract/constants/preferences.ts';
import { Preferences } from '../../../../contract/preferences.ts';
import { type RankableBrand, type RankableProduct, rankBrands, rankProducts } from './ranking.ts';

const WISHED: Preferences = {
  productType: 'regular',
  category: 'mens',
  wearCategory: 'eastern',
  dressType: 'Sherwani',
  priceRange: '15000to30000',
  brandPreference: 'local',
};

const SELLER = { id: 1, sale: false, bespoke: false, location: 'local' } as const;

function product(id: number, traits: Partial<RankableProduct> = {}): RankableProduct {
  return {
    id,
    category: 'mens',
    dressType: 'Sherwani',
    price: 20_000,
    compareAtPrice: null,
    colours: ['#B3261E'],
    rating: 4,
    brand: SELLER,
    ...traits,
  };
}

function brand(id: number, traits: Partial<RankableBrand> = {}): RankableBrand {
  return { ...SELLER, category: 'mens', rating: 4, ...traits, id };
}

function order(wished: Partial<Preferences>, ...products: RankableProduct[]): number[] {
  return rankProducts({ ...WISHED, ...wished }, products).map(({ id }) => id);
}

function brandOrder(wished: Partial<Preferences>, brands: RankableBrand[], products: RankableProduct[] = []) {
  return rankBrands({ ...WISHED, ...wished }, brands, products).map(({ id }) => id);
}

describe('products', () => {
  test('of another category are excluded', () => {
    expect(order({}, product(1, { category: 'womens' }), product(2))).toEqual([2]);
  });

  test('of the preferred garment come first, then of the same wear, then the others', () => {
    const products = [
      product(1, { dressType: null }),
      product(2, { dressType: 'Jeans' }),
      product(3, { dressType: 'Waistcoat' }),
      product(4),
    ];
    expect(order({}, ...products)).toEqual([4, 3, 1, 2]);
    expect(order({ wearCategory: 'western', dressType: 'Jeans' }, ...products)).toEqual([2, 1, 3, 4]);
  });

  test.each([
    ['shalwarKameez', 'Shalwar_Kameez'],
    ['Kurta_Pajam', 'Kurta_Pajama'],
    ['Thobe', 'Thobe'],
  ])('requested as %s match %s', (spelled, known) => {
    expect(order({ dressType: spelled }, product(1), product(2, { dressType: known }))).toEqual([2, 1]);
  });

  test('within the price range come before those near it, and those before the rest', () => {
    const at = (id: number, price: number) => product(id, { price });
    expect(order({}, at(1, 60_000), at(2, 30_000), at(3, 15_000), at(4, 11_250), at(5, 11_249))).toEqual([
      3, 2, 4, 1, 5,
    ]);
    expect(order({ priceRange: 'above60000' }, at(1, 59_999), at(2, 60_000), at(3, 9_000_000))).toEqual([
      2, 3, 1,
    ]);
    expect(order({ priceRange: 'under15000' }, at(1, 15_000), at(2, 14_999), at(3, 1))).toEqual([2, 3, 1]);
  });

  test('within the price range come first, whatever the other criteria', () => {
    const perfect = product(1, { price: 90_000, rating: 5 });
    const near = product(2, { price: 31_000 });
    const cheapJeans = product(3, {
      dressType: 'Jeans',
      rating: 1,
      brand: { ...SELLER, sale: true, location: 'international' },
    });
    expect(order({ favoriteColor: '#B3261E' }, perfect, near, cheapJeans)).toEqual([3, 2, 1]);
    const made = (id: number, by: number, price: number) =>
      product(id, { brand: { ...SELLER, id: by }, price });
    const brands = [brand(1, { rating: 5 }), brand(2, { bespoke: true, location: 'international' })];
    expect(brandOrder({}, brands, [made(11, 1, 90_000), made(12, 2, 20_000)])).toEqual([2, 1]);
  });

  test('are on sale if their brand has a sale or their price is reduced', () => {
    const sale = product(3, { brand: { ...SELLER, sale: true } });
    const cut = product(2, { compareAtPrice: 40_000 });
    const uncut = product(4, { compareAtPrice: 20_000 });
    expect(order({ productType: 'sales' }, product(1), cut, sale, uncut)).toEqual([2, 3, 1, 4]);
    expect(order({ productType: 'regular' }, sale, product(1))).toEqual([1, 3]);
  });

  test('are bespoke if their brand is', () => {
    const bespoke = product(2, { brand: { ...SELLER, bespoke: true } });
    expect(order({ productType: 'bespoke' }, product(1), bespoke)).toEqual([2, 1]);
  });

  test('are local unless their brand is international; the own collection is local', () => {
    const abroad = product(1, { brand: { ...SELLER, location: 'international' } });
    const own = product(2, { brand: null });
    expect(order({ brandPreference: 'local' }, abroad, own, product(3))).toEqual([2, 3, 1]);
    expect(order({ brandPreference: 'international' }, own, product(3), abroad)).toEqual([1, 2, 3]);
  });

  test('of a similar colour come first, if a colour is given', () => {
    const red = product(2, { colours: ['#FFFFFF', '#B01E20'] });
    const blue = product(1, { colours: ['#1B2A5C'] });
    expect(order({ favoriteColor: '#b3261e' }, blue, red)).toEqual([2, 1]);
    expect(order({}, blue, red)).toEqual([1, 2]);
    expect(order({ favoriteColor: '#1B2A5C' }, red, product(3, { colours: [] }), blue)).toEqual([1, 2, 3]);
  });

  test('with equal scores are sorted by rating, then by age', () => {
    expect(order({}, product(3), product(2), product(1, { rating: 3.9 }), product(4, { rating: 5 }))).toEqual(
      [4, 2, 3, 1],
    );
  });

  const dressTypes = Object.values(WIZARD_DRESS_TYPES).flatMap((wears) => [
    ...wears.eastern,
    ...wears.western,
  ]);
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
  const anyProduct: fc.Arbitrary<RankableProduct> = fc.record({
    id: fc.integer({ min: 1, max: 9999 }),
    category: fc.constantFrom(...Category.options),
    dressType: fc.option(fc.constantFrom<string>(...dressTypes)),
    price: fc.integer({ min: 1, max: 200_000 }),
    compareAtPrice: fc.option(fc.integer({ min: 1, max: 400_000 })),
    colours: fc.array(hex, { maxLength: 3 }),
    rating: fc.integer({ min: 0, max: 50 }).map((tenths) => tenths / 10),
    brand: fc.option(
      fc.record({
        id: fc.integer({ min: 1, max: 20 }),
        sale: fc.boolean(),
        bespoke: fc.boolean(),
        location: fc.constantFrom(...BrandLocation.options),
      }),
    ),
  });
  const anyWish: fc.Arbitrary<Preferences> = fc
    .constantFrom(...Category.options)
    .chain((category) =>
      fc.record({ category: fc.constant(category), wearCategory: fc.constantFrom('eastern', 'western') }),
    )
    .chain(({ category, wearCategory }) =>
      fc.record({
        category: fc.constant(category),
        wearCategory: fc.constant(wearCategory),
        dressType: fc.constantFrom(...(WIZARD_DRESS_TYPES[category][wearCategory] as readonly string[])),
        productType: fc.constantFrom('sales', 'bespoke', 'regular'),
        priceRange: fc.constantFrom('under15000', '15000to30000', '30000to60000', 'above60000'),
        favoriteColor: fc.option(hex, { nil: undefined }),
        brandPreference: fc.constantFrom('local', 'international'),
      }),
    ) as fc.Arbitrary<Preferences>;

  test('are sorted independently of the input order', () => {
    fc.assert(
      fc.property(
        anyWish,
        fc.uniqueArray(anyProduct, { selector: ({ id }) => id, maxLength: 30 }),
        (wished, products) => {
          expect(Preferences.safeParse(wished).success).toBe(true);
          const ranked = rankProducts(wished, products);
          expect(rankProducts(wished, products.toReversed())).toEqual(ranked);
          const fitting = products.filter(({ category }) => category === wished.category);
          expect(new Set(ranked)).toEqual(new Set(fitting));
          expect(ranked).toHaveLength(fitting.length);
        },
      ),
    );
  });
});

describe('brands', () => {
  test('of another category are listed only for a matching product', () => {
    const other = brand(2, { category: 'womens' });
    expect(brandOrder({}, [other, brand(1)])).toEqual([1]);
    expect(brandOrder({}, [other], [product(9, { brand: { ...SELLER, id: 2 } })])).toEqual([2]);
    expect(
      brandOrder({}, [other], [product(9, { brand: { ...SELLER, id: 2 }, category: 'womens' })]),
    ).toEqual([]);
  });

  test('are sorted by sale and location', () => {
    const sale = brand(2, { sale: true });
    const bespoke = brand(3, { bespoke: true });
    const abroad = brand(4, { location: 'international' });
    const brands = [abroad, bespoke, sale, brand(1)];
    expect(brandOrder({ productType: 'sales' }, brands)).toEqual([2, 1, 3, 4]);
    expect(brandOrder({ productType: 'bespoke' }, brands)).toEqual([3, 1, 2, 4]);
    expect(brandOrder({ productType: 'regular', brandPreference: 'international' }, brands)).toEqual([
      4, 1, 2, 3,
    ]);
  });

  test('start with sellers of the preferred products', () => {
    const seller = (id: number) => ({ brand: { ...SELLER, id } });
    const products = [
      product(11, { ...seller(1), dressType: 'Jeans' }),
      product(12, { ...seller(2), dressType: 'Jeans' }),
      product(13, { ...seller(2) }),
    ];
    expect(brandOrder({}, [brand(1, { rating: 5 }), brand(2, { rating: 1 }), brand(3)], products)).toEqual([
      2, 1, 3,
    ]);
  });

  test('with equal scores are sorted by rating, then by age', () => {
    expect(brandOrder({}, [brand(3), brand(2), brand(1, { rating: 5 })])).toEqual([1, 2, 3]);
  });
});
