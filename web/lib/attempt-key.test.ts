import { beforeEach, describe, expect, test, vi } from 'vitest';
import { attemptKeys } from './attempt-key.ts';

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
}

let tab = memoryStorage();
beforeEach(() => {
  tab = memoryStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', memoryStorage());
});

describe('attemptKeys', () => {
  test('keeps the key while the content is the same', () => {
    const attempts = attemptKeys();
    const key = attempts.keyFor({ text: 'Salaam' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(attempts.keyFor({ text: 'Salaam' })).toBe(key);
    expect(attempts.keyFor({ text: 'Salaam!' })).not.toBe(key);
  });

  test('makes a new key for the same content after success', () => {
    const attempts = attemptKeys();
    const key = attempts.keyFor('Salaam');
    attempts.forget();
    expect(attempts.keyFor('Salaam')).not.toBe(key);
  });

  test('restores a stored key after a reload', () => {
    const stored = { name: 'contact', on: 'tab' } as const;
    const key = attemptKeys(stored).keyFor('Salaam');
    expect(attemptKeys(stored).keyFor('Salaam')).toBe(key);
    expect(attemptKeys({ ...stored, name: 'reply-1' }).keyFor('Salaam')).not.toBe(key);
  });

  test('knows what was sent last until it has succeeded, after a reload too', () => {
    const stored = { name: 'cart-checkout', on: 'tab' } as const;
    for (const attempts of [attemptKeys(), attemptKeys(stored)]) {
      expect(attempts.lastSent()).toBeUndefined();
      attempts.keyFor({ total: 1599, token: undefined });
      expect(attempts.lastSent()).toEqual({ total: 1599 });
    }
    const reloaded = attemptKeys(stored);
    expect(reloaded.lastSent()).toEqual({ total: 1599 });
    reloaded.forget();
    expect(reloaded.lastSent()).toBeUndefined();
  });

  test('keeps the key in memory while the storage is full', () => {
    const stored = { name: 'contact', on: 'tab' } as const;
    const before = attemptKeys(stored).keyFor('Salaam');
    tab.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const attempts = attemptKeys(stored);
    const key = attempts.keyFor('Shukriya');
    expect(key).not.toBe(before);
    expect(attempts.keyFor('Shukriya')).toBe(key);
    expect(attempts.lastSent()).toBe('Shukriya');
  });

  test('of two tabs each repeats its own, and a new tab the last one', () => {
    const stored = { name: 'book-tailor', on: 'device' } as const;
    const kurta = attemptKeys(stored).keyFor('Kurta');
    const first = tab;
    tab = memoryStorage();
    vi.stubGlobal('sessionStorage', tab);
    const second = attemptKeys(stored);
    const sherwani = second.keyFor('Sherwani');
    vi.stubGlobal('sessionStorage', memoryStorage());
    expect(attemptKeys(stored).keyFor('Sherwani')).toBe(sherwani);
    vi.stubGlobal('sessionStorage', tab);
    second.forget();
    vi.stubGlobal('sessionStorage', first);
    expect(attemptKeys(stored).keyFor('Kurta')).toBe(kurta);
  });

  test('stores nothing for a form without a name', () => {
    attemptKeys().keyFor({ password: 'nine brass thimbles' });
    expect(tab.items.size).toBe(0);
  });

  test.each(['not JSON', '"text"', '{"sent":1}', 'null'])('ignores %s in storage', (text) => {
    tab.items.set('draft.attempt.contact', text);
    expect(attemptKeys({ name: 'contact', on: 'tab' }).keyFor('Salaam')).toMatch(/^[0-9a-f]{32}$/);
  });
});
