/** Money is a whole number of Pakistani rupees everywhere. */
export type Rupees = number;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599`, the one way the shop writes an amount (orders-10). */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount)}`;
}
