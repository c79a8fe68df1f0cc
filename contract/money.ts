/** Whole Pakistani rupees. */
export type Rupees = number;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599` (orders-10); -0, as nothing that is subtracted, is `Rs 0`. */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount || 0)}`;
}
