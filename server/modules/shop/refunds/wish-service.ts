import type { OwedRefund } from '../../../../contract/order-credit.ts';
import type { Db, Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isOrderOf, isRefundOf, owedOf, writeWish } from './wish-queries.ts';

/** Fails with `request.not_found` for somebody else's order (credit-10). */
export async function readOwed(db: Db, actor: Actor, orderId: number): Promise<{ refunds: OwedRefund[] }> {
  if (!(await isOrderOf(db, actor.id, orderId))) fail('request.not_found');
  return { refunds: (await owedOf(db, orderId)).map(present) };
}

/** Fails with `request.not_found` for somebody else's refund, and with `credit.paid_back` (credit-10). */
export async function chooseRefund(tx: Tx, actor: Actor, id: number, asCredit: boolean): Promise<OwedRefund> {
  if (!(await isRefundOf(tx, actor.id, id))) fail('request.not_found');
  return present((await writeWish(tx, id, asCredit)) ?? fail('credit.paid_back'));
}

function present({
  id,
  amount,
  wantsCredit,
}: {
  id: number;
  amount: number;
  wantsCredit: boolean;
}): OwedRefund {
  return { id, amount, as_credit: wantsCredit };
}
