import type { StaffOrderLine } from '../../../../contract/staff-orders.ts';
import { itemName } from '../../../features/orders/words.ts';

export const KIND_NAMES = { single: 'Stitched order', bulk: 'Bulk order', goods: 'Cart order' } as const;

/** What the shop has to do (backoffice-2). */
export const WAITS_FOR_NAMES: Record<NonNullable<StaffOrderLine['waits_for']>, string> = {
  price: 'Needs a price',
  quote: 'Needs a quote',
  tailor: 'Needs a tailor',
  call: 'Needs a call',
  payment: 'Awaits payment',
  refund: 'Refund due',
};

export function itemWords(item: StaffOrderLine['item']): string {
  if (item.kind === 'single') return itemName(item);
  if (item.kind === 'bulk') return `${item.quantity} × ${item.name}`;
  return item.others > 0 ? `${item.name} and ${item.others} more` : item.name;
}
