import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { postEvents } from '../connections/event-service.ts';
import { notifyOfLowStock, wantedMail } from '../notifications/service.ts';
import { lowStockMail, ownLowStockMail } from './mails.ts';
import { markLowStock } from './stock-warning-queries.ts';

/** Warns the sellers of an order that has just taken its stock, in its transaction (catalogue-20). */
export async function warnOfLowStock(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'outbox' | 'jobs'>,
  orderId: number,
): Promise<void> {
  const products = await markLowStock(tx, orderId);
  await postEvents(
    tx,
    deps,
    products.map(({ id, seller }) => ({
      kind: 'stock.low',
      sellerId: seller?.userId,
      data: { product: id },
    })),
  );
  for (const product of products) {
    const { seller } = product;
    if (!seller) {
      await deps.outbox.post(tx, ownLowStockMail(deps.config, product));
      continue;
    }
    const path = `/workshop/products/${product.id}`;
    await notifyOfLowStock(tx, seller.userId, { product: product.name, path });
    const leave = await wantedMail(tx, deps, seller.userId, 'work');
    if (leave) await deps.outbox.post(tx, lowStockMail(deps.config, seller, { product, path, leave }));
  }
}
