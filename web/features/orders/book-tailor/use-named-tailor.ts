import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readTailor } from '../../tailors/api.ts';
import { changeDraft, chooseTailor } from './draft.ts';

/** Chooses the partner tailor named in the URL (`?tailor=1007`) and opens the next step. True while loading. */
export function useNamedTailor(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get('tailor');
  useEffect(() => {
    if (!isReady || named === null) return;
    const stop = new AbortController();
    const goToStep = (step: string) => {
      if (!stop.signal.aborted) navigate({ search: `step=${step}` }, { replace: true });
    };
    readTailor(Number(named), stop.signal).then(
      (tailor) => {
        if (stop.signal.aborted) return;
        changeDraft({ orderType: 'single' });
        chooseTailor({ source: 'partner', tailor });
        goToStep('order');
      },
      () => goToStep('type'),
    );
    return () => stop.abort();
  }, [isReady, named, navigate]);
  return named !== null;
}
