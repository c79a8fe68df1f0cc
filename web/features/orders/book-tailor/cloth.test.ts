import { expect, test } from 'vitest';
import type { ProductDetail } from '../../../../contract/catalogue.ts';
import { clothName } from '../../../../contract/cloth-words.ts';
import { clothValues, isPostingOffered, NO_SHELF_CLOTH, valuesOfCloth } from './cloth.ts';

const lawn = {
  ...{ id: 1007, name: 'Lawn', price: 2400, image: '/lawn.webp', brand: { name: 'Gul' } },
  cloth: { metres: 2.5, width_inches: 44, sent_from: 'Lahore', enough_for: [] },
  colours: [
    { code: 'red', name: 'Red' },
    { code: 'blue', name: 'Blue' },
  ],
  pictures: [{ colour: 'blue', image: '/blue.webp' }],
  variants: [
    { id: 1, colour: 'red', size: null, stock: 4 },
    { id: 2, colour: 'blue', size: null, stock: 3 },
    { id: 3, colour: 'red', size: 'M', stock: 0 },
  ],
} as unknown as ProductDetail;

test('the cloth of the form is the colour that was chosen, and no other in its place (orders-152)', () => {
  const values = clothValues(lawn, 2);
  expect(values).toMatchObject({ cloth_variant: '2', cloth_known: { colour: 'Blue', image: '/blue.webp' } });
  expect(clothName(values?.cloth_known ?? { name: '', colour: '' })).toBe('Lawn (Blue)');
  expect(clothValues(lawn, 3), 'sold out').toBeUndefined();
  expect(clothValues(lawn, 9), 'withdrawn').toBeUndefined();
});

test('cloth that is not sold any more waits for another choice (orders-153)', () => {
  expect(valuesOfCloth('SHELF', null)).toEqual({ ...NO_SHELF_CLOTH, cloth_source: 'SHELF' });
  expect(valuesOfCloth('BROUGHT', null)).toEqual(NO_SHELF_CLOTH);
});

test('posting is offered where the shop collects nothing, never abroad (orders-150)', () => {
  const own = { country: 'PK', pickup: 'BY_SHOP', cloth_source: '', is_pickup_for_others: false } as const;
  expect(isPostingOffered(own)).toBe(false);
  expect(isPostingOffered({ ...own, pickup: 'BY_OWN' })).toBe(true);
  expect(isPostingOffered({ ...own, pickup: 'BY_OWN', country: 'GB' })).toBe(false);
  const shelf = { ...own, cloth_source: 'SHELF' } as const;
  expect(isPostingOffered(shelf)).toBe(true);
  expect(isPostingOffered({ ...shelf, is_pickup_for_others: true })).toBe(false);
});
