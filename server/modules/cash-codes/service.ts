import { formatRupees } from '../../../contract/money.ts';
import type { Db, Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { readMobileNumber } from '../../infra/phone-numbers.ts';
import { readCodeRules } from '../fees/service.ts';
import { readStanding } from '../lifecycle/standing-service.ts';
import { type PhoneCaller, readProof } from '../phones/service.ts';

/** Whether a large cash order would ask for a code (payments-28). */
export async function isCodeNeeded(db: Db, caller: PhoneCaller, typed: string): Promise<boolean> {
  const { cashCodeFrom, phoneProofDays } = await readCodeRules(db);
  if (cashCodeFrom === 0) return false;
  if (await isKnownByOrders(db, caller)) return false;
  return !(await readProof(db, caller, typed, phoneProofDays));
}

interface CashOrder {
  /** What is due in cash. */
  cash: number;
  phone: string | null;
}

/**
 * When the phone of an order with so much cash was proven; null where none is asked for. Fails with
 * `phones.code_needed` (payments-27, payments-28).
 */
export async function settlePhoneProof(
  tx: Tx,
  caller: PhoneCaller,
  { cash, phone }: CashOrder,
): Promise<Date | null> {
  const { cashCodeFrom, phoneProofDays } = await readCodeRules(tx);
  if (cashCodeFrom === 0 || cash < cashCodeFrom) return null;
  const mobile = phone === null ? null : await readMobileNumber(phone);
  const provenAt = mobile ? await readProof(tx, caller, mobile, phoneProofDays) : undefined;
  if (provenAt) return provenAt;
  if (await isKnownByOrders(tx, caller)) return null;
  return fail(mobile ? 'phones.code_needed' : 'phones.mobile_needed', { from: formatRupees(cashCodeFrom) });
}

/** Only the customer's own orders count: one was received, and none refused since (payments-14). */
async function isKnownByOrders(db: Db | Tx, { actor }: PhoneCaller): Promise<boolean> {
  if (!actor) return false;
  const { is_new, has_refused } = await readStanding(db, actor.id);
  return !is_new && !has_refused;
}
