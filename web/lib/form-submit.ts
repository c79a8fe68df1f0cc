import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useNavigation } from 'react-router';
import type { FieldErrors } from '../../contract/errors.ts';
import { attemptKeys, type StoredAttempt } from './attempt-key.ts';
import { CallError } from './call-error.ts';
import { failureSentence } from './form-errors.ts';

/** Why a form was not sent, for the banner beside its submit button. */
export interface SubmitFailure {
  text: string;
  /** Missing where the same content would be refused again. */
  retry: (() => void) | undefined;
  /** The banner, which gets the focus unless a field is wrong. */
  ref: RefObject<HTMLDivElement | null>;
}

/** What the call of a form is given. */
export interface Attempt {
  /** The idempotency key for this content. */
  keyFor: (content: unknown) => string;
  /** Told the sent part of an upload, 0 to 1. */
  onProgress: (sent: number) => void;
  /** Aborts when the page is left before an upload is complete. */
  signal: AbortSignal;
}

interface SubmitOptions<Values, Result> {
  /** Makes the call. */
  send: (values: Values, attempt: Attempt) => Promise<Result>;
  onSuccess: (result: Result, values: Values) => unknown;
  /** Said when an answer has no sentence fit to be shown. */
  fallback: string;
  /** The sentence of the banner, where it is not the server's own; null for none. `isOnFields`: the fields say it all. */
  sentenceFor?: (error: unknown, isOnFields: boolean) => string | null;
  /** Stops what the resolver lets through; true when it has marked what is wrong. */
  prevent?: (values: Values) => boolean;
  /** Reacts to a failure in its own way; true when there is nothing else to show. */
  onFailure?: (error: unknown) => unknown;
  /** Keeps the idempotency key through a reload. */
  storedAttempt?: StoredAttempt;
  /** Forgets what was typed, once it is sent. */
  forgetDraft?: () => void;
  /** For a submit whose page was left before the answer came. */
  afterLeaving?: { onSuccess?: (result: Result) => void; onFailure?: (error: unknown) => void };
}

/**
 * Submits a form: once at a time, with one idempotency key for the same content. A failure puts the focus on the first
 * wrong field, or on the banner beside the button. Leaving the page cancels an unfinished upload; anything else is
 * finished, and its answer goes to `afterLeaving`.
 */
export function useSubmit<Values, Result>(
  options: SubmitOptions<Values, Result> & {
    /** What is sent, where the form is not one of react-hook-form. */
    values?: Values;
    /** Puts the server's findings onto the fields; returns those of no field. */
    showFindings?: (fields: FieldErrors) => string[];
  },
) {
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ text: string; isAboutContent: boolean }>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [refusals, setRefusals] = useState(0);
  const latest = useRef(options);
  latest.current = options;
  const [attempts] = useState(() => attemptKeys(options.storedAttempt));
  const pending = useRef(false);
  const leaving = useLeaving();
  const { location: nextPage } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = nextPage !== undefined;

  // Fields are enabled and marked as wrong only after the next render.
  useEffect(() => {
    if (refusals > 0) focusFailure(form.current, banner.current);
  }, [refusals]);

  async function submit(values: Values): Promise<void> {
    if (pending.current) return;
    if (latest.current.prevent?.(values)) return refuse(null);
    pending.current = true;
    const { left, upload } = leaving.begin();
    focusSubmitButton(form.current);
    setFailure(undefined);
    setProgress(undefined);
    setSubmitting(true);
    try {
      const result = await latest.current.send(values, {
        keyFor: attempts.keyFor,
        signal: upload.signal,
        onProgress(sent) {
          leaving.onProgress(sent);
          setProgress(sent);
        },
      });
      attempts.forget();
      latest.current.forgetDraft?.();
      if (left.aborted || isLeaving.current) latest.current.afterLeaving?.onSuccess?.(result);
      else await latest.current.onSuccess(result, values);
    } catch (error) {
      if (leaving.isCancelled()) focusSubmitButton(form.current);
      else if (left.aborted || isLeaving.current) latest.current.afterLeaving?.onFailure?.(error);
      else showFailure(error);
    } finally {
      leaving.end();
      pending.current = false;
      setSubmitting(false);
    }
  }

  function showFailure(error: unknown) {
    const { onFailure, showFindings, sentenceFor, fallback } = latest.current;
    if (onFailure?.(error) === true) return;
    const fields = error instanceof CallError ? error.fields : {};
    const others = showFindings?.(fields) ?? Object.values(fields).flat();
    const isOnFields = Object.keys(fields).length > 0 && others.length === 0;
    const usual = isOnFields ? null : others.join(' ') || failureSentence(error, fallback);
    refuse(sentenceFor ? sentenceFor(error, isOnFields) : usual, isAboutContent(error));
  }

  /** Shows why the form is not sent; without a sentence only the first wrong field gets the focus. */
  function refuse(text: string | null, isAboutContent = true) {
    setFailure(text ? { text, isAboutContent } : undefined);
    setRefusals((count) => count + 1);
  }

  const onEdited = useCallback(
    () => setFailure((before) => (before?.isAboutContent ? undefined : before)),
    [],
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(latest.current.values as Values);
  }

  const shown: SubmitFailure | undefined = failure && {
    text: failure.text,
    retry: failure.isAboutContent ? undefined : () => form.current?.requestSubmit(),
    ref: banner,
  };
  return {
    submit,
    refuse,
    /** What was changed may put a refused content right; a lost connection it does not. */
    onEdited,
    clearFailure: () => setFailure(undefined),
    isPending: () => pending.current,
    isSubmitting,
    /** Stops an upload; once it is complete, nothing. */
    cancel: leaving.cancel,
    /** The sent part of an upload, while there is one. */
    progress: isSubmitting ? progress : undefined,
    failure: shown,
    /** For the form element. */
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit } as const,
  };
}

