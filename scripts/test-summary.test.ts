import { expect, test } from 'vitest';
import { summarise } from './test-summary.mjs';

test('names the slowest, and why others were flaky or failed, before the totals', () => {
  const summary = summarise([
    { name: 'quick', outcome: 'passed', seconds: 0.01 },
    { name: 'slow', outcome: 'passed', seconds: 12.34 },
    { name: 'shaky', outcome: 'flaky', seconds: 3, message: 'took too long' },
    { name: 'broken', outcome: 'failed', seconds: 1, message: 'expected 2\n\n- 1\n+ 2' },
    { name: 'left out', outcome: 'skipped', seconds: 0 },
  ]);
  expect(summary).toBe(
    [
      'The slowest tests:',
      '   12.3 s  slow',
      '    3.0 s  shaky',
      '    1.0 s  broken',
      '    0.0 s  quick',
      '    0.0 s  left out',
      '',
      'Passed only at the second attempt:',
      '  shaky',
      '    took too long',
      '',
      'Failed:',
      '  broken',
      '    expected 2',
      '    - 1',
      '    + 2',
      '',
      '3 passed, 1 failed',
    ].join('\n'),
  );
});

test('keeps ten of the slowest', () => {
  const records = Array.from({ length: 30 }, (_, index) => ({
    name: `test ${index}`,
    outcome: 'passed' as const,
    seconds: index,
  }));
  expect(summarise(records).match(/ s {2}test/g)).toHaveLength(10);
  expect(summarise(records).split('\n').at(-1)).toBe('30 passed, 0 failed');
});
