import type { RouteObject } from 'react-router';
import { describe, expect, test } from 'vitest';
import { pageKeys } from './page-key.ts';

const routes = [
  {
    children: [
      { index: true },
      { path: 'terms' },
      { path: 'brands', handle: { query: ['search', 'page'] } },
      { path: 'brands/:id', handle: { query: ['tab'] } },
      { path: 'api/docs', handle: { isStatic: true } },
      { path: '*' },
    ],
  },
  // The root route has an empty path in the build.
  { path: '', children: [{ path: 'admin', children: [{ path: 'chat' }, { path: '*' }] }] },
];
const keyOf = pageKeys(routes);
const addressOf = (asked: string) => keyOf(asked).address;

test.each(['/', '/terms', '/brands?search=khaadi&page=2', '/brands/1001?tab=formal', '/brands?search='])(
  '%s is itself',
  (asked) => expect(addressOf(asked)).toBe(asked),
);

describe('parameters a page does not read are dropped:', () => {
  test.each([
    ['/?x=1', '/'],
    ['/terms?page=2', '/terms'],
    ['/?fbclid=IwAR0x&utm_source=x', '/'],
    ['/brands?utm_source=mail&page=2', '/brands?page=2'],
    ['/brands/1001?search=x&tab=formal', '/brands/1001?tab=formal'],
    ['/brands?page=2&search=x', '/brands?search=x&page=2'],
    ['/brands?page=2&page=3', '/brands?page=2'],
    ['/brands?search=a%20b', '/brands?search=a+b'],
    ['/TERMS/', '/terms'],
    ['/Brands/1001/', '/brands/1001'],
    ['/nowhere', '/404'],
    ['/wp-login.php?x=1', '/404'],
    ['//other.example/terms', '/404'],
    ['/terms/%250d', '/404'],
    ['/admin?x=1', '/admin'],
    ['/admin/nowhere/1?x=1', '/admin/404'],
  ])('%s is %s', (asked, address) => expect(addressOf(asked)).toBe(address));
});

describe('the data of a page', () => {
  test.each([
    ['/_root.data', '/_root.data'],
    ['/_root.data?_routes=root', '/_root.data'],
    ['/brands.data?_routes=x&page=2', '/brands.data?page=2'],
    ['/brands/1001.data?x=1', '/brands/1001.data'],
    ['/nowhere.data', '/404.data'],
  ])('%s is %s', (asked, address) => expect(addressOf(asked)).toBe(address));
});

test('a page without path parameters is matched once', () => {
  let reads = 0;
  const page: RouteObject = {
    get path() {
      reads += 1;
      return 'brands';
    },
    children: [],
  };
  const find = pageKeys([page]);
  reads = 0;
  for (const asked of ['/brands', '/brands?page=2', '/brands.data?page=2']) find(asked);
  expect(reads).toBe(0);
});

test('an id is kept', () => {
  expect(addressOf('/brands/a%20b%2Fc')).toBe('/brands/a%20b%2Fc');
  expect(addressOf('/brands/%3Fsearch')).toBe('/brands/%3Fsearch');
});

test('a page may last', () => {
  expect(keyOf('/api/docs?x=1')).toEqual({ address: '/api/docs', isStatic: true });
  expect(keyOf('/api/docs').isStatic).toBe(true);
  expect(keyOf('/terms').isStatic).toBe(false);
});
