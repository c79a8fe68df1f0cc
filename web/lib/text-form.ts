import { type FormEvent, useRef, useState } from 'react';
import type { FieldErrors } from '../../contract/errors.ts';
import type { Validated } from '../../contract/validation.ts';
import type { DraftedFields } from './form-draft.ts';
import { type SubmitOptions, useSubmit } from './form-submit.ts';
import { useLoadOnFocus } from './lazy-resolver.ts';
import { loadedOrNothing } from './loaded-or-nothing.ts';
import { usePlainOutcome } from './plain-form.ts';

type Texts = Record<string, string>;
const NOTHING_TYPED: Texts = {};

type Input = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TextFormOptions<Values, Result, Typed> extends SubmitOptions<Values, Result> {
  /** Loads the check of what was typed, on the first focus. A checkbox has a text only where it is checked. */
  loadCheck: () => Promise<(typed: Typed) => Validated<Values>>;
  /** What is checked without it; the server validates in any case. */
  otherwise?: (typed: Typed) => FieldErrors;
  /** What was typed, where the form keeps it as state: it is more than texts. */
  typed?: Typed;
  /** The input for a field of the server, where it has another name. */
  fieldOf?: (name: string) => string | undefined;
}

/**
 * A form of named inputs, whose texts the browser keeps. Forms whose fields repeat or depend on each other use
 * react-hook-form, which is heavier than all the rest of such a page (decision 0058).
 */
export function useTextForm<Values, Result, Typed = Texts>({
  loadCheck,
  otherwise = () => ({}),
  typed,
  fieldOf = (name) => name,
  ...options
}: TextFormOptions<Values, Result, Typed>) {
  const plain = usePlainOutcome();
  const [errors, setErrors] = useState<Partial<Texts>>(plain?.errors ?? {});
  const isChecking = useRef(false);
  const latest = useRef(typed);
  latest.current = typed;
  const [followers] = useState(() => new Set<(texts: Texts) => void>());
  const submission = useSubmit<Values, Result>({
    ...options,
    failedBefore: plain?.sentence,
    showFindings: (found) => showFindings(found, fieldOf),
  });
  useLoadOnFocus(loadCheck);
  const { ref } = submission.formProps;

  const elementOf = (name: string) => ref.current?.elements.namedItem(name);

  function inputOf(name: string): Input | undefined {
    const input = elementOf(name);
    return input instanceof HTMLElement && 'value' in input ? (input as Input) : undefined;
  }

  /** Returns the sentences of no input. */
  function showFindings(found: FieldErrors, inputFor: (name: string) => string | undefined): string[] {
    const own: Texts = {};
    const others: string[] = [];
    for (const [name, sentences] of Object.entries(found)) {
      const input = inputFor(name);
      if (input !== undefined && elementOf(input))
        own[input] = [own[input] ?? [], sentences].flat().join(' ');
      else others.push(...sentences);
    }
    setErrors(own);
    return others;
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isChecking.current || submission.isPending()) return;
    isChecking.current = true;
    const check = await loadedOrNothing(loadCheck);
    isChecking.current = false;
    const content = latest.current ?? (textsIn(form) as Typed);
    const checked = check ? check(content) : checkedBy(otherwise, content);
    const others = showFindings(checked.ok ? {} : firstOfEach(checked.errors), (name) => name);
    if (checked.ok) await submission.submit(checked.data as Values);
    else submission.showError(others.join(' ') || null, check !== undefined);
  }

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    clearError((target as Input).name);
    const texts = textsIn(currentTarget);
    for (const follow of followers) follow(texts);
  }

  function clearError(name: string) {
    submission.onEdited();
    setErrors(({ [name]: _, ...others }) => others);
  }

  function fill(texts: Texts) {
    for (const [name, text] of Object.entries(texts)) {
      const input = inputOf(name);
      if (input) input.value = text;
    }
  }

  const fields: DraftedFields = {
    read: (name) => inputOf(name)?.value,
    write: (name, text) => fill({ [name]: text }),
    follow(follow) {
      followers.add(follow);
      return () => void followers.delete(follow);
    },
  };
  return {
    errors,
    setErrors,
    clearError,
    fill,
    /** What was typed before the page was sent without scripts; its inputs' `defaultValue`. */
    before: plain?.typed ?? NOTHING_TYPED,
    /** For `useFieldsDraft`. */
    fields,
    select(name: string) {
      const input = inputOf(name);
      if (input && 'select' in input) input.select();
    },
    failure: submission.failure,
    isSubmitting: submission.isSubmitting,
    progress: submission.progress,
    cancel: submission.cancel,
    formProps: { ...submission.formProps, onSubmit, onInput },
  };
}

function textsIn(form: HTMLFormElement): Texts {
  return Object.fromEntries(new FormData(form)) as Texts;
}

function checkedBy<Typed>(find: (typed: Typed) => FieldErrors, typed: Typed): Validated<unknown> {
  const errors = find(typed);
  return Object.keys(errors).length === 0 ? { ok: true, data: typed } : { ok: false, errors };
}

function firstOfEach(found: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(found).map(([name, sentences]) => [name, sentences.slice(0, 1)]));
}
