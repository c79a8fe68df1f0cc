import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDraft } from './create-draft.ts';

/** Texts of a form by field. */
type Texts<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

/** Texts by form and field. */
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
 * Keeps what was typed into the named fields of a form until the tab closes, so that a reload or a look at another page
 * loses nothing. `initial` holds what a field says untouched, where that is not empty. Never name a password. Returns
 * how to forget it all, for when the form has been sent.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  initial: Texts<Values> = {},
): () => void {
  const { getValues, setValue, subscribe } = form;
  const untouched = useRef(initial);
  // What is saved becomes what is untouched.
  useEffect(() => {
    untouched.current = initial;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once for a name; the rest is the same for its life
  useEffect(() => {
    const kept = texts.read()[name] ?? {};
    for (const field of fields) {
      const text = kept[field];
      // What the browser filled in or somebody typed before this ran is newer.
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
