import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Day } from '../../../../contract/dates.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { returnAnswerDays } from '../../../db/schema/fees.ts';
import { goodsReturns } from '../../../db/schema/shop.ts';

/** What is to be done about a request that nobody has answered. */
export type Unanswered = 'remind' | 'escalate';

const askedOn = sql`(${goodsReturns.askedAt} at time zone 'Asia/Karachi')::date`;

/** After half of the days seller and staff are reminded, after all of them it goes to staff. */
function isDue(what: Unanswered, today: Day) {
  const isDueBy =
    what === 'remind'
      ? and(
          isNull(goodsReturns.answerRemindedAt),
          sql`${askedOn} + (${returnAnswerDays} + 1) / 2 <= ${today}::date`,
        )
      : sql`${askedOn} + ${returnAnswerDays} < ${today}::date`;
  return and(eq(goodsReturns.state, 'REQUESTED'), isNull(goodsReturns.escalatedAt), isDueBy);
}

export async function unansweredReturns(
  db: Db,
  what: Unanswered,
  { today, after, limit }: { today: Day; after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: goodsReturns.id })
    .from(goodsReturns)
    .where(and(isDue(what, today), gt(goodsReturns.id, after)))
    .orderBy(asc(goodsReturns.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whether it is still due, once its order is locked. */
export async function markUnanswered(
  tx: Tx,
  id: number,
  what: Unanswered,
  { today, now }: { today: Day; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(goodsReturns)
    .set(what === 'remind' ? { answerRemindedAt: now } : { escalatedAt: now })
    .where(and(eq(goodsReturns.id, id), isDue(what, today)));
  return rowCount === 1;
}
