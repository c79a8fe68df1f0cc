import { describe, expect, test } from 'vitest';
import { escapeUndecodable, pageAddress } from './page-address.ts';

describe('the address of a page', () => {
  test.each([
    ['/', '/'],
    ['/profile?tab=orders', '/profile?tab=orders'],
    ['/login?next=%2Forders%3Ftab%3Dbulk', '/login?next=%2Forders%3Ftab%3Dbulk'],
    ['/terms?', '/terms'],
    ['/brands/../terms', '/terms'],
    ['//other.example/terms', '//other.example/terms'],
  ])('%s is %s', (asked, address) => {
    expect(pageAddress(asked)).toBe(address);
  });

  test.each([
    ['http://shop.example/terms?a=1', '/terms?a=1'],
    ['https://user:word@other.example:8443/api/nothing', '/api/nothing'],
    ['http://shop.example', '/'],
  ])('%s, as proxies send it, is %s', (asked, address) => {
    expect(pageAddress(asked)).toBe(address);
  });

  test.each(['*', 'terms', '', 'mailto:a@b.example', 'http://'])('%j is undefined', (asked) => {
    expect(pageAddress(asked)).toBeUndefined();
  });
});

describe('an undecodable path is escaped', () => {
  test.each([
    ['/100%', '/100%25'],
    ['/brands/%ff?search=%ff', '/brands/%25ff?search=%ff'],
    ['/a%20b/%E0%A4%A', '/a%2520b/%25E0%25A4%25A'],
    ['/%0d', '/%250d'],
    ['/terms%0A/x?a=%0a', '/terms%250A/x?a=%0a'],
    ['/%E2%80%A8', '/%25E2%2580%25A8'],
  ])('%s stands for its signs: %s', (asked, address) => {
    expect(escapeUndecodable(asked)).toBe(address);
    expect(pageAddress(escapeUndecodable(asked))).toBe(address);
  });

  test.each(['/', '/brands?search=100%', '/brands/%00', '/a%20b/%F0%9F%A7%B5', '/a%2Fb'])(
    '%s is none',
    (asked) => {
      expect(escapeUndecodable(asked)).toBe(asked);
    },
  );
});
