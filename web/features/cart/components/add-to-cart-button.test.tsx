// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

let AddToCartButton: typeof import('./add-to-cart-button.tsx').AddToCartButton;

// An earlier file of this worker may have loaded the module with the real cart.
beforeAll(async () => {
  vi.resetModules();
  ({ AddToCartButton } = await import('./add-to-cart-button.tsx'));
});

vi.mock('../store.ts', () => ({ addToCart: () => 'added', resetCart: () => undefined }));

beforeEach(() => {
  vi.useFakeTimers();
  const page = <AddToCartButton item={{ id: 7, name: 'Kurta' } as never} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  fireEvent.click(screen.getByText('Add Product to Cart'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = () => act(() => void vi.advanceTimersByTime(6_000));
const said = () => screen.queryByText('Kurta has been added to your cart!');

test('"has been added" leaves although it came up under a pointer that rests', () => {
  fireEvent.pointerEnter(said() as HTMLElement);
  pass();
  expect(said()).toBeNull();
});

test('it stays while it is pointed at', () => {
  fireEvent.pointerMove(said() as HTMLElement, { movementX: 3 });
  pass();
  expect(said()).not.toBeNull();
  fireEvent.pointerLeave((said() as HTMLElement).parentElement as HTMLElement);
  pass();
  expect(said()).toBeNull();
});
