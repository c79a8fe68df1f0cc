import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SignedLinks } from './signed-links.ts';
import { isFileKey, newFileKey } from './storage.ts';

const SECRET = 'a secret of at least thirty-two characters';
const HOUR = 3600;

function clockwork(start = Date.UTC(2026, 0, 15, 9, 7, 31)) {
  const clock = { now: start };
  const links = new SignedLinks(SECRET, () => clock.now);
  return { clock, links };
}

function partsOf(link: string) {
  const url = new URL(link, 'http://localhost');
  const expires = Number(url.searchParams.get('expires'));
  return {
    key: url.pathname.split('/').at(-1) ?? '',
    expires,
    signature: url.searchParams.get('signature') ?? '',
  };
}

test('a link opens its own file until it expires', () => {
  const { clock, links } = clockwork();
  const key = newFileKey();
  const link = links.sign(key, HOUR);
  expect(link).toMatch(new RegExp(`^/files/${key}\\?expires=\\d+&signature=[\\w-]{43}$`));
  const { expires, signature } = partsOf(link);
  expect(links.verify(key, expires, signature)).toBe(true);
  clock.now = expires * 1000 - 1;
  expect(links.verify(key, expires, signature)).toBe(true);
  clock.now = expires * 1000;
  expect(links.verify(key, expires, signature)).toBe(false);
});

test('a link lasts up to a quarter longer, and stays the same for a quarter', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4e12 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (now, lifetime) => {
        const { links } = clockwork(now);
        const left = partsOf(links.sign('some-key', lifetime)).expires - now / 1000;
        expect(left).toBeGreaterThanOrEqual(lifetime);
        expect(left).toBeLessThanOrEqual(lifetime + Math.ceil(lifetime / 4));
      },
    ),
  );
  const { clock, links } = clockwork(Date.UTC(2026, 0, 15, 9, 0, 1));
  const first = links.sign('some-key', HOUR);
  clock.now += 14 * 60_000;
  expect(links.sign('some-key', HOUR)).toBe(first);
  clock.now += 60_000;
  expect(links.sign('some-key', HOUR)).not.toBe(first);
});

test('a changed link is invalid', () => {
  const { links } = clockwork();
  const { key, expires, signature } = partsOf(links.sign(newFileKey(), HOUR));
  expect(links.verify(newFileKey(), expires, signature)).toBe(false);
  expect(links.verify(key, expires + 900, signature)).toBe(false);
  expect(links.verify(key, expires + 0.5, signature)).toBe(false);
  expect(links.verify(key, Number.NaN, signature)).toBe(false);
  expect(links.verify(key, Number.POSITIVE_INFINITY, signature)).toBe(false);
  expect(links.verify(key, expires, '')).toBe(false);
  expect(links.verify(key, expires, signature.slice(0, -1))).toBe(false);
  expect(links.verify(key, expires, `${signature.slice(0, -1)}é`)).toBe(false);
  expect(
    links.verify(
      key,
      expires,
      signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    ),
  ).toBe(false);
  expect(new SignedLinks(`${SECRET}!`, () => 0).verify(key, expires, signature)).toBe(false);
  expect(new SignedLinks(SECRET, () => 0).verify(key, expires, signature)).toBe(true);
  const rotating = new SignedLinks([`${SECRET}!`, SECRET], () => 0);
  expect(rotating.verify(key, expires, signature)).toBe(true);
});

test('digits cannot be moved between expiry and key', () => {
  const { links } = clockwork();
  const { expires, signature } = partsOf(links.sign('1abcd', HOUR));
  expect(links.verify('abcd', Number(`${expires}1`), signature)).toBe(false);
});

test('more links than the cache holds are still correct', () => {
  const { links } = clockwork();
  const keys = Array.from({ length: 5000 }, newFileKey);
  const made = keys.map((key) => links.sign(key, HOUR));
  expect(keys.map((key) => links.sign(key, HOUR))).toEqual(made);
  const wrong = made.filter((link, at) => {
    const { key, expires, signature } = partsOf(link);
    return key !== keys[at] || !links.verify(key, expires, signature);
  });
  expect(wrong).toEqual([]);
});

test('keys are random, of one length, and valid in a path', () => {
  const keys = Array.from({ length: 2000 }, newFileKey);
  expect(new Set(keys).size).toBe(2000);
  for (const key of keys) expect(key).toMatch(/^[0-9a-v]{26}$/);
  expect(keys.every(isFileKey)).toBe(true);
  for (const text of [
    '',
    'abc',
    '../etc',
    'a/b/c',
    'ABCD',
    'abcd.webp',
    '-abcd',
    'abc\n',
    'abcd\n',
    'a'.repeat(65),
  ]) {
    expect(isFileKey(text), text).toBe(false);
  }
});
