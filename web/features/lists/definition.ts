import type { ComponentType } from 'react';
import { choiceIn } from '../../lib/query.ts';

/** A control for one URL parameter; an empty one is left out. */
export type Filter =
  | { kind: 'choice'; label: string; options: readonly (readonly [code: string, words: string])[] }
  | { kind: 'flag'; label: string }
  | { kind: 'day'; label: string }
  | { kind: 'text'; label: string; maxLength: number }
  | { kind: 'custom'; label: string; pattern: RegExp; Field: ComponentType<CustomFilterProps> };

/** A custom control: renders an input with this name, which the form reads, and calls `onChoose` after a change. */
export interface CustomFilterProps {
  name: string;
  label: string;
  value: string;
  onChoose: () => void;
}

interface View {
  name: string;
  /** Without a question mark: `late=true`. */
  query: string;
}

type SortOf<Query> = Query extends { sort?: infer Sort | undefined } ? Sort & string : string;

export interface ListDefinition<Query extends object> {
  searchLabel: string;
  searchPlaceholder?: string;
  /** The first is the default. */
  sorts: readonly (readonly [code: SortOf<Query>, words: string])[];
  filters: { readonly [Name in Exclude<keyof Query & string, Place | 'search' | 'sort' | 'size'>]?: Filter };
  /** The views that everybody has, before one's own. */
  views?: readonly View[];
}

export type Place = 'after' | 'before';

/** The state of a list in the URL; texts are empty where it says nothing. */
export interface ListAddress {
  search: string;
  sort: string;
  filters: Readonly<Record<string, string>>;
  place: { after?: string; before?: string };
}

/** Parses the URL; ignores values that no control can set. */
export function readAddress<Query extends object>(
  definition: ListDefinition<Query>,
  parameters: URLSearchParams,
): ListAddress {
  const codes = definition.sorts.map(([code]) => code as string);
  const filters = Object.entries<Filter | undefined>(definition.filters).map(([name, filter]) => [
    name,
    filter ? readFilter(filter, parameters.get(name)?.trim() ?? '') : '',
  ]);
  const after = parameters.get('after');
  const before = parameters.get('before');
  return {
    search: parameters.get('search')?.trim() ?? '',
    sort: choiceIn(codes, parameters.get('sort')) ?? codes[0] ?? '',
    filters: Object.fromEntries(filters),
    place: after ? { after } : before ? { before } : {},
  };
}

function readFilter(filter: Filter, text: string): string {
  switch (filter.kind) {
    case 'choice':
      return filter.options.some(([code]) => code === text) ? text : '';
    case 'flag':
      return text === 'true' ? text : '';
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
    case 'text':
      return text.slice(0, filter.maxLength);
    case 'custom':
      return filter.pattern.test(text) ? text : '';
  }
}

/** The URL's query, without a question mark and defaults. */
export function writeAddress<Query extends object>(
  definition: ListDefinition<Query>,
  { search, sort, filters, place }: ListAddress,
): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set('search', search);
  for (const [name, value] of Object.entries(filters)) {
    if (value) parameters.set(name, value);
  }
  if (sort !== definition.sorts[0]?.[0]) parameters.set('sort', sort);
  for (const [name, cursor] of Object.entries(place)) parameters.set(name, cursor);
  return parameters.toString();
}

/** The query of the API call. */
export function queryOf<Query extends object>({ search, sort, filters, place }: ListAddress): Query {
  const named = Object.entries({ search, sort, ...filters, ...place }).filter(([, value]) => value !== '');
  return Object.fromEntries(named) as Query;
}
