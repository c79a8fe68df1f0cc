import { useEffect, useState } from 'react';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { readTailor } from '../../tailors/api.ts';
import { useDraft } from './draft.ts';

/** The tailor with current rates; the last seen one while loading, undefined until known. */
export function useTailor(): Tailor | undefined {
  const chosen = useDraft(({ source, tailor }) => (source === 'partner' ? tailor : null));
  const id = chosen?.id ?? IN_HOUSE_TAILOR_ID;
  const [tailor, setTailor] = useState<Tailor>();
  useEffect(() => {
    const abort = new AbortController();
    readTailor(id, abort.signal)
      .then(setTailor)
      // Offline the last seen rates serve; the server decides the price.
      .catch(() => undefined);
    return () => abort.abort();
  }, [id]);
  return tailor?.id === id ? tailor : (chosen ?? undefined);
}
