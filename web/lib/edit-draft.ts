import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { createDrafts } from './create-draft.ts';
import { useSession } from './session.ts';
import { isNumber, isObject, isRecordOf, isShape } from './stored-shape.ts';
import { differencesOf, type Edit, isSame } from './versioned-form.ts';

const edits = createDrafts({
  name: 'edits',
  version: 1,
  on: 'tab',
  isEntry: isShape({
    /** The version that the save is based on, so that later changes are detected (wire-11). */
    version: isNumber,
    /** For each field, what was typed (`mine`) and the value before (`base`). */
    fields: isRecordOf(isObject),
  }),
});

export interface EditDraft {
  isDirty: boolean;
  /** True if the form's values come from before a reload. */
  isRestored: boolean;
  discard: () => void;
}

/**
 * Drafts a form of `useVersionedForm` for its user, until it is saved or discarded or the tab closes. Never for a form
 * with a password.
 */
export function useEditDraft<Values extends FieldValues, Output>(
  name: string,
  form: UseFormReturn<Values, unknown, Output>,
  { base, isDirty, discard }: Edit<Values>,
): EditDraft {
  const [isRestored, setRestored] = useState(false);
  const owner = useSession(({ user }) => user?.username);
  const key = owner && `${owner} ${name}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: restored once per key; the rest never changes
  useEffect(() => {
    if (!key) return;
    const kept = edits.find(key);
    const { values } = base.current;
    const fields = Object.entries(kept?.fields ?? {}).filter(
      ([field, { mine }]) => isAlike(values[field], mine) && !isSame(values[field], mine),
    );
    if (kept && fields.length > 0) {
      const bases = Object.fromEntries(fields.map(([field, typed]) => [field, typed.base]));
      base.current = { version: kept.version, values: { ...values, ...bases } };
      form.reset(base.current.values);
      // `setValue` right after a reset would not reach the rows of `useFieldArray`.
      const typed = Object.fromEntries(fields.map(([field, { mine }]) => [field, mine]));
      form.reset({ ...base.current.values, ...typed }, { keepDefaultValues: true });
      setRestored(true);
    } else edits.forget(key);
    return form.subscribe({
      formState: { values: true },
      callback() {
        const { version, values: before } = base.current;
        const touched = differencesOf(before, form.getValues(), before);
        if (touched.length === 0) {
          edits.forget(key);
          setRestored(false);
          return;
        }
        const typed = touched.map(({ name: field, mine, theirs }) => [field, { base: theirs, mine }]);
        edits.keep(key, { version, fields: Object.fromEntries(typed) });
      },
    });
  }, [key]);

  return { isDirty, isRestored, discard };
}

/** False if the form of a later release has another type of value. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
