import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { PaymentError } from '../../infra/payments/payments.ts';
import { deleteErasure, type Erasure, insertErasures, waitingErasures } from './queries.ts';

/** Has a gateway forget cards or customers, and asks again every day until it has answered (payments-10). */
export async function eraseAtGateway(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  erasures: readonly Erasure[],
): Promise<void> {
  await insertErasures(tx, erasures);
  for (const { gateway, kind, reference } of erasures) {
    await jobs.send(tx, kind === 'card' ? 'cards.forget' : 'cards.forget-customer', { gateway, reference });
  }
}

/** After a change of the gateway the former one's wait until it is used again, or are removed by hand. */
export async function erase(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  erasure: Erasure,
): Promise<void> {
  if (payments.settings.gateway !== erasure.gateway) return;
  if (erasure.kind === 'card') await payments.forgetCard(erasure.reference);
  else await payments.forgetCustomer(erasure.reference);
  await deleteErasure(db, erasure);
}

/** What jobs have given up, and what a restored backup still has; until a gateway does not respond. */
export async function eraseWaiting(deps: Pick<Deps, 'db' | 'payments'>): Promise<void> {
  const { gateway } = deps.payments.settings;
  if (gateway === 'none') return;
  const failures: unknown[] = [];
  for (const erasure of await waitingErasures(deps.db, gateway)) {
    await erase(deps, erasure).catch((error: unknown) => {
      if (error instanceof PaymentError && error.problem === 'unavailable') throw error;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
