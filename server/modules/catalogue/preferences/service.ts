import { responseWords } from '#words';
import { PREFERENCE_QUESTIONS } from '../../../../contract/constants/preferences.ts';
import type { ResponseOf } from '../../../../contract/endpoint.ts';
import type { Preferences, sharePreferences } from '../../../../contract/preferences.ts';
import type { preferenceTotals } from '../../../../contract/staff-preferences.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { presentBrand, presentProduct } from '../present.ts';
import { brandCandidates, insertPreferences, mostFrequentAnswers, productCandidates } from './queries.ts';
import { rankBrands, rankProducts } from './ranking.ts';

const BEST_BRANDS = 4;
const BEST_PRODUCTS = 8;

/** Stores the wizard's answers and ranks the catalogue by them (catalogue-11). */
export async function savePreferences(
  tx: Tx,
  actor: Actor | null,
  wished: Preferences,
): Promise<ResponseOf<typeof sharePreferences>> {
  const products = await productCandidates(tx, wished);
  const sellers = [...new Set(products.flatMap(({ brand }) => brand?.id ?? []))];
  const brands = await brandCandidates(tx, wished, sellers);
  // Last, because it locks the counts of these answers (catalogue-18).
  await insertPreferences(tx, wished, actor?.role === 'customer' ? actor.id : null);
  return {
    message: responseWords.thankYouForYourPreferences,
    brands: rankBrands(wished, brands, products).slice(0, BEST_BRANDS).map(presentBrand),
    products: rankProducts(wished, products).slice(0, BEST_PRODUCTS).map(presentProduct),
  };
}

const LISTED_ANSWERS = 12;

/** The number of wizard runs and of each answer (catalogue-18). */
export async function readPreferenceTotals(db: Db): Promise<ResponseOf<typeof preferenceTotals>> {
  const rows = await mostFrequentAnswers(db, LISTED_ANSWERS);
  const ofQuestion = (asked: string) => rows.filter(({ question }) => question === asked);
  const sum = (counted: readonly { count: number }[]) => counted.reduce((all, { count }) => all + count, 0);
  // Every run answers this question, and its answers all fit in the list.
  const total = sum(ofQuestion('category'));
  return {
    total,
    questions: PREFERENCE_QUESTIONS.map((question) => {
      const answers = ofQuestion(question).map(({ answer, count }) => ({ answer, count }));
      return { question, answers, others: total - sum(answers) };
    }),
  };
}
