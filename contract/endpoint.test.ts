import { expect, test } from 'vitest';
import { z } from 'zod';
import { oneOf } from './endpoint.ts';

const one = z.object({ one: z.string() });
const other = z.object({ other: z.string() });

test('a body with several shapes parses to the name of its shape and its fields', () => {
  const { body } = oneOf({
    first: { bodyType: 'json', body: one, identifiedBy: 'one' },
    second: { bodyType: 'json', body: other },
  });
  expect(body.parse({ one: 'a' })).toEqual({ shape: 'first', fields: { one: 'a' } });
  expect(body.parse({ other: 'b' })).toEqual({ shape: 'second', fields: { other: 'b' } });
});

test('refuses ambiguous shapes', () => {
  const alike = { bodyType: 'multipart', body: one } as const;
  expect(() => oneOf({ first: alike, second: { ...alike, body: other } })).toThrow('first, second');
  expect(() => oneOf({ first: alike, second: { ...alike, bodyType: 'json' } })).not.toThrow();
});
