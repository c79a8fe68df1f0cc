import { useCallback, useEffect, useState } from 'react';
import { uiWords } from '#words';

export const UNREACHABLE = uiWords.theShopCannotBeReached;

/** Reloads once the shop responds; offline, the browser would show its own page. Throws TypeError. */
export async function reloadWhenReachable(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}

/** Reloads a failed page once: the new document loads current code, so that no reload leads to another. */
export function useReload(atOnce: boolean) {
  const [state, setState] = useState<'opening' | 'idle' | 'asking' | 'unreachable'>(
    atOnce ? 'opening' : 'idle',
  );
  const open = useCallback(async () => {
    try {
      await reloadWhenReachable();
    } catch {
      setState('unreachable');
    }
  }, []);
  useEffect(() => {
    if (atOnce) void open();
  }, [atOnce, open]);
  const reload = () => {
    setState('asking');
    void open();
  };
  return { state, reload };
}
