import { withNext } from '../../lib/next-path.ts';

export interface MeasurementsView {
  edit?: number | 'new';
  history?: number;
}

/** `next` is where an interrupted order continues. */
export function measurementsAddress(
  { edit, history }: MeasurementsView = {},
  next: string | null = null,
): string {
  const search = new URLSearchParams({ tab: 'measurements' });
  if (edit) search.set('edit', String(edit));
  if (history) search.set('history', String(history));
  return withNext(`/profile?${search}`, next);
}

/** The view in the query; the list where it is invalid. */
export function measurementsView(search: URLSearchParams): MeasurementsView {
  const edit = search.get('edit');
  if (edit === 'new') return { edit };
  if (edit && isId(edit)) return { edit: Number(edit) };
  const history = search.get('history');
  return history && isId(history) ? { history: Number(history) } : {};
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,9}$/.test(text);
}
