import { expect, test } from 'vitest';
import { stitchedLine } from './dividers.ts';

const value = stitchedLine('#D9912B');
const tile = decodeURIComponent(value.slice('url("data:image/svg+xml,'.length, -'")'.length));

test('the stitched line is a small picture in a CSS value', () => {
  expect(value).toMatch(/^url\("data:image\/svg\+xml,[^"<>#]+"\)$/);
  expect(value.length).toBeLessThan(500);
  expect(tile).toMatch(/^<svg [^>]+><path [^>]+stroke="#D9912B"[^>]+\/><\/svg>$/);
});

test('the stitches repeat seamlessly', () => {
  const starts = [...tile.matchAll(/M(\d+) /g)].map((match) => Number(match[1]));
  const steps = starts.map((x, index) => (starts[index + 1] ?? 56 + (starts[0] ?? 0)) - x);
  expect(steps).toEqual([14, 14, 14, 14]);
});
