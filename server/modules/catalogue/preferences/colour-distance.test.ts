import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourDistance } from './ranking.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('is 0 for the same colour in any case, and largest between black and white', () => {
  expect(colourDistance('#B3261E', '#b3261e')).toBe(0);
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 5);
});

test('is smaller between shades than between colours', () => {
  expect(colourDistance('#B3261E', '#A82A22')).toBeLessThan(0.1);
  expect(colourDistance('#B3261E', '#1B2A5C')).toBeGreaterThan(0.3);
  expect(colourDistance('#F2C14E', '#F2B134')).toBeLessThan(colourDistance('#F2C14E', '#8FB996'));
});

test('is a metric', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(colourDistance(a, b)).toBe(colourDistance(b, a));
      expect(colourDistance(a, c)).toBeLessThanOrEqual(colourDistance(a, b) + colourDistance(b, c) + 1e-9);
      expect(colourDistance(a, b) === 0).toBe(a === b);
    }),
  );
});
