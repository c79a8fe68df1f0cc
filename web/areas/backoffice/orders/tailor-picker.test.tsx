// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TailorPicker, type WantedTailor } from './tailor-picker.tsx';

const tailor = (id: number, change: Partial<Tailor> = {}) => ({
  id,
  user_username: `darzi${id}`,
  tailor_area: 'Lahore',
  tailor_type_name: 'Gents Tailor',
  rating: 4.5,
  number_of_order_delivery: 30,
  rate_per_design: { Kurta: 1900 },
  ...change,
});

const WORKSHOP = tailor(IN_HOUSE_TAILOR_ID, { user_username: 'Naap', tailor_type_name: null });

let asked: URL[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://shop.example');
    asked.push(url);
    if (url.pathname.includes(`/${IN_HOUSE_TAILOR_ID}/`)) return Response.json(WORKSHOP);
    const results = [tailor(41), tailor(42, { tailor_type_name: 'Ladies Tailor' }), tailor(43)];
    return Response.json({ count: 3, next: null, previous: null, results });
  });
});

afterEach(() => {
  cleanup();
  queryClient.clear();
});

async function offered(wanted?: WantedTailor): Promise<string[]> {
  render(
    <TailorPicker value="" error={undefined} isOptional={false} wanted={wanted} onChoose={() => undefined} />,
  );
  await screen.findByRole('radio', { name: /darzi43/ });
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
}

const query = () => asked.find(({ searchParams }) => searchParams.has('filter_type'))?.searchParams;

test('asks for tailors of the kind and garment, without the one who has declined; the workshop first (orders-46)', async () => {
  const ids = await offered({ dressType: 'Kurta', kind: 'gents', without: 41 });
  expect(ids).toEqual([String(IN_HOUSE_TAILOR_ID), '42', '43']);
  expect([query()?.get('filter_type'), query()?.get('dress_type')]).toEqual(['gents', 'Kurta']);
});

test('tells each kind', async () => {
  await offered({ dressType: '', kind: null });
  expect(query()?.get('filter_type')).toBe('best');
  expect(screen.getByRole('radio', { name: /^Naap.*Our own workshop.*for gents and ladies$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^darzi41.*Lahore.*for gents$/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^darzi42.*for ladies$/ })).toBeTruthy();
});

test.each([
  ['has declined', { dressType: 'Kurta', kind: null, without: IN_HOUSE_TAILOR_ID }],
  ['does not stitch the garment', { dressType: 'Sherwani', kind: 'gents' }],
  ['is no choice of a filter', undefined],
] as const)('leaves out the workshop where it %s', async (_why, wanted) => {
  expect(await offered(wanted)).toEqual(['41', '42', '43']);
});