/** The same for a form of react-hook-form: findings of the server go onto the fields of their name, or of `fieldOf`. */
export function useFormSubmit<Values extends FieldValues, Output, Result>(
  form: UseFormReturn<Values, unknown, Output>,
  {
    fieldOf,
    ...options
  }: SubmitOptions<Output, Result> & { fieldOf?: (name: string) => Path<Values> | undefined },
) {
  const submission = useSubmit<Output, Result>({
    ...options,
    showFindings: (fields) => showFindings(form, fields, fieldOf),
  });
  const { onEdited, failure } = submission;
  const { subscribe } = form;
  const edited = useRef(onEdited);
  edited.current = onEdited;
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    return subscribe({ formState: { values: true }, callback: () => edited.current() });
  }, [hasFailed, subscribe]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submission.isPending()) return;
    // It reports what is wrong by itself.
    void form.handleSubmit(submission.submit, submission.clearFailure)(event);
  }

  return {
    isSubmitting: submission.isSubmitting,
    progress: submission.progress,
    cancel: submission.cancel,
    failure,
    refuse: submission.refuse,
    /** For the form element. */
    formProps: { ...submission.formProps, onSubmit },
  };
}

/** Puts findings onto the fields of a form; returns those that belong to none. */
export function showFindings<Values extends FieldValues, Context, Output>(
  form: Pick<UseFormReturn<Values, Context, Output>, 'getValues' | 'setError'>,
  fields: FieldErrors,
  fieldOf: (name: string) => Path<Values> | undefined = (name) =>
    name in form.getValues() ? (name as Path<Values>) : undefined,
): string[] {
  const others: string[] = [];
  const messages = new Map<Path<Values>, string[]>();
  for (const [name, sentences] of Object.entries(fields)) {
    const field = fieldOf(name);
    if (field) messages.set(field, [...(messages.get(field) ?? []), ...sentences]);
    else others.push(...sentences);
  }
  for (const [field, sentences] of messages) {
    form.setError(field, { type: 'server', message: sentences.join(' ') });
  }
  return others;
}

/** Whether the server has judged what was sent: sending the same again brings the same failure. */
function isAboutContent(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 429;
}

/** Knows whether the page was left, and cancels an upload that is not complete by then. */
function useLeaving() {
  const page = useRef(new AbortController());
  const upload = useRef<{ controller: AbortController; sent: number | undefined; isCancelled: boolean }>(
    undefined,
  );
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => {
      controller.abort();
      if (isIncomplete(upload.current)) upload.current?.controller.abort();
    };
  }, []);
  return {
    begin() {
      const controller = new AbortController();
      upload.current = { controller, sent: undefined, isCancelled: false };
      return { left: page.current.signal, upload: controller };
    },
    onProgress(sent: number) {
      if (upload.current) upload.current.sent = sent;
    },
    cancel() {
      if (!upload.current || !isIncomplete(upload.current)) return;
      upload.current.isCancelled = true;
      upload.current.controller.abort();
    },
    isCancelled: () => upload.current?.isCancelled === true,
    end() {
      upload.current = undefined;
    },
  };
}

/** A request without an upload, or a complete one, may have been carried out already. */
function isIncomplete(upload: { sent: number | undefined } | undefined): boolean {
  return upload?.sent !== undefined && upload.sent < 1;
}

/** What had the focus may be disabled or go away while the form is being sent; the button stays. */
function focusSubmitButton(form: HTMLFormElement | null): void {
  const buttons = [...(form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [])];
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}

function focusFailure(form: HTMLFormElement | null, banner: HTMLElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
  for (const control of wrong) control.closest('details')?.setAttribute('open', '');
  const [first] = wrong;
  const field = first?.matches('fieldset') ? first.querySelector('input') : first;
  if (field) field.focus();
  else {
    banner?.focus({ preventScroll: true });
    banner?.scrollIntoView({ block: 'nearest' });
  }
}
