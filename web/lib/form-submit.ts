import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigation } from 'react-router';
import type { FieldErrors } from '../../contract/errors.ts';
import { type AttemptKeys, attemptKeys, type StoredAttempt } from './attempt-key.ts';
import { CallError } from './call-error.ts';
import { failureSentence } from './form-errors.ts';

export interface SubmitFailure {
  text: string;
  /** Undefined if the same content would be refused again. */
  retry: (() => void) | undefined;
  /** Focused if no field is wrong. */
  ref: RefObject<HTMLDivElement | null>;
}

export interface Attempt extends AttemptKeys {
  /** Receives the fraction of an upload sent, 0 to 1. */
  onProgress: (sent: number) => void;
  /** Aborts when the page is left before an upload is complete. */
  signal: AbortSignal;
}

export interface SubmitOptions<Values, Result> {
  send: (values: Values, attempt: Attempt) => Promise<Result>;
  onSuccess: (result: Result, values: Values) => unknown;
  /** Shown when the response has no readable message. */
  fallback: string;
  /** Overrides the banner's sentence, null hides it. `isOnFields`: the fields show every error. */
  sentenceFor?: (error: unknown, isOnFields: boolean) => string | null;
  /** Validates beyond the resolver; true when it has marked errors. */
  prevent?: (values: Values) => boolean;
  /** Called when the resolver finds errors. */
  onInvalid?: () => void;
  /** Handles a failure itself; true when nothing else is to be shown. */
  onFailure?: (error: unknown) => unknown;
  storedAttempt?: StoredAttempt;
  /** The error of the form when it was sent without scripts. */
  failedBefore?: string | null | undefined;
  forgetDraft?: () => void;
  /** Called instead if the page was left before the response. */
  afterLeaving?: { onSuccess?: (result: Result) => void; onFailure?: (error: unknown) => void };
}

/**
 * Submits a form once at a time, with one idempotency key per content. A failure focuses the first wrong field or the
 * banner. Leaving the page cancels an incomplete upload only; other responses go to `afterLeaving`.
 */
export function useSubmit<Values, Result>(
  options: SubmitOptions<Values, Result> & {
    /** Shows errors on the fields; returns those without a field. */
    showFindings?: (fields: FieldErrors) => string[];
  },
) {
  const form = useRef<HTMLFormElement>(null);
  const banner = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<{ text: string; isAboutContent: boolean } | undefined>(
    options.failedBefore ? { text: options.failedBefore, isAboutContent: true } : undefined,
  );
  const [isSubmitting, setSubmitting] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [failures, setFailures] = useState(0);
  const latest = useRef(options);
  latest.current = options;
  const [attempts] = useState(() => attemptKeys(options.storedAttempt));
  const pending = useRef(false);
  const cancellation = useCancelOnLeave();
  const { pathname } = useLocation();
  const { location: nextPage } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = nextPage !== undefined && nextPage.pathname !== pathname;

  // Fields are enabled and marked invalid only after the next render.
  useEffect(() => {
    if (failures > 0) focusFailure(form.current, banner.current);
  }, [failures]);

  // The cancel button may have the focus when it disappears.
  const isUploading = isSubmitting && progress !== undefined && progress < 1;
  const wasBusy = useRef(isUploading);
  useEffect(() => {
    if (wasBusy.current && document.activeElement === document.body) focusSubmitButton(form.current);
    wasBusy.current = isUploading;
  }, [isUploading]);

  async function submit(values: Values): Promise<void> {
    if (pending.current) return;
    if (latest.current.prevent?.(values)) return showError(null);
    pending.current = true;
    const { left, upload } = cancellation.begin();
    focusSubmitButton(form.current);
    setFailure(undefined);
    setProgress(undefined);
    setSubmitting(true);
    try {
      const result = await latest.current.send(values, {
        ...attempts,
        signal: upload.signal,
        onProgress(sent) {
          cancellation.onProgress(sent);
          setProgress(sent);
        },
      });
      attempts.forget();
      latest.current.forgetDraft?.();
      if (left.aborted || isLeaving.current) latest.current.afterLeaving?.onSuccess?.(result);
      else await latest.current.onSuccess(result, values);
    } catch (error) {
      if (cancellation.isCancelled()) focusSubmitButton(form.current);
      else if (left.aborted || isLeaving.current) latest.current.afterLeaving?.onFailure?.(error);
      else showFailure(error);
    } finally {
      cancellation.end();
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
    showError(sentenceFor ? sentenceFor(error, isOnFields) : usual, isAboutContent(error));
  }

  /** Without a text it only focuses the first wrong field. */
  function showError(text: string | null, isAboutContent = true) {
    setFailure(text ? { text, isAboutContent } : undefined);
    setFailures((count) => count + 1);
  }

  const onEdited = useCallback(
    () => setFailure((before) => (before?.isAboutContent ? undefined : before)),
    [],
  );

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(undefined as Values);
  }

  const shown: SubmitFailure | undefined = failure && {
    text: failure.text,
    retry: failure.isAboutContent ? undefined : () => form.current?.requestSubmit(),
    ref: banner,
  };
  return {
    submit,
    showError,
    /** An edit may fix refused content, but no lost connection. */
    onEdited,
    isPending: () => pending.current,
    focusSubmit: () => focusSubmitButton(form.current),
    isSubmitting,
    cancel: cancellation.cancel,
    progress: isSubmitting ? progress : undefined,
    failure: shown,
    formProps: { ref: form, method: 'post', noValidate: true, onSubmit } as const,
  };
}

