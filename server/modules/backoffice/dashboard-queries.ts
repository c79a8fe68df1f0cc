import { type SQL, sql } from 'drizzle-orm';
import { GIVEN_UP_DAYS, MAX_TO_DO } from '../../../contract/constants/dashboard.ts';
import type { Day } from '../../../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../contract/roles.ts';
import type { Db } from '../../db/client.ts';
import { alterationClaims } from '../../db/schema/alteration-claims.ts';
import { tailorApplications } from '../../db/schema/applications.ts';
import { products } from '../../db/schema/catalogue.ts';
import { chatConversations } from '../../db/schema/chat.ts';
import { contactMessages } from '../../db/schema/contact.ts';
import { dailyFigureChanges, dailyFigures, isAtRisk, isLate } from '../../db/schema/figures.ts';
import { gatewayPayments, isUnusedOwed } from '../../db/schema/gateway-payments.ts';
import { isWaiting, orders } from '../../db/schema/orders.ts';
import { paymentProofs } from '../../db/schema/payment-proofs.ts';
import { ordersOfSamplesDue } from '../../db/schema/samples.ts';
import { mails } from '../../db/schema/service.ts';
import { goodsReturns, isOwed, paymentDisputes, refunds } from '../../db/schema/shop.ts';

export interface DayFigures extends Record<string, unknown> {
  day: Day;
  kind: 'single' | 'bulk' | 'goods';
  orders: number;
  revenue: number;
}

/** The days with orders from `from` to `to`: stored figures plus pending changes, in one snapshot. */
export async function figuresOf(db: Db, from: Day, to: Day): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayFigures>(sql`
    select day::text, kind, sum(orders)::int as orders, sum(revenue)::float8 as revenue
    from (
      select day, kind, orders, revenue from ${dailyFigures} where day between ${from}::date and ${to}::date
      union all
      select day, kind, orders, revenue from ${dailyFigureChanges} where day between ${from}::date and ${to}::date
    ) added
    group by day, kind order by day`);
  return rows;
}

/** Limit per transaction. */
const FOLDED_AT_ONCE = 10_000;

/** Adds pending changes to the days; returns how many. Skips changes locked by another process. */
export async function foldChanges(db: Db): Promise<number> {
  const { rows } = await db.execute<{ folded: number }>(sql`
    with taken as (
      delete from ${dailyFigureChanges} where id in (
        select id from ${dailyFigureChanges} order by id limit ${FOLDED_AT_ONCE} for update skip locked
      ) returning day, kind, orders, revenue
    ), added as (
      insert into ${dailyFigures} (day, kind, orders, revenue)
      select day, kind, sum(orders), sum(revenue) from taken group by day, kind order by day, kind
      on conflict (day, kind) do update set
        orders = daily_figures.orders + excluded.orders, revenue = daily_figures.revenue + excluded.revenue
    )
    select count(*)::int as folded from taken`);
  return rows[0]?.folded ?? 0;
}

/** What each order waits for, by status. Confirmed and accepted orders wait for their payment. */
const WAITING = {
  price: ['PLACED'],
  quote: ['REQUESTED'],
  tailor: ['DECLINED'],
  call: ['UNCONFIRMED'],
  payment: ['CONFIRMED', 'ACCEPTED'],
  refund: ['CANCELLED'],
} as const;

/** Counts up to one above the displayed maximum. `today` is the day in Karachi. */
export async function countToDo(db: Db, today: Day): Promise<Record<string, number>> {
  const waiting = Object.entries(WAITING).map(([what, statuses]) => {
    const listed = sql.raw(statuses.map((status) => `'${status}'`).join(', '));
    return counted(what, sql`${orders} where ${isWaiting} and status in (${listed})`);
  });
  const { rows } = await db.execute<{ what: string; count: number }>(
    sql.join(
      [
        counted('late', sql`${orders} where ${isLate(today)}`),
        counted('at_risk', sql`${orders} where ${isAtRisk(today)}`),
        ...waiting,
        counted(
          'workshop',
          sql`${orders} where tailor_id = ${IN_HOUSE_TAILOR_ID} and kind = 'single' and status = 'CONFIRMED'`,
        ),
        counted('bulk', sql`${orders} where kind = 'bulk' and status = 'ACCEPTED'`),
        counted(
          'owed',
          sql`(select 1 from ${refunds} where ${isOwed}
            union all select 1 from ${gatewayPayments} where ${isUnusedOwed}) owed`,
        ),
        counted('disputed', sql`${paymentDisputes} where state = 'OPEN'`),
        counted('samples', sql`${ordersOfSamplesDue} due`),
        counted('claimed', sql`${alterationClaims} where approved is null`),
        counted('proofs', sql`${paymentProofs} where decided_at is null`),
        counted('returns', sql`${goodsReturns} where state = 'REQUESTED'`),
        counted('chat', sql`${chatConversations} where last_of_customer > support_read_id`),
        counted('messages', sql`${contactMessages} where state = 'new'`),
        counted('stock', sql`${products} where brand_id is null and low_stock`),
        counted('applications', sql`${tailorApplications} where state = 'SUBMITTED'`),
        counted('mails', sql`${mails} where given_up_at > now() - make_interval(days => ${GIVEN_UP_DAYS})`),
      ],
      sql` union all `,
    ),
  );
  return Object.fromEntries(rows.map(({ what, count }) => [what, count]));
}

function counted(what: string, from: SQL): SQL {
  const limit = sql.raw(String(MAX_TO_DO + 1));
  return sql`select ${what}::text as what, count(*)::int as count from (select 1 from ${from} limit ${limit}) found`;
}
