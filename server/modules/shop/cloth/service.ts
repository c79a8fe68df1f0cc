import type { NoteCode } from '../../../../contract/constants/lifecycle.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { SYSTEM, takeStep } from '../../lifecycle/service.ts';
import { takeStock } from '../queries.ts';
import { sellerLifecycle } from '../seller-orders/lifecycle-service.ts';
import { tellOfChange, tellSeller } from '../seller-orders/news-service.ts';
import { warnOfLowStock } from '../stock-warning-service.ts';
import {
  type ClothLine,
  clothOrdersIn,
  insertClothOrders,
  itemCount,
  takeOutItem,
  writeCreditNote,
} from './queries.ts';

export type { ClothLine };

/**
 * Buys the cloth of a stitched order: a seller order for each seller, and its stock (shop-30). False if the stock is
 * short: the caller must roll back.
 */
export async function buyCloth(
  tx: Tx,
  deps: Deps,
  order: { orderId: number; actorId: number | null },
  lines: readonly ClothLine[],
): Promise<boolean> {
  const ids = await insertClothOrders(tx, order, lines);
  if (!(await takeStock(tx, order.orderId))) return false;
  const { orderId, actorId } = order;
  for (const sellerOrderId of ids) {
    const placed = { orderId, actorId, sellerOrderId, kind: 'goods', action: 'place', note: null } as const;
    await tellSeller(tx, deps, { ...placed, from: null, to: 'PLACED' });
  }
  await warnOfLowStock(tx, deps, orderId);
  return true;
}

const UNSENT = ['PLACED', 'PACKED'] as const;

/** Cancels what has not been sent for an order that is cancelled (shop-33). */
export async function cancelUnsentCloth(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  for (const { id } of await clothOrdersIn(tx, orderId, UNSENT))
    await cancel(tx, deps, id, 'ORDER_CANCELLED');
}

/** Of what is on its way these have come, when the tailor writes down the receipt or begins (orders-157). */
export async function deliverSentCloth(
  tx: Tx,
  deps: Deps,
  orderId: number,
  come: readonly number[],
): Promise<void> {
  for (const { id } of await clothOrdersIn(tx, orderId, ['SHIPPED'])) {
    if (!come.includes(id)) continue;
    const deliver = { action: 'deliver', noteCode: 'CLOTH_RECEIVED' } as const;
    await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, deliver);
  }
}

/** Tells brands whose cloth is not sent yet that the order has another tailor; a slip may be printed already. */
export async function tellWhereClothGoes(tx: Tx, deps: Deps, orderId: number): Promise<void> {
  for (const { id } of await clothOrdersIn(tx, orderId, UNSENT)) await tellOfChange(tx, deps, id);
}

/** Takes the cloth of a cancelled garment out of a seller order that was not sent, or cancels it (shop-34). */
export async function takeOutCloth(
  tx: Tx,
  deps: Deps,
  { sellerOrder, garment }: { sellerOrder: number; garment: number },
): Promise<void> {
  if ((await itemCount(tx, sellerOrder)) <= 1) return cancel(tx, deps, sellerOrder, 'GARMENT_CANCELLED');
  await takeOutItem(tx, { sellerOrder, garment });
  await tellOfChange(tx, deps, sellerOrder);
}

/** Notes the credit note over cloth that its seller could not send. */
export function keepCreditNote(tx: Tx, sellerOrder: number, creditNote: number): Promise<void> {
  return writeCreditNote(tx, sellerOrder, creditNote);
}

async function cancel(tx: Tx, deps: Deps, id: number, noteCode: NoteCode): Promise<void> {
  await takeStep({ tx, deps, actor: SYSTEM }, sellerLifecycle, id, { action: 'cancel', noteCode });
}
