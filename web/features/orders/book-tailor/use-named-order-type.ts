import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { changeDraft } from './draft.ts';

/** Opens the Bulk Order Form where the URL names it (`?type=bulk`). */
export function useNamedOrderType(isReady: boolean): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const isNamed = parameters.get('type') === 'bulk';
  useEffect(() => {
    if (!isReady || !isNamed) return;
    changeDraft({ orderType: 'bulk', editing: null });
    void navigate({ search: 'step=bulk' }, { replace: true });
  }, [isReady, isNamed, navigate]);
}
