import type { Tx } from '../../../db/client.ts';
import { fail } from '../../../fail.ts';
import type { GoodsReceipt } from '../../lifecycle/service.ts';
import type { BoughtLine } from './queries.ts';
import { insertReturn, linesOf, openReturnOf, restockReturn } from './queries.ts';
import { completeReturn } from './request-queries.ts';

/** Writes down what came back with the step `take_back` or `return`, and sells again what is to be (returns-4). */
export async function receive(
  tx: Tx,
  { sellerOrderId, actorId }: { sellerOrderId: number; actorId: number | null },
  receipt: GoodsReceipt | { restock: boolean; note: string },
): Promise<void> {
  const requested = 'returnId' in receipt ? receipt.returnId : undefined;
  const open = await openReturnOf(tx, sellerOrderId);
  if (open?.id !== requested) fail('shop.return_open');
  const lines = await linesOf(tx, sellerOrderId);
  const items = 'items' in receipt ? receipt.items : restOf(lines, receipt.restock);
  if (items.length === 0) return;
  requirePossible(lines, items);
  if (requested !== undefined) {
    await completeReturn(tx, requested, items, actorId);
    return restockReturn(tx, requested);
  }
  const id = await insertReturn(
    tx,
    {
      sellerOrderId,
      state: 'RECEIVED',
      reason: 'reason' in receipt ? receipt.reason : 'NOT_AS_ORDERED',
      note: receipt.note,
      receivedAt: new Date(),
      receivedBy: actorId,
    },
    items.map(({ line, quantity, restock }) => ({
      itemId: line,
      quantity,
      received: quantity,
      restocked: restock,
    })),
  );
  await restockReturn(tx, id);
}

/** Everything that has not come back. */
function restOf(lines: readonly BoughtLine[], restock: boolean): GoodsReceipt['items'][number][] {
  return lines
    .map(({ id, quantity, returned }) => ({ line: id, quantity: quantity - returned, restock }))
    .filter(({ quantity }) => quantity > 0);
}

/** Fails with `shop.return_outdated` where pieces of a line have come back since it was read (returns-11). */
export function requireSeen(
  lines: readonly BoughtLine[],
  items: readonly { line: number; returned: number }[],
): void {
  const isOutdated = items.some(({ line, returned }) =>
    lines.some((bought) => bought.id === line && bought.returned !== returned),
  );
  if (isOutdated) fail('shop.return_outdated');
}

/** Like `requireSeen`, for everything that is left: `returned` pieces had come back when it was read (returns-19). */
export function requireAllSeen(lines: readonly BoughtLine[], returned = 0): void {
  if (lines.reduce((sum, line) => sum + line.returned, 0) !== returned) fail('shop.return_outdated');
}

/** Fails with `shop.return_too_many` for pieces that were not bought, or that came back before. */
export function requirePossible(
  lines: readonly BoughtLine[],
  items: readonly { line: number; quantity: number }[],
): void {
  const isOnce = new Set(items.map(({ line }) => line)).size === items.length;
  const fits = items.every(({ line, quantity }) => {
    const bought = lines.find(({ id }) => id === line);
    return bought !== undefined && quantity <= bought.quantity - bought.returned;
  });
  if (!isOnce || !fits) fail('shop.return_too_many');
}

/** Whether nothing stays with the customer after these have come back. */
export function isRest(
  lines: readonly BoughtLine[],
  items: readonly { line: number; quantity: number }[],
): boolean {
  return lines.every(({ id, quantity, returned }) => {
    const back = items.find(({ line }) => line === id)?.quantity ?? 0;
    return returned + back === quantity;
  });
}

/** The items with the quantities that came back. */
export function onlyReceived<Item extends { line: number; quantity: number }>(
  items: readonly Item[],
  received: readonly { line: number; quantity: number }[],
): Item[] {
  return items.flatMap((item) => {
    const quantity = received.find(({ line }) => line === item.line)?.quantity ?? 0;
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
