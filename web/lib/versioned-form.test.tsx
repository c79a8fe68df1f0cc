// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EditConflict } from '../ui/edit-conflict.tsx';
import { FailureBanner } from '../ui/submit.tsx';
import { CallError } from './call-error.ts';
import { differencesOf, keepTouched, useVersionedForm } from './versioned-form.ts';

interface Thing {
  version: number;
  updated_at: string;
  updated_by: string | null;
  title: string;
  note: string;
}

const read: Thing = {
  version: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
  updated_by: null,
  title: 'Fees',
  note: 'old',
};

let stored: Thing;
let isAnswerLost: boolean;
let sent: { title: string; note: string; version: number }[];

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});

beforeEach(() => {
  stored = read;
  sent = [];
  isAnswerLost = false;
});

afterEach(cleanup);

function Form({ thing }: { thing: Thing }) {
  const form = useForm({ defaultValues: { title: thing.title, note: thing.note } });
  const { formProps, failure, conflict } = useVersionedForm(form, {
    thing,
    valuesOf: ({ title, note }) => ({ title, note }),
    async send(values, version) {
      sent.push({ ...values, version });
      if (version !== stored.version) {
        throw new CallError('Changed', 409, { detail: 'Changed', code: 'edits.outdated', current: stored });
      }
      stored = { ...stored, ...values, title: values.title.trim(), version: version + 1 };
      if (isAnswerLost) {
        isAnswerLost = false;
        throw new CallError('Network error occurred', 0);
      }
      return stored;
    },
    onSuccess: () => undefined,
    fallback: 'Failed',
  });
  return (
    <form {...formProps}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Note" {...form.register('note')} />
      <EditConflict conflict={conflict} labels={{ title: 'Title', note: 'Note' }} />
      <FailureBanner failure={failure} />
      <button type="submit">Save</button>
    </form>
  );
}

function show(thing: Thing) {
  const page = (shown: Thing) => (
    <RouterProvider router={createMemoryRouter([{ path: '/', element: <Form thing={shown} /> }])} />
  );
  render(page(thing));
}

function type(label: string, value: string): void {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
}

const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => act(async () => screen.getByText('Save').closest('form')?.requestSubmit());

async function meetConflict() {
  show(read);
  type('Title', 'My fees');
  stored = { ...read, version: 2, updated_by: 'bilal', title: 'Their fees', note: 'new' };
  await save();
  await waitFor(() => expect(screen.getByText('bilal has changed this since you opened it')).toBeTruthy());
}

test('a save carries the version that was read, and the next one the version that was saved', async () => {
  show(read);
  type('Title', 'One');
  await save();
  type('Title', 'Two');
  await save();
  expect(sent.map(({ version, title }) => [version, title])).toEqual([
    [1, 'One'],
    [2, 'Two'],
  ]);
});

test('a conflict keeps what was typed, shows both, and has the focus', async () => {
  await meetConflict();
  expect(typed('Title')).toBe('My fees');
  const panel = screen.getByRole('region');
  expect(document.activeElement).toBe(panel);
  for (const text of ['My fees', 'Their fees', 'You left this as it was', 'new']) {
    expect(panel.textContent).toContain(text);
  }
});

test('Keep mine saves over the newest version, without what only they changed', async () => {
  await meetConflict();
  await act(async () => screen.getByText('Keep mine').click());
  await waitFor(() => expect(stored).toMatchObject({ version: 3, title: 'My fees', note: 'new' }));
  expect(screen.queryByText('Keep mine')).toBeNull();
  expect(typed('Note')).toBe('new');
  expect(document.activeElement).toBe(screen.getByText('Save'));
});

test('Take theirs fills the form with the newest version and saves nothing', async () => {
  await meetConflict();
  await act(async () => screen.getByText('Take theirs').click());
  expect([typed('Title'), typed('Note')]).toEqual(['Their fees', 'new']);
  expect(sent).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByText('Save'));
  type('Note', 'newer');
  await save();
  expect(stored).toMatchObject({ version: 3, title: 'Their fees', note: 'newer' });
});

test('a save whose answer was lost is not a conflict when it is sent again (wire-11)', async () => {
  show(read);
  type('Title', 'My fees ');
  isAnswerLost = true;
  await save();
  await waitFor(() => expect(screen.getByText(/Network error/)).toBeTruthy());
  expect(typed('Title')).toBe('My fees ');
  await save();
  await waitFor(() => expect(screen.queryByText(/Network error/)).toBeNull());
  expect(screen.queryByText('Keep mine')).toBeNull();
  expect(stored).toMatchObject({ version: 2, title: 'My fees' });
  type('Note', 'newer');
  await save();
  expect(stored).toMatchObject({ version: 3, title: 'My fees', note: 'newer' });
});

test('a third edit in between is a conflict again', async () => {
  await meetConflict();
  stored = { ...stored, version: 3, updated_by: 'chand', title: 'Third' };
  await act(async () => screen.getByText('Keep mine').click());
  await waitFor(() => expect(screen.getByText('chand has changed this since you opened it')).toBeTruthy());
  expect(typed('Title')).toBe('My fees');
  expect(stored.title).toBe('Third');
});

test('compares fields by value', () => {
  const base = { days: [1, 2], name: 'a' };
  const mine = { days: [1, 2], name: 'b' };
  const theirs = { days: [1, 3], name: 'a' };
  expect(differencesOf(base, mine, theirs).map(({ name, isTouched }) => [name, isTouched])).toEqual([
    ['days', false],
    ['name', true],
  ]);
  expect(keepTouched(base, mine, theirs)).toEqual({ days: [1, 3], name: 'b' });
});
