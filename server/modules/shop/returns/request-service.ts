import { MAX_RETURNS, reasonsFor } from '../../../../contract/constants/goods-returns.ts';
import type { ReturnRequest, ReturnsOfOrder } from '../../../../contract/goods-returns.ts';
import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { fail, failOn } from '../../../fail.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../../infra/data-export/entries.ts';
import { postEvents } from '../../connections/event-service.ts';
import { anyShopOrder, customerShopOrder, type ShopOrderRow } from '../queries.ts';
import { tellOfReturn } from '../seller-orders/news-service.ts';
import { lockPayment } from '../seller-orders/queries.ts';
import { sealAccount } from './account-service.ts';
import { returnAskedMail } from './mails.ts';
import { isReturnable, presentReturn, presentReturns } from './present.ts';
import { insertReturn, linesOf } from './queries.ts';
import { requirePossible } from './receipt-service.ts';
import {
  addPictures,
  endReturn,
  partsToReturn,
  returnById,
  returnsOf,
  returnsOfCustomer,
  writeAccount,
} from './request-queries.ts';
import { emailOfAccount } from './withdrawal-queries.ts';

type Reading = { db: Db | Tx } & Pick<Deps, 'links' | 'config'>;

/** The order of a signed-in customer, or of whoever holds a mailed link. */
export type Asking =
  | { customerId: number; orderId: number }
  | { orderId: number; receiptTo?: 'order' | 'account' | undefined };

async function orderOf(db: Db | Tx, asking: Asking): Promise<ShopOrderRow> {
  const { orderId } = asking;
  const row =
    'customerId' in asking
      ? await customerShopOrder(db, asking.customerId, orderId)
      : await anyShopOrder(db, orderId);
  return row ?? fail('request.not_found');
}

/** Fails with `request.not_found` for somebody else's order (returns-2). */
export async function readReturns(deps: Reading, asking: Asking): Promise<ReturnsOfOrder> {
  const { order } = await orderOf(deps.db, asking);
  const parts = await partsToReturn(deps.db, order.id);
  return presentReturns(order, parts, await returnsOf(deps.db, order.id), { deps, now: new Date() });
}

/** Fails like `askReturn`; called before the expensive processing of pictures. */
export async function requireReturnable(
  db: Db | Tx,
  asking: Asking,
  { part: id, items, reason }: ReturnRequest,
): Promise<ShopOrderRow> {
  const row = await orderOf(db, asking);
  const part = (await partsToReturn(db, row.order.id)).find((one) => one.id === id);
  if (!part) fail('shop.not_returnable');
  if (part.isOpen) fail('shop.return_open');
  if (part.count >= MAX_RETURNS || !isReturnable(part, new Date())) fail('shop.not_returnable');
  if (!reasonsFor(part.brandId).includes(reason)) failOn('reason', 'shop.return_reason_unfit');
  requirePossible(await linesOf(db, id), items);
  return row;
}

/** Writes a customer's request, with a receipt by mail (returns-2). */
export async function askReturn(
  tx: Tx,
  deps: Deps,
  asking: Asking,
  request: ReturnRequest,
  keepPictures: () => Promise<readonly number[]>,
): Promise<ReturnsOfOrder> {
  // Serialises requests, steps and refunds of the order.
  await lockPayment(tx, asking.orderId);
  const row = await requireReturnable(tx, asking, request);
  const { part, items, reason, note, iban, account_title: title = '' } = request;
  const { order } = row;
  // A card is refunded by its gateway, so that no account is needed (returns-7).
  const isOwed = order.paymentMethod === 'COD' && order.total > order.credit;
  const wantsCredit = isOwed && request.as_credit && order.customerId !== null;
  const id = await insertReturn(
    tx,
    {
      sellerOrderId: part,
      state: 'REQUESTED',
      reason,
      note,
      wantsCredit,
      askedBy: 'customerId' in asking ? asking.customerId : null,
    },
    items.map(({ line, quantity }) => ({ itemId: line, quantity })),
  );
  await addPictures(tx, id, await keepPictures());
  if (iban && isOwed && !wantsCredit)
    await writeAccount(tx, id, sealAccount(deps.config, part, { iban, title: title || order.fullName }));
  const asked = await returnById(tx, id);
  if (!asked) throw new Error('The return was not written.');
  for (const to of await receiptAddresses(tx, row, asking))
    await deps.outbox.post(tx, returnAskedMail(deps.config, to, row, asked));
  await tellOfReturn(tx, deps, part);
  const data = { return: id, order: order.id, seller_order: part, reason };
  await postEvents(tx, deps, [{ kind: 'return.requested', sellerOrderId: part, data }]);
  return readReturns({ ...deps, db: tx }, asking);
}

/** The order's, and that of its account if the order was found by it (returns-9). */
async function receiptAddresses(tx: Tx, { order }: ShopOrderRow, asking: Asking): Promise<Set<string>> {
  const addresses = new Set(order.email ? [order.email] : []);
  if (!('receiptTo' in asking) || asking.receiptTo !== 'account' || order.customerId === null)
    return addresses;
  const account = await emailOfAccount(tx, order.customerId);
  const isNew = account && account.toLowerCase() !== order.email?.toLowerCase();
  return isNew && !account.endsWith('.invalid') ? addresses.add(account) : addresses;
}

/** Keeps the goods after all. Fails with `request.not_found` for somebody else's and `shop.return_decided`. */
export async function withdrawReturn(
  tx: Tx,
  deps: Deps,
  by: { customerId: number } | { orderId: number },
  id: number,
): Promise<ReturnsOfOrder> {
  const found = (await returnById(tx, id)) ?? fail('request.not_found');
  const { orderId } = found;
  const isTheirs = 'customerId' in by ? found.customerId === by.customerId : orderId === by.orderId;
  if (!isTheirs) fail('request.not_found');
  await lockPayment(tx, orderId);
  const { state } = (await returnById(tx, id)) ?? fail('request.not_found');
  if (state !== 'REQUESTED' && state !== 'ACCEPTED') fail('shop.return_decided');
  await endReturn(tx, id, { state: 'WITHDRAWN' });
  await tellOfReturn(tx, deps, found.part, 'seller_return_kept');
  return readReturns({ ...deps, db: tx }, { ...by, orderId });
}

export function exportReturns(deps: Deps, actor: Pick<Actor, 'id'>): ExportEntry[] {
  return [
    jsonFile('returns.json', async () =>
      (await returnsOfCustomer(deps.db, actor.id)).map((row) => ({
        ...presentReturn(row, deps),
        pictures: row.pictures,
      })),
    ),
  ];
}
