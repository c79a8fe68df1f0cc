import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { twMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { cn } from './cn.ts';

test('a later class wins over an earlier one of the same property', () => {
  expect(cn('px-6 py-2 text-base text-white', 'px-4 text-muted')).toBe('py-2 text-base px-4 text-muted');
  expect(cn('hover:bg-card', 'hover:bg-sunken', undefined, false)).toBe('hover:bg-sunken');
  expect(cn('border border-edge rounded-full', 'rounded-xl border-brand')).toBe(
    'border rounded-xl border-brand',
  );
});

test('any two classes of web/ui merge as with the complete tailwind-merge', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const words = new Set(sources.join(' ').match(/[a-z][\w-]+/g));
  const classes = [...words].filter((word) => twMerge(`${word} x ${word}`) === `x ${word}`);
  expect(classes).toContain('rounded-full');
  const isNear = (one: string, other: string) =>
    one !== other && (one[0] === other[0] || one.startsWith('size'));
  const pairs = classes.flatMap((one) =>
    classes.filter((other) => isNear(one, other)).map((other) => [one, other] as const),
  );
  const different = pairs.filter(([one, other]) => cn(one, other) !== twMerge(one, other));
  expect(different).toEqual([]);
});
