import { CallError } from '../../lib/call-error.ts';
import { failureSentence } from '../../lib/form-errors.ts';
import { queryClient } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast.tsx';

export function reloadOrders(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['orders'] });
}

/** Options of `useFormSubmit` for a step of an order; `fallback` is what failed, in a sentence. */
export function afterStep(fallback: string) {
  return {
    fallback,
    onFailure(error: unknown): void {
      // Another device was first, or there is a newer quote.
      if (error instanceof CallError && error.status === 409) void reloadOrders();
    },
    afterLeaving: {
      onSuccess: () => void reloadOrders(),
      onFailure: (error: unknown) => void toast.error(failureSentence(error, fallback)),
    },
  };
}
