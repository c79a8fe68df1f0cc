import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { queryClient } from '../../../lib/query-client.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { asksTrade, changeDraft, chooseTailor } from './draft.ts';

/** Chooses the partner tailor named in the URL (`?tailor=1007`) and opens the next step. True while loading. */
export function useNamedTailor(isReady: boolean): boolean {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const named = parameters.get('tailor');
  const isNaming = named !== null;
  const { data: tailor, isError } = useQuery(
    { ...tailorQuery(Number(named)), enabled: isReady && isNaming },
    queryClient,
  );
  useEffect(() => {
    if (!isReady || !isNaming) return;
    if (tailor) {
      changeDraft({ orderType: 'single', editing: null });
      chooseTailor({ source: 'partner', tailor });
    }
    const next = tailor && asksTrade({ source: 'partner', tailor }) ? 'trade' : 'order';
    if (tailor || isError) navigate({ search: `step=${tailor ? next : 'type'}` }, { replace: true });
  }, [isReady, isNaming, tailor, isError, navigate]);
  return isNaming;
}
