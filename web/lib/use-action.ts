import { useRef, useState } from 'react';
import { failureSentence } from './form-errors.ts';

/** What a button does outside a form, once at a time. `failure` says why it failed, unless `show` shows it elsewhere. */
export function useAction(show?: (failure: string, error: unknown) => void) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);

  /** Never rejects; `fallback` is said where the response has no readable message. */
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
