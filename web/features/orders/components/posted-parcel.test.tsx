// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { addDays, dayInKarachi } from '../../../../contract/dates.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { CallError } from '../../../lib/call-error.ts';
import * as api from '../api.ts';
import PostedParcel from './posted-parcel.tsx';

const today = dayInKarachi();
const PARCEL = { courier: 'TCS', courier_number: '77', posted_on: today, went_elsewhere: false };

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(change: Partial<SingleOrder> = {}) {
  const placed = { id: 7, actions: ['post_cloth'], cloth_posted: null, order_date: `${today}T08:00:00Z` };
  const page = <PostedParcel order={{ ...placed, ...change } as SingleOrder} />;
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const submit = () => act(async () => screen.getByText('Tell the tailor').closest('form')?.requestSubmit());

test('asks for courier and day, and keeps what was typed and its key through a failure (orders-182)', async () => {
  const step = vi.spyOn(api, 'takeOrderStep').mockRejectedValue(new CallError('No network', 0));
  open();
  press('I have posted it');
  const day = screen.getByLabelText<HTMLInputElement>('Posted on');
  expect([day.value, day.max, day.min]).toEqual([today, today, today]);
  await submit();
  expect(screen.getByText('Say with which courier you posted it.')).toBeTruthy();
  expect(step).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Courier'), { target: { value: ' TCS ' } });
  await submit();
  expect(screen.getByRole('alert').textContent).toContain('No network');
  await submit();
  const [first, second] = step.mock.calls;
  expect(first?.[1]).toEqual({ action: 'post_cloth', courier: 'TCS', courier_number: '', posted_on: today });
  expect(second?.[2]).toBe(first?.[2]);
  expect(screen.getByLabelText<HTMLInputElement>('Courier').value).toBe(' TCS ');
});

test('shows what was said, which is changed until the receipt', () => {
  open({ cloth_posted: PARCEL });
  expect(screen.getByText(/TCS, parcel 77/)).toBeTruthy();
  press('Change it');
  expect(screen.getByLabelText<HTMLInputElement>('Courier').value).toBe('TCS');
  cleanup();
  open({ actions: [], cloth_posted: { ...PARCEL, courier_number: null, went_elsewhere: true } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/went to another tailor/)).toBeTruthy();
  cleanup();
  expect(open({ actions: [] }).container.textContent).toBe('');
});

test('a parcel may have been posted before today, but not before its order', () => {
  open({ order_date: `${addDays(today, -5)}T08:00:00Z` });
  press('I have posted it');
  expect(screen.getByLabelText<HTMLInputElement>('Posted on').min).toBe(addDays(today, -5));
});
