import { expect, test } from 'vitest';
import { countTests } from './test-totals.mjs';

test.each([
  [
    'Vitest',
    ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 40 passed | 1 skipped (43)\n',
    40,
    2,
  ],
  ['Vitest without failures', ' Test Files  4 passed (4)\n      Tests  41 passed (41)\n', 41, 0],
  ['Playwright', '  ✓  1 a test (1s)\n\n  2 failed\n    a\n    b\n  1 flaky\n  12 passed (3.1s)\n', 13, 2],
  ['Playwright without failures', '\n  12 passed (3.1s)\n', 12, 0],
  ['a check', 'Checked 20 files in 30ms.\n', 0, 0],
])('counts what %s prints', (_, output, passed, failed) => {
  expect(countTests(output)).toEqual({ passed, failed });
});
