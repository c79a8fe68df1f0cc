import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDraft } from './create-draft.ts';

type Texts<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

const texts = createDraft<Record<string, Record<string, string>>>({
  name: 'forms',
  version: 1,
  on: 'tab',
  empty: {},
  check: (stored) =>
    isRecordOf(stored, (form) => isRecordOf(form, (text) => typeof text === 'string'))
      ? (stored as Record<string, Record<string, string>>)
      : undefined,
});

/**
 * Stores the named fields of a form until the tab closes; never name a password. `initial` has the untouched
 * values that are not empty. Returns how to delete the draft after sending.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  initial: Texts<Values> = {},
): () => void {
  const { getValues, setValue, subscribe } = form;
  const untouched = useRef(initial);
  // Saved values are the new untouched ones.
  useEffect(() => {
    untouched.current = initial;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once per name; the rest never changes
  useEffect(() => {
    const kept = texts.read()[name] ?? {};
    for (const field of fields) {
      const text = kept[field];
      // Autofill and typing before hydration win.
      if (text !== undefined && (getValues(field) || '') === (untouched.current[field] ?? '')) {
        setValue(field, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = fields.filter((field) => (values[field] ?? '') !== (untouched.current[field] ?? ''));
        if (typed.length === 0) forget(name);
        else
          texts.write({
            ...texts.read(),
            [name]: Object.fromEntries(typed.map((field) => [field, String(values[field] ?? '')])),
          });
      },
    });
  }, [name]);
  return () => forget(name);
}

function forget(name: string): void {
  const { [name]: _, ...others } = texts.read();
  if (Object.keys(others).length === 0) texts.forget();
  else texts.write(others);
}

function isRecordOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).every(isItem);
}
