import { cartWords } from '#words';
import { type BillRules, DELIVERIES, type DeliveryChoice } from '../../../../contract/delivery.ts';
import { formatRupees, type Rupees } from '../../../../contract/money.ts';

/** A sentence with the delivery fee, and why express costs more. */
export function deliveryCost(
  choice: DeliveryChoice,
  fees: BillRules['delivery_fees'],
  freeFrom: Rupees | null,
): string {
  const fee = fees[choice];
  const free = freeFrom === null ? undefined : cartWords.freeFrom({ amount: formatRupees(freeFrom) });
  if (fee === 0) return free ?? cartWords.free;
  const extra = choice === 'express' ? fee - fees.standard : 0;
  const cost =
    extra > 0
      ? cartWords.expressCosts({
          fee: formatRupees(fee),
          extra: formatRupees(extra),
          days: DELIVERIES.express.days[1],
          standardDays: DELIVERIES.standard.days[1],
        })
      : cartWords.deliveryCosts({ fee: formatRupees(fee) });
  return free === undefined ? cost : `${cost} ${free}`;
}
