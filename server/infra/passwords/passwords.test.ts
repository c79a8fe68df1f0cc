import { afterAll, describe, expect, test } from 'vitest';
import { BusyError } from '../busy-error.ts';
import { ThreadedPasswords } from './passwords.ts';

const passwords = new ThreadedPasswords();
afterAll(() => passwords.close());

describe('hashing', () => {
  test('uses Argon2id with the parameters OWASP recommends', async () => {
    expect(await passwords.hash('seven blue buttons')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('uses a salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('the same'), passwords.hash('the same')]);
    expect(one).not.toBe(other);
  });
});

describe('verifying', () => {
  test('accepts the right password only', async () => {
    const hash = await passwords.hash('seven blue buttons');
    expect(await passwords.verify(hash, 'seven blue buttons')).toBe(true);
    expect(await passwords.verify(hash, 'seven blue button')).toBe(false);
    expect(await passwords.verify(hash, 'Seven blue buttons')).toBe(false);
  });

  test('normalises Unicode', async () => {
    const hash = await passwords.hash('caf\u00e9 caf\u00e9');
    expect(await passwords.verify(hash, 'cafe\u0301 cafe\u0301')).toBe(true);
  });

  test('is false without an account, even with the dummy password', async () => {
    expect(await passwords.verify(null, 'a password nobody has')).toBe(false);
  });

  test('rejects an invalid hash', async () => {
    await expect(passwords.verify('no hash', 'seven blue buttons')).rejects.toThrow();
    expect(await passwords.verify(null, 'still works')).toBe(false);
  });
});

describe('scoring', () => {
  test('distinguishes common, personal and strong passwords', async () => {
    expect(await passwords.score('Sunshine2026', [])).toEqual({ score: 1, personal: false });
    expect(await passwords.score('qalandar.h1998', ['qalandar.h'])).toEqual({ score: 1, personal: true });
    expect(await passwords.score('needle thread thimble', [])).toEqual({ score: 4, personal: false });
  });

  test('scores the first 64 characters only', async () => {
    expect(await passwords.score(`${'a'.repeat(64)}needle thread thimble`, [])).toMatchObject({ score: 0 });
    expect(await passwords.score('\uFDFA'.repeat(200), [])).toMatchObject({ personal: false });
  });
});

describe('the thread', () => {
  test('does not mix up concurrent calls', async () => {
    const hash = await passwords.hash('number 3');
    const asked = Array.from({ length: 8 }, (_, number) => passwords.verify(hash, `number ${number}`));
    expect(await Promise.all(asked)).toEqual([false, false, false, true, false, false, false, false]);
  });

  test('limits how many may wait', async () => {
    const flooded = new ThreadedPasswords();
    const asked = Array.from({ length: 205 }, () =>
      flooded.verify(null, 'x').catch((error: unknown) => error),
    );
    const refused = await Promise.all(asked.slice(200));
    expect(refused).toEqual(Array(5).fill(expect.any(BusyError)));
    await flooded.close();
    await Promise.all(asked);
  });

  test('rejects waiting calls when it is closed, and restarts on demand', async () => {
    const closing = new ThreadedPasswords();
    const waiting = closing.hash('seven blue buttons');
    const rejected = expect(waiting).rejects.toThrow('The password thread ended.');
    await closing.close();
    await rejected;
    expect(await closing.verify(null, 'seven blue buttons')).toBe(false);
    await closing.close();
  });
});
