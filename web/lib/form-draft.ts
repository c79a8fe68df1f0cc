import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { createDrafts } from './create-draft.ts';
import { isRecordOf, isText } from './stored-shape.ts';

type Texts<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

const forms = createDrafts({ name: 'forms', version: 1, on: 'tab', isEntry: isRecordOf(isText) });

/** Reads, fills and observes the fields of a form. */
interface DraftedFields {
  read(name: string): unknown;
  write(name: string, text: string): void;
  /** Returns a function to stop. */
  follow(onChange: (values: Record<string, unknown>) => void): () => void;
}

/**
 * Stores the named fields of a form until the tab closes; never name a password. `initial` has the non-empty initial
 * values. Returns a function that deletes the draft after sending.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  { getValues, setValue, subscribe }: UseFormReturn<Values, Context, Output>,
  names: readonly Path<Values>[],
  initial: Texts<Values> = {},
): () => void {
  const fields: DraftedFields = {
    read: (field) => getValues(field as Path<Values>),
    write: (field, text) =>
      setValue(field as Path<Values>, text as PathValue<Values, Path<Values>>, { shouldDirty: true }),
    follow: (onChange) =>
      subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
  };
  return useFieldsDraft(name, fields, names, initial as Record<string, string>);
}

function useFieldsDraft(
  name: string,
  fields: DraftedFields,
  names: readonly string[],
  initial: Readonly<Record<string, string>> = {},
): () => void {
  const untouched = useRef(initial);
  // Saved values become the initial ones.
  useEffect(() => {
    untouched.current = initial;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once per name; the rest never changes
  useEffect(() => {
    const kept = forms.find(name) ?? {};
    for (const field of names) {
      const text = kept[field];
      // Autofill and typing before hydration win.
      if (text !== undefined && (fields.read(field) || '') === (untouched.current[field] ?? '')) {
        fields.write(field, text);
      }
    }
    return fields.follow((values) => {
      const typed = names.filter((field) => (values[field] ?? '') !== (untouched.current[field] ?? ''));
      if (typed.length === 0) forms.forget(name);
      else forms.keep(name, Object.fromEntries(typed.map((field) => [field, String(values[field] ?? '')])));
    });
  }, [name]);
  return () => forms.forget(name);
}
