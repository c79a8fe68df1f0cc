// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Measurement } from '../../../../contract/measurements.ts';
import { MEASURE_CODES, type MeasureCode } from '../../../../contract/measures.ts';
import { CallError } from '../../../lib/call-error.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as api from '../api.ts';
import { draftName, forgetDraft, useDrafts } from '../store.ts';
import RecordForm from './record-form.tsx';

const nothing = Object.fromEntries(MEASURE_CODES.map((code) => [code, null])) as Record<MeasureCode, null>;
const READ: Measurement = {
  ...nothing,
  id: 7,
  label: 'Myself',
  person: 'Myself',
  relation: 'self',
  gender: 'female',
  age_group: 'adult',
  unit: 'in',
  note: '',
  chest: 38,
  sleeve: 23,
  estimated: ['chest'],
  confirmed: [],
  version: 1,
  measured_on: null,
  updated_at: '2026-11-22T10:00:00.000Z',
  warnings: [],
};
const DRAFT = draftName('ayesha', READ.id);

let stored: Measurement;
let sent: Partial<Measurement>[];
const onSaved = vi.fn();

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  stored = READ;
  sent = [];
  onSaved.mockClear();
  vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  vi.spyOn(api, 'replaceRecord').mockImplementation(async (_id, request) => {
    const body = request as Partial<Measurement>;
    sent.push(body);
    if (body.version !== stored.version) {
      const detail = 'Another tab or device has changed this since you opened it. Nothing was saved yet.';
      throw new CallError(detail, 409, { detail, code: 'edits.outdated', current: stored });
    }
    stored = saved(body);
    return stored;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  forgetDraft(DRAFT);
});

function saved(values: Partial<Measurement>): Measurement {
  return { ...stored, ...values, person: values.person || READ.label, version: stored.version + 1 };
}

function Page() {
  const { data } = useQuery({ ...api.measurementsQuery, enabled: false }, queryClient);
  const record = data?.find(({ id }) => id === READ.id);
  return (
    <RecordForm
      username="ayesha"
      record={record}
      persons={[]}
      unit="in"
      onSaved={onSaved}
      onLeave={() => undefined}
    />
  );
}

function open(): void {
  queryClient.setQueryData(api.measurementsQuery.queryKey, [stored]);
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
}

const field = (label: string) => screen.getByLabelText(label, { exact: true }) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
const panel = () => screen.queryByRole('region', { name: /Another tab or device has changed this/ });

async function meetConflict() {
  open();
  type('Sleeve', '24');
  stored = saved({ chest: 42, estimated: [] });
  await press('Save measurements');
  await waitFor(() => expect(panel()).not.toBeNull());
}

test('a save carries the version that the edit began from (wire-11)', async () => {
  open();
  type('Sleeve', '24');
  await press('Save measurements');
  expect(sent).toMatchObject([{ sleeve: 24, chest: 38, version: 1 }]);
  expect(onSaved).toHaveBeenCalledWith(stored);
});

test('a record saved elsewhere is shown beside what was typed, which stays, and has the focus', async () => {
  await meetConflict();
  expect(document.activeElement).toBe(panel());
  expect(field('Sleeve').value).toBe('24');
  const text = panel()?.textContent;
  for (const part of ['Sleeve', '24 in', '23 in', 'Chest / bust', 'You left this as it was', '42 in']) {
    expect(text).toContain(part);
  }
  expect(stored).toMatchObject({ chest: 42, sleeve: 23 });
  expect(onSaved).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('saving again without a decision is refused again, with the focus on it', async () => {
  await meetConflict();
  await press('Save measurements');
  await waitFor(() => expect(document.activeElement).toBe(panel()));
  expect(stored).toMatchObject({ chest: 42, sleeve: 23 });
});

test('Keep mine saves what was changed over the newest version', async () => {
  await meetConflict();
  await press('Keep mine');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(sent[1]).toMatchObject({ chest: 42, sleeve: 24, estimated: [], version: 2 });
  expect(panel()).toBeNull();
  expect(useDrafts.getState().drafts[DRAFT]).toBeUndefined();
});

test('Take theirs shows the newest version, saves nothing and moves the focus to the button', async () => {
  await meetConflict();
  await press('Take theirs');
  expect(panel()).toBeNull();
  expect([field('Chest / bust').value, field('Sleeve').value]).toEqual(['42', '23']);
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save measurements' }));
});

test('a draft that meets a newer record at opening asks at once', async () => {
  open();
  type('Sleeve', '24');
  cleanup();
  stored = saved({ chest: 42 });
  open();
  expect(panel()?.textContent).toContain('42 in');
});

test('an unchanged form that is outdated says so, and then saves the newest version', async () => {
  open();
  stored = saved({ chest: 42 });
  await press('Save measurements');
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Another tab or device has changed this');
  await waitFor(() => expect(field('Chest / bust').value).toBe('42'));
  await press('Save measurements');
  expect(sent[1]).toMatchObject({ chest: 42, version: 2 });
});

test('a save whose answer was lost is no conflict with itself', async () => {
  open();
  type('Sleeve', '24');
  stored = saved({ sleeve: 24 });
  await press('Save measurements');
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith(stored));
  expect(panel()).toBeNull();
});
