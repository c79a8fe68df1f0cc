import { type FormEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../contract/errors.ts';
import type { Validated } from '../../contract/validation.ts';
import { type SubmitOptions, useSubmit } from './form-submit.ts';
import { loadedOrNothing, useLoadOnFocus } from './lazy-resolver.ts';

type Texts = Record<string, string>;

interface TextFormOptions<Values extends Texts, Result> extends SubmitOptions<Values, Result> {
  /** Loads the check of what was typed, on the first focus. */
  loadCheck: () => Promise<(typed: Values) => Validated<Values>>;
  /** What is checked without it; the server validates in any case. */
  otherwise?: (typed: Values) => FieldErrors;
}

/**
 * A form of a few named inputs, whose values the browser keeps. Larger forms, and those with a draft, use react-hook-form,
 * which weighs more than all the rest of such a page (decision 0058).
 */
export function useTextForm<Values extends Texts, Result>({
  loadCheck,
  otherwise,
  ...options
}: TextFormOptions<Values, Result>) {
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const isChecking = useRef(false);
  const submission = useSubmit<Values, Result>({ ...options, showFindings });
  useLoadOnFocus(loadCheck);
  const { ref } = submission.formProps;

  const inputOf = (name: string) => {
    const input = ref.current?.elements.namedItem(name);
    return input instanceof HTMLInputElement ? input : undefined;
  };

  /** Returns the sentences of no input. */
  function showFindings(found: FieldErrors): string[] {
    const entries = Object.entries(found);
    const own = entries.filter(([name]) => inputOf(name));
    setErrors(Object.fromEntries(own.map(([name, sentences]) => [name, sentences.join(' ')])));
    return entries.filter(([name]) => !inputOf(name)).flatMap(([, sentences]) => sentences);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isChecking.current || submission.isPending()) return;
    isChecking.current = true;
    const check = await loadedOrNothing(loadCheck);
    isChecking.current = false;
    const typed = Object.fromEntries(new FormData(form)) as Values;
    const checked = check?.(typed) ?? { ok: true, data: typed };
    const found = checked.ok ? (check ? {} : (otherwise?.(typed) ?? {})) : checked.errors;
    const others = showFindings(firstOfEach(found));
    if (checked.ok && Object.keys(found).length === 0) await submission.submit(checked.data);
    else submission.showError(others.join(' ') || null);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement;
    setErrors(({ [name]: _, ...others }) => others);
    submission.onEdited();
  }

  return {
    errors,
    clearErrors: () => setErrors({}),
    fill(texts: Partial<Values>) {
      for (const [name, text] of Object.entries(texts)) {
        const input = inputOf(name);
        if (input && text !== undefined) input.value = text;
      }
    },
    select: (name: keyof Values & string) => inputOf(name)?.select(),
    failure: submission.failure,
    isSubmitting: submission.isSubmitting,
    formProps: { ...submission.formProps, onSubmit, onInput },
  };
}

function firstOfEach(found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).map(([name, sentences]) => [name, sentences.slice(0, 1)]));
}
