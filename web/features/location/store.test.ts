// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { chooseCurrency, chooseLocation, locationFrom, useLocationPreference } from './store.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['local', 'international'] as const)('"%s" is stored as it is', (stored) => {
  expect(locationFrom(stored)).toBe(stored);
});

test.each([null, '', 'Local', 'pakistan', '"local"'])(
  '%j means that the visitor has not been asked',
  (stored) => {
    expect(locationFrom(stored)).toBeNull();
  },
);

test('a full storage hinders no choice', () => {
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  chooseLocation('international');
  chooseCurrency('GBP');
  expect(useLocationPreference.getState()).toEqual({ location: 'international', currency: 'GBP' });
  expect(document.documentElement.dataset.location).toBe('international');
});
