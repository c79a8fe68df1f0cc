import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type ListAddress, type ListDefinition, queryOf, readAddress, writeAddress } from './definition.ts';

/** A list whose state is the address: Back works, and a link shows the same list to others. */
export interface ListState<Query extends object = object> {
  definition: ListDefinition<Query>;
  address: ListAddress;
  /** For the call. */
  query: Query;
  /** Whether anything is searched or filtered. */
  isNarrowed: boolean;
  /** The query of the address with a change, to be used as `to` of a link. Another order or filter begins at the first page. */
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
