import type { AnswerOf } from '../../../contract/endpoint.ts';
import type { staffOrderMeasures } from '../../../contract/staff-orders.ts';
import type { Db } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { recordAudit } from '../audit/service.ts';
import { orderWithin } from './queries.ts';
import { frozenMeasures, presentFinished } from './view.ts';

/** Who looked is recorded first (backoffice-4). Fails with `request.not_found` where the order has no measures. */
export async function readMeasuresForStaff(
  db: Db,
  actor: Actor,
  id: number,
): Promise<AnswerOf<typeof staffOrderMeasures>> {
  const row = await orderWithin(db, 'all', id);
  if (!row?.measures) fail('request.not_found');
  await recordAudit(db, actor, {
    action: 'orders.measures-read',
    subject: { kind: 'order', id },
    userId: row.order.customerId,
  });
  return { ...frozenMeasures(row.measures), finished: presentFinished(row) };
}
