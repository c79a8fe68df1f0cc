import type { BodyOf, QueryOf } from '../../../../contract/endpoint.ts';
import type { List } from '../../../../contract/lists.ts';
import type {
  giveRefundAccount,
  OwedByLink,
  OwedOrder,
  owedOrders,
} from '../../../../contract/money-back.ts';
import type { OwedMoney } from '../../../../contract/order-credit.ts';
import type { Config } from '../../../config.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { recordReading } from '../../audit/service.ts';
import { isOrderOf, owedOf } from '../refunds/wish-queries.ts';
import { unsealAccount as unsealReturnAccount } from '../returns/account-service.ts';
import { type Account, sealAccount, unsealAccount } from './account-service.ts';
import {
  accountRow,
  clearAccount,
  deleteAccount,
  listedOwed,
  lockOrder,
  orderOfAccount,
  owedMoneyOf,
  returnAccountOf,
  writeAccount,
} from './queries.ts';

/** The order of a signed-in customer, or of whoever holds a mailed link. */
export type Owner = { customerId: number; orderId: number } | { orderId: number };

type Reading = Pick<Deps, 'config'> & { db: Db | Tx };

/** Fails with `request.not_found` for somebody else's order. */
async function requireOwn(db: Db | Tx, owner: Owner): Promise<void> {
  if ('customerId' in owner && !(await isOrderOf(db, owner.customerId, owner.orderId)))
    fail('request.not_found');
}

/** Fails with `request.not_found` for somebody else's order (payments-36). */
export async function readOwed({ db, config }: Reading, owner: Owner): Promise<OwedMoney> {
  await requireOwn(db, owner);
  const { orderId } = owner;
  const owed = await owedMoneyOf(db, orderId);
  const refunds = await owedOf(db, orderId);
  const row = await accountRow(db, orderId);
  const account = row?.sealedAccount ? unsealAccount(config, orderId, row.sealedAccount) : null;
  return {
    refunds: refunds.map(({ id, amount, wantsCredit }) => ({ id, amount, as_credit: wantsCredit })),
    others: owed.flatMap(({ cause, amount }) => (cause === 'REFUND' ? [] : [{ cause, amount }])),
    can_give_account: owed.some(({ wantsCredit }) => !wantsCredit),
    account: account && { iban_end: account.iban.slice(-4), title: account.title },
  };
}

/** Fails like `readOwed`, and with `payments.nothing_owed` (payments-36). */
export async function giveAccount(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  owner: Owner,
  { iban, account_title: title }: BodyOf<typeof giveRefundAccount>,
): Promise<OwedMoney> {
  await requireOwn(tx, owner);
  const { orderId } = owner;
  await lockOrder(tx, orderId);
  const owed = await owedMoneyOf(tx, orderId);
  if (owed.every(({ wantsCredit }) => wantsCredit)) fail('payments.nothing_owed');
  await writeAccount(tx, orderId, sealAccount(config, orderId, { iban, title }));
  return readOwed({ db: tx, config }, owner);
}

/** Fails like `readOwed`. */
export async function removeAccount(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  owner: Owner,
): Promise<OwedMoney> {
  await requireOwn(tx, owner);
  await clearAccount(tx, owner.orderId);
  return readOwed({ db: tx, config }, owner);
}

/** What the holder of a mailed link reads. Fails with `payments.link_invalid` once the order is gone. */
export async function readOwedByLink(reading: Reading, orderId: number): Promise<OwedByLink> {
  const order = (await orderOfAccount(reading.db, orderId)) ?? fail('payments.link_invalid');
  return { ...(await readOwed(reading, { orderId })), tracking_id: order.trackingNumber };
}

/** Called where something was given back, under the lock of the order. */
export async function forgetSettledAccount(tx: Tx, orderId: number): Promise<void> {
  const owed = await owedMoneyOf(tx, orderId);
  if (owed.every(({ wantsCredit }) => wantsCredit)) await deleteAccount(tx, orderId);
}

/** (payments-38) */
export async function listOwed(
  db: Db,
  query: QueryOf<typeof owedOrders>,
): Promise<List<OwedOrder> & { total: number }> {
  const { rows, ...page } = await listedOwed(db, query);
  const results = rows.map(({ cursor, since, asked_at, ...row }) => ({
    ...row,
    since: new Date(since).toISOString(),
    asked_at: asked_at && new Date(asked_at).toISOString(),
  }));
  return { ...page, results };
}

export async function hasRefundAccount(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  orderId: number,
): Promise<boolean> {
  return (await storedAccount(db, config, orderId)) !== null;
}

/** Fails with `request.not_found` without one, also once nothing is owed. */
export async function readAccountForStaff(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  orderId: number,
): Promise<Account> {
  const order = (await orderOfAccount(db, orderId)) ?? fail('request.not_found');
  const account = (await storedAccount(db, config, orderId)) ?? fail('request.not_found');
  await recordReading(db, actor, {
    action: 'orders.refund-account-read',
    subject: { kind: 'order', id: orderId },
    userId: order.customerId,
  });
  return account;
}

/** The one that was given for the order, else that of its return; null once nothing is owed as money. */
async function storedAccount(db: Db, config: Config, orderId: number): Promise<Account | null> {
  if ((await owedMoneyOf(db, orderId)).every(({ wantsCredit }) => wantsCredit)) return null;
  const row = await accountRow(db, orderId);
  if (row?.sealedAccount) return unsealAccount(config, orderId, row.sealedAccount);
  const back = await returnAccountOf(db, orderId);
  return back ? unsealReturnAccount(config, back.part, back.sealed) : null;
}
