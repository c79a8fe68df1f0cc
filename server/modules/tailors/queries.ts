import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { TAILOR_PAGE_SIZE } from '../../../contract/constants/tailors.ts';
import type { TailorFilter, TailorType } from '../../../contract/tailors.ts';
import type { Db, Tx } from '../../db/client.ts';
import { users } from '../../db/schema/accounts.ts';
import { tailorCounts, tailorPictures, tailorRates, tailors } from '../../db/schema/tailors.ts';

const listColumns = {
  id: tailors.id,
  inHouse: tailors.inHouse,
  tailorType: tailors.tailorType,
  area: tailors.area,
  address: tailors.address,
  services: tailors.services,
  leadTimeDays: tailors.leadTimeDays,
  ordersDelivered: tailors.ordersDelivered,
  rating: tailors.rating,
  ratingCount: tailors.ratingCount,
  rateCard: tailors.rateCard,
  avgPrice: tailors.avgPrice,
  daysOff: tailors.daysOff,
  weekdaysOff: tailors.weekdaysOff,
  fullWeeks: tailors.fullWeeks,
  weeklyRoom: tailors.weeklyRoom,
  promiseKept: tailors.promiseKept,
  measuredShare: tailors.measuredShare,
};

const columns = {
  ...listColumns,
  userId: tailors.userId,
  active: tailors.active,
  weeklyCapacity: tailors.weeklyCapacity,
  openingHours: tailors.openingHours,
};

/** Keep in step with the partial indexes. */
const listed = sql`${tailors.active} and not ${tailors.inHouse}`;

interface TailorList {
  /** Tailors for men and women have type null and match both filters (tailors-7). Keep in step with the index. */
  where?: SQL;
  /** Types of `tailor_counts`. */
  types?: readonly (TailorType | '')[];
  order: SQL[];
}

/** Each sort (tailors-3) has an index with exactly these rows. */
const LISTS: Record<TailorFilter, TailorList> = {
  all: { order: [asc(tailors.id)] },
  best: { order: [desc(tailors.score), desc(tailors.ordersDelivered), asc(tailors.id)] },
  gents: {
    where: sql`${tailors.tailorType} is distinct from 'Ladies Tailor'`,
    types: ['Gents Tailor', ''],
    order: [asc(tailors.id)],
  },
  ladies: {
    where: sql`${tailors.tailorType} is distinct from 'Gents Tailor'`,
    types: ['Ladies Tailor', ''],
    order: [asc(tailors.id)],
  },
};

/**
 * Page and total in one statement; an empty page is one row with the total. An index-only scan finds the ids, so that
 * even page 10,000 takes only 5 ms.
 */
export async function tailorsOf(db: Db, filter: TailorFilter, page: number) {
  const { where, types, order } = LISTS[filter];
  const total = db
    .select({ count: sql<number>`coalesce(sum(${tailorCounts.listed}), 0)::int`.as('count') })
    .from(tailorCounts)
    .where(types && inArray(tailorCounts.tailorType, [...types]).inlineParams())
    .as('total');
  const ids = db
    .select({ id: tailors.id })
    .from(tailors)
    .where(and(listed, where))
    .orderBy(...order)
    .limit(TAILOR_PAGE_SIZE)
    .offset((page - 1) * TAILOR_PAGE_SIZE)
    .as('page');
  const rows = await db
    .select({ count: total.count, tailor: listColumns, username: users.username })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(tailors, eq(tailors.id, ids.id))
    .leftJoin(users, eq(users.id, tailors.userId))
    .orderBy(...order);
  return {
    count: rows[0]?.count ?? 0,
    tailors: rows.flatMap(({ tailor, username }) =>
      tailor && username !== null ? [{ ...tailor, username }] : [],
    ),
  };
}

export interface TailorSearch {
  filter: TailorFilter;
  /** Part of the area, ignoring case. */
  area: string | undefined;
  /** Only tailors with a rate for it. */
  dressType: string | undefined;
}

