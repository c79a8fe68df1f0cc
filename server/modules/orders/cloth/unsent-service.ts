import type { z } from 'zod';
import { clothDueOn } from '../../../../contract/cloth-wait.ts';
import { dayInKarachi } from '../../../../contract/dates.ts';
import { withDiscount } from '../../../../contract/discounted.ts';
import type { takeSellerOrderStep as call } from '../../../../contract/order-steps.ts';
import type { Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { Actor } from '../../../infra/access-tokens.ts';
import { readDaysOff } from '../../calendar/service.ts';
import { followPrice } from '../../discounts/order-code-service.ts';
import type { Lifecycle, LockedOrder, StepContext } from '../../lifecycle/service.ts';
import type { TakenStep } from '../../lifecycle/taken-step.ts';
import { keepCreditNote } from '../../shop/cloth/service.ts';
import type { sellerLifecycle } from '../../shop/seller-orders/lifecycle-service.ts';
import { takeSellerOrderStep } from '../../shop/seller-orders/service.ts';
import { issueClothNote } from '../invoice-service.ts';
import { oweBack } from '../payments/owed-service.ts';
import { overpaid } from '../payments/service.ts';
import { allGarments, priceOfOrder } from '../present.ts';
import { type OrderWithMeasures, orderWithin } from '../queries.ts';
import { ofPresentBill, refundsOf, sumOf } from '../refund-queries.ts';
import { waitForCloth } from '../single/cloth-service.ts';
import { askAgain, postpone } from '../single/question-service.ts';
import { updateDetails, updateOrder } from '../write-queries.ts';
import { clothUnsentMail } from './mails.ts';
import { garmentsOfSellerOrder, NO_CLOTH, writeCloth } from './queries.ts';

type SellerOrder = typeof sellerLifecycle extends Lifecycle<infer Row> ? Row : never;

/** A seller order's step, with what it means for a stitched order that it is cloth for (orders-158). */
export function stepSellerOrder(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  id: number,
  request: z.output<typeof call.body>,
) {
  return takeSellerOrderStep(tx, deps, actor, id, request, [loseCloth]);
}

/**
 * Cloth that its seller cancels, loses or takes back leaves the bill of an order that goes on: what was paid is owed
 * back, the invoice gets a credit note, the customer brings cloth of their own, and the order waits for it anew.
 */
async function loseCloth(
  { tx, deps }: StepContext,
  { row: part }: LockedOrder<SellerOrder>,
  { to }: TakenStep,
): Promise<void> {
  if (part.kind !== 'single' || part.orderStatus === 'CANCELLED') return;
  if (to !== 'CANCELLED' && to !== 'RETURNED') return;
  const before = await orderWithin(tx, 'all', part.orderId);
  const price = before && priceOfOrder(before.order);
  if (!price) throw new Error('The order of the cloth is gone.');
  const { order } = before;
  const paidBack = sumOf(ofPresentBill(await refundsOf(tx, order.id)));
  const without = await garmentsOfSellerOrder(tx, part.id);
  for (const garment of without) await writeCloth(tx, garment, NO_CLOTH);
  const gross = price.total + (price.discount?.amount ?? 0) - part.subTotal;
  const { total, discount } = withDiscount(
    { ...price, discount: undefined, cloth: price.cloth - part.subTotal, total: gross },
    order.code,
  );
  const less = (price.discount?.amount ?? 0) - (discount?.amount ?? 0);
  await updateDetails(tx, order.id, {
    clothPrice: order.clothPrice - part.subTotal,
    discount: discount?.amount ?? 0,
  });
  if (discount) await followPrice(tx, order.id, discount.amount);
  await updateOrder(tx, order.id, { total });
  // What was refunded by hand has its credit note already.
  const credited = Math.max(0, Math.min(price.total - total, price.total - paidBack));
  const owed = await overpaid(tx, order, total);
  const back = await oweBack(tx, order, owed, `cloth-${part.id}`);
  const needing = before.garments.filter(
    ({ id, progress }) => without.includes(id) && progress === 'WAITING',
  );
  if (needing.length > 0) await waitAnew(tx, before);
  const after = await orderWithin(tx, 'all', order.id);
  if (!after) throw new Error('The order of the cloth is gone.');
  const lost = allGarments(before).flatMap(({ bought }) => (bought?.sellerOrder === part.id ? [bought] : []));
  await deps.outbox.post(
    tx,
    clothUnsentMail(deps.config, after, { lost, back, isNeeded: needing.length > 0 }),
  );
  if (credited === 0) return;
  const parts = { lost, price: part.subTotal, discount: less, credited, owed };
  const note = await issueClothNote(tx, deps.config, after, parts);
  await keepCreditNote(tx, part.id, note);
}

/** From today, if the cloth would have been there before; the promised day moves by as much. */
async function waitAnew(tx: Tx, { order, question }: OrderWithMeasures): Promise<void> {
  if (order.status !== 'CONFIRMED' && order.status !== 'ACCEPTED') return;
  const today = dayInKarachi();
  const dueOn = clothDueOn(today, 0, await readDaysOff(tx, today));
  if (order.clothDueOn !== null && order.clothDueOn >= dueOn) return;
  if (order.clothDueOn !== null) {
    await postpone(tx, order, order.clothDueOn, dueOn);
    // An open question postpones from then on.
    if (question) await askAgain(tx, order.id, dueOn);
  }
  await updateDetails(tx, order.id, waitForCloth(order, dueOn));
}
