import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clothUses } from './cloth-uses.ts';
import { CATEGORIES } from './constants/catalogue.ts';

const piece = { metres: 4, width: 54, category: 'mens', dressType: null } as const;

test('names up to which size a piece is enough, and how many it makes (catalogue-20)', () => {
  expect(clothUses(piece).slice(0, 2)).toEqual([
    { dress_type: 'Shalwar_Kameez', largest_size: 'L', pieces: 1 },
    { dress_type: 'Kurta_Pajama', largest_size: 'XL', pieces: 1 },
  ]);
  expect(clothUses(piece)).toContainEqual({ dress_type: 'Waistcoat', largest_size: null, pieces: 3 });
});

test('begins with what the cloth is sold for, if it is enough and known', () => {
  expect(clothUses({ ...piece, dressType: 'Waistcoat' })[0]?.dress_type).toBe('Waistcoat');
  expect(clothUses({ ...piece, dressType: 'Bridal_Lehenga' })[0]?.dress_type).toBe('Shalwar_Kameez');
  expect(clothUses({ ...piece, dressType: 'constructor' })).toEqual(clothUses(piece));
});

test('a longer or wider piece is enough for at least the same sizes and as many pieces', () => {
  const length = fc.double({ min: 0.1, max: 200, noNaN: true });
  const width = fc.double({ min: 20, max: 120, noNaN: true });
  const sizes = ['S', 'M', 'L', 'XL', 'XXL', '3XL', null];
  fc.assert(
    fc.property(fc.constantFrom(...CATEGORIES), length, length, width, width, (category, a, b, c, d) => {
      const uses = (metres: number, inches: number) =>
        clothUses({ metres, width: inches, category, dressType: 'Kurta' });
      const larger = new Map(
        uses(Math.max(a, b), Math.max(c, d)).map((use) => [use.dress_type, use] as const),
      );
      const [own] = uses(Math.min(a, b), Math.min(c, d)).filter(({ dress_type }) => dress_type === 'Kurta');
      if (!own) return;
      const more = larger.get('Kurta');
      expect(more?.pieces).toBeGreaterThanOrEqual(own.pieces);
      expect(sizes.indexOf(more?.largest_size ?? null)).toBeGreaterThanOrEqual(
        sizes.indexOf(own.largest_size),
      );
    }),
  );
});

test('a piece that is too short for size S is enough for nothing', () => {
  expect(clothUses({ ...piece, metres: 0.4 })).toEqual([]);
});
