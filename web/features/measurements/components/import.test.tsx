// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Import from './import.tsx';

beforeEach(() => {
  const page = <Import username="ayesha" records={[]} unit="cm" onSaved={() => {}} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
});
afterEach(cleanup);

const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);

async function choose(text: string) {
  const input = screen.getByLabelText('File of measurements');
  await act(async () => {
    fireEvent.change(input, { target: { files: [new File([text], 'measures.csv', { type: 'text/csv' })] } });
  });
  await waitFor(name);
}

test('what is typed about the person stays when the file is read in another unit', async () => {
  await choose('chest,40\nwaist,32\n');
  fireEvent.change(name(), { target: { value: 'Bilal wedding' } });
  fireEvent.click(screen.getByText('in', { selector: 'button, label, span' }));
  await waitFor(() => expect(screen.getAllByText('40 in').length).toBeGreaterThan(0));
  expect(name().value).toBe('Bilal wedding');
});

test('another file begins with its own person', async () => {
  await choose('chest,40\nwaist,32\n');
  const begun = name().value;
  fireEvent.change(name(), { target: { value: 'Bilal wedding' } });
  await choose('chest,41\nwaist,33\n');
  await waitFor(() => expect(name().value).toBe(begun));
});
