import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { editedBy } from '../../contract/edited-by.ts';
import type { Editable } from '../../contract/versions.ts';
import { CallError } from './call-error.ts';
import { type Attempt, type SubmitOptions, useFormSubmit } from './form-submit.ts';
import { formatMoment } from './moments.ts';

export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** False: only the other side changed the field, so its value wins either way. */
  isTouched: boolean;
}

/** The differences between the form and the newest version, for `EditConflict`. */
export interface Conflict {
  by: string;
  /** Formatted. */
  at: string;
  differences: readonly Difference[];
  /** Saves the typed values over the newest version. */
  keepMine: () => void;
  takeTheirs: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

/** The form's values before anything was typed. */
interface EditBase<Values> {
  version: number;
  values: Values;
}

/** For `useEditDraft`. */
export interface Edit<Values> {
  base: RefObject<EditBase<Values>>;
  isDirty: boolean;
  /** Discards the typed values. */
  discard: () => void;
}

interface VersionedOptions<Values extends FieldValues, Output, Thing extends Editable>
  extends Omit<SubmitOptions<Output, Thing>, 'send'> {
  fieldOf?: (name: string) => Path<Values> | undefined;
  /** The last version read; a newer one fills the form if nothing is typed. */
  thing: Thing;
  valuesOf: (thing: Thing) => Values;
  send: (values: Output, version: number, attempt: Attempt) => Promise<Thing>;
}

/** `useFormSubmit` for shared things: a 409 `edits.outdated` becomes a `conflict` to resolve (wire-11). */
export function useVersionedForm<Values extends FieldValues, Output, Thing extends Editable>(
  form: UseFormReturn<Values, unknown, Output>,
  { thing, valuesOf, send, onSuccess, onFailure, ...options }: VersionedOptions<Values, Output, Thing>,
) {
  const base = useRef<EditBase<Values>>({ version: thing.version, values: valuesOf(thing) });
  const [theirs, setTheirs] = useState<Thing>();
  const panel = useRef<HTMLDivElement>(null);
  const { isDirty } = form.formState;

  function follow(newest: Thing): void {
    base.current = { version: newest.version, values: valuesOf(newest) };
    form.reset(base.current.values);
  }

  const submission = useFormSubmit<Values, Output, Thing>(form, {
    ...options,
    async send(values, attempt) {
      const typed = form.getValues();
      try {
        return await send(values, base.current.version, attempt);
      } catch (error) {
        const current = outdatedBy<Thing>(error);
        // An earlier attempt was saved and its response lost, or somebody else has typed the same.
        if (current && isSaved(typed, valuesOf(current))) return current;
        throw error;
      }
    },
    onSuccess: (saved, values) => {
      follow(saved);
      return onSuccess(saved, values);
    },
    onFailure: (error) => {
      const current = outdatedBy<Thing>(error);
      if (!current) return onFailure?.(error);
      setTheirs(current);
      return true;
    },
  });

  const newest = useRef(follow);
  newest.current = follow;
  useEffect(() => {
    if (!isDirty && thing.version > base.current.version) newest.current(thing);
  }, [thing, isDirty]);

  useEffect(() => {
    if (theirs) panel.current?.focus();
  }, [theirs]);

  function keepMine(current: Thing): void {
    const values = keepTouched(base.current.values, form.getValues(), valuesOf(current));
    follow(current);
    form.reset(values, { keepDefaultValues: true });
    flushSync(() => setTheirs(undefined));
    submission.formProps.ref.current?.requestSubmit();
  }

  function takeTheirs(current: Thing): void {
    follow(current);
    flushSync(() => setTheirs(undefined));
    submission.focusSubmit();
  }

  const conflict: Conflict | undefined = theirs && {
    by: editedBy(theirs),
    at: formatMoment(theirs.updated_at),
    differences: differencesOf(base.current.values, form.getValues(), valuesOf(theirs)),
    keepMine: () => keepMine(theirs),
    takeTheirs: () => takeTheirs(theirs),
    ref: panel,
  };
  const edit: Edit<Values> = { base, isDirty, discard: () => follow(thing) };
  return { ...submission, conflict, edit };
}

/** The newest version, if `error` says that the save was based on an older one. */
export function outdatedBy<Thing>(error: unknown): Thing | undefined {
  if (!(error instanceof CallError) || error.code !== 'edits.outdated') return undefined;
  return (error.body as { current?: Thing }).current;
}

export function differencesOf(base: FieldValues, mine: FieldValues, theirs: FieldValues): Difference[] {
  return Object.keys(theirs)
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({
      name,
      mine: mine[name],
      theirs: theirs[name],
      isTouched: !isSame(mine[name], base[name]),
    }));
}

/** The newest version with the fields that differ from `base` in `mine`. */
export function keepTouched<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const touched = differencesOf(base, mine, theirs).filter(({ isTouched }) => isTouched);
  return { ...theirs, ...Object.fromEntries(touched.map(({ name }) => [name, mine[name]])) };
}

function isSaved(typed: FieldValues, saved: FieldValues): boolean {
  return differencesOf(saved, trimmed(typed), trimmed(saved)).length === 0;
}

/** As the server saves texts. */
function trimmed(values: FieldValues): FieldValues {
  return JSON.parse(JSON.stringify(values, (_, value) => (typeof value === 'string' ? value.trim() : value)));
}

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
