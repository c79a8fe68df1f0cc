// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { EditConflict } from '../ui/edit-conflict.tsx';
import { UnsavedChanges } from '../ui/unsaved-changes.tsx';
import { CallError } from './call-error.ts';
import { forgetDrafts } from './create-draft.ts';
import { useEditDraft } from './edit-draft.ts';
import { useSession } from './session.ts';
import { useVersionedForm } from './versioned-form.ts';

interface Thing {
  version: number;
  updated_at: string;
  updated_by: string | null;
  title: string;
  days: { from: string }[];
}

const READ: Thing = {
  version: 1,
  updated_at: '2026-11-22T10:00:00.000Z',
  updated_by: null,
  title: 'Times',
  days: [{ from: '09:00' }],
};

let stored: Thing;
let sent: { title: string; version: number }[];

beforeAll(() => {
  Element.prototype.checkVisibility ??= () => true;
});
beforeEach(() => {
  stored = READ;
  sent = [];
  signIn('ayesha');
});
afterEach(() => {
  cleanup();
  forgetDrafts();
});

function signIn(username: string) {
  useSession.setState({ user: { username } } as never);
}

const valuesOf = ({ title, days }: Thing) => ({ title, days });

function Form({ thing }: { thing: Thing }) {
  const form = useForm({ defaultValues: valuesOf(thing) });
  const { formProps, conflict, edit } = useVersionedForm(form, {
    thing,
    valuesOf,
    async send(values, version) {
      sent.push({ title: values.title, version });
      if (version !== stored.version) {
        throw new CallError('Changed', 409, { detail: 'Changed', code: 'edits.outdated', current: stored });
      }
      stored = { ...stored, ...values, version: version + 1 };
      return stored;
    },
    onSuccess: () => undefined,
    fallback: 'Failed',
  });
  const draft = useEditDraft('settings.times', form, edit);
  return (
    <form {...formProps}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="From" {...form.register('days.0.from')} />
      <EditConflict conflict={conflict} labels={{}} />
      <UnsavedChanges of="times" draft={draft} />
      <button type="submit">Save</button>
    </form>
  );
}

/** Opens the page as after a reload. */
function open(thing: Thing) {
  cleanup();
  const router = createMemoryRouter([{ path: '/', element: <Form thing={thing} /> }]);
  render(<RouterProvider router={router} />);
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const typed = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => act(async () => screen.getByText('Save').closest('form')?.requestSubmit());
const kept = () => sessionStorage.getItem('draft.edits') ?? '';

test('what is typed survives a reload, in texts and lists, until it is saved (settings-6)', async () => {
  open(READ);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  type('Title', 'Hours');
  type('From', '10:00');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  open(READ);
  expect([typed('Title'), typed('From')]).toEqual(['Hours', '10:00']);
  expect(screen.getByText('What you typed is here again. It is not saved yet.')).toBeTruthy();
  await save();
  expect(sent).toEqual([{ title: 'Hours', version: 1 }]);
  expect(kept()).toBe('');
  type('Title', 'Opening hours');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
});

test('is dropped on request, when it is undone, and by a sign-out', async () => {
  open(READ);
  type('Title', 'Hours');
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes of times' }));
  expect(typed('Title')).toBe('Hours');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Discard' })));
  expect(typed('Title')).toBe('Times');
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(kept()).toBe('');
  type('Title', 'Hours');
  expect(kept()).toContain('Hours');
  type('Title', 'Times');
  expect(kept()).toBe('');
  type('Title', 'Hours');
  forgetDrafts();
  open(READ);
  expect(typed('Title')).toBe('Times');
});

test('is never shown to somebody else', () => {
  open(READ);
  type('Title', 'Hours');
  cleanup();
  signIn('bilal');
  open(READ);
  expect(typed('Title')).toBe('Times');
  type('From', '08:00');
  cleanup();
  signIn('ayesha');
  open(READ);
  expect([typed('Title'), typed('From')]).toEqual(['Hours', '09:00']);
});

test('is saved from the version it was typed over, so that a later change of others is seen first (wire-11)', async () => {
  open(READ);
  type('Title', 'Hours');
  stored = { ...READ, version: 2, updated_by: 'bilal', title: 'Working hours', days: [{ from: '08:00' }] };
  open(stored);
  expect([typed('Title'), typed('From')]).toEqual(['Hours', '08:00']);
  await save();
  expect(sent).toEqual([{ title: 'Hours', version: 1 }]);
  expect(screen.getByText('bilal has changed this since you opened it')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByText('Keep mine')));
  expect(stored).toMatchObject({ title: 'Hours', days: [{ from: '08:00' }], version: 3 });
  expect(kept()).toBe('');
});

test('that was saved before the reload, or does not fit the form any more, is left out', () => {
  open(READ);
  type('Title', 'Hours');
  open({ ...READ, version: 2, title: 'Hours' });
  expect(screen.queryByText(/not saved yet/i)).toBeNull();
  expect(kept()).toBe('');
  open(READ);
  type('Title', 'Hours');
  open({ ...READ, title: 5 as never });
  expect(typed('Title')).toBe('5');
});
