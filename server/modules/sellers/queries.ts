import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
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

/** Tailors and brands by account, without the in-house workshop; their names are read for one page only. */
function sellersOf(db: Db | Tx, found: { tailors?: SQL | undefined; brands?: SQL | undefined } = {}) {
  const ofTailors = db
    .select({
      userId: tailors.userId,
      page: tailors.id,
      kind: sql<SellerKind>`'tailor'::text`.as('kind'),
    })
    .from(tailors)
    .where(and(sql`not ${tailors.inHouse}`, found.tailors));
  const ofBrands = db
    .select({
      userId: brands.userId,
      page: brands.id,
      kind: sql<SellerKind>`'brand'::text`.as('kind'),
    })
    .from(brands)
    .where(found.brands);
  return unionAll(ofTailors, ofBrands).as('sellers');
}

/** A brand's own name, a tailor's user name; beside `users`. */
const sellerName = sql<string>`coalesce((select b.name from brands b where b.user_id = users.id), users.username)`;

const theSeller = (id: number) => ({ tailors: eq(tailors.userId, id), brands: eq(brands.userId, id) });

/** Undefined for other accounts, and for the in-house workshop. */
export async function sellerById(db: Db | Tx, id: number) {
  const sellers = sellersOf(db, theSeller(id));
  const [row] = await db
    .select({
      id: sellers.userId,
      page: sellers.page,
      kind: sellers.kind,
      name: sellerName,
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
  const [found, count] = await Promise.all([
    db
      .select({ id: sellers.userId, page: sellers.page, kind: sellers.kind, cursor: page.cursor })
      .from(sellers)
      .leftJoin(sellerIdentities, eq(sellerIdentities.userId, sellers.userId))
      .where(and(state, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  const { rows, ...ends } = page.pageOf(found);
  return { count, ...ends, rows: await detailsOf(db, rows) };
}

type FoundSeller = Pick<SellerRow, 'id' | 'page' | 'kind'>;

async function detailsOf(db: Db, found: readonly FoundSeller[]) {
  const ids = found.map(({ id }) => id);
  const details = await db
    .select({
      id: users.id,
      name: sellerName,
      identity: sellerIdentities,
      checkedBy: editorName(sellerIdentities.checkedBy),
    })
    .from(users)
    .leftJoin(sellerIdentities, eq(sellerIdentities.userId, users.id))
    .where(inArray(users.id, ids));
  const known = new Map(details.map((row) => [row.id, row]));
  return found.flatMap((seller) => {
    const row = known.get(seller.id);
    return row ? [{ ...seller, ...row }] : [];
  });
}
