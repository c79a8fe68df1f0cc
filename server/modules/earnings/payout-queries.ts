import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EARNING_KINDS } from '../../../contract/constants/workshop.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { type payoutRuns as listCall, PAYOUT_RUN_SORTS } from '../../../contract/payouts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { brands } from '../../db/schema/catalogue.ts';
import { AWAITS_PAYOUT, payoutRuns, payouts } from '../../db/schema/earnings.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { editorName } from '../../db/schema/version-columns.ts';
import type { Seller } from './seller-queries.ts';

/** At most as many sellers are listed. */
const MAX_BALANCES = 1000;

const NET = sql.raw('e.stitching + e.urgent_surcharge + e.goods - e.discount - e.commission - e.withheld');

/** Entries in no payout, and reversals that no later payout has taken up; of this seller or of all. */
function unpaid(seller?: Seller): SQL {
  const only = (row: string) => {
    if (!seller) return sql``;
    return 'tailor' in seller
      ? sql`and ${sql.raw(row)}.tailor_id = ${seller.tailor}`
      : sql`and ${sql.raw(row)}.tailor_id is null and ${sql.raw(row)}.brand_id = ${seller.brand}`;
  };
  return sql`
    select e.tailor_id, e.brand_id, e.id as earning_id, null::int as reversal_id, ${NET} as net
    from earnings e where ${sql.raw(AWAITS_PAYOUT)} ${only('e')}
    union all
    select p.tailor_id, p.brand_id, null, p.id, -p.amount
    from payouts p where p.reverses is not null
      and not exists (select from payout_items i where i.reversal_id = p.id) ${only('p')}`;
}

export interface BalanceRow extends Record<string, unknown> {
  kind: 'tailor' | 'brand';
  id: number;
  name: string;
  amount: number;
  in_runs: number;
  entries: number;
  account: string | null;
}

export async function balances(db: Db): Promise<BalanceRow[]> {
  const { rows } = await db.execute<BalanceRow>(sql`
    with due as (
      select tailor_id, brand_id, sum(net)::int as amount, sum(entry)::int as entries, sum(running)::int as in_runs from (
        select tailor_id, brand_id, net, 1 as entry, 0 as running from (${unpaid()}) u
        union all select p.tailor_id, p.brand_id, 0, 0, p.amount from payouts p join payout_runs r on r.id = p.run_id
        where r.state in ('OPEN', 'APPROVED')
      ) entries group by tailor_id, brand_id having sum(net) <> 0 or sum(running) <> 0
      order by amount desc, tailor_id is not null, coalesce(tailor_id, brand_id) limit ${MAX_BALANCES}
    )
    select case when b.id is null then 'tailor' else 'brand' end as kind, coalesce(t.id, b.id) as id,
      coalesce(u.username, b.name) as name, amount, entries, in_runs,
      case when i.state = 'checked' then i.iban_end end as account
    from due
    left join tailors t on t.id = due.tailor_id left join users u on u.id = t.user_id
    left join brands b on b.id = due.brand_id
    left join seller_identities i on i.user_id = coalesce(t.user_id, b.user_id)
    order by amount desc, kind, id`);
  return rows;
}

export async function insertRun(tx: Tx, createdBy: number): Promise<number> {
  const [row] = await tx.insert(payoutRuns).values({ createdBy }).returning({ id: payoutRuns.id });
  if (!row) throw new Error('The run was not written.');
  return row.id;
}

/** Takes everything unpaid of a locked seller into one payout; returns its amount, undefined if that is not above 0. */
export async function insertPayout(
  tx: Tx,
  seller: Seller,
  { runId, ibanEnd }: { runId: number; ibanEnd: string },
): Promise<number | undefined> {
  const [tailorId, brandId] = 'tailor' in seller ? [seller.tailor, null] : [null, seller.brand];
  const { rows } = await tx.execute<{ amount: number }>(sql`
    with items as materialized (${unpaid(seller)}),
    payout as (
      insert into payouts (run_id, tailor_id, brand_id, amount, iban_end, at)
      select ${runId}::int, ${tailorId}::int, ${brandId}::int, sum(net)::int, ${ibanEnd}, clock_timestamp() from items having sum(net) > 0
      returning id, amount
    ), named as (
      insert into payout_items (payout_id, earning_id, reversal_id)
      select payout.id, items.earning_id, items.reversal_id from payout cross join items
    )
    select amount from payout`);
  return rows[0]?.amount;
}

/** Locks the run until the transaction ends. */
export async function lockRun(tx: Tx, id: number) {
  const [row] = await tx.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for('update');
  return row;
}

export async function updateRun(
  tx: Tx,
  id: number,
  values: Partial<typeof payoutRuns.$inferInsert>,
): Promise<void> {
  await tx.update(payoutRuns).set(values).where(eq(payoutRuns.id, id));
}

