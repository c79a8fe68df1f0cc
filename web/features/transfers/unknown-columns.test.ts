import { expect, test } from 'vitest';
import { unknownColumns } from './unknown-columns.ts';

const KNOWN = ['Name', 'Price', 'SKU'];
const csv = (text: string) => new File([text], 'shelf.csv');

test.each([
  ['Name,Price\nKurta,900', []],
  ['\uFEFFname; PRICE ;Picture\nKurta;900;a.jpg', ['Picture']],
  ['Name,Picture,"Sleeve, length",', ['Picture', 'Sleeve, length']],
  ['Date,Amount\n1,2', []],
  ['', []],
])('names the columns that are not imported (transfers-5): %j', async (text, expected) => {
  expect(await unknownColumns(csv(text), KNOWN)).toEqual(expected);
});

test('a file that cannot be read any more has none', async () => {
  const changed = csv('Name,Picture');
  changed.slice = () => {
    throw new DOMException('changed', 'NotReadableError');
  };
  expect(await unknownColumns(changed, KNOWN)).toEqual([]);
});
