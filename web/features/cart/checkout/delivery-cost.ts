import { type BillRules, DELIVERIES, type DeliveryChoice } from '../../../../contract/delivery.ts';
import { formatRupees, type Rupees } from '../../../../contract/money.ts';

/** A sentence with the delivery fee, and why express costs more. */
export function deliveryCost(
  choice: DeliveryChoice,
  fees: BillRules['delivery_fees'],
  freeFrom: Rupees | null,
): string {
  const fee = fees[choice];
  if (fee === 0) return freeFrom === null ? 'Free.' : `Free from ${formatRupees(freeFrom)}.`;
  const extra = choice === 'express' ? fee - fees.standard : 0;
  const cost =
    extra > 0
      ? `${formatRupees(fee)}: ${formatRupees(extra)} more than standard delivery, for arriving within ${DELIVERIES.express.days[1]} business days instead of ${DELIVERIES.standard.days[1]}.`
      : `${formatRupees(fee)}.`;
  return freeFrom === null ? cost : `${cost} Free from ${formatRupees(freeFrom)}.`;
}
