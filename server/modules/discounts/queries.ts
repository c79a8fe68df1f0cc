import { and, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Day } from '../../../contract/dates.ts';
import { DISCOUNT_CODE_SORTS, type discountCodes as listCall } from '../../../contract/discounts.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { discountCodes, discountUses, wrongCodes } from '../../db/schema/discounts.ts';
import { shopSettings } from '../../db/schema/shop.ts';
import { editorName } from '../../db/schema/version-columns.ts';

/** Drizzle leaves column names unqualified for a single table; in sub-selects they would refer to its own columns. */
const countedUses = sql`discount_uses u join orders o on o.id = u.order_id where u.code_id = discount_codes.id and o.status <> 'CANCELLED'`;

const borneInCounted = sql`select coalesce(sum(p.borne), 0)::int from seller_orders p where p.order_id in (select u.order_id from ${countedUses})`;

const ruleColumns = {
  id: discountCodes.id,
  code: discountCodes.code,
  percent: discountCodes.percent,
  amount: discountCodes.amount,
  minimum: discountCodes.minimum,
  brandId: discountCodes.brandId,
  seller: brands.name,
  isFirstOrder: discountCodes.isFirstOrder,
  startsOn: discountCodes.startsOn,
  endsOn: discountCodes.endsOn,
  maxUses: discountCodes.maxUses,
  maxUsesEach: discountCodes.maxUsesEach,
  endedAt: discountCodes.endedAt,
  sellerPercent: discountCodes.sellerPercent,
  acceptedAt: discountCodes.acceptedAt,
};

export async function ruleByCode(db: Db | Tx, code: string) {
  const [row] = await db
    .select(ruleColumns)
    .from(discountCodes)
    .leftJoin(brands, eq(brands.id, discountCodes.brandId))
    .where(eq(discountCodes.code, code));
  return row;
}

export type RuleRow = NonNullable<Awaited<ReturnType<typeof ruleByCode>>>;

/**
 * Orders that are not cancelled: all with the code, the customer's own with it, and the customer's in all. `orderId` is
 * an order that does not count, because the code is for it.
 */
export async function countUses(
  db: Db | Tx,
  { id, maxUses }: Pick<RuleRow, 'id' | 'maxUses'>,
  { customerId, orderId = 0 }: { customerId: number | null; orderId?: number },
): Promise<{ uses: number; own: { uses: number; orders: number } | null }> {
  const { rows } = await db.execute<{ uses: number; ownUses: number; ownOrders: number }>(sql`
    select
      (select count(*)::int from (select from discount_uses u join orders o on o.id = u.order_id
        where u.code_id = ${id}::int and o.id <> ${orderId}::int and o.status <> 'CANCELLED' limit ${maxUses ?? 0}::int) counted) as uses,
      (select count(*)::int from discount_uses u join orders o on o.id = u.order_id
        where u.code_id = ${id}::int and o.id <> ${orderId}::int and o.customer_id = ${customerId}::int
          and o.status <> 'CANCELLED') as "ownUses",
      (select count(*)::int from (select from orders o
        where o.customer_id = ${customerId}::int and o.id <> ${orderId}::int and o.status <> 'CANCELLED' limit 1) counted) as "ownOrders"`);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return { uses: row.uses, own: customerId === null ? null : { uses: row.ownUses, orders: row.ownOrders } };
}

export async function insertUse(tx: Tx, use: typeof discountUses.$inferInsert): Promise<void> {
  await tx.insert(discountUses).values(use);
}

/** Of a stitched order, which has one at most. */
export async function upsertUse(
  tx: Tx,
  { orderId, ...use }: typeof discountUses.$inferInsert & { lowestShare: number },
): Promise<void> {
  await tx
    .insert(discountUses)
    .values({ orderId, ...use })
    .onConflictDoUpdate({ target: discountUses.orderId, set: use });
}

export async function deleteUse(tx: Tx, orderId: number): Promise<void> {
  await tx.delete(discountUses).where(eq(discountUses.orderId, orderId));
}

export async function setAmount(tx: Tx, orderId: number, amount: number): Promise<void> {
  await tx.update(discountUses).set({ amount }).where(eq(discountUses.orderId, orderId));
}

const listed = {
  ...ruleColumns,
  createdAt: discountCodes.createdAt,
  createdBy: editorName(discountCodes.createdBy),
  uses: sql<number>`(select count(*)::int from ${countedUses})`,
  given: sql<number>`(select coalesce(sum(u.amount), 0)::int from ${countedUses})`,
  borne: sql<number>`(${borneInCounted})`,
  declinedAt: discountCodes.declinedAt,
};

/** Of any seller without `brandId`. */
export async function codeById(db: Db | Tx, id: number, brandId?: number) {
  const [row] = await db
    .select(listed)
    .from(discountCodes)
    .leftJoin(brands, eq(brands.id, discountCodes.brandId))
    .where(
      and(eq(discountCodes.id, id), brandId === undefined ? undefined : eq(discountCodes.brandId, brandId)),
    );
  return row;
}

export type CodeRow = NonNullable<Awaited<ReturnType<typeof codeById>>>;

