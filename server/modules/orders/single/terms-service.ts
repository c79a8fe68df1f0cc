import { basicWords } from '#words';
import type { Advance } from '../../../../contract/advance.ts';
import { type Day, weekOf } from '../../../../contract/dates.ts';
import type { PriceBreakdown } from '../../../../contract/orders.ts';
import type { Config } from '../../../config.ts';
import type { Tx } from '../../../db/client.ts';
import { Failure, fail, failOn } from '../../../fail.ts';
import { findTailor, lockTailor } from '../../tailors/service.ts';
import { clothPricesNow } from '../cloth/choice-service.ts';
import type { GarmentPrice, GarmentRow } from '../garment-queries.ts';
import { dressLabel, isDressType, missingMeasures, rateFor } from '../order-rules.ts';
import { advanceIn } from '../payments/present.ts';
import { settleAdvance } from '../payments/service.ts';
import type { OrderWithMeasures } from '../queries.ts';
import { updateOrder } from '../write-queries.ts';
import { priceBy, waysOf, writePrice } from './price-service.ts';
import { planBy, planToday, readPromiseRules, workWeekFor } from './promise-service.ts';

/** The terms that the customer has seen and agrees to; absent ones are as stored in the order. */
interface Agreed {
  total?: number | undefined;
  expected_delivery_date?: Day | undefined;
  /** Rupees due before the work. */
  advance?: number | undefined;
}

/**
 * Recalculates price and day of a placed order, and writes them if the customer agrees to them (orders-25). The order
 * of a customer with a proven address then takes its place in the tailor's week (tailors-20). Returns by when the cloth
 * has to be there. Fails with
 * `orders.terms_changed` and both figures, and with `orders.tailor_unavailable`, `orders.tailor_full`,
 * `orders.dress_type_dropped`, `orders.dress_type_missing` or `orders.measures_incomplete`.
 */
export async function settleTerms(
  tx: Tx,
  config: Pick<Config, 'support'>,
  row: OrderWithMeasures,
  agreed: Agreed,
): Promise<{ clothDueOn: Day }> {
  const { order } = row;
  const terms = await termsNow(tx, config, row, await lockTailor(tx, order.tailorId));
  requireAgreed(order, terms, agreed);
  // Its parts may differ where the total is the same.
  const isClothDifferent = terms.clothPrices.some(
    ({ id, price }) => row.garments.find((garment) => garment.id === id)?.clothPrice !== price,
  );
  const isAdvanceDifferent =
    terms.advance.percent !== order.advancePercent || terms.advance.cause !== order.advanceCause;
  const hasChanged =
    terms.price.total !== order.total ||
    terms.price.cloth !== order.clothPrice ||
    isClothDifferent ||
    isAdvanceDifferent;
  if (hasChanged) await writePrice(tx, order.id, terms);
  const workWeek = row.isCustomerProven ? terms.workWeek : null;
  await updateOrder(tx, order.id, { expectedDeliveryDate: terms.day, workWeek });
  return { clothDueOn: terms.clothDueOn };
}

/** Fails with `orders.terms_changed` if the terms of now are others than those that the customer agrees to. */
export function requireAgreed(
  order: OrderWithMeasures['order'],
  terms: Pick<Terms, 'price' | 'day' | 'advance'>,
  agreed: Agreed,
): void {
  const shownTotal = agreed.total ?? order.total;
  const shownDay = agreed.expected_delivery_date ?? order.expectedDeliveryDate;
  const advance = advanceIn({ ...order, total: terms.price.total, advancePercent: terms.advance.percent });
  const shownAdvance = agreed.advance ?? advanceIn(order);
  if (shownTotal !== terms.price.total || shownDay !== terms.day || shownAdvance !== advance) {
    throw new Failure('orders.terms_changed', {
      data: {
        total: { before: shownTotal, now: terms.price.total },
        expected_delivery_date: { before: shownDay, now: terms.day },
        advance: { before: shownAdvance, now: advance },
        price: terms.price,
      },
    });
  }
}

/**
 * Promises an alteration for half the tailor's lead time from today, plus the courier. It takes no place in a week
 * (orders-16).
 */
