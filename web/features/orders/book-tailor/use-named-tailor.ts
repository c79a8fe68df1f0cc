import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readTailor } from '../../tailors/api.ts';
import { changeDraft, chooseMaker } from './draft.ts';

/**
 * Takes the partner tailor that the URL names (`?tailor=1007`), as a search or a shared link does, and goes on with the
 * next open step. One who is not there leaves the choice to the customer. True as long as the tailor is being read.
 */
export function useNamedTailor(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get('tailor');
  useEffect(() => {
    if (!isReady || named === null) return;
    const stop = new AbortController();
    const goOn = (step: string) => {
      if (!stop.signal.aborted) navigate({ search: `step=${step}` }, { replace: true });
    };
    readTailor(Number(named), stop.signal).then(
      (tailor) => {
        if (stop.signal.aborted) return;
        changeDraft({ orderType: 'single' });
        chooseMaker({ source: 'partner', tailor });
        goOn('order');
      },
      () => goOn('type'),
    );
    return () => stop.abort();
  }, [isReady, named, navigate]);
  return named !== null;
}
