import { expect, test } from 'vitest';
import { locationFrom } from './store.ts';

test.each(['local', 'international'] as const)('"%s" is stored as it is', (stored) => {
  expect(locationFrom(stored)).toBe(stored);
});

test.each([null, '', 'Local', 'pakistan', '"local"'])(
  '%j means that the visitor has not been asked',
  (stored) => {
    expect(locationFrom(stored)).toBeNull();
  },
);
