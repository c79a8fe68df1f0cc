/** Whole Pakistani rupees. */
export type Rupees = number;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599` (orders-10). */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount)}`;
}
