/** Whole Pakistani rupees. */
export type Rupees = number;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599` (orders-10); -0, an absent deduction, is `Rs 0`. */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount || 0)}`;
}

const DATE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Karachi' } as const;
const day = new Intl.DateTimeFormat('en-GB', DATE);
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: DATE.timeZone,
});
const minute = new Intl.DateTimeFormat('en-GB', { ...DATE, hour: '2-digit', minute: '2-digit' });

/** `21 Nov 2026`, in Karachi; "N/A" when missing or invalid (orders-19). */
export function formatDay(value: string | null | undefined): string {
  return formatted(day, value);
}

/** `21 Nov 2026, 14:05`, in Karachi; "N/A" when missing or invalid. */
export function formatMoment(value: string | null | undefined): string {
  return formatted(minute, value);
}

/** `14:05`, in Karachi; "N/A" when missing or invalid. */
export function formatTime(value: string | null | undefined): string {
  return formatted(time, value);
}

function formatted(format: Intl.DateTimeFormat, value: string | null | undefined): string {
  if (!value) return 'N/A';
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? 'N/A' : format.format(moment);
}
