import { useSearchParams } from 'react-router';
import { codesOf } from '../../../contract/codes.ts';
import { MAX_AREA, TAILOR_FILTERS } from '../../../contract/constants/tailors.ts';
import { garmentOf } from '../../../contract/garments.ts';
import { choiceIn, pageIn } from '../../lib/query.ts';
import type { TailorSearch } from './api.ts';

export const EVERY_TAILOR: TailorSearch = { filter: 'all', page: 1, area: '', dressType: '' };

/** The search that is in the URL, and its change, which leads to the first page unless it names another. */
export function useTailorSearch(): [TailorSearch, (change: Partial<TailorSearch>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const dress = parameters.get('dress') ?? '';
  const search: TailorSearch = {
    filter: choiceIn(codesOf(TAILOR_FILTERS), parameters.get('filter')) ?? 'all',
    page: pageIn(parameters),
    area: (parameters.get('area') ?? '').trim().slice(0, MAX_AREA),
    dressType: garmentOf(dress) ? dress : '',
  };
  const show = (change: Partial<TailorSearch>) =>
    setParameters(
      (previous) => {
        const { filter, page, area, dressType } = { ...search, page: 1, ...change };
        const next = new URLSearchParams(previous);
        for (const [name, value] of Object.entries({ filter, page, area, dress: dressType })) {
          if (value === '') next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return [search, show];
}
