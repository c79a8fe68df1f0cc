import { expect, test } from 'vitest';
import { Sealer } from './sealing.ts';

const sealer = new Sealer('a secret that is long enough', 'tests');

test('sealed text can be unsealed, and differs each time', () => {
  for (const text of ['', 'token=abc', 'آپ کا آرڈر']) expect(sealer.unseal(sealer.seal(text))).toBe(text);
  expect(sealer.seal('token=abc').equals(sealer.seal('token=abc'))).toBe(false);
  expect(sealer.seal('token=abc').includes('token')).toBe(false);
});

test('opening fails with another secret or purpose, or a changed bit', () => {
  const sealed = sealer.seal('token=abc');
  expect(() => new Sealer('another secret that is long', 'tests').unseal(sealed)).toThrow();
  expect(() => new Sealer('a secret that is long enough', 'mails').unseal(sealed)).toThrow();
  expect(() => sealer.unseal(sealed.subarray(0, -1))).toThrow();
  expect(() => sealer.unseal(Buffer.alloc(0))).toThrow();
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(() => sealer.unseal(sealed)).toThrow();
});

test('opens what was sealed with an earlier secret, and seals with the first', () => {
  const earlier = 'an earlier secret, long enough';
  const rotating = new Sealer(['a secret that is long enough', earlier], 'tests');
  expect(rotating.unseal(new Sealer(earlier, 'tests').seal('text'))).toBe('text');
  expect(sealer.unseal(rotating.seal('text'))).toBe('text');
});
