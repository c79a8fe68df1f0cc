import { expect, test } from 'vitest';
import { areaOf, keyOf } from './area.ts';

const at = (address: string, postal_code = '') => areaOf({ address, city: 'Lahore', postal_code });

test.each([
  ['House 12, Street 4, Gulberg III', 'Gulberg III'],
  ['27-B, Block H,  Gulberg   III, Lahore', 'Gulberg III'],
  ['House 7, F-8/3', 'F-8/3'],
  ['گھر 12، گلبرگ', 'گلبرگ'],
  ['House 4\nModel Town', 'Model Town'],
  ['Shop 3, Johar Town, 54782', 'Johar Town'],
])('%s is in %s', (address, area) => {
  expect(at(address)).toBe(area);
});

test('an address in one part has its postal code, or nothing', () => {
  expect(at('House 12 Gulberg', '54660')).toBe('54660');
  expect(at('House 12 Gulberg')).toBe('');
  expect(at('')).toBe('');
});

test('spellings of an area that differ in case, spaces and dots are one', () => {
  expect(keyOf('D.H.A. Phase-5')).toBe(keyOf('dha phase 5'));
});
