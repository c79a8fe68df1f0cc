import { expect, test } from 'vitest';
import { localePath, splitLocale } from './locale.ts';

test.each([
  ['/', '/ur'],
  ['/?page=2', '/ur?page=2'],
  ['/brands', '/ur/brands'],
  ['/brands/7?category=mens#top', '/ur/brands/7?category=mens#top'],
  ['/urdu', '/ur/urdu'],
  ['/_root.data', '/ur/_root.data'],
])('%s is at %s in Urdu', (path, address) => {
  expect(localePath('ur', path)).toBe(address);
  expect(localePath('en', path)).toBe(path);
  expect(splitLocale(address)).toEqual({ locale: 'ur', path });
});

test.each(['/', '/brands', '/urdu', '/urban?x=/ur', '/ur.data'])('%s is English', (address) =>
  expect(splitLocale(address)).toEqual({ locale: 'en', path: address }),
);

test('the first slash may follow the language', () => expect(splitLocale('/ur/').path).toBe('/'));
