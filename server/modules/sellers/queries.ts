import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { SELLER_KINDS } from '../../../contract/constants/sellers.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { sellerIdentities as listCall } from '../../../contract/seller-identity.ts';
import { SELLER_SORTS } from '../../../contract/seller-identity.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { searchedText, users } from '../../db/schema/accounts.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { files } from '../../db/schema/files.ts';
import { sellerDocuments, sellerIdentities } from '../../db/schema/sellers.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { editorName } from '../../db/schema/version-columns.ts';
import { holdRequirement } from './hold-queries.ts';

export type IdentityRow = typeof sellerIdentities.$inferSelect;
type SellerKind = (typeof SELLER_KINDS)[number];

/** Tailors and brands by account, without the in-house workshop. */
function sellersOf(db: Db | Tx, found: { tailors?: SQL | undefined; brands?: SQL | undefined } = {}) {
  const ofTailors = db
    .select({
      userId: tailors.userId,
      page: tailors.id,
      kind: sql<SellerKind>`'tailor'`.as('kind'),
      name: users.username,
    })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(and(sql`not ${tailors.inHouse}`, found.tailors));
  const ofBrands = db
    .select({
      userId: brands.userId,
      page: brands.id,
      kind: sql<SellerKind>`'brand'`.as('kind'),
      name: brands.name,
    })
    .from(brands)
    .where(found.brands);
  return unionAll(ofTailors, ofBrands).as('sellers');
}

const theSeller = (id: number) => ({ tailors: eq(tailors.userId, id), brands: eq(brands.userId, id) });

/** Undefined for other accounts, and for the in-house workshop. */
export async function sellerById(db: Db | Tx, id: number) {
  const sellers = sellersOf(db, theSeller(id));
  const [row] = await db
    .select({
      id: sellers.userId,
      page: sellers.page,
      kind: sellers.kind,
      name: sellers.name,
      email: users.email,
      locale: users.locale,
      username: users.username,
      firstName: users.firstName,
    })
    .from(sellers)
    .innerJoin(users, eq(users.id, sellers.userId));
  return row;
}

export type SellerRow = NonNullable<Awaited<ReturnType<typeof sellerById>>>;

export async function identityOf(db: Db | Tx, id: number) {
  const [row] = await db.select().from(sellerIdentities).where(eq(sellerIdentities.userId, id));
  return row;
}

/** With the name of who checked it. */
export async function checkedIdentityOf(db: Db | Tx, id: number) {
  const [row] = await db
    .select({ identity: sellerIdentities, checkedBy: editorName(sellerIdentities.checkedBy) })
    .from(sellerIdentities)
    .where(eq(sellerIdentities.userId, id));
  return row;
}

/** Inserts the row if there is none, and holds it until the transaction ends, after the setting, as a change of it does. */
export async function lockIdentity(tx: Tx, id: number): Promise<IdentityRow> {
  await holdRequirement(tx);
  await tx.insert(sellerIdentities).values({ userId: id }).onConflictDoNothing();
  const [row] = await tx.select().from(sellerIdentities).where(eq(sellerIdentities.userId, id)).for('update');
  if (!row) throw new Error('The identity was not written');
  return row;
}

export async function updateIdentity(
  tx: Tx,
  id: number,
  values: Partial<typeof sellerIdentities.$inferInsert>,
): Promise<void> {
  await tx
    .update(sellerIdentities)
    .set({ ...values, version: sql`${sellerIdentities.version} + 1`, updatedAt: sql`now()` })
    .where(eq(sellerIdentities.userId, id));
}

export async function documentsOf(db: Db | Tx, id: number) {
  return db
    .select({ kind: sellerDocuments.kind, fileId: sellerDocuments.fileId, key: files.key })
    .from(sellerDocuments)
    .innerJoin(files, eq(files.id, sellerDocuments.fileId))
    .where(eq(sellerDocuments.userId, id));
}

export async function insertDocument(tx: Tx, row: typeof sellerDocuments.$inferInsert): Promise<void> {
  await tx.insert(sellerDocuments).values(row);
}

export async function sealedIdentities(db: Db) {
  return db
    .select({ userId: sellerIdentities.userId, sealedNumbers: sellerIdentities.sealedNumbers })
    .from(sellerIdentities)
    .where(isNotNull(sellerIdentities.sealedNumbers));
}

/** Skips numbers that were replaced meanwhile. */
export async function replaceSealedNumbers(db: Db, id: number, from: Buffer, to: Buffer): Promise<void> {
  await db
    .update(sellerIdentities)
    .set({ sealedNumbers: to })
    .where(and(eq(sellerIdentities.userId, id), eq(sellerIdentities.sealedNumbers, from)));
}

type ListQuery = QueryOf<typeof listCall>;

function isFound({ search, kind }: ListQuery) {
  const pattern = search && `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const never = sql`false`;
  return {
    tailors: and(
      kind === 'brand' ? never : undefined,
      pattern === undefined
        ? undefined
        : sql`${tailors.userId} in (select id from users where user_type = 'tailor' and ${searchedText} like ${pattern})`,
    ),
    brands: and(
      kind === 'tailor' ? never : undefined,
      pattern === undefined ? undefined : sql`lower(${brands.name}) like ${pattern}`,
    ),
  };
}

function isIn(state: ListQuery['state']): SQL | undefined {
  if (state === undefined) return undefined;
  const inState = eq(sellerIdentities.state, state);
  return state === 'missing' ? or(isNull(sellerIdentities.userId), inState) : inState;
}

export async function listedSellers(db: Db, query: ListQuery) {
  const sellers = sellersOf(db, isFound(query));
  const page = keyset(SELLER_SORTS, { id: sellers.userId }, sellers.userId, query);
  const state = isIn(query.state);
  const matching = db
    .select({ userId: sellers.userId })
    .from(sellers)
    .leftJoin(sellerIdentities, eq(sellerIdentities.userId, sellers.userId))
    .where(state);
  const [rows, count] = await Promise.all([
    db
      .select({
        id: sellers.userId,
        page: sellers.page,
        kind: sellers.kind,
        name: sellers.name,
        identity: sellerIdentities,
        checkedBy: editorName(sellerIdentities.checkedBy),
        cursor: page.cursor,
      })
      .from(sellers)
      .leftJoin(sellerIdentities, eq(sellerIdentities.userId, sellers.userId))
      .where(and(state, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}
