// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchBox } from './search-box.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is typed while another page loads stays', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { promise, resolve } = Promise.withResolvers<null>();
  const frame = (
    <>
      <SearchBox />
      <Outlet />
    </>
  );
  const children = [
    { path: '/', element: <h1>Home</h1> },
    { path: '/about', element: <h1>About</h1>, loader: () => promise },
    { path: '/help', element: <h1>Help</h1> },
  ];
  const router = createMemoryRouter([{ element: frame, children }]);
  render(<RouterProvider router={router} />);
  const box = screen.getByRole<HTMLInputElement>('combobox');
  let moved: Promise<void> | undefined;
  await act(async () => {
    moved = router.navigate('/about');
  });
  fireEvent.change(box, { target: { value: 'kurta' } });
  await act(async () => {
    resolve(null);
    await moved;
  });
  screen.getByText('About');
  expect(box.value).toBe('kurta');
  await act(() => router.navigate('/help'));
  expect(box.value).toBe('');
});
