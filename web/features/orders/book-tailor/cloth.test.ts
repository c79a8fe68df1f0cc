import { expect, test } from 'vitest';
import type { ProductDetail } from '../../../../contract/catalogue.ts';
import { clothName } from '../../../../contract/cloth-words.ts';
import { clothValues, NO_SHELF_CLOTH, valuesOfCloth } from './cloth.ts';

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
