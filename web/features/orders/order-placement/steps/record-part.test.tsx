// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../../contract/measurements.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import type { LengthValues } from '../../book-tailor/garment-shape.ts';
import RecordPart from './record-part.tsx';

const RECORD = {
  ...{ id: 7, label: 'Zara', gender: 'female', unit: 'in', height: 36, top_length: null },
  ...{ age_group: 'child', updated_at: '2024-01-01T00:00:00.000Z', warnings: [], estimated: [] },
} as unknown as Measurement;

function Part({ record }: { record: Measurement }) {
  const length = useForm<LengthValues>({ defaultValues: { length_choice: '', top_length: '' } });
  return <RecordPart record={record} length={length} />;
}

const show = (change: Partial<Measurement> = {}) => {
  const element = <Part record={{ ...RECORD, ...change }} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

test('a record of a child of long ago asks to be taken again, by the guide and back (measurements-23)', () => {
  show();
  expect(screen.getByText(/^“Zara” was measured \d+ months ago/)).toBeTruthy();
  const guide = screen.getByRole('link', { name: 'measure again' }).getAttribute('href') ?? '';
  const search = new URL(guide, 'https://shop.example').searchParams;
  expect(Object.fromEntries(search)).toEqual({
    tab: 'measurements',
    guide: '7',
    next: '/order_placement?step=measurement',
  });
});

test('asks for the length of a kameez where the record has none (measurements-22)', () => {
  show({ age_group: 'adult' });
  expect(screen.queryByText(/months ago/)).toBeNull();
  expect(screen.getByText(/If you leave it open/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'My own length' }));
  expect(screen.getByLabelText('Length (in)')).toBeTruthy();
  cleanup();
  show({ age_group: 'adult', top_length: 41 });
  expect(screen.queryByRole('radio')).toBeNull();
});
