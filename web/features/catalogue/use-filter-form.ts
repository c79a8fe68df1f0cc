import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { queryFor } from './filters.ts';

/** How long to wait for the next letter, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 350;

interface FilterForm {
  /** Path of the list. */
  action: string;
  /** What the address filters by, by the names of the form's controls. */
  filters: Record<string, string>;
  /** What needs not be said in an address. */
  unfiltered: Record<string, string>;
}

/**
 * Makes a plain GET form of filters instant: a choice is applied at once, words after a short pause. Whoever types
 * keeps the focus and gets one entry in the history, not one a letter.
 */
export function useFilterForm({ action, filters, unfiltered }: FilterForm) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether what is being typed has its entry in the history. */
  const hasEntry = useRef(false);
  const query = queryFor(filters, unfiltered);
  const asked = useRef(query);
  const current = useRef(filters);
  current.current = filters;

  // An address that came by another way than this form, such as Back, shows in the form.
  useEffect(() => {
    if (query === asked.current) return;
    asked.current = query;
    clearTimeout(timer.current);
    for (const [name, value] of Object.entries(current.current)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement) control.value = value;
    }
  }, [query]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show({ replace = false, again = false } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const chosen = Object.fromEntries(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value).trim()]),
    );
    const next = queryFor(chosen, unfiltered);
    if (next === asked.current && !again) return;
    asked.current = next;
    navigate(action + next, { replace, preventScrollReset: true });
  }

  return {
    form,
    /** For each letter of the words looked for. */
    onType() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        show({ replace: hasEntry.current });
        hasEntry.current = true;
      }, SEARCH_DEBOUNCE_MS);
    },
    /** For the end of typing: what comes later is another search. */
    onLeave() {
      hasEntry.current = false;
    },
    onChoose: () => show(),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      show({ again: true });
    },
  };
}
