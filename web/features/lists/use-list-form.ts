import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ListState } from './use-list.ts';

const SEARCH_DEBOUNCE_MS = 350;

/** Applies choices at once and text after a pause; typing keeps the focus and makes one history entry. */
export function useListForm<Query extends object>({ address, to, show }: ListState<Query>) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the text that is being typed has its history entry. */
  const hasEntry = useRef(false);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = next !== undefined && next.pathname !== pathname;
  const shown = to({});
  const asked = useRef(shown);
  const current = useRef(address);
  current.current = address;

  // An address that did not come from this form, such as by Back, is shown in it.
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    clearTimeout(timer.current);
    const { search, sort, filters } = current.current;
    for (const [name, value] of Object.entries({ search, sort, ...filters })) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = value === control.value;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = value;
    }
  }, [shown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply({ replace = false } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const data = new FormData(form.current);
    const textOf = (name: string) => String(data.get(name) ?? '').trim();
    const filters = Object.fromEntries(Object.keys(address.filters).map((name) => [name, textOf(name)]));
    const change = { search: textOf('search'), sort: textOf('sort') || address.sort, filters };
    const next = to(change);
    if (next === asked.current) return;
    asked.current = next;
    show(change, { replace });
  }

  return {
    form,
    onType() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Whoever has opened a row meanwhile is not brought back to the list.
        if (isLeaving.current) return;
        apply({ replace: hasEntry.current });
        hasEntry.current = true;
      }, SEARCH_DEBOUNCE_MS);
    },
    /** Typing after a blur is another search. */
    onLeave() {
      hasEntry.current = false;
    },
    onChoose: () => apply(),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      apply();
    },
  };
}
