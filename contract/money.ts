import { currentLocale, dateWords } from '#words';
import { LANGUAGE_TAGS, type Locale } from './locale.ts';

/** Whole Pakistani rupees. */
export type Rupees = number;

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** `1599` → `Rs 1,599` (orders-10); -0, an absent deduction, is `Rs 0`. */
export function formatRupees(amount: Rupees): string {
  return `Rs ${grouped.format(amount || 0)}`;
}

const KARACHI = { timeZone: 'Asia/Karachi' } as const;
const days = new Map<string, Intl.DateTimeFormat>();
const time = new Intl.DateTimeFormat('en-GB', { ...KARACHI, hour: '2-digit', minute: '2-digit' });

function dayOf(moment: Date, month: 'short' | 'long' = 'short', locale: Locale = currentLocale()): string {
  const date = { ...KARACHI, day: 'numeric', month, year: 'numeric' } as const;
  const format = days.get(locale + month) ?? new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], date);
  days.set(locale + month, format);
  // Built from parts, because Urdu would have a comma before the year.
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('day')} ${parts.get('month')} ${parts.get('year')}`;
}

function timeOf(moment: Date): string {
  return time.format(moment);
}

/** `21 Nov 2026` in the present language, in Karachi; "N/A" when missing or invalid (orders-19). */
export function formatDay(value: string | null | undefined, locale?: Locale): string {
  return formatted((moment) => dayOf(moment, 'short', locale), value);
}

/** `21 November 2026`, with the rules of `formatDay`. */
export function formatLongDay(value: string | null | undefined): string {
  return formatted((moment) => dayOf(moment, 'long'), value);
}

/** `21 Nov 2026, 14:05`, in Karachi; "N/A" when missing or invalid. */
export function formatMoment(value: string | null | undefined): string {
  return formatted((moment) => dateWords.moment({ day: dayOf(moment), time: timeOf(moment) }), value);
}

/** `21 November 2026 at 14:05`, in Karachi; "N/A" when missing or invalid. */
export function formatLongMoment(value: string | null | undefined): string {
  return formatted(
    (moment) => dateWords.longMoment({ day: dayOf(moment, 'long'), time: timeOf(moment) }),
    value,
  );
}

/** `14:05`, in Karachi; "N/A" when missing or invalid. */
export function formatTime(value: string | null | undefined): string {
  return formatted(timeOf, value);
}

function formatted(write: (moment: Date) => string, value: string | null | undefined): string {
  const moment = new Date(value ?? '');
  return Number.isNaN(moment.getTime()) ? dateWords.notAvailable : write(moment);
}
