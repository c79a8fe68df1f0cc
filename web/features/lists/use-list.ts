import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, type ListDefinition, queryOf, readAddress, writeAddress } from './definition.ts';

/** A list whose state is the URL: Back works, and a link shows others the same list. */
export interface ListState<Query extends object = object> {
  definition: ListDefinition<Query>;
  address: ListAddress;
  /** The query of the API call. */
  query: Query;
  /** True if a search or filter is set. */
  isNarrowed: boolean;
  /** The URL's query after a change, for a link's `to`. Another order or filter starts at the first page. */
  to: (change: Partial<ListAddress>) => string;
  show: (change: Partial<ListAddress>) => void;
}

export function useList<Query extends object>(definition: ListDefinition<Query>): ListState<Query> {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const text = parameters.toString();
  return useMemo(() => {
    const address = readAddress(definition, new URLSearchParams(text));
    const to = (change: Partial<ListAddress>) =>
      `?${writeAddress(definition, { ...address, place: {}, ...change })}`;
    return {
      definition,
      address,
      query: queryOf<Query>(address),
      isNarrowed: address.search !== '' || Object.values(address.filters).some((value) => value !== ''),
      to,
      show: (change) => void navigate(to(change), { preventScrollReset: true }),
    };
  }, [definition, text, navigate]);
}
