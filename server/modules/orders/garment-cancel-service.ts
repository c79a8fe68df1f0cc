import { type Day, weekOf } from '../../../contract/dates.ts';
import { priceWithout } from '../../../contract/garment-progress.ts';
import type { Tx } from '../../db/client.ts';
import { fail } from '../../fail.ts';
import { followPrice } from '../discounts/order-code-service.ts';
import { type LockedOrder, type StepContext, takeStepOf } from '../lifecycle/service.ts';
import { GARMENT_NOTES } from '../lifecycle/table.ts';
import { findTailor } from '../tailors/service.ts';
import { NO_CLOTH } from './cloth/queries.ts';
import { clothThatGoes, returnClothOf } from './cloth/service.ts';
import { type GarmentRow, makeFirst, moveToEnd, updateGarment } from './garment-queries.ts';
import { wasDayMoved } from './history-queries.ts';
import { issueGarmentNote } from './invoice-service.ts';
import { oweBack } from './payments/owed-service.ts';
import { overpaid } from './payments/service.ts';
import { priceOfOrder } from './present.ts';
import type { OrderWithMeasures } from './queries.ts';
import { ofPresentBill, refundsOf } from './refund-queries.ts';
import { singleLifecycle } from './single/lifecycle-service.ts';
import { waysOf } from './single/price-service.ts';
import { planToday } from './single/promise-service.ts';
import { updateDetails, updateOrder } from './write-queries.ts';

/**
 * Cancels a garment before its work: bill and day are counted again, its part of the invoice gets a credit note, and
 * what was paid for it is owed back (orders-112); so is its cloth, unless it was sent (orders-159). The caller has checked that the garment may be cancelled. Fails with
 * `orders.garment_refunded`.
 */
export async function cancelGarment(
  context: StepContext,
  order: LockedOrder<OrderWithMeasures>,
  garment: GarmentRow,
  reason: string,
): Promise<LockedOrder<OrderWithMeasures>> {
  const { tx, deps } = context;
  const { id } = order.row.order;
  const before = priceOfOrder(order.row.order);
  if (!before) throw new Error(`Order ${id} is confirmed without a price.`);
  const cloth = clothThatGoes(garment);
  const price = priceWithout(before, garment.stitchingPrice, cloth);
  const credited = before.total - price.total;
  await requireNothingRefunded(context.tx, id);
  const cancel_garment = async () => {
    await returnClothOf(tx, deps, garment);
    await updateGarment(tx, garment.id, { progress: 'CANCELLED', ...(cloth > 0 ? NO_CLOTH : {}) });
    // The order's own fields, which release 1.0.0 reads, are those of a garment that is stitched.
    if (garment.position === 1) {
      await moveToEnd(tx, id, garment.id);
      await makeFirst(tx, id);
    }
    const { stitching: stitchingPrice, urgent_surcharge: urgentSurcharge, cloth: clothPrice, total } = price;
    const discount = price.discount?.amount ?? 0;
    await updateDetails(tx, id, { stitchingPrice, urgentSurcharge, clothPrice, discount });
    if (price.discount) await followPrice(tx, id, discount);
    await updateOrder(tx, id, { total, ...(await earlierDay(context, order.row)) });
  };
  const credit = async (_context: StepContext, { row }: LockedOrder<OrderWithMeasures>) => {
    const owed = await overpaid(tx, row.order, price.total);
    await oweBack(tx, row.order, owed, `garment-${garment.id}`);
    const surcharge = before.urgent_surcharge - price.urgent_surcharge;
    const discount = (before.discount?.amount ?? 0) - (price.discount?.amount ?? 0);
    const parts = { garment, credited, surcharge, cloth, discount, owed };
    const creditNote = await issueGarmentNote(tx, deps.config, row, parts);
    await updateGarment(tx, garment.id, { creditNote });
  };
  const lifecycle = {
    ...singleLifecycle,
    prepare: { cancel_garment },
    // Last, because it issues a document.
    effects: [...singleLifecycle.effects, credit],
  };
  const said = { noteCode: GARMENT_NOTES.cancel, reason, garmentId: garment.id };
  return takeStepOf(context, lifecycle, order, { action: 'cancel_garment', ...said });
}

/** Otherwise refunds and credit notes together would be more than was paid. */
async function requireNothingRefunded(tx: Tx, id: number): Promise<void> {
  if (ofPresentBill(await refundsOf(tx, id)).length > 0) fail('orders.garment_refunded');
}

interface PromisedDay {
  expectedDeliveryDate?: Day;
  workWeek?: Day;
}

/** What can be promised today without the garment, if it is earlier. A day that staff promised stays. */
async function earlierDay(
  { tx, deps }: Pick<StepContext, 'deps'> & { tx: Tx },
  { order, garments }: OrderWithMeasures,
): Promise<PromisedDay> {
  const { expectedDeliveryDate: day, deliveryType, pricedByStaff, workWeek } = order;
  // The tailor who gets the order counts its day anew.
  if (order.status === 'DECLINED') return {};
  if (day === null || pricedByStaff || (await wasDayMoved(tx, order.id))) return {};
  // The order's own places are free for it; its tailor's weeks stay locked until it has taken them again.
  if (workWeek !== null) await updateOrder(tx, order.id, { workWeek: null });
  const tailor = await findTailor(tx, order.tailorId);
  if (!tailor) throw new Error(`The tailor of order ${order.id} is gone.`);
  const kept = workWeek === null ? {} : { workWeek };
  const ways = waysOf(order);
  const { promised } = await planToday(tx, deps.config, tailor, deliveryType, ways, garments.length - 1);
  if (!promised || promised.promised >= day) return kept;
  const week = workWeek === null ? {} : { workWeek: weekOf(promised.finished) };
  return { expectedDeliveryDate: promised.promised, ...week };
}