/**
 * `useSubmit` for react-hook-form. Server errors go to the field of the same name, or of `fieldOf`. The resolver
 * reports errors without a field at `root`; with the type `unchecked` the user can retry.
 */
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
  const isChecking = useRef(false);
  const hasFailed = failure !== undefined;
  useEffect(() => {
    if (!hasFailed) return;
    return subscribe({ formState: { values: true }, callback: () => edited.current() });
  }, [hasFailed, subscribe]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The schema may still be loading for an earlier press.
    if (isChecking.current || submission.isPending()) return;
    isChecking.current = true;
    // An error of an unregistered field would block every later submit.
    form.clearErrors(Object.keys(form.formState.errors) as Path<Values>[]);
    const check = form.handleSubmit(submission.submit, ({ root }) => {
      submission.showError(root?.message ?? null, root?.type !== 'unchecked');
      options.onInvalid?.();
    });
    await check(event).finally(() => {
      isChecking.current = false;
    });
  }

  return {
    isSubmitting: submission.isSubmitting,
    progress: submission.progress,
    cancel: submission.cancel,
    failure,
    showError: submission.showError,
    focusSubmit: submission.focusSubmit,
    formProps: { ...submission.formProps, onSubmit },
  };
}

/** Shows errors on the fields; returns those without a field. */
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

/** True for a 4xx: the same content would fail again. */
function isAboutContent(error: unknown): boolean {
  return error instanceof CallError && error.status >= 400 && error.status < 429;
}

/** Tracks whether the page was left, and then cancels an incomplete upload. */
function useCancelOnLeave() {
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

/** False without an upload or after it: the server may have processed the request. */
function isIncomplete(upload: { sent: number | undefined } | undefined): boolean {
  return upload?.sent !== undefined && upload.sent < 1;
}

/** Sending may disable or remove the focused element; the button stays. */
function focusSubmitButton(form: HTMLFormElement | null): void {
  const buttons = [...(form?.querySelectorAll<HTMLButtonElement>('button[type=submit]') ?? [])];
  buttons.find((button) => button.checkVisibility())?.focus({ preventScroll: true });
}

function focusFailure(form: HTMLFormElement | null, banner: HTMLElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid=true], [data-refused]') ?? [])];
  for (const control of wrong) control.closest('details')?.setAttribute('open', '');
  const [first] = wrong;
  const field = first?.matches('fieldset') ? first.querySelector('input') : first;
  if (field) field.focus();
  else {
    banner?.focus({ preventScroll: true });
    banner?.scrollIntoView({ block: 'nearest' });
  }
}
