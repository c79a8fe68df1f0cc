import type { Db, Tx } from '../../db/client.ts';
import { backOf, keptOf, type Rates } from './amounts.ts';
import {
  earnedByGoods,
  enterUncountedGoods,
  goodsEntryOf,
  goodsOf,
  uncountedReturns,
} from './goods-queries.ts';
import { deliveryOf, earnedOf, insertEarning } from './queries.ts';
import { lockSeller, payeeOf, type Seller, settingsOf } from './seller-queries.ts';

interface DeliveredOrder {
  id: number;
  tailorId: number;
  stitchingPrice: number | null;
  urgentSurcharge: number | null;
}

/** The rates of today: the seller's own commission or that of the settings for its kind (earnings-8). */
async function ratesOf(tx: Tx, seller: Seller): Promise<Rates> {
  const settings = await settingsOf(tx);
  const payee = await payeeOf(tx, seller);
  const general = 'tailor' in seller ? settings.stitching : settings.goods;
  // Nothing is withheld of what the shop earns by its own workshop.
  const withheldPercent = payee?.inHouse ? 0 : settings.withheld;
  return { commissionPercent: payee?.ownCommission ?? general, withheldPercent };
}

/** Writes the tailor's earnings for the first delivery of an order, less today's commission and tax (earnings-1). */
export async function recordDelivery(tx: Tx, order: DeliveredOrder): Promise<void> {
  const tailor = { tailor: order.tailorId };
  await lockSeller(tx, tailor);
  const stitching = order.stitchingPrice ?? 0;
  const urgentSurcharge = order.urgentSurcharge ?? 0;
  const rates = await ratesOf(tx, tailor);
  const { commission, withheld } = keptOf(stitching + urgentSurcharge, rates);
  await insertEarning(tx, {
    tailorId: order.tailorId,
    orderId: order.id,
    kind: 'DELIVERY',
    stitching,
    urgentSurcharge,
    ...rates,
    commission,
    withheld,
  });
}

/** Alterations earn nothing (orders-16). */
export async function recordAlteration(
  tx: Tx,
  { id, tailorId }: Pick<DeliveredOrder, 'id' | 'tailorId'>,
): Promise<void> {
  await lockSeller(tx, { tailor: tailorId });
  await insertEarning(tx, { tailorId, orderId: id, kind: 'ALTERATION' });
}

/** Rupees that a tailor has earned by an order before commission and still keeps. */
export async function takeableFromTailor(db: Db | Tx, orderId: number): Promise<number> {
  const { stitching, urgentSurcharge } = await earnedOf(db, orderId);
  return stitching + urgentSurcharge;
}

/**
 * Takes back `amount` of the tailor's earnings by a refunded order, or all of them, with commission and tax. Does
 * nothing before delivery. The caller has checked that the earnings suffice.
 */
export async function recordRefund(tx: Tx, orderId: number, amount?: number): Promise<void> {
  const delivery = await deliveryOf(tx, orderId);
  if (!delivery?.tailorId || amount === 0) return;
  const { tailorId, commissionPercent, withheldPercent } = delivery;
  await lockSeller(tx, { tailor: tailorId });
  const earned = await earnedOf(tx, orderId);
  const gross = earned.stitching + earned.urgentSurcharge;
  const back = Math.min(amount ?? gross, gross);
  if (back === 0) return;
  const stitching = Math.min(back, earned.stitching);
  const rates = { commissionPercent, withheldPercent };
  const kept = backOf({ ...earned, gross }, back, rates);
  await insertEarning(tx, {
    tailorId,
    orderId,
    kind: 'REFUND',
    ...rates,
    // Avoids negative zero.
    stitching: 0 - stitching,
    urgentSurcharge: 0 - (back - stitching),
    commission: 0 - kept.commission,
    withheld: 0 - kept.withheld,
  });
}

/** Writes a brand's earnings by a seller order that was delivered, less the discount that it bears (earnings-19). */
export async function recordGoods(tx: Tx, sellerOrderId: number): Promise<void> {
  const goods = await goodsOf(tx, sellerOrderId);
  if (!goods) return;
  const brand = { brand: goods.brandId };
  await lockSeller(tx, brand);
  const rates = await ratesOf(tx, brand);
  const { subTotal, borne } = goods;
  const { commission, withheld } = keptOf(subTotal - borne, rates);
  await insertEarning(tx, {
    brandId: goods.brandId,
    sellerOrderId,
    kind: 'GOODS',
    goods: subTotal,
    discount: borne,
    ...rates,
    commission,
    withheld,
  });
}

/** Takes back what has come back and is not taken back yet, return by return (earnings-7, earnings-10). */
export async function recordReturns(tx: Tx, sellerOrderId: number): Promise<void> {
  // Release 1.0.0 may have delivered them since the start.
  if (!(await goodsEntryOf(tx, sellerOrderId)) && (await goodsOf(tx, sellerOrderId))?.brandId)
    await enterUncountedGoods(tx);
  const entry = await goodsEntryOf(tx, sellerOrderId);
  if (!entry?.brandId) return;
  const { brandId, commissionPercent, withheldPercent } = entry;
  const rates = { commissionPercent, withheldPercent };
  await lockSeller(tx, { brand: brandId });
  for (const { returnId, value, borne } of await uncountedReturns(tx, sellerOrderId)) {
    const earned = await earnedByGoods(tx, sellerOrderId);
    const goods = Math.min(value, earned.goods);
    const discount = Math.min(borne, earned.discount);
    if (goods === 0) continue;
    const kept = backOf(earned, goods - discount, rates);
    await insertEarning(tx, {
      brandId,
      sellerOrderId,
      returnId,
      kind: 'GOODS_REFUND',
      goods: 0 - goods,
      discount: 0 - discount,
      ...rates,
      commission: 0 - kept.commission,
      withheld: 0 - kept.withheld,
    });
  }
}

/** At every start, for goods that another release has delivered or taken back (earnings-11). */
export async function countGoods(db: Db | Tx): Promise<number> {
  return enterUncountedGoods(db);
}
