import { MAX_CREDIT, SUPPORT_CREDIT } from '../../../contract/constants/credit.ts';
import type { Credit, CreditEntry, GrantCredit, StaffCredit } from '../../../contract/credit.ts';
import { formatRupees, type Rupees } from '../../../contract/money.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { recordAudit } from '../audit/service.ts';
import { goodwillMail } from './mails.ts';
import {
  addresseeOf,
  balanceOf,
  type EntryRow,
  entriesOf,
  eraseReasons,
  grantedOfLate,
  insertEntry,
  isCustomer,
  lockBalance,
  netOfOrder,
} from './queries.ts';

export async function readCredit(db: Db, customerId: number): Promise<Credit> {
  const [balance, entries] = await Promise.all([balanceOf(db, customerId), entriesOf(db, customerId)]);
  return { balance, entries: entries.map(present) };
}

/** Rupees; 0 for a guest. */
export async function creditOf(db: Db | Tx, customerId: number | null): Promise<Rupees> {
  return customerId === null ? 0 : balanceOf(db, customerId);
}

/** Fails with `request.not_found` if the account is not a customer's. */
export async function readCreditForStaff(db: Db | Tx, actor: Actor, id: number): Promise<StaffCredit> {
  if (!(await isCustomer(db, id))) fail('request.not_found');
  const entries = await entriesOf(db, id);
  return {
    balance: await balanceOf(db, id),
    entries: entries.map((row) => ({ ...present(row), by: row.by })),
    may_grant: await mayGrant(db, actor, id),
  };
}

/** Support up to a sum for a customer within 30 days, whoever of support grants it (credit-2). */
async function mayGrant(db: Db | Tx, { role }: Actor, customerId: number): Promise<Rupees> {
  if (role === 'admin') return MAX_CREDIT;
  return Math.max(0, SUPPORT_CREDIT - (await grantedOfLate(db, customerId)));
}

/** Fails with `request.not_found`, `credit.over_limit`, `credit.too_little` and `session.forbidden`. */
export async function grant(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox'>,
  actor: Actor,
  id: number,
  { amount, reason, take_back }: GrantCredit,
): Promise<StaffCredit> {
  // Two grants at once cannot pass the limit together.
  if (!(await lockUserRow(tx, id)) || !(await isCustomer(tx, id))) fail('request.not_found');
  if (take_back) {
    if (actor.role !== 'admin') fail('session.forbidden');
    const balance = await lockBalance(tx, id);
    if (amount > balance) fail('credit.too_little', { balance: formatRupees(balance) });
  } else {
    const most = Math.min(await mayGrant(tx, actor, id), MAX_CREDIT - (await balanceOf(tx, id)));
    if (amount > most) fail('credit.over_limit', { most: formatRupees(most) });
  }
  await insertEntry(tx, {
    customerId: id,
    kind: take_back ? 'TAKEN_BACK' : 'GOODWILL',
    amount: take_back ? -amount : amount,
    reason,
    recordedBy: actor.id,
  });
  await recordAudit(tx, actor, {
    action: take_back ? 'credit.taken-back' : 'credit.granted',
    subject: { kind: 'account', id },
    userId: id,
    data: { amount },
  });
  if (!take_back) await tellOfGoodwill(tx, deps, id, { amount, reason });
  return readCreditForStaff(tx, actor, id);
}

async function tellOfGoodwill(
  tx: Tx,
  { config, outbox }: Pick<Deps, 'config' | 'outbox'>,
  customerId: number,
  given: { amount: Rupees; reason: string },
): Promise<void> {
  const customer = await addresseeOf(tx, customerId);
  if (!customer) return;
  const balance = await balanceOf(tx, customerId);
  await outbox.post(tx, goodwillMail(config, { customer, balance, ...given }));
}

