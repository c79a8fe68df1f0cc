import { describe, expect, test } from 'vitest';
import {
  chosenVariant,
  firstColour,
  inColour,
  isColourSoldOut,
  isSoldOut,
  sizesIn,
  stockWords,
} from './variant-choice.ts';

const COLOURS = [
  { code: 'red', name: 'Madder red', hex: '#9E2A2B' },
  { code: 'blue', name: 'Indigo', hex: '#2B3A67' },
];

/** Blue in three sizes, red sold out; rows in no particular order. */
const KURTA = {
  colours: COLOURS,
  variants: [
    { id: 4, colour: 'blue', size: 'XL' as const, stock: 2 },
    { id: 1, colour: 'red', size: 'S' as const, stock: 0 },
    { id: 2, colour: 'blue', size: 'S' as const, stock: 9 },
    { id: 3, colour: 'blue', size: 'M' as const, stock: 0 },
  ],
};

const JHUMKA = {
  colours: COLOURS,
  variants: [
    { id: 7, colour: 'red', size: null, stock: 1 },
    { id: 8, colour: 'blue', size: null, stock: 0 },
  ],
};

describe('sizes', () => {
  test('are in order, with the stock of the colour', () => {
    expect(sizesIn(KURTA, 'blue')).toEqual([
      { size: 'S', stock: 9 },
      { size: 'M', stock: 0 },
      { size: 'XL', stock: 2 },
    ]);
  });

  test('are the same for each colour; missing ones are sold out', () => {
    expect(sizesIn(KURTA, 'red').map(({ stock }) => stock)).toEqual([0, 0, 0]);
  });

  test('are empty for one-size goods', () => {
    expect(sizesIn(JHUMKA, 'red')).toEqual([]);
  });
});

describe('the variant', () => {
  test('is chosen with its size', () => {
    expect(chosenVariant(KURTA, { colour: 'blue', size: undefined })).toBeUndefined();
    expect(chosenVariant(KURTA, { colour: 'blue', size: 'XL' })?.id).toBe(4);
  });

  test('of one-size goods needs a colour only', () => {
    expect(chosenVariant(JHUMKA, { colour: 'red', size: undefined })?.id).toBe(7);
  });

  test('is undefined when out of stock', () => {
    expect(chosenVariant(KURTA, { colour: 'blue', size: 'M' })).toBeUndefined();
    expect(chosenVariant(JHUMKA, { colour: 'blue', size: undefined })).toBeUndefined();
  });
});

test('the first colour in stock is chosen, else the first', () => {
  expect(firstColour(KURTA)?.code).toBe('blue');
  expect(firstColour({ ...KURTA, variants: [] })?.code).toBe('red');
  expect(firstColour({ colours: [], variants: [] })).toBeUndefined();
});

test('another colour keeps the size if it has it', () => {
  const green = { id: 5, colour: 'green', size: 'S' as const, stock: 3 };
  const shelf = { ...KURTA, variants: [...KURTA.variants, green] };
  expect(inColour(shelf, { colour: 'blue', size: 'S' }, 'green')).toEqual({ colour: 'green', size: 'S' });
  expect(inColour(shelf, { colour: 'blue', size: 'XL' }, 'green').size).toBeUndefined();
});

test('a colour without stock is sold out', () => {
  expect(isColourSoldOut(KURTA, 'red')).toBe(true);
  expect(isColourSoldOut(KURTA, 'blue')).toBe(false);
  expect(isSoldOut(KURTA)).toBe(false);
  expect(isSoldOut({ variants: [], colours: [] })).toBe(true);
});

test('only low stock is shown as a number', () => {
  expect(stockWords(0)).toBe('Sold out');
  expect(stockWords(2)).toBe('Only 2 left');
  expect(stockWords(3)).toBe('Only 3 left');
  expect(stockWords(4)).toBeUndefined();
});
