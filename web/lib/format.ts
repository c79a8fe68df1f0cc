export { formatRupees } from '../../contract/money.ts';

const LOCALE = 'en-GB';
const day = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Karachi',
});
const minute = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Karachi',
});

/** `21 Nov 2026` for a day or a moment, as it is in Karachi; "N/A" when missing or not a date (orders-19). */
export function formatDay(value: string | null | undefined): string {
  return formatted(day, value);
}

/** `21 Nov 2026, 14:05` in Karachi; "N/A" when missing or not a date. */
export function formatMoment(value: string | null | undefined): string {
  return formatted(minute, value);
}

function formatted(format: Intl.DateTimeFormat, value: string | null | undefined): string {
  if (!value) return 'N/A';
  const moment = new Date(value);
  return Number.isNaN(moment.getTime()) ? 'N/A' : format.format(moment);
}
