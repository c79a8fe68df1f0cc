import { type SQL, sql } from 'drizzle-orm';
import { MAX_TO_DO } from '../../../contract/constants/dashboard.ts';
import type { Day } from '../../../contract/dates.ts';
import type { Db } from '../../db/client.ts';
import { isLate } from '../../db/schema/figures.ts';
import { garments } from '../../db/schema/garments.ts';
import { singleOrderDetails } from '../../db/schema/order-details.ts';
import { isRunning, orders } from '../../db/schema/orders.ts';
import { hasCome } from './cloth/come-queries.ts';

export interface GarmentCounts extends Record<string, unknown> {
  in_work: number;
  late: number;
  waiting_for_cloth: number;
}

/** Counts up to one above the displayed maximum; garments that are ready or cancelled are not late. */
export async function countGarments(db: Db, today: Day): Promise<GarmentCounts> {
  const ofOrders = (where: SQL, progress: SQL) =>
    bounded(sql`(select id from ${orders} where kind = 'single' and ${where}) o
      join ${garments} garment on garment.order_id = o.id where garment.progress in (${progress})`);
  const { rows } = await db.execute<GarmentCounts>(sql`select
    ${ofOrders(sql`${isRunning} and status in ('IN_PRODUCTION', 'QUALITY_CHECK')`, sql`'STITCHING', 'CHECKING'`)} as in_work,
    ${ofOrders(isLate(today), sql`'WAITING', 'STITCHING', 'CHECKING'`)} as late,
    ${bounded(sql`${singleOrderDetails} awaiting
      join ${orders} o on o.id = awaiting.order_id and o.status in ('CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION')
      join ${garments} garment on garment.order_id = o.id and garment.progress = 'WAITING' and garment.item_type <> 'shoes'
      where awaiting.cloth_due_on is not null and case when ${hasCome} then false else true end`)} as waiting_for_cloth`);
  return rows[0] ?? { in_work: 0, late: 0, waiting_for_cloth: 0 };
}

function bounded(from: SQL): SQL {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${sql.raw(String(MAX_TO_DO + 1))}) found)`;
}
