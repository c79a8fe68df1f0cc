import { describe, expect, test } from 'vitest';
import { MEASURES } from '../../../contract/measures.ts';
import { chartedRange, SIZE_CHART } from './size-chart.ts';

describe.each(Object.entries(SIZE_CHART))('the sizes of %s', (category, chart) => {
  test.each(chart)('ascend within plausible measures: $measure', ({ measure, bounds }) => {
    expect(bounds).toEqual([...new Set(bounds)].sort((one, other) => one - other));
    const { adult, child } = MEASURES[measure];
    const [lowest, highest] = category === 'childrens' ? (child ?? [0, 0]) : adult;
    expect(bounds[0]).toBeGreaterThanOrEqual(lowest);
    expect(bounds[4]).toBeLessThanOrEqual(highest);
  });
});

test('a size is given in either unit, inches by halves', () => {
  const chest = { measure: 'chest', bounds: [88, 94, 100, 106, 114] } as const;
  expect(chartedRange(chest, 'S', 'cm')).toBe('88–94');
  expect(chartedRange(chest, 'S', 'in')).toBe('34½–37');
  expect(chartedRange(chest, 'XL', 'cm')).toBe('106–114');
  expect(chartedRange({ measure: 'shoulder', bounds: [36, 37.5, 39, 40.5, 42] }, 'M', 'cm')).toBe('37.5–39');
});
