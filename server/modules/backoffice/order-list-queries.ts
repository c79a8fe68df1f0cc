import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MAX_COUNT } from '../../../contract/constants/lists.ts';
import type { QueryOf } from '../../../contract/endpoint.ts';
import { ORDER_SORTS, type staffOrders } from '../../../contract/staff-orders.ts';
import type { Db } from '../../db/client.ts';
import { boundedCount, keyset } from '../../db/keyset.ts';
import { users } from '../../db/schema/accounts.ts';
import { alterationClaims } from '../../db/schema/alteration-claims.ts';
import { orderSearch } from '../../db/schema/backoffice.ts';
import { dueDay, isAtRisk, isLate } from '../../db/schema/figures.ts';
import { garments } from '../../db/schema/garments.ts';
import { gatewayPayments, isUnusedOwed } from '../../db/schema/gateway-payments.ts';
import { bulkOrderDetails, singleOrderDetails } from '../../db/schema/order-details.ts';
import { isUnpaid, isWaiting, orderAddresses, orders } from '../../db/schema/orders.ts';
import { ordersOfSamplesDue } from '../../db/schema/samples.ts';
import { isOwed, paymentDisputes, payments, refunds } from '../../db/schema/shop.ts';
import { tailors } from '../../db/schema/tailors.ts';
import { type OrderTerms, orderTerms, quoted } from './order-terms.ts';

export type OrderListQuery = QueryOf<typeof staffOrders>;

const KEYS = {
  placed: orders.orderDate,
  due: dueDay,
  total: sql`coalesce(${orders.total}, 0)`,
};

const tailorUsers = alias(users, 'tailor_user');

interface FirstItem {
  name: string;
  count: number;
}

/** The discount of a cart or stitched order with its code, and the store credit that was spent on it. */
const lessToPay = sql<{ discount: number; code: string | null; credit: number } | null>`(
  select jsonb_build_object('discount', coalesce(g.discount, ${singleOrderDetails.discount}),
    'credit', coalesce(g.credit, (select coalesce(sum(p.amount), 0) from bill_payments p
      where p.order_id = orders.id and p.method = 'CREDIT')),
    'code', (select c.code from discount_uses u join discount_codes c on c.id = u.code_id where u.order_id = orders.id))
  from (select orders.id as id) one left join goods_order_details g on g.order_id = one.id
  where orders.kind <> 'bulk')`;

const firstItem = sql<FirstItem | null>`case ${orders.kind} when 'goods' then (
  select jsonb_build_object('name', item.name, 'count', count(*) over ())
  from seller_order_items item join seller_orders part on part.id = item.seller_order_id
  where part.order_id = ${orders.id} order by item.id limit 1) end`;

export interface NamedGarment {
  item_type: 'dress' | 'shoes';
  dress_type: string | null;
  shoe_size: number | null;
}

