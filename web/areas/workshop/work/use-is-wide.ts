import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 1200px)';

function follow(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether columns fit beside each other. Personal pages are not rendered on the server. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
