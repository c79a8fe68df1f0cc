import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const order: { total: number; payment_token?: string } = { total: 1599 };

async function page() {
  vi.resetModules();
  return import('./attempt.ts');
}

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the same order has the same key across reloads; another order has another', async () => {
  const { attemptKeyFor } = await page();
  const key = attemptKeyFor(order);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptKeyFor({ ...order })).toBe(key);
  const reloaded = await page();
  expect(reloaded.attemptKeyFor(order)).toBe(key);
  expect(reloaded.attemptKeyFor({ ...order, ...{ total: 1600 } })).not.toBe(key);
});

test('once it is placed, the same goods get a new key', async () => {
  const { attemptKeyFor, forgetAttempt } = await page();
  const key = attemptKeyFor(order);
  forgetAttempt();
  expect(kept.size).toBe(0);
  expect(attemptKeyFor(order)).not.toBe(key);
});

test('another card keeps the key, and no card data is stored', async () => {
  const { attemptKeyFor } = await page();
  const key = attemptKeyFor({ ...order, payment_token: 'tok_1' });
  expect(attemptKeyFor({ ...order, payment_token: 'tok_2' })).toBe(key);
  const reloaded = await page();
  expect(reloaded.attemptKeyFor({ ...order, payment_token: 'tok_3' })).toBe(key);
  expect([...kept.values()].join()).not.toContain('tok_');
});

test('a repeated order is recognised whatever its total, until it is placed', async () => {
  const { attemptKeyFor } = await page();
  const [one, other] = [{ city: 'Lahore' }, { city: 'Multan' }];
  attemptKeyFor({ ...one, ...{ total: 1599, payment_token: 'tok_1' } });
  const { sentTotalOf, forgetAttempt } = await page();
  expect(sentTotalOf({ ...one, total: 0 })).toBe(1599);
  expect(sentTotalOf({ ...other, total: 1599 })).toBeUndefined();
  forgetAttempt();
  expect(sentTotalOf({ ...one, total: 0 })).toBeUndefined();
});

test('without storage the key lives until the page is left', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { attemptKeyFor, forgetAttempt } = await page();
  expect(attemptKeyFor(order)).toBe(attemptKeyFor(order));
  expect(forgetAttempt).not.toThrow();
});
