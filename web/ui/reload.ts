import { useCallback, useEffect, useState } from 'react';

export const UNREACHABLE = 'The shop cannot be reached. Please check your connection and try again.';

/** Reloads the document once the shop answers: without a network the browser would show its own page instead. Throws TypeError. */
export async function reloadWhenReachable(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}

/** For a page that failed: the document brings its code along, so that a reload never leads to another. */
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
