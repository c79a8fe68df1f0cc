import { orderGarmentWords } from '#words';
import { stitched } from '../../../../contract/garment-progress.ts';
import type { Garment } from '../../../../contract/order-garments.ts';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { itemName } from '../words.ts';

/** `Kurta for Bilal` */
export function garmentTitle(
  garment: Pick<
    Garment,
    'item_type' | 'dress_type' | 'shoe_size' | 'measurement_label' | 'measurement_from'
  > &
    Partial<Pick<Garment, 'measurement_sample'>>,
): string {
  const name = itemName(garment);
  const { measurement_from: asked, measurement_sample: sample } = garment;
  const person = garment.measurement_label || asked?.name || sample?.name;
  return person ? orderGarmentWords.ofPerson({ garment: name, person }) : name;
}

/** The garments of an order of several, as its list names them; none of another. */
export function namedGarments(order: Pick<SingleOrder, 'garments'>) {
  const garments = stitched(order.garments);
  if (garments.length < 2) return [];
  return garments.map((garment, index) => ({
    id: garment.id,
    name: orderGarmentWords.numbered({ place: index + 1, garment: garmentTitle(garment) }),
    dress_type: garment.dress_type,
  }));
}

/** As `namedGarments`, with those that were cancelled, whose cloth may have come (orders-193). */
export function namedWithCancelled({ garments }: Pick<SingleOrder, 'garments'>) {
  if (garments.length < 2) return [];
  return garments.map((garment, index) => {
    const title = garmentTitle(garment);
    const isCancelled = garment.progress === 'CANCELLED';
    const name = isCancelled
      ? orderGarmentWords.cancelledOne({ garment: title })
      : orderGarmentWords.numbered({ place: index + 1, garment: title });
    return { id: garment.id, name };
  });
}

type Terms = Pick<SingleOrder, 'total_bill' | 'expected_delivery_date'>;

/** What became of a garment, with the new total and day, and the day before if it moved (orders-106). */
export function outcomeText(
  outcome: 'added' | 'changed' | 'removed' | 'cancelled',
  garment: string,
  before: Terms,
  now: Terms,
): string {
  const { total_bill, expected_delivery_date: day } = now;
  if (total_bill === null) return orderGarmentWords.withoutAPrice[outcome]({ garment });
  const text = orderGarmentWords[outcome]({
    garment,
    total: formatRupees(total_bill ?? 0),
    day: formatDay(day),
  });
  const moved = before.expected_delivery_date;
  return moved === null || moved === day
    ? text
    : `${text} ${orderGarmentWords.theDayWasBefore({ before: formatDay(moved) })}`;
}
