import { num } from './path.ts';

/** A running stitch as a CSS `background-image` that repeats along x; 56 × 8 px. `color` is any CSS colour. */
export function stitchedLine(color: string): string {
  const lifts = [0, -0.5, 0.4, -0.2];
  const d = lifts.map(
    (lift, index) => `M${2 + index * 14} ${num(4 + lift)}l9.5 ${num(index % 2 ? 0.5 : -0.4)}`,
  );
  const tile =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 8" width="56" height="8">` +
    `<path d="${d.join('')}" fill="none" stroke="${color}" stroke-width="1.6" stroke-linecap="round"/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(tile)}")`;
}
