import { SEARCH_LIMIT, SUGGESTION_LIMIT } from '../../../contract/constants/catalogue.ts';
import type { SearchResults, Suggestion } from '../../../contract/search.ts';
import type { Deps } from '../../deps.ts';
import { brandsByIds, productsByIds } from '../catalogue/service.ts';
import { tailorsByIds } from '../tailors/service.ts';
import { presentSuggestions } from './present.ts';
import { foldedWords, knownJoined, type Limits, type ResultIds, searchIds } from './queries.ts';
import { toLatin } from './urdu.ts';
import { wordQuery } from './word-query.ts';

type Shop = Pick<Deps, 'db' | 'config'>;

const RESULT_LIMITS: Limits = { products: SEARCH_LIMIT, brands: SEARCH_LIMIT, tailors: SEARCH_LIMIT };
const SUGGESTION_LIMITS: Limits = { products: 5, brands: 2, tailors: 2 };

export async function searchShop(shop: Shop, words: string): Promise<SearchResults> {
  const ids = await find(shop, words, RESULT_LIMITS);
  const [products, brands, tailors] = await rowsOf(shop, ids, RESULT_LIMITS);
  return {
    q: words,
    products: { results: products, more: ids.products.length > RESULT_LIMITS.products },
    brands: { results: brands, more: ids.brands.length > RESULT_LIMITS.brands },
    tailors: { results: tailors, more: ids.tailors.length > RESULT_LIMITS.tailors },
  };
}

export async function suggest(shop: Shop, words: string): Promise<Suggestion[]> {
  const ids = await find(shop, words, SUGGESTION_LIMITS);
  const [products, brands, tailors] = await rowsOf(shop, ids, SUGGESTION_LIMITS);
  return presentSuggestions({ products, brands, tailors }).slice(0, SUGGESTION_LIMIT);
}

const NOTHING: ResultIds = { products: [], brands: [], tailors: [] };

/** Searches again with joined words if nothing is found, such as "waist coat". */
async function find({ db }: Shop, words: string, limits: Limits): Promise<ResultIds> {
  const typed = toLatin(words);
  const query = wordQuery(await foldedWords(db, typed));
  const found = query ? await searchIds(db, query, limits) : NOTHING;
  if (Object.values(found).some((ids) => ids.length > 0)) return found;
  const joined = await knownJoined(db, typed);
  const other = joined && wordQuery(joined);
  return other ? searchIds(db, other, limits) : NOTHING;
}

function rowsOf(shop: Shop, ids: ResultIds, limits: Limits) {
  return Promise.all([
    productsByIds(shop, ids.products.slice(0, limits.products)),
    brandsByIds(shop, ids.brands.slice(0, limits.brands)),
    tailorsByIds(shop, ids.tailors.slice(0, limits.tailors)),
  ]);
}
