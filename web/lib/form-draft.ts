import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { draftKey } from './drafts.ts';

/** Texts of a form by field. */
type Texts<Values extends FieldValues> = Partial<Record<Path<Values>, string>>;

/**
 * Keeps what was typed into the named fields of a form on this device until the tab closes, so that a reload or a look
 * at another page loses nothing. `initial` holds what a field says untouched, where that is not empty. Never name a
 * password. Returns how to forget it all, for when the form has been sent.
 */
export function useFormDraft<Values extends FieldValues, Context, Output>(
  name: string,
  form: UseFormReturn<Values, Context, Output>,
  fields: readonly Path<Values>[],
  initial: Texts<Values> = {},
): () => void {
  const { getValues, setValue, subscribe } = form;
  const key = draftKey(name);
  const untouched = useRef(initial);
  // What is saved becomes what is untouched.
  useEffect(() => {
    untouched.current = initial;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once for a name; the rest is the same for its life
  useEffect(() => {
    const kept = keptTexts(key);
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
        if (typed.length === 0) sessionStorage.removeItem(key);
        else
          sessionStorage.setItem(
            key,
            JSON.stringify(Object.fromEntries(typed.map((field) => [field, values[field]]))),
          );
      },
    });
  }, [name]);
  return () => sessionStorage.removeItem(key);
}

function keptTexts(key: string): Record<string, string | undefined> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, string | undefined>;
  } catch {
    return {};
  }
}
