import { useEffect, useState } from 'react';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Tailor } from '../../../../contract/tailors.ts';
import { readTailor } from '../../tailors/api.ts';
import { useDraft } from './draft.ts';

/** Who will stitch, with the rates of this moment; undefined until known. A chosen tailor is shown as last seen meanwhile. */
export function useMaker(): Tailor | undefined {
  const chosen = useDraft(({ source, tailor }) => (source === 'partner' ? tailor : null));
  const id = chosen?.id ?? IN_HOUSE_TAILOR_ID;
  const [maker, setMaker] = useState<Tailor>();
  useEffect(() => {
    const abort = new AbortController();
    readTailor(id, abort.signal)
      .then(setMaker)
      // Offline the last seen rates serve; the server decides the price anyway.
      .catch(() => undefined);
    return () => abort.abort();
  }, [id]);
  return maker?.id === id ? maker : (chosen ?? undefined);
}