function inState(state: NonNullable<QueryOf<typeof listCall>['state']>, today: Day): SQL {
  const isOver = sql`(ended_at is not null or coalesce(ends_on < ${today}::date, false))`;
  const isUsedUp = sql`coalesce((select count(*) from ${countedUses}) >= max_uses, false)`;
  if (state === 'over') return isOver;
  const isAwaited = sql`(seller_percent > 0 and accepted_at is null)`;
  if (state === 'awaited') return sql`not ${isOver} and ${isAwaited}`;
  if (state === 'used_up') return sql`not ${isOver} and not ${isAwaited} and ${isUsedUp}`;
  const isComing = sql`starts_on > ${today}::date`;
  return sql`not ${isOver} and not ${isAwaited} and not ${isUsedUp} and ${state === 'coming' ? isComing : sql`not ${isComing}`}`;
}

export async function listedCodes(db: Db, query: QueryOf<typeof listCall>, today: Day, brandId?: number) {
  const keys = { id: discountCodes.id, code: discountCodes.code };
  const page = keyset(DISCOUNT_CODE_SORTS, keys, discountCodes.id, query);
  const { search, state } = query;
  const pattern = search && `%${search.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = and(
    brandId === undefined ? undefined : eq(discountCodes.brandId, brandId),
    state && inState(state, today),
    pattern ? sql`${discountCodes.code} like ${pattern}` : undefined,
  );
  const matching = db.select({ id: discountCodes.id }).from(discountCodes).where(found);
  const [rows, count] = await Promise.all([
    db
      .select({ ...listed, cursor: page.cursor })
      .from(discountCodes)
      .leftJoin(brands, eq(brands.id, discountCodes.brandId))
      .where(and(found, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

/** Undefined if the code is taken. */
export async function insertCode(
  tx: Tx,
  values: typeof discountCodes.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(discountCodes)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: discountCodes.id });
  return row?.id;
}

/** The brand of a seller's account. */
export async function brandOf(db: Db | Tx, userId: number): Promise<number | undefined> {
  const [row] = await db.select({ id: brands.id }).from(brands).where(eq(brands.userId, userId));
  return row?.id;
}

/** The account of a brand. */
export async function ownerOf(tx: Tx, brandId: number): Promise<number | undefined> {
  const [row] = await tx.select({ userId: brands.userId }).from(brands).where(eq(brands.id, brandId));
  return row?.userId;
}

/** Codes for the goods of a brand that are not over; two new ones at once are counted one after the other. */
export async function countOpenCodes(tx: Tx, brandId: number, today: Day): Promise<number> {
  await lock(tx, `codes of brand ${brandId}`);
  return await tx.$count(
    discountCodes,
    and(
      eq(discountCodes.brandId, brandId),
      isNull(discountCodes.endedAt),
      sql`coalesce(ends_on >= ${today}::date, true)`,
    ),
  );
}

/** The answer of its seller; false if there was one before, or the code is ended. */
export async function answerCode(tx: Tx, id: number, accepts: boolean): Promise<boolean> {
  const now = new Date();
  const answered = await tx
    .update(discountCodes)
    .set(accepts ? { acceptedAt: now } : { declinedAt: now, endedAt: now })
    .where(
      and(
        eq(discountCodes.id, id),
        gt(discountCodes.sellerPercent, 0),
        isNull(discountCodes.acceptedAt),
        isNull(discountCodes.endedAt),
      ),
    )
    .returning({ id: discountCodes.id });
  return answered.length > 0;
}

/** Undefined until the owner has set it. */
export async function lowestShareOf(db: Db | Tx): Promise<number | undefined> {
  const [row] = await db.select({ rules: shopSettings.billRules }).from(shopSettings);
  return row?.rules.lowest_share_percent;
}

/** False if it was ended before. */
export async function endCode(tx: Tx, id: number): Promise<boolean> {
  const ended = await tx
    .update(discountCodes)
    .set({ endedAt: new Date() })
    .where(and(eq(discountCodes.id, id), isNull(discountCodes.endedAt)))
    .returning({ id: discountCodes.id });
  return ended.length > 0;
}

export async function countWrongCodes(tx: Tx, who: Buffer): Promise<number> {
  return await tx.$count(
    wrongCodes,
    and(eq(wrongCodes.who, who), gt(wrongCodes.at, sql`now() - interval '1 hour'`)),
  );
}

export async function insertWrongCodes(tx: Tx, counted: readonly Buffer[]): Promise<number[]> {
  const rows = await tx
    .insert(wrongCodes)
    .values(counted.map((who) => ({ who })))
    .returning({ id: wrongCodes.id });
  return rows.map(({ id }) => id);
}

export async function deleteWrongCodes(db: Db, ids: number[]): Promise<void> {
  await db.delete(wrongCodes).where(inArray(wrongCodes.id, ids));
}

export async function deleteOldWrongCodes(db: Db): Promise<void> {
  await db.delete(wrongCodes).where(lt(wrongCodes.at, sql`now() - interval '1 hour'`));
}

/**
 * Two orders at once cannot both take the last use; with a customer, whose earlier orders the code depends on, neither
 * can two codes at once.
 */
export async function lockCounted(tx: Db | Tx, id: number, customerId: number | null): Promise<void> {
  await lock(tx, `discount ${id}`);
  if (customerId !== null) await lock(tx, `discounts of customer ${customerId}`);
}

/** Guesses at once are counted one after the other. */
export function lockGuesses(tx: Tx, who: Buffer): Promise<void> {
  return lock(tx, `codes ${who.toString('hex')}`);
}

/** Until the transaction ends. */
async function lock(tx: Db | Tx, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 466))`);
}
