import { expect, test } from 'vitest';
import { CustomsText, HsCode } from '../../../contract/customs.ts';
import { CUSTOMS_KEYS, customsKeyOfGarment, customsKeyOfGoods } from '../../../contract/customs-keys.ts';
import { dressTypesFor } from '../../../contract/garments.ts';
import { USUAL_WORDS } from './usual-words.ts';

test('every garment of both trades, shoes and every place of the shop has usual words (abroad-1)', () => {
  expect([...USUAL_WORDS.keys()].toSorted()).toEqual([...CUSTOMS_KEYS].toSorted());
  const trades = [dressTypesFor('Gents Tailor'), dressTypesFor('Ladies Tailor')];
  expect(trades.map(({ length }) => length)).toEqual([26, 33]);
});

test.each([...USUAL_WORDS])('%s has six digits of a chapter that its words fit', (_, [hsCode, words]) => {
  expect(HsCode.parse(hsCode)).toBe(hsCode);
  expect(CustomsText.parse(words)).toBe(words);
  const chapter = hsCode.slice(0, 2);
  const expected = words.includes('knitted') ? ['61'] : ['52', '55', '62', '63', '64', '71', '96'];
  expect(hsCode).toHaveLength(6);
  expect(expected).toContain(chapter);
});

test.each([
  [{ itemType: 'dress', dressType: 'Kurta', gender: 'male' }, 'gents-Kurta'],
  [{ itemType: 'dress', dressType: 'Kurta', gender: 'female' }, 'ladies-Kurta'],
  [{ itemType: 'dress', dressType: 'Kurta', gender: null }, 'ladies-Kurta'],
  [{ itemType: 'dress', dressType: 'Sherwani', gender: null }, 'gents-Sherwani'],
  [{ itemType: 'dress', dressType: 'Saree', gender: 'male' }, 'ladies-Saree'],
  [{ itemType: 'dress', dressType: null, gender: 'male' }, 'gents-other'],
  [{ itemType: 'dress', dressType: null, gender: null }, 'ladies-other'],
  [{ itemType: 'dress', dressType: 'toString', gender: null }, 'ladies-other'],
  [{ itemType: 'shoes', dressType: null, gender: 'male' }, 'shoes'],
] as const)('a garment %o has the words of %s', (garment, key) => {
  expect(customsKeyOfGarment(garment)).toBe(key);
  expect(CUSTOMS_KEYS).toContain(key);
});

const GOODS = {
  section: null,
  collection: null,
  category: 'womens',
  dressType: null,
  clothMetres: null,
} as const;

test.each([
  [{ section: 'stitched', dressType: 'Kurta' }, 'ladies-Kurta'],
  [{ section: 'stitched', category: 'mens', dressType: 'Kurta' }, 'gents-Kurta'],
  [{ section: 'stitched', category: 'mens', dressType: 'Saree' }, 'goods-stitched-mens'],
  [{ section: 'stitched', category: 'childrens', dressType: 'Frock' }, 'goods-stitched-childrens'],
  [{ section: 'unstitched', dressType: 'Kurta' }, 'goods-unstitched-womens'],
  [{ collection: 'sindhi', clothMetres: 5, dressType: 'Kurta' }, 'goods-unstitched-womens'],
  [{ collection: 'home_decor' }, 'goods-home_decor-womens'],
  [{ section: 'buttons', category: 'mens' }, 'goods-buttons-mens'],
] as const)('goods %o have the words of %s', (goods, key) => {
  expect(customsKeyOfGoods({ ...GOODS, ...goods })).toBe(key);
  expect(CUSTOMS_KEYS).toContain(key);
});
