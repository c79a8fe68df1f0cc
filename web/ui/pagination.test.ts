import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from './pagination.tsx';

test('shows three numbers, the ends, and gaps', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 3)).toEqual([1, 2, 3]);
  expect(pageWindow(1, 10)).toEqual([1, 2, 3, 'gap', 10]);
  expect(pageWindow(2, 10)).toEqual([1, 2, 3, 'gap', 10]);
  expect(pageWindow(3, 10)).toEqual([1, 2, 3, 4, 'gap', 10]);
  expect(pageWindow(5, 10)).toEqual([1, 'gap', 4, 5, 6, 'gap', 10]);
  expect(pageWindow(10, 10)).toEqual([1, 'gap', 8, 9, 10]);
});

test('contains the current page in ascending order, with gaps for what is missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (left, right) => {
      const [page, pages] = [Math.min(left, right), Math.max(left, right)];
      const entries = pageWindow(page, pages);
      expect(entries).toContain(page);
      let previous = 0;
      entries.forEach((entry, index) => {
        if (entry === 'gap') return;
        const step = entry - previous;
        expect(entries[index - 1] === 'gap' ? step > 1 : step === 1).toBe(true);
        previous = entry;
      });
      expect(previous).toBe(pages);
    }),
  );
});
