import { eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { products } from '../../db/schema/catalogue.ts';
import { countryDuties, customsWords } from '../../db/schema/customs.ts';
import { editorName, nextVersion } from '../../db/schema/version-columns.ts';

const shown = {
  key: customsWords.key,
  hsCode: customsWords.hsCode,
  origin: customsWords.origin,
  words: customsWords.words,
  version: customsWords.version,
  updatedAt: customsWords.updatedAt,
  updatedBy: editorName(customsWords.updatedBy),
};

export type CustomsRow = Awaited<ReturnType<typeof listChangedWords>>[number];

/** There are at most as many as keys. */
export function listChangedWords(db: Db | Tx) {
  return db.select(shown).from(customsWords);
}

export async function findChangedWords(db: Db | Tx, key: string): Promise<CustomsRow | undefined> {
  const [row] = await db.select(shown).from(customsWords).where(eq(customsWords.key, key));
  return row;
}

type Values = Pick<typeof customsWords.$inferInsert, 'hsCode' | 'origin' | 'words'>;

/** Serialises saves of the key until the transaction ends; the first one finds the usual values. */
export async function lockWords(tx: Tx, key: string, usual: Values): Promise<void> {
  await tx
    .insert(customsWords)
    .values({ key, ...usual })
    .onConflictDoNothing();
  await tx
    .select({ key: customsWords.key })
    .from(customsWords)
    .where(eq(customsWords.key, key))
    .for('update');
}

export async function updateWords(tx: Tx, key: string, editorId: number, values: Values): Promise<void> {
  await tx
    .update(customsWords)
    .set({ ...values, ...nextVersion(customsWords, editorId) })
    .where(eq(customsWords.key, key));
}

/** What the customs words of products depend on. */
export function productsForCustoms(db: Db | Tx, ids: readonly number[]) {
  return db
    .select({
      id: products.id,
      section: products.section,
      collection: products.collection,
      category: products.category,
      dressType: products.dressType,
      clothMetres: products.clothMetres,
      hsCode: products.hsCode,
      origin: products.origin,
      words: products.customsWords,
    })
    .from(products)
    .where(inArray(products.id, [...ids]));
}

export async function dutyOf(db: Db | Tx, country: string) {
  const [row] = await db.select().from(countryDuties).where(eq(countryDuties.country, country));
  return row;
}
