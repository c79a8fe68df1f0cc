import { describe, expect, test } from 'vitest';
import { neighbour, stepFor, stepsFor, type WizardStep } from './wizard-steps.ts';

interface Draft {
  drink?: 'tea' | 'coffee';
  sugar?: number;
}

const STEPS: readonly WizardStep<'drink' | 'sugar' | 'milk', Draft>[] = [
  { slug: 'drink', isAnswered: ({ drink }) => drink !== undefined },
  { slug: 'sugar', isAnswered: ({ sugar }) => sugar !== undefined },
  { slug: 'milk', applies: ({ drink }) => drink === 'tea', isAnswered: () => true },
];

describe('the steps of a wizard', () => {
  test('are those that apply to the draft', () => {
    const draft: Draft = { drink: 'coffee' };
    expect(stepsFor(STEPS, draft).map(({ slug }) => slug)).toEqual(['drink', 'sugar']);
  });

  test.each([
    ['milk', {}, 'drink'],
    ['milk', { drink: 'tea' }, 'sugar'],
    ['milk', { drink: 'tea', sugar: 1 }, 'milk'],
    ['milk', { drink: 'coffee', sugar: 1 }, 'drink'],
    [null, { drink: 'tea' }, 'drink'],
    ['drink', { drink: 'tea', sugar: 1 }, 'drink'],
  ] as const)('of %s after %j: %s', (slug, draft, shown) => {
    expect(stepFor(STEPS, slug, draft).slug).toBe(shown);
  });

  test('skip those that do not apply, forward and back', () => {
    expect(neighbour(STEPS, 'drink', {}, -1)).toBeUndefined();
    expect(neighbour(STEPS, 'sugar', { drink: 'tea' }, 1)).toBe('milk');
    expect(neighbour(STEPS, 'sugar', { drink: 'coffee' }, 1)).toBeUndefined();
  });
});
