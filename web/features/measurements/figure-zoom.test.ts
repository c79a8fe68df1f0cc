import { describe, expect, test } from 'vitest';
import { figure } from '../../art/figure.ts';
import { zoomedFrame } from './figure-zoom.ts';

const WHOLE = '-180 0 360 640';

describe('zoomedFrame', () => {
  test('has a minimum size around a short line', () => {
    expect(zoomedFrame(WHOLE, 'M-20 300H20')).toBe('-95 205 190 190');
  });

  test('stays within the drawing', () => {
    expect(zoomedFrame(WHOLE, 'M150 10H170')).toBe('-10 0 190 190');
    expect(zoomedFrame(WHOLE, 'M-170 630V636')).toBe('-180 450 190 190');
  });

  test('grows with the line, up to the whole drawing', () => {
    expect(zoomedFrame(WHOLE, 'M0 100V400')).toBe('-174 76 348 348');
    expect(zoomedFrame(WHOLE, 'M-126 36V612')).toBe('-312 12 624 624');
    expect(zoomedFrame(WHOLE, 'M0 0V640')).toBe('-320 0 640 640');
  });

  test('contains every line of the figure', () => {
    for (const { d } of Object.values(figure('front', 'woman').lines)) {
      const [x = 0, y = 0, width = 0, height = 0] = zoomedFrame(WHOLE, d).split(' ').map(Number);
      const [, startX, startY] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? [];
      expect(Number(startX)).toBeGreaterThanOrEqual(x);
      expect(Number(startX)).toBeLessThanOrEqual(x + width);
      expect(Number(startY)).toBeGreaterThanOrEqual(y);
      expect(Number(startY)).toBeLessThanOrEqual(y + height);
    }
  });
});
