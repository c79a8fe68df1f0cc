import { describe, expect, test } from 'vitest';
import { PRODUCT_COLUMNS } from './constants/shelf.ts';
import { factsText, ProductRow, wholeOf } from './product-file.ts';
import { validate } from './validation.ts';

const EMPTY = Object.fromEntries(Object.values(PRODUCT_COLUMNS).map((column) => [column, '']));

function read(cells: Record<string, string>) {
  const result = validate(ProductRow, { ...EMPTY, ...cells });
  return result.ok ? result.data : result.errors;
}

describe('a number in a cell', () => {
  test.each([
    ['1200', 1200],
    [' Rs 1,200 ', 1200],
    ['Rs. 1200', 1200],
    ['PKR1,20,000', 120_000],
    ['1,200/-', 1200],
    ['1200.00', 1200],
    ['1\u00a0200', 1200],
    ['۱۲۰۰', 1200],
    ['0', 0],
  ])('%j is %i', (cell, number) => {
    expect(wholeOf(cell)).toBe(number);
  });

  test.each(['1,5', '1200,00', '12.5', '1.200', '1e3', '0x10', '', '1,,200', 'Rs', '9'.repeat(41)])(
    '%j is none',
    (cell) => {
      expect(wholeOf(cell)).toBeNaN();
    },
  );
});

describe('a row of a file of products (transfers-10)', () => {
  test.each([
    [
      { 'Cloth length (m)': '3.5', 'Cloth width (in)': '54' },
      { clothMetres: 3.5, clothWidth: 54 },
    ],
    [
      { 'Cloth length (m)': '۳٫۵ ', 'Cloth width (in)': '' },
      { clothMetres: 3.5, clothWidth: null },
    ],
    [{ 'Cloth length (m)': undefined }, { clothMetres: undefined, clothWidth: null }],
  ])('reads cloth from %j', (cells, cloth) => {
    expect(read(cells as Record<string, string>)).toMatchObject(cloth);
  });

  test.each([
    ['Cloth length (m)', 'four metres', 'Write cloth length (m) as a number, for example 3.5.'],
    ['Cloth length (m)', '0', 'Enter 0.1 or more.'],
    ['Cloth length (m)', '10000', 'Enter 200 or less.'],
    ['Cloth length (m)', '3.333', 'Write at most two decimals.'],
    ['Cloth width (in)', '3', 'Enter 20 or more.'],
  ])('refuses %s of %j', (column, cell, sentence) => {
    expect(read({ [column]: cell })).toEqual({ [column]: [sentence] });
  });

  test('of empty cells says nothing', () => {
    expect(Object.values(read({})).filter((cell) => (cell ?? undefined) !== undefined)).toEqual([]);
  });

  test('takes words and codes in any case', () => {
    expect(
      read({ Category: 'womens wear', Section: 'stitched', Shown: 'TRUE', Size: 'xl', Price: 'Rs 3,200' }),
    ).toMatchObject({ category: 'womens', section: 'stitched', active: true, size: 'XL', price: 3200 });
  });

  test('takes Urdu names, however they are typed', () => {
    expect(read({ Section: 'ان سلا', Collection: 'پنجابي كليكشن', Category: 'زنانہ لباس' })).toMatchObject({
      section: 'unstitched',
      collection: 'punjabi',
      category: 'womens',
    });
  });

  test('names the column and what it takes', () => {
    expect(
      read({
        Category: 'Pets',
        Shown: 'maybe',
        Price: '12.50',
        Stock: '-1',
        'Colour value': 'red',
        SKU: '=1+1',
      }),
    ).toEqual({
      Category: ['Use one of: Mens Wear, Womens Wear, Childrens Wear.'],
      Shown: ['Write yes or no.'],
      Price: ['Write price as a whole number, for example 1200.'],
      Stock: ['Enter 0 or more.'],
      'Colour value': ['Choose a colour.'],
      SKU: ['Use letters, digits, spaces and . _ / - only.'],
    });
  });

  test('has the limits of the form', () => {
    expect(
      read({
        Name: 'x'.repeat(121),
        Price: '10000001',
        Stock: '1000001',
        Description: '4111 1111 1111 1111',
        Facts: 'Fabric',
      }),
    ).toEqual({
      Name: ['Use at most 120 characters.'],
      Price: ['Enter 10,000,000 or less.'],
      Stock: ['Enter 1,000,000 or less.'],
      Description: ['Please do not enter a card number here.'],
      Facts: ['This field is required.'],
    });
  });

  test('reads facts as they are written', () => {
    const facts = { Fabric: 'Khaddar: heavy', 'Wash: how': 'Cold\nby hand', 'Back\\slash': 'a\\n' };
    const written = factsText(facts);
    expect(written.split('\n')).toHaveLength(3);
    expect(read({ Facts: written.replaceAll('\n', '\r\n') })).toMatchObject({
      facts: Object.entries(facts).map(([name, value]) => ({ name, value })),
    });
  });
});
