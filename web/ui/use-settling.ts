import { useCallback, useEffect, useState } from 'react';

/** Longer than the two taps of a finger that means one. */
const SETTLE_MS = 700;

interface Settling {
  isSettling: boolean;
  /** Settles what is offered once more, for a press that changes it later. */
  settleAgain: () => void;
}

/** Whether what is `offered` has just changed: buttons that come up under a finger wait for the next press. */
export function useSettling(offered: string): Settling {
  const [settled, setSettled] = useState<string | undefined>(offered);
  useEffect(() => {
    if (settled === offered) return;
    const timer = setTimeout(() => setSettled(offered), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [settled, offered]);
  return {
    isSettling: settled !== offered,
    settleAgain: useCallback(() => setSettled(undefined), []),
  };
}