const stitchedGarments = sql<NamedGarment[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('item_type', item_type, 'dress_type', dress_type, 'shoe_size', shoe_size)
    order by position), '[]') from ${garments} where order_id = ${orders.id} and progress <> 'CANCELLED')`;

/** The delivery address, otherwise the collection address. */
const address = sql<{ name: string; city: string } | null>`(
  select jsonb_build_object('name', place.full_name, 'city', place.city) from ${orderAddresses} place
  where place.order_id = ${orders.id} order by place.purpose desc limit 1)`;

/** Columns of a list line. `isLate` must see only columns of `orders`. */
function selectLines<More extends Record<string, SQL | SQL.Aliased>>(db: Db, today: string, more: More) {
  return db
    .select({
      ...more,
      isLate: isLate(today),
      order: orders,
      garment: {
        itemType: singleOrderDetails.itemType,
        dressType: singleOrderDetails.dressType,
        shoeSize: singleOrderDetails.shoeSize,
        all: stitchedGarments,
      },
      bulk: { itemType: bulkOrderDetails.itemType, pieces: bulkOrderDetails.numberOfPieces },
      firstItem,
      lessToPay,
      address,
      customer: {
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phoneNumber,
      },
      tailor: { username: tailorUsers.username, inHouse: tailors.inHouse },
    })
    .from(orders)
    .leftJoin(singleOrderDetails, eq(singleOrderDetails.orderId, orders.id))
    .leftJoin(bulkOrderDetails, eq(bulkOrderDetails.orderId, orders.id))
    .leftJoin(users, eq(users.id, orders.customerId))
    .leftJoin(tailors, eq(tailors.id, orders.tailorId))
    .leftJoin(tailorUsers, eq(tailorUsers.id, tailors.userId));
}

export type ListedOrder = Awaited<ReturnType<typeof selectLines<Record<never, SQL>>>>[number];

/** Finds ids first, so that details are read for one page only (backoffice-1). `today` is the day in Karachi. */
export async function listedOrders(db: Db, query: OrderListQuery, today: string) {
  const page = keyset(ORDER_SORTS, KEYS, orders.id, query);
  const found = await foundBy(db, query);
  const filters = filtersOf(query, today);
  const ids = db
    .select({ id: orders.id, cursor: page.cursor.as('cursor') })
    .from(orders)
    .where(and(found?.inOrder, filters, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
    .as('page');
  const [rows, count] = await Promise.all([
    selectLines(db, today, { cursor: sql<string>`${ids.cursor}`, id: sql<number>`${ids.id}` })
      .innerJoin(ids, eq(ids.id, orders.id))
      .orderBy(...page.orderBy),
    found?.isMany && !filters ? null : boundedCount(db, ordersWhere(and(found?.atOnce, filters))),
  ]);
  return { count, ...page.pageOf(rows) };
}

export async function orderLine(db: Db, id: number, today: string): Promise<ListedOrder | undefined> {
  const [row] = await selectLines(db, today, {}).where(eq(orders.id, id));
  return row;
}

const isDisputed = sql`${orders.id} in (select paid.order_id from ${payments} paid
  join ${paymentDisputes} dispute on dispute.payment_id = paid.id where dispute.state = 'OPEN')`;

function ordersWhere(condition: SQL | undefined): SQL {
  return sql`select 1 from ${orders} ${condition ? sql`where ${condition}` : sql``}`;
}

function filtersOf(query: OrderListQuery, today: string): SQL | undefined {
  const { kind, status, tailor, late, at_risk, unpaid, owed, disputed, claimed, samples, waiting } = query;
  const { city, from, to } = query;
  return and(
    city === undefined ? undefined : isIn(sql`city = ${city.toLowerCase()}`),
    kind === undefined ? undefined : eq(orders.kind, kind),
    status === undefined ? undefined : eq(orders.status, status),
    tailor === undefined ? undefined : eq(orders.tailorId, tailor),
    late ? isLate(today) : undefined,
    at_risk ? isAtRisk(today) : undefined,
    unpaid ? isUnpaid : undefined,
    owed
      ? sql`${orders.id} in (select order_id from ${refunds} where ${isOwed}
          union all select order_id from ${gatewayPayments} where ${isUnusedOwed})`
      : undefined,
    disputed ? isDisputed : undefined,
    claimed
      ? sql`${orders.id} in (select order_id from ${alterationClaims} where approved is null)`
      : undefined,
    samples ? sql`${orders.id} in ${ordersOfSamplesDue}` : undefined,
    waiting ? isWaiting : undefined,
    from === undefined ? undefined : gte(orders.orderDate, startOf(sql`${from}::date`)),
    to === undefined ? undefined : lt(orders.orderDate, startOf(sql`(${to}::date + 1)`)),
  );
}

function startOf(day: SQL): SQL {
  return sql`(${day}::timestamp at time zone 'Asia/Karachi')`;
}

interface Found {
  isMany: boolean;
  /** Condition for a page. If many orders match, the first ones of the list are tested one by one. */
  inOrder: SQL;
  /** Condition for a count. */
  atOnce: SQL;
}

/** PostgreSQL always expects a fiftieth of all orders, so the real number decides how the list is read. */
async function foundBy(db: Db, { search }: OrderListQuery): Promise<Found | undefined> {
  if (search === undefined) return undefined;
  const terms = orderTerms(search);
  const words = await orderTsquery(db, terms);
  if (words === null) return { isMany: false, inOrder: sql`false`, atOnce: sql`false` };
  if (terms.exact.length === 0 && (await isCommon(db, words))) return foundOften(words);
  const found = await db
    .select({ id: orderSearch.orderId })
    .from(orderSearch)
    .where(sql`words @@ ${words}::tsquery`)
    .limit(MAX_COUNT + 1);
  if (found.length > MAX_COUNT) return foundOften(words);
  const ids = found.map(({ id }) => id);
  const isAmongIds = sql`${orders.id} = any(${sql.param(ids)}::integer[])`;
  return { isMany: false, inOrder: isAmongIds, atOnce: isAmongIds };
}

function foundOften(words: string): Found {
  const ofOrder = sql`(select words from ${orderSearch} where order_id = ${orders.id})`;
  return {
    isMany: true,
    inOrder: sql`${ofOrder} @@ ${words}::tsquery`,
    atOnce: isIn(sql`words @@ ${words}::tsquery`),
  };
}

function isIn(condition: SQL): SQL {
  return sql`${orders.id} in (select order_id from ${orderSearch} where ${condition})`;
}

/** Blocks of `order_search`, of twenty to thirty orders each. */
const SAMPLED_BLOCKS = 80;

/** A sample with fewer finds says too little. */
const FINDS_TO_TRUST = 40;

/**
 * Whether a sample of a large shop says that many times `MAX_COUNT` orders match. To count those of a name that
 * thousands have, the index reads all of them.
 */
async function isCommon(db: Db, words: string): Promise<boolean> {
  const { rows } = await db.execute<{ finds: number; share: number; orders: number }>(sql`
    select count(*) filter (where words @@ ${words}::tsquery)::int as finds,
      coalesce(avg((words @@ ${words}::tsquery)::int), 0)::float8 as share,
      (select reltuples::float8 from pg_class where oid = 'order_search'::regclass) as orders
    from ${orderSearch} tablesample system ((
      select least(100, 100.0 * ${SAMPLED_BLOCKS}::int / greatest(1, relpages)) from pg_class
      where oid = 'order_search'::regclass))`);
  const [sample] = rows;
  if (!sample || sample.finds < FINDS_TO_TRUST) return false;
  return sample.share * sample.orders > 4 * MAX_COUNT;
}

/** A tsquery that requires all terms; null if none is left. */
async function orderTsquery(db: Db, { exact, words }: OrderTerms): Promise<string | null> {
  const written = await lexemesOf(
    db,
    words.map(({ word }) => word),
  );
  const parts = [
    ...exact.map(({ lexeme, isBeginning }) => quoted(lexeme, isBeginning)),
    ...words.flatMap(({ isBeginning }, place) => {
      const spellings = (written[place] ?? []).filter((lexemes) => lexemes.length > 0);
      const all = spellings.map((lexemes) => lexemes.map((one) => quoted(one, isBeginning)).join(' & '));
      return all.length > 0 ? `(${[...new Set(all)].join(' | ')})` : [];
    }),
  ];
  return parts.length > 0 ? parts.join(' & ') : null;
}

/** The lexemes of each word as typed, and as normalised by the catalogue's search. */
async function lexemesOf(db: Db, words: readonly string[]): Promise<[string[], string[]][]> {
  if (words.length === 0) return [];
  const { rows } = await db.execute<{ written: string[]; folded: string[] }>(sql`
    select tsvector_to_array(to_tsvector('simple', word)) as written,
      tsvector_to_array(to_tsvector('simple', fold_words(word))) as folded
    from unnest(${sql.param(words)}::text[]) with ordinality as typed (word, place) order by place`);
  return rows.map(({ written, folded }) => [written, folded]);
}
