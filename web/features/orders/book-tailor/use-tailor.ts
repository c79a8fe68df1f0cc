import { useQuery } from '@tanstack/react-query';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import type { Premises, Tailor } from '../../../../contract/tailors.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { tailorQuery } from '../../tailors/api.ts';
import { useDraft } from './draft.ts';

/** The tailor with current rates; the last seen one while loading or offline, undefined until known. */
export function useTailor(): (Tailor & Partial<Premises>) | undefined {
  const chosen = useDraft(({ source, tailor }) => (source === 'partner' ? tailor : null));
  const { data: tailor } = useQuery(tailorQuery(chosen?.id ?? IN_HOUSE_TAILOR_ID), queryClient);
  return tailor ?? chosen ?? undefined;
}
