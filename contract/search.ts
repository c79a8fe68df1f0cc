import { z } from 'zod';
import { Brand, Product } from './catalogue.ts';
import { SEARCH_MAX_LENGTH } from './constants/catalogue.ts';
import { endpoint } from './endpoint.ts';
import { Tailor } from './tailors.ts';
import { requiredText } from './text.ts';

const tag = 'Search';

const Words = requiredText(SEARCH_MAX_LENGTH);

/** Best first; `more` is true if there are others beyond the limit. */
const resultsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ results: z.array(item), more: z.boolean() });

/** Tolerates typing errors and Roman-Urdu spellings (search-2). */
export const search = endpoint('GET /api/search/', {
  summary: 'Search tailors, brands and products',
  tag,
  query: z.object({ q: Words }),
  response: z.object({
    q: z.string(),
    products: resultsOf(Product),
    brands: resultsOf(Brand),
    tailors: resultsOf(Tailor),
  }),
});
export type SearchResults = z.infer<(typeof search)['response']>;

const SuggestionKind = z.enum(['product', 'brand', 'tailor']);

export const Suggestion = z.object({
  kind: SuggestionKind,
  id: z.int(),
  text: z.string(),
  note: z.string().meta({ description: 'The brand, the city, the trade …' }),
  address: z.string().meta({ description: 'The page it leads to' }),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggestions = endpoint('GET /api/search/suggestions/', {
  summary: 'Suggest results while typing',
  tag,
  query: z.object({ q: Words }),
  response: z.object({ results: z.array(Suggestion) }),
});
