import { expect, test } from 'vitest';
import { backwards, between, mirror, num, symmetric } from './path.ts';

test('mirror reflects a path over x = 0, for every command', () => {
  expect(mirror('M1 2L3 4H5V6h2v-1Q1 2 3 4C1 2 3 4 5 6Z')).toBe(
    'M-1 2L-3 4L-5 4L-5 6L-7 6L-7 5Q-1 2-3 4C-1 2-3 4-5 6Z',
  );
  expect(mirror(mirror('M10 2C3 4 5 6 7 8'))).toBe('M10 2C3 4 5 6 7 8');
});

test('backwards reverses a curve', () => {
  expect(backwards('M0 0C1 2 3 4 5 6L7 8')).toBe('M7 8L5 6C3 4 1 2 0 0');
});

test('symmetric closes a half outline with its mirror image', () => {
  expect(symmetric('M0 0L10 0L8 20L0 22')).toBe('M0 0L10 0L8 20L0 22L-8 20L-10 0L0 0Z');
  expect(symmetric('M4 0L6 9')).toBe('M4 0L6 9L-6 9L-4 0Z');
});

test('between joins two lines drawn in the same direction', () => {
  expect(between('M0 0L10 0', 'M0 5L10 5')).toBe('M0 0L10 0L10 5L0 5Z');
});

test('num writes the shortest tenth', () => {
  expect([0.04, -0.04, 0.5, -0.25, 12, Math.PI].map(num)).toEqual(['0', '0', '.5', '-.2', '12', '3.1']);
});

test('a command that cannot be mirrored throws', () => {
  expect(() => mirror('M0 0A1 1 0 0 1 2 2')).toThrow(/A is not supported/);
});
