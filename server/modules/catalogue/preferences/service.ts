import type { AnswerOf } from '../../../../contract/endpoint.ts';
import type { Preferences, sharePreferences } from '../../../../contract/preferences.ts';
import type { Tx } from '../../../db/client.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { presentBrand, presentProduct } from '../present.ts';
import { brandCandidates, insertPreferences, productCandidates } from './queries.ts';
import { rankBrands, rankProducts } from './ranking.ts';

const BEST_BRANDS = 4;
const BEST_PRODUCTS = 8;

/** Stores the wizard's answers and ranks the catalogue by them (catalogue-11). */
export async function savePreferences(
  tx: Tx,
  actor: Actor | null,
  wished: Preferences,
): Promise<AnswerOf<typeof sharePreferences>> {
  const products = await productCandidates(tx, wished);
  const sellers = [...new Set(products.flatMap(({ brand }) => brand?.id ?? []))];
  const brands = await brandCandidates(tx, wished, sellers);
  // Last: it locks the counts of these answers (catalogue-18).
  await insertPreferences(tx, wished, actor?.role === 'customer' ? actor.id : null);
  return {
    message: 'Thank you for sharing your shopping preferences!',
    brands: rankBrands(wished, brands, products).slice(0, BEST_BRANDS).map(presentBrand),
    products: rankProducts(wished, products).slice(0, BEST_PRODUCTS).map(presentProduct),
  };
}