export async function promiseAlteration(
  tx: Tx,
  config: Pick<Config, 'support'>,
  { order }: OrderWithMeasures,
): Promise<void> {
  const tailor = await findTailor(tx, order.tailorId);
  if (!tailor) throw new Error('The tailor is gone.');
  // The finished garment travels to the tailor as the pickup says, wherever its cloth came from.
  const ways = { ...waysOf(order), cloth_from: undefined };
  const { promised } = await planToday(
    tx,
    config,
    { ...tailor, fullWeeks: [], weeklyRoom: null },
    'URGENT',
    ways,
  );
  if (promised) await updateOrder(tx, order.id, { expectedDeliveryDate: promised.promised });
}

type Tailor = NonNullable<Awaited<ReturnType<typeof findTailor>>>;

interface Terms {
  price: PriceBreakdown;
  advance: Advance;
  /** What each garment costs; none where the agreed prices stay. */
  prices: readonly GarmentPrice[];
  /** What the cloth of the shop for each garment costs; none without such cloth. */
  clothPrices: readonly GarmentPrice[];
  day: Day;
  workWeek: Day;
  clothDueOn: Day;
}

/** Price, day and week of a placed order by today's rates, fees and calendar. */
export async function termsNow(
  tx: Tx,
  config: Pick<Config, 'support'>,
  { order, garments }: OrderWithMeasures,
  held?: Tailor,
): Promise<Terms> {
  const tailor = held ?? (await findTailor(tx, order.tailorId));
  if (!tailor?.active) fail('orders.tailor_unavailable');
  const promise = await readPromiseRules(tx);
  const { today, rules } = promise;
  const plan = planBy(promise, config, tailor, order.deliveryType, waysOf(order), garments.length);
  const { promised, clothDueOn } = plan;
  const { each: clothPrices, sum: cloth } = clothPricesNow(garments);
  const { dressType, pricedByStaff, stitchingPrice, expectedDeliveryDate } = order;
  if (dressType === null || pricedByStaff) {
    // A day that staff agreed with the customer stays, unless it has passed.
    const isComing = expectedDeliveryDate !== null && expectedDeliveryDate >= today;
    const day = isComing ? expectedDeliveryDate : (promised?.promised ?? fail('orders.tailor_full'));
    const workWeek = await workWeekFor(tx, config, tailor, day, waysOf(order));
    if (garments.some((garment) => garment.stitchingPrice === null)) fail('orders.price_missing');
    const stitching = stitchingPrice ?? fail('orders.price_missing');
    const price = priceBy(rules, order, { stitching, cloth });
    const advance = await settleAdvance(tx, { ...order, total: price.total }, rules.advance);
    return { price, advance, prices: [], clothPrices, day, workWeek, clothDueOn };
  }
  const prices = garments.map((garment) => priceOfGarment(garment, tailor));
  if (!promised) fail('orders.tailor_full');
  const { promised: day, finished } = promised;
  const stitching = prices.reduce((sum, { price }) => sum + price, 0);
  const price = priceBy(rules, order, { stitching, cloth });
  const advance = await settleAdvance(tx, { ...order, total: price.total }, rules.advance);
  return { price, advance, prices, clothPrices, day, workWeek: weekOf(finished), clothDueOn };
}

/** By today's rate. */
function priceOfGarment({ id, dressType, measurementSnapshot }: GarmentRow, tailor: Tailor): GarmentPrice {
  // Garments of /order_placement are open until staff price all of them at once (orders-170).
  if (dressType === null) failOn('garments', 'orders.dress_type_missing');
  const dress = dressLabel(dressType) ?? '';
  const price =
    rateFor(tailor, dressType) ?? fail('orders.dress_type_dropped', { dress: dress.toLowerCase() });
  const { values } = measurementSnapshot ?? {};
  const missing = values && isDressType(dressType) ? missingMeasures(dressType, values) : [];
  if (missing.length > 0)
    fail('orders.measures_incomplete', { dress, measures: missing.join(basicWords.listSeparator) });
  return { id, price };
}
