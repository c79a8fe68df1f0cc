import { describe, expect, test } from 'vitest';
import { safeNext, withNext } from './next-path.ts';

describe('safeNext', () => {
  test('keeps a path of this site with its query and hash', () => {
    expect(safeNext('/book-tailor?step=form&tailor=3#top')).toBe('/book-tailor?step=form&tailor=3#top');
  });

  test('leaves the language to the router', () => {
    expect(safeNext('/ur/orders?page=2')).toBe('/orders?page=2');
    expect(safeNext('/ur')).toBe('/');
    expect(safeNext('/ur//evil.example/')).toBe('/');
  });

  test.each([
    null,
    '',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/shop/..//evil.example/',
    '\\\\evil.example',
    'javascript:alert(1)',
    'profile',
  ])('falls back for %j', (next) => {
    expect(safeNext(next)).toBe('/');
    expect(safeNext(next, '/profile')).toBe('/profile');
  });
});

describe('withNext', () => {
  test('appends to an existing query', () => {
    expect(withNext('/login', '/profile?tab=measurements')).toBe(
      '/login?next=%2Fprofile%3Ftab%3Dmeasurements',
    );
    expect(withNext('/profile?tab=measurements', '/book-tailor')).toBe(
      '/profile?tab=measurements&next=%2Fbook-tailor',
    );
  });

  test('keeps the part of the page through a second page', () => {
    const login = withNext('/login', '/workshop/orders/7#garment-31');
    const next = new URL(login, 'http://here').searchParams.get('next');
    expect(login).not.toContain('#');
    expect(safeNext(next)).toBe('/workshop/orders/7#garment-31');
    expect(withNext('/second-factor', next)).toBe(login.replace('/login', '/second-factor'));
  });

  test('returns the path alone without a safe target', () => {
    expect(withNext('/login', null)).toBe('/login');
    expect(withNext('/login', '//evil.example')).toBe('/login');
  });
});
