import { expect, test } from 'vitest';
import { locationFrom } from './store.ts';

test.each(['local', 'international'] as const)('"%s" is kept as it is', (stored) => {
  expect(locationFrom(stored)).toBe(stored);
});

test.each([null, '', 'Local', 'pakistan', '"local"'])(
  '%j means that the visitor was never asked',
  (stored) => {
    expect(locationFrom(stored)).toBeNull();
  },
);
