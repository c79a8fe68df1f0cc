import { expect, test } from 'vitest';
import { inLocale } from '#words';
import { ERASED_NAME, shownAddress, shownName } from './erased-name.ts';

test('a deleted customer is named in the language of the reader, everybody else as written', () => {
  const address = { full_name: ERASED_NAME, city: 'Lahore' };
  expect(inLocale('ur', () => shownAddress(address))).toEqual({ full_name: 'سابق گاہک', city: 'Lahore' });
  expect(inLocale('en', () => shownAddress(address))).toEqual(address);
  expect(inLocale('ur', () => shownName('Deleted'))).toBe('Deleted');
  expect(shownAddress(undefined)).toBeNull();
});
