import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourDistance } from './colour-distance.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);

test('a colour is itself, in small letters too, and black is farthest from white', () => {
  expect(colourDistance('#B3261E', '#b3261e')).toBe(0);
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 5);
});

test('shades of one colour are nearer than another colour', () => {
  expect(colourDistance('#B3261E', '#A82A22')).toBeLessThan(0.1);
  expect(colourDistance('#B3261E', '#1B2A5C')).toBeGreaterThan(0.3);
  expect(colourDistance('#F2C14E', '#F2B134')).toBeLessThan(colourDistance('#F2C14E', '#8FB996'));
});

test('the way there is as far as the way back, and no detour is shorter', () => {
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(colourDistance(a, b)).toBe(colourDistance(b, a));
      expect(colourDistance(a, c)).toBeLessThanOrEqual(colourDistance(a, b) + colourDistance(b, c) + 1e-9);
      expect(colourDistance(a, b) === 0).toBe(a === b);
    }),
  );
});