/** Pays a refund as credit, once (credit-4). */
export async function grantRefund(
  tx: Tx,
  actor: Actor,
  { customerId, orderId, refundId, amount }: Record<'customerId' | 'orderId' | 'refundId' | 'amount', number>,
): Promise<void> {
  await insertEntry(tx, { customerId, orderId, refundId, amount, kind: 'REFUND', recordedBy: actor.id });
  await recordAudit(tx, actor, {
    action: 'credit.refunded',
    subject: { kind: 'order', id: orderId },
    userId: customerId,
    data: { amount },
  });
}

/**
 * Spends credit on an order. Of two orders at once that want the same credit, the second fails with `credit.changed`
 * (credit-3). Call it after the stock was taken, since what gives credit back locks the stock first too.
 */
export async function spendCredit(
  tx: Tx,
  customerId: number,
  { orderId, amount }: { orderId: number; amount: Rupees },
): Promise<void> {
  await requireCredit(tx, customerId, amount);
  await insertEntry(tx, { customerId, orderId, amount: -amount, kind: 'SPENT' });
}

interface BilledToCredit {
  customerId: number | null;
  orderId: number;
  amount: Rupees;
  recordedBy: number | null;
}

/** Staff pays a bill with it, when the customer wants so. Fails on `amount` with `credit.too_little` (credit-7). */
export async function payBill(tx: Tx, { customerId, ...entry }: BilledToCredit): Promise<void> {
  const balance = customerId === null ? 0 : await lockBalance(tx, customerId);
  if (entry.amount > balance) fail('credit.too_little', { balance: formatRupees(balance) });
  await insertEntry(tx, { ...entry, customerId, amount: -entry.amount, kind: 'SPENT' });
}

/** Locks it. Fails with `credit.changed` where the customer has less. */
export async function requireCredit(tx: Tx, customerId: number, amount: Rupees): Promise<void> {
  const balance = await lockBalance(tx, customerId);
  if (amount > balance) fail('credit.changed', { balance: formatRupees(balance) });
}

/** What is back of what was spent on an order. */
export async function creditReturned(tx: Tx, orderId: number): Promise<Rupees> {
  return (await netOfOrder(tx, orderId)).returned;
}

/** What was spent on an order and is not back yet. */
export async function creditHeld(tx: Tx, orderId: number): Promise<Rupees> {
  const { spent, returned } = await netOfOrder(tx, orderId);
  return Math.max(0, spent - returned);
}

/** A payment of a bill, or a part of it, that goes back. */
export async function returnPayment(tx: Tx, entry: BilledToCredit): Promise<void> {
  if (entry.customerId !== null) await insertEntry(tx, { ...entry, kind: 'RETURNED' });
}

/** Returns credit of a locked order, until `amount` is returned in all; returns what is new (credit-5). */
export async function returnCredit(
  tx: Tx,
  { customerId, orderId, amount }: { customerId: number | null; orderId: number; amount: Rupees },
): Promise<Rupees> {
  const { spent, returned } = await netOfOrder(tx, orderId);
  const due = Math.min(amount, spent) - returned;
  if (due <= 0) return 0;
  // Nobody has the credit of an account that is gone.
  if (customerId === null) return 0;
  await insertEntry(tx, { customerId, orderId, amount: due, kind: 'RETURNED' });
  return due;
}

/** What an account has lapses with it; the entries stay as bookkeeping, of nobody (credit-6). */
export async function lapseCredit(tx: Tx, customerId: number): Promise<void> {
  const balance = await lockBalance(tx, customerId);
  if (balance > 0) await insertEntry(tx, { customerId, amount: -balance, kind: 'LAPSED' });
  await eraseReasons(tx, customerId);
}

export function exportCredit({ db }: Pick<Deps, 'db'>, actor: Actor): ExportEntry[] {
  return [
    jsonFile('credit.json', async () => {
      const entries = await entriesOf(db, actor.id, 100_000);
      return { balance: await balanceOf(db, actor.id), entries: entries.map(present) };
    }),
  ];
}

function present({ id, kind, amount, order, reason, at }: EntryRow): CreditEntry {
  return { id, kind, amount, order, reason, at: at.toISOString() };
}
