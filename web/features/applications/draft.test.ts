// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const files = new Map<string, File>();
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => files.get(key),
  set: async (key: string, file: File) => void files.set(key, file),
  del: async (key: string) => void files.delete(key),
}));

const KURTA = new File(['kurta'], 'kurta.jpg');
const COLLAR = new File(['collar'], 'collar.jpg');

type Draft = typeof import('./draft.ts');
let draft: Draft;
let EMPTY_APPLICATION: typeof import('./application-fields.ts').EMPTY_APPLICATION;

/** Loads the module as after a reload. */
async function load() {
  cleanup();
  vi.resetModules();
  draft = await import('./draft.ts');
  ({ EMPTY_APPLICATION } = await import('./application-fields.ts'));
}

const open = (name = 'new', initial = EMPTY_APPLICATION, early: Partial<typeof EMPTY_APPLICATION> = {}) =>
  renderHook(() => {
    const form = useForm({ defaultValues: initial });
    // Runs before the effect that reads the draft.
    useLayoutEffect(() => fill(form, early));
    return { form, typed: form.watch(), forget: draft.useApplicationDraft(name, form, initial) };
  }).result;

function fill(form: UseFormReturn<typeof EMPTY_APPLICATION>, changed: Partial<typeof EMPTY_APPLICATION>) {
  for (const [field, value] of Object.entries(changed)) form.setValue(field as 'name', value as never);
}

type Form = ReturnType<typeof open>;

function change(form: Form, changed: Partial<typeof EMPTY_APPLICATION>) {
  act(() => fill(form.current.form, changed));
}

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  files.clear();
  await load();
});
afterEach(cleanup);

test('what is typed and chosen is there after a reload (tailors-8)', async () => {
  const typed = { name: 'Rafiq', kind: 'gents', services: ['zari'], rates: { Kurta: '1,900' } } as const;
  change(open(), { ...typed, services: [...typed.services], website: 'bot', pictures: [KURTA, COLLAR] });
  await waitFor(() => expect(files.size).toBe(2));
  await load();
  const form = open();
  expect(form.current.typed).toEqual({ ...EMPTY_APPLICATION, ...typed });
  await waitFor(() => expect(form.current.typed.pictures).toEqual([KURTA, COLLAR]));
});

test('what was typed and chosen before the draft was read wins', async () => {
  change(open(), { name: 'Rafiq', city: 'Lahore', pictures: [KURTA] });
  await waitFor(() => expect(files.size).toBe(1));
  await load();
  const form = open('new', EMPTY_APPLICATION, { name: 'Akram', pictures: [COLLAR] });
  await act(async () => {});
  expect(form.current.typed).toMatchObject({ name: 'Akram', city: 'Lahore', pictures: [COLLAR] });
});

test('a picture that is removed is not kept', async () => {
  const form = open();
  change(form, { pictures: [KURTA, COLLAR] });
  await waitFor(() => expect(files.size).toBe(2));
  change(form, { pictures: [COLLAR] });
  await waitFor(() => expect([...files.values()]).toEqual([COLLAR]));
});

test('nothing is kept of a form that nobody has touched', () => {
  open();
  expect(localStorage.length).toBe(0);
});

test('forgetting one application keeps the draft of another', async () => {
  change(open('answer-7'), { note: 'Yes' });
  const form = open();
  change(form, { name: 'Rafiq', pictures: [KURTA] });
  await waitFor(() => expect(files.size).toBe(1));
  act(() => form.current.forget());
  await waitFor(() => expect(files.size).toBe(0));
  await load();
  expect(open().current.typed).toEqual(EMPTY_APPLICATION);
  expect(open('answer-7').current.typed.note).toBe('Yes');
});

test('a draft is restored over what an answer is filled in with', async () => {
  const initial = { ...EMPTY_APPLICATION, city: 'Lahore', rates: { Kurta: '1900' } };
  change(open('answer-7', initial), { rates: { Kurta: '1900', Waistcoat: '3200' } });
  await load();
  expect(open('answer-7', initial).current.typed).toEqual({
    ...initial,
    rates: { Kurta: '1900', Waistcoat: '3200' },
  });
});
