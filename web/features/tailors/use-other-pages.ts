import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import { type TailorSearch, tailorsQuery } from './api.ts';
import { placeIn } from './area-matches.ts';

const SEARCH_DEBOUNCE_MS = 350;

interface OtherPages {
  /** How many tailors beyond those shown match; undefined while it is not known. */
  more: number | undefined;
  /** Where they are, as "in Islamabad". */
  words: string;
}

/** What the pages that are not loaded hold of the typed area (tailors-4); nothing for the area of the URL, which they all match. */
export function useOtherPages(search: TailorSearch, typed: string, shown: number): OtherPages {
  const [area, setArea] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setArea(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const isAsked = typed !== '' && typed.toLowerCase() !== search.area.toLowerCase();
  const { data, isError } = useQuery(
    { ...tailorsQuery({ ...search, area, page: 1 }), enabled: isAsked && area === typed },
    queryClient,
  );
  if (!isAsked || isError) return { more: 0, words: '' };
  if (area !== typed || !data) return { more: undefined, words: '' };
  const places = new Set(data.tailors.map(({ tailor_area }) => placeIn(tailor_area, typed)));
  const [place = typed] = places;
  // Part of a name may be that of several places.
  return { more: data.count - shown, words: places.size === 1 ? `in ${place}` : `for “${typed}”` };
}
