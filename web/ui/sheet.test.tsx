// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Sheet } from './sheet.tsx';

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(cleanup);

test('Tab goes round in an open sheet', () => {
  render(
    <Sheet id="menu">
      <button type="button">Close</button>
      <a href="/brands">Brands</a>
      <a href="/cart">Cart</a>
    </Sheet>,
  );
  // The document of the test knows no popovers.
  const sheet = document.getElementById('menu') as HTMLElement;
  vi.spyOn(sheet, 'matches').mockReturnValue(true);
  const [first, last] = [screen.getByText('Close'), screen.getByText('Cart')];
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
});
