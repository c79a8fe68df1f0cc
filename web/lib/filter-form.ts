import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';

const SEARCH_DEBOUNCE_MS = 350;

type Values = Readonly<Record<string, string>>;

interface FilterFormOptions {
  /** Values by control name, as in the URL. */
  values: Values;
  /** The URL of the list for the control values. */
  to: (values: Values) => string;
  /** True if a submit without changes refetches the list. */
  rereads?: boolean;
}

/** Applies choices at once, and text after a pause; typing keeps the focus and makes one history entry. */
export function useFilterForm({ values, to, rereads = false }: FilterFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** True if the text being typed has a history entry. */
  const hasEntry = useRef(false);
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isLeaving = useRef(false);
  isLeaving.current = next !== undefined && next.pathname !== pathname;
  const shown = to(values);
  const asked = useRef(shown);
  const current = useRef(values);
  current.current = values;

  // Show changes of the URL from elsewhere, such as by Back.
  useEffect(() => {
    if (shown === asked.current) return;
    asked.current = shown;
    clearTimeout(timer.current);
    for (const [name, value] of Object.entries(current.current)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox')
        control.checked = value === control.value;
      else if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = value;
    }
  }, [shown]);

  useEffect(() => () => clearTimeout(timer.current), []);

  function apply({ replace = false, again = false } = {}) {
    clearTimeout(timer.current);
    if (!form.current) return;
    const data = new FormData(form.current);
    const chosen = Object.keys(values).map((name) => [name, String(data.get(name) ?? '').trim()]);
    const address = to(Object.fromEntries(chosen));
    if (address === asked.current && !again) return;
    asked.current = address;
    void navigate(address, { replace, preventScrollReset: true });
  }

  return {
    form,
    onType() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Do not return to the list if the user has left it.
        if (isLeaving.current) return;
        apply({ replace: hasEntry.current });
        hasEntry.current = true;
      }, SEARCH_DEBOUNCE_MS);
    },
    /** Text typed after a blur is a new search. */
    onLeave() {
      hasEntry.current = false;
    },
    onChoose: () => apply(),
    onSubmit(event: FormEvent) {
      event.preventDefault();
      apply({ again: rereads });
    },
  };
}
