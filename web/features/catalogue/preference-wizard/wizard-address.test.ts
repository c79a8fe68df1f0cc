import { expect, test } from 'vitest';
import { isOnlyWizard } from './wizard-address.ts';

const at = (address: string) => new URL(address, 'http://shop.example');

test.each([
  ['/brands', '/brands?preferences=product', true],
  ['/brands?page=2&preferences=dress', '/brands?page=2', true],
  ['/brands?preferences=dress', '/brands?preferences=price', true],
  ['/brands', '/brands', false],
  ['/brands?page=2', '/brands?page=3&preferences=dress', false],
  ['/culture', '/brands?preferences=dress', false],
])('from %s to %s only the wizard changes: %s', (from, to, expected) => {
  expect(isOnlyWizard(at(from), at(to))).toBe(expected);
});