/** Like `tailorsOf`, with a search. Indexes cover the trigrams of areas and the rates by dress type. */
export async function searchTailors(db: Db, { filter, area, dressType }: TailorSearch, page: number) {
  const { where, order } = LISTS[filter];
  const pattern = area === undefined ? undefined : `%${area.replace(/[\\%_]/g, '\\$&')}%`;
  const matching = and(
    listed,
    where,
    pattern === undefined ? undefined : sql`lower(${tailors.area}) like lower(${pattern})`,
    dressType === undefined
      ? undefined
      : sql`${tailors.id} in (select ${tailorRates.tailorId} from ${tailorRates} where ${tailorRates.dressType} = ${dressType})`,
  );
  const [count, rows] = await Promise.all([
    db.$count(tailors, matching),
    db
      .select({ ...listColumns, username: users.username })
      .from(tailors)
      .innerJoin(users, eq(users.id, tailors.userId))
      .where(matching)
      .orderBy(...order)
      .limit(TAILOR_PAGE_SIZE)
      .offset((page - 1) * TAILOR_PAGE_SIZE),
  ]);
  return { count, tailors: rows };
}

export async function tailorById(db: Db | Tx, id: number) {
  const [row] = await db
    .select({ ...columns, username: users.username })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(eq(tailors.id, id));
  return row;
}

export async function tailorsWithIds(db: Db, ids: number[]) {
  return db
    .select({ ...columns, username: users.username })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(inArray(tailors.id, ids));
}

export type TailorRow = NonNullable<Awaited<ReturnType<typeof tailorById>>>;
export type ListedTailorRow = Pick<TailorRow, keyof typeof listColumns | 'username'>;

const MAX_FASTEST = 30;

/** Active tailors with a rate for the dress type, in-house too, the shortest lead time first; then the best rated. */
export async function fastestTailors(
  db: Db,
  { dressType, type }: { dressType: string; type: TailorType | null },
) {
  const kind =
    type === null ? undefined : sql`(${tailors.tailorType} is null or ${tailors.tailorType} = ${type})`;
  return await db
    .select({ ...columns, username: users.username })
    .from(tailors)
    .innerJoin(users, eq(users.id, tailors.userId))
    .where(
      and(
        tailors.active,
        kind,
        sql`${tailors.id} in (select ${tailorRates.tailorId} from ${tailorRates} where ${tailorRates.dressType} = ${dressType})`,
      ),
    )
    .orderBy(asc(tailors.leadTimeDays), desc(tailors.score), asc(tailors.id))
    .limit(MAX_FASTEST);
}

/** Serialises reservations of the tailor's weeks until the transaction ends. */
export async function lockPlaces(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: tailors.id }).from(tailors).where(eq(tailors.id, id)).for('no key update');
}

export async function addDelivered(tx: Tx, id: number): Promise<void> {
  await tx
    .update(tailors)
    .set({ ordersDelivered: sql`${tailors.ordersDelivered} + 1` })
    .where(eq(tailors.id, id));
}

export async function insertTailor(tx: Tx, tailor: typeof tailors.$inferInsert): Promise<number> {
  const [row] = await tx.insert(tailors).values(tailor).returning({ id: tailors.id });
  if (!row) throw new Error('The tailor was not written');
  return row.id;
}

export async function insertRates(tx: Tx, tailorId: number, rates: Record<string, number>): Promise<void> {
  const rows = Object.entries(rates).map(([dressType, rupees]) => ({ tailorId, dressType, rupees }));
  if (rows.length > 0) await tx.insert(tailorRates).values(rows);
}

export async function insertPictures(tx: Tx, tailorId: number, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return;
  await tx.insert(tailorPictures).values(fileIds.map((fileId, at) => ({ tailorId, place: at + 1, fileId })));
}

/** Additional columns of the tailor's page. */
export async function tailorDetails(db: Db, id: number): Promise<{ about: string; pictures: string[] }> {
  const [row] = await db
    .select({
      about: tailors.about,
      pictures: sql<string[]>`coalesce((
        select jsonb_agg(f.key order by p.place) from tailor_pictures p join files f on f.id = p.file_id
        where p.tailor_id = tailors.id and f.published), '[]')`,
    })
    .from(tailors)
    .where(eq(tailors.id, id));
  return row ?? { about: '', pictures: [] };
}
