import type { WorkshopOrder } from '../../../../contract/order-steps.ts';

/** Whether the work waits for a payment; sheets that the device kept of release 1.0.0 have no sums (payments-13). */
export function isAdvanceDue({
  advance,
  paid,
  payment_type,
  bill_status,
}: Pick<WorkshopOrder, 'payment_type' | 'bill_status'> & { advance?: number; paid?: number }): boolean {
  if (advance === undefined) return payment_type === 'ADVANCE' && bill_status !== 'PAID';
  return (paid ?? 0) < advance;
}
