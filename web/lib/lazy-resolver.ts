import { useEffect } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import { loadedOrNothing } from './loaded-or-nothing.ts';

/** Validates with the resolver from `load`, or with `otherwise` if it fails to load; the server validates anyway. */
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
