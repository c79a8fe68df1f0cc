// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Address } from '../../../../contract/addresses.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from '../api.ts';
import { AddressBook } from './address-book.tsx';
import { AddressForm } from './address-form.tsx';

const READ: Address = {
  id: 7,
  full_name: 'Ayesha Khan',
  phone: '+923001234567',
  address: 'House 12, Street 4',
  city: 'Lahore',
  postal_code: '',
  country: 'PK',
  is_default: true,
  version: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
};

const DETAIL = 'Another tab or device has changed this since you opened it. Nothing was saved yet.';

let stored: Address;
let sent: Parameters<typeof api.replaceAddress>[1][];
const onSaved = vi.fn();

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  stored = READ;
  sent = [];
  onSaved.mockClear();
  vi.spyOn(api, 'replaceAddress').mockImplementation(async (_id, body) => {
    sent.push(body);
    if (body.version !== stored.version) {
      throw new CallError(DETAIL, 409, { detail: DETAIL, code: 'edits.outdated', current: stored });
    }
    stored = { ...stored, ...body, is_default: stored.is_default, version: stored.version + 1 } as Address;
    return stored;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(): void {
  const form = <AddressForm username="ayesha" address={READ} onSaved={onSaved} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: form }])} />);
  // happy-dom selects no option that is rendered together with its select.
  fireEvent.change(screen.getByLabelText('Country'), { target: { value: 'PK' } });
}

const field = (label: RegExp) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const panel = () => screen.queryByRole('region', { name: /Another tab or device has changed this/ });

async function meetConflict() {
  open();
  type(/^Phone/, '0300 7654321');
  stored = { ...READ, city: 'Karachi', country: 'GB', version: 2 };
  await press('Save address');
  await waitFor(() => expect(panel()).not.toBeNull());
}

test('a save carries the version that the edit began from, and takes the default from no other (wire-11)', async () => {
  open();
  type(/^City/, 'Multan');
  await press('Save address');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ city: 'Multan', version: 1, is_default: false }]);
});

test('an address saved elsewhere is shown beside what was typed, which stays, and has the focus', async () => {
  await meetConflict();
  expect(document.activeElement).toBe(panel());
  expect(field(/^Phone/).value).toBe('0300 7654321');
  for (const part of ['Phone', '0300 7654321', '+923001234567', 'Karachi', 'United Kingdom']) {
    expect(panel()?.textContent).toContain(part);
  }
  expect(onSaved).not.toHaveBeenCalled();
});

test('Keep mine saves what was typed over the newest version', async () => {
  await meetConflict();
  await press('Keep mine');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[1]).toMatchObject({ phone: '0300 7654321', city: 'Karachi', country: 'GB', version: 2 });
});

test('Take theirs shows the newest version and saves nothing', async () => {
  await meetConflict();
  await press('Take theirs');
  expect([field(/^Phone/).value, field(/^City/).value]).toEqual(['+923001234567', 'Karachi']);
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save address' }));
});

test('Make default overwrites no address that was changed elsewhere, and shows it', async () => {
  const other = { ...READ, id: 8, city: 'Multan', is_default: false };
  queryClient.setQueryData(api.addressesQuery.queryKey, [READ, other]);
  const refresh = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  stored = { ...other, version: 2 };
  const book = <AddressBook username="ayesha" />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: book }])} />);
  await act(async () => screen.getByRole('button', { name: /^Make default/ }).click());
  expect(sent).toMatchObject([{ city: 'Multan', is_default: true, version: 1 }]);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});
