import type { OwedRefund } from '../../../../contract/order-credit.ts';
import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { isRefundOf, writeWish } from './wish-queries.ts';

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
