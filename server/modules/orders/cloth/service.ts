import { isReceiptOf } from '../../../../contract/cloth-come.ts';
import { garmentName } from '../../../../contract/garment-names.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { Failure } from '../../../fail.ts';
import type { LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import {
  buyCloth,
  type ClothLine,
  cancelUnsentCloth,
  deliverSentCloth,
  takeOutCloth,
  tellWhereClothGoes,
} from '../../shop/cloth/service.ts';
import type { GarmentRow } from '../garment-queries.ts';
import { allGarments } from '../present.ts';
import { type OrderWithMeasures, orderWithin } from '../queries.ts';

type Order = LockedOrder<OrderWithMeasures>;

/**
 * Buys the cloth of the shop for the garments of an order that is confirmed (orders-153). Fails with
 * `orders.cloth_sold_out`, which names the garment.
 */
export async function buyClothOf({ tx, deps, actor }: StepContext, row: OrderWithMeasures): Promise<void> {
  const wanted = row.garments.filter(({ clothSource }) => clothSource === 'SHELF');
  if (wanted.length === 0) return;
  const gone = wanted.find(({ cloth }) => cloth === null);
  if (gone) refuse(gone);
  const order = { orderId: row.order.id, actorId: actor.id };
  if (await buyCloth(tx, deps, order, wanted.flatMap(lineOf))) return;
  const now = await orderWithin(tx, 'all', row.order.id);
  const first = firstShort(now?.garments ?? []) ?? wanted[0];
  if (first) refuse(first);
}

function lineOf({ id, cloth, clothQuantity }: GarmentRow): ClothLine[] {
  if (!cloth) return [];
  const { brand, product, variant, name, image, colour, size, price } = cloth;
  const quantity = clothQuantity ?? 1;
  return [{ ...{ brand, product, variant, name, image, colour, size, price, quantity }, garment: id }];
}

/** The first garment whose cloth is not there; several may need pieces of the same. */
function firstShort(garments: readonly GarmentRow[]): GarmentRow | undefined {
  const taken = new Map<number, number>();
  return garments.find(({ cloth, clothQuantity }) => {
    if (!cloth) return false;
    const needed = (taken.get(cloth.variant) ?? 0) + (clothQuantity ?? 1);
    taken.set(cloth.variant, needed);
    return !cloth.isSold || cloth.stock < needed;
  });
}

function refuse({ id, cloth, dressType }: GarmentRow): never {
  throw new Failure('orders.cloth_sold_out', {
    details: { cloth: cloth?.name ?? '…', garment: garmentName(dressType ?? '') ?? dressType ?? '' },
    data: { garment: id },
  });
}

/** What a step of the order means for the cloth that sellers send (orders-157, shop-33). */
export async function moveCloth({ tx, deps }: StepContext, { row }: Order, step: TakenStep): Promise<void> {
  const { action, from, to } = step;
  if (to === 'CANCELLED' && from !== to) await cancelUnsentCloth(tx, deps, row.order.id);
  if (action === 'reassign') await tellWhereClothGoes(tx, deps, row.order.id);
  const come = cameWith(row, action);
  if (come.length > 0) await deliverSentCloth(tx, deps, row.order.id, come);
}

/**
 * The seller orders that have come with the step: with a receipt those of its garments that were sent to the present
 * tailor, otherwise those of garments that are at work.
 */
function cameWith(row: OrderWithMeasures, action: TakenStep['action']): number[] {
  const sent = (garment: GarmentRow) => (garment.bought?.status === 'SHIPPED' ? [garment.bought] : []);
  const receipt = row.clothReceipts.at(-1);
  if (action === 'receive_cloth')
    return allGarments(row)
      .filter(({ id }) => !receipt || isReceiptOf(receipt, id))
      .flatMap(sent)
      .filter(({ wentElsewhere }) => !wentElsewhere)
      .map(({ sellerOrder }) => sellerOrder);
  if (action !== 'start' && action !== 'work_garment') return [];
  const begun = row.garments.filter(({ progress }) => progress !== 'WAITING');
  return begun.flatMap(sent).map(({ sellerOrder }) => sellerOrder);
}

/** What leaves the bill with a cancelled garment: its cloth, unless that was sent (orders-159). */
export function clothThatGoes({ bought, clothPrice }: GarmentRow): number {
  const isUnsent = bought?.status === 'PLACED' || bought?.status === 'PACKED';
  return isUnsent ? (clothPrice ?? 0) : 0;
}

/** Puts the cloth of a cancelled garment back on the shelf, if it was not sent. */
export async function returnClothOf(tx: Tx, deps: Deps, garment: GarmentRow): Promise<void> {
  if (garment.bought && clothThatGoes(garment) > 0)
    await takeOutCloth(tx, deps, { sellerOrder: garment.bought.sellerOrder, garment: garment.id });
}
