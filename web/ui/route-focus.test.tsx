// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { RouteFocus } from './route-focus.tsx';

afterEach(cleanup);

test('a link whose hash is not percent-encoded shows its page', async () => {
  const layout = (
    <main>
      <Outlet />
      <RouteFocus />
    </main>
  );
  const children = ['/', '/about'].map((path) => ({ path, element: <h1>{`Page ${path}`}</h1> }));
  const router = createMemoryRouter([{ element: layout, children }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/about#100%'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Page /about')));
});
