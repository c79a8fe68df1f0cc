import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';

/** After this, a submit is sent without client-side validation. */
const LOAD_TIMEOUT_MS = 5000;

/** Undefined when loading fails or takes too long. */
export function loadedOrNothing<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | undefined> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, LOAD_TIMEOUT_MS, undefined);
  });
  const loaded = load().catch(() => undefined);
  return Promise.race([loaded, timeout]).finally(() => clearTimeout(timer));
}

/** Validates with the resolver from `load`, or `otherwise` without it; the server validates in any case. */
export function lazyResolver<Values extends FieldValues, Output = Values>(
  load: () => Promise<Resolver<Values, unknown, Output>>,
  otherwise: Resolver<Values, unknown, Output> = (values) => ({
    values: values as unknown as Output,
    errors: {},
  }),
): Resolver<Values, unknown, Output> {
  return async (...form) => {
    const resolver = (await loadedOrNothing(load)) ?? otherwise;
    return resolver(...form);
  };
}

/** Loads on the first focus, so that a submit need not wait. */
export function useLoadOnFocus(load: () => Promise<unknown>): void {
  useEffect(() => {
    const begin = () => void loadedOrNothing(load);
    document.addEventListener('focusin', begin, { once: true });
    return () => document.removeEventListener('focusin', begin);
  }, [load]);
}
