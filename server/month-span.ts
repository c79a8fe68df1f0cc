/** `from` is included, `until` is not. */
export interface Span {
  from: Date;
  until: Date;
}

/** A month, `YYYY-MM`, in Karachi. */
export function monthSpan(month: string): Span {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  return { from: startOfMonth(month), until: startOfMonth(next) };
}

export function startOfMonth(month: string): Date {
  return new Date(`${month}-01T00:00:00+05:00`);
}
