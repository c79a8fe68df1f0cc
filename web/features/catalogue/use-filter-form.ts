import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { queryFor } from './filters.ts';

const SEARCH_DEBOUNCE_MS = 350;

interface FilterForm {
  action: string;
  /** By the names of the form's controls. */
  filters: Record<string, string>;
  /** The defaults, left out of the address. */
  unfiltered: Record<string, string>;
}

/** Applies choices at once and text after a pause; typing keeps the focus and makes one history entry. */
export function useFilterForm({ action, filters, unfiltered }: FilterForm) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the current search text has its history entry. */
  const hasEntry = useRef(false);
  const query = queryFor(filters, unfiltered);
  const asked = useRef(query);
  const current = useRef(filters);
  current.current = filters;

  // An address that did not come from this form, such as by Back, is shown in it.
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
    onType() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        show({ replace: hasEntry.current });
        hasEntry.current = true;
      }, SEARCH_DEBOUNCE_MS);
    },
    /** Typing after a blur is another search. */
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
