import { useCallback, useEffect, useState } from 'react';

/** Longer than a double tap. */
const SETTLE_MS = 700;

interface Settling {
  isSettling: boolean;
  /** Settles the current offer again, when a press changes it later. */
  settleAgain: () => void;
}

/** True just after `offered` has changed: buttons that appear under a finger wait for the next press. */
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
