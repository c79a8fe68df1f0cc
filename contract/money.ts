import { z } from 'zod';

/** Money is a whole number of Pakistani rupees everywhere. */
export const Rupees = z.int().min(0).meta({ description: 'Whole Pakistani rupees' });
export type Rupees = z.infer<typeof Rupees>;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599`, the one way the shop writes an amount (orders-10). */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount)}`;
}