const runColumns = {
  id: payoutRuns.id,
  state: payoutRuns.state,
  createdAt: payoutRuns.createdAt,
  createdById: payoutRuns.createdBy,
  createdBy: editorName(payoutRuns.createdBy),
  approvedAt: payoutRuns.approvedAt,
  approvedBy: editorName(payoutRuns.approvedBy),
  paidAt: payoutRuns.paidAt,
  paidBy: editorName(payoutRuns.paidBy),
  reference: payoutRuns.reference,
  // Reversals included, so what was reversed counts for nothing.
  sellers: sql<number>`(select count(*) filter (where amount > 0) - count(*) filter (where amount < 0) from payouts where run_id = payout_runs.id)::int`,
  total: sql<number>`(select coalesce(sum(amount), 0) from payouts where run_id = payout_runs.id)::int`,
};

export async function runById(db: Db | Tx, id: number) {
  const [row] = await db.select(runColumns).from(payoutRuns).where(eq(payoutRuns.id, id));
  return row;
}

export type RunRow = NonNullable<Awaited<ReturnType<typeof runById>>>;

export async function listedRuns(db: Db, query: QueryOf<typeof listCall>) {
  const page = keyset(PAYOUT_RUN_SORTS, { id: payoutRuns.id }, payoutRuns.id, query);
  const { search, state } = query;
  const pattern = search && `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = and(
    state && eq(payoutRuns.state, state),
    search
      ? sql`(${payoutRuns.id}::text = ${search} or lower(${payoutRuns.reference}) like ${pattern})`
      : undefined,
  );
  const matching = db.select({ id: payoutRuns.id }).from(payoutRuns).where(found);
  const [rows, count] = await Promise.all([
    db
      .select({ ...runColumns, cursor: page.cursor })
      .from(payoutRuns)
      .where(and(found, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit),
    boundedCount(db, sql`${matching}`),
  ]);
  return { count, ...page.pageOf(rows) };
}

const reversal = alias(payouts, 'reversal');

/** The payouts of a run with their reversals, by name. */
export function payoutsOf(db: Db | Tx, runId: number) {
  return db
    .select({
      id: payouts.id,
      tailorId: payouts.tailorId,
      brandId: payouts.brandId,
      userId: sql<number>`coalesce(${tailors.userId}, ${brands.userId})`,
      name: sql<string>`coalesce(${brands.name}, ${users.username})`,
      amount: payouts.amount,
      ibanEnd: payouts.ibanEnd,
      at: payouts.at,
      paidAt: payouts.paidAt,
      entries: sql<number>`(select count(*) from payout_items i where i.payout_id = ${payouts.id})::int`,
      reversedAt: reversal.at,
      reversedBy: editorName(reversal.recordedBy),
      reason: reversal.reason,
    })
    .from(payouts)
    .leftJoin(reversal, eq(reversal.reverses, payouts.id))
    .leftJoin(tailors, eq(tailors.id, payouts.tailorId))
    .leftJoin(users, eq(users.id, tailors.userId))
    .leftJoin(brands, eq(brands.id, payouts.brandId))
    .where(and(eq(payouts.runId, runId), isNull(payouts.reverses)))
    .orderBy(asc(payouts.id));
}

export type PayoutRow = Awaited<ReturnType<typeof payoutsOf>>[number];

export function sellerOf({ tailorId, brandId }: Pick<PayoutRow, 'tailorId' | 'brandId'>): Seller {
  if (tailorId !== null) return { tailor: tailorId };
  if (brandId !== null) return { brand: brandId };
  throw new Error('A payout without a seller.');
}

export async function markPaid(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .update(payouts)
    .set({ paidAt: sql`clock_timestamp()` })
    .where(inArray(payouts.id, [...ids]));
}

/** What was paid comes back now; what was not paid yet never leaves. */
export async function insertReversal(
  tx: Tx,
  runId: number,
  { id, amount, tailorId, brandId, ibanEnd, paidAt }: PayoutRow,
  { reason, recordedBy }: { reason: string; recordedBy: number },
): Promise<void> {
  const now = sql`clock_timestamp()`;
  await tx.insert(payouts).values({
    ...{ runId, tailorId, brandId, ibanEnd, reason, recordedBy },
    reverses: id,
    amount: -amount,
    at: now,
    paidAt: paidAt === null ? null : now,
  });
}

export interface ItemRow extends Record<string, unknown> {
  payout: number;
  name: string;
  at: Date;
  kind: (typeof EARNING_KINDS)[number] | 'PAYOUT_RETURNED';
  tracking_number: string | null;
  net: number;
}

export async function itemsOf(db: Db, runId: number): Promise<ItemRow[]> {
  const { rows } = await db.execute<ItemRow>(sql`
    select i.payout_id as payout, coalesce(b.name, u.username) as name, coalesce(e.at, back.at) as at,
      coalesce(e.kind, 'PAYOUT_RETURNED') as kind, o.tracking_id as tracking_number, case when e.id is null then -back.amount else ${NET} end as net
    from payout_items i join payouts p on p.id = i.payout_id
    left join tailors t on t.id = p.tailor_id left join users u on u.id = t.user_id left join brands b on b.id = p.brand_id
    left join earnings e on e.id = i.earning_id left join payouts back on back.id = i.reversal_id
    left join seller_orders s on s.id = e.seller_order_id left join orders o on o.id = coalesce(e.order_id, s.order_id)
    where p.run_id = ${runId} order by i.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}
