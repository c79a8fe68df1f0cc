import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { Versioned } from '../../contract/versions.ts';
import { CallError } from './call-error.ts';
import { type Attempt, type SubmitOptions, useFormSubmit } from './form-submit.ts';
import { formatMoment } from './format.ts';

export interface Difference {
  name: string;
  mine: unknown;
  theirs: unknown;
  /** Otherwise only they changed it, and it becomes theirs either way. */
  isTouched: boolean;
}

/** What the form and the newest version disagree about, for `EditConflict`. */
export interface Conflict {
  by: string | null;
  /** Formatted. */
  at: string;
  differences: readonly Difference[];
  /** Saves what was typed over the newest version. */
  keepMine: () => void;
  takeTheirs: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

interface VersionedOptions<Values extends FieldValues, Output, Thing extends Versioned>
  extends Omit<SubmitOptions<Output, Thing>, 'send'> {
  fieldOf?: (name: string) => Path<Values> | undefined;
  /** As it was read; a newer one fills the form while nothing is typed. */
  thing: Thing;
  valuesOf: (thing: Thing) => Values;
  /** Sends the version with the values; returns the thing as it was saved. */
  send: (values: Output, version: number, attempt: Attempt) => Promise<Thing>;
}

/** `useFormSubmit` for what two people may edit: 409 `edits.outdated` becomes a `conflict` to decide (wire-11). */
export function useVersionedForm<Values extends FieldValues, Output, Thing extends Versioned>(
  form: UseFormReturn<Values, unknown, Output>,
  { thing, valuesOf, send, onSuccess, onFailure, ...options }: VersionedOptions<Values, Output, Thing>,
) {
  const base = useRef(thing);
  const [theirs, setTheirs] = useState<Thing>();
  const panel = useRef<HTMLDivElement>(null);
  const { isDirty } = form.formState;

  function follow(newest: Thing): void {
    base.current = newest;
    form.reset(valuesOf(newest));
  }

  const submission = useFormSubmit<Values, Output, Thing>(form, {
    ...options,
    send: (values, attempt) => send(values, base.current.version, attempt),
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
    const values = keepTouched(valuesOf(base.current), form.getValues(), valuesOf(current));
    base.current = current;
    form.reset(valuesOf(current));
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
    flushSync(() => setTheirs(undefined));
    submission.formProps.ref.current?.requestSubmit();
  }

  function takeTheirs(current: Thing): void {
    follow(current);
    flushSync(() => setTheirs(undefined));
    submission.focusSubmit();
  }

  const conflict: Conflict | undefined = theirs && {
    by: theirs.updated_by,
    at: formatMoment(theirs.updated_at),
    differences: differencesOf(valuesOf(base.current), form.getValues(), valuesOf(theirs)),
    keepMine: () => keepMine(theirs),
    takeTheirs: () => takeTheirs(theirs),
    ref: panel,
  };
  return { ...submission, conflict };
}

function outdatedBy<Thing>(error: unknown): Thing | undefined {
  if (!(error instanceof CallError) || error.code !== 'edits.outdated') return undefined;
  return (error.body as { current?: Thing }).current;
}

/** The fields that the form and the newest version disagree about. */
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

/** The newest version with the fields that were changed from `base`. */
export function keepTouched<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const touched = differencesOf(base, mine, theirs).filter(({ isTouched }) => isTouched);
  return { ...theirs, ...Object.fromEntries(touched.map(({ name }) => [name, mine[name]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
