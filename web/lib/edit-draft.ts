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
    /** From which the save is made, so that nobody's later change is lost unseen (wire-11). */
    version: isNumber,
    /** With `mine`, what was typed, and `base`, what it was typed over. */
    fields: isRecordOf(isObject),
  }),
});

export interface EditDraft {
  isDirty: boolean;
  /** What is in the form was typed before the page was loaded. */
  isRestored: boolean;
  discard: () => void;
}

/**
 * Keeps what is typed into a form of `useVersionedForm` until it is saved, discarded or the tab closes, for the person who
 * typed it only. Never of a form with a password.
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
      // Not by `setValue`: right after a reset it does not reach the rows of `useFieldArray`.
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

/** A form of a later version of the shop may have other kinds of values. */
function isAlike(one: unknown, other: unknown): boolean {
  return typeof one === typeof other && Array.isArray(one) === Array.isArray(other);
}
