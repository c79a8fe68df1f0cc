import { useRef, useState } from 'react';
import { failureSentence } from './form-errors.ts';

/** An action of a button outside a form, once at a time. `failure` is the error's sentence, unless `show` shows it. */
export function useAction(show?: (failure: string, error: unknown) => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);

  /** Never rejects; `fallback` is used if the response has no readable message. */
  async function act(action: () => Promise<unknown>, fallback: string) {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      (show ?? setFailure)(failureSentence(error, fallback), error);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { act, isPending, failure };
}
