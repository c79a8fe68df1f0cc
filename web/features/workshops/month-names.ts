const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `November 2026` of `2026-11`. */
export function nameOfMonth(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}
