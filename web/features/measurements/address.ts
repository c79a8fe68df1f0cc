import { withNext } from '../../lib/next-path.ts';

/** What the Measurements tab shows: the list, one sheet, or one record's history. */
export interface MeasurementsView {
  edit?: number | 'new';
  history?: number;
}

/** The address of a view of the Measurements tab; `next` is where an interrupted order goes on. */
export function measurementsAddress(
  { edit, history }: MeasurementsView = {},
  next: string | null = null,
): string {
  const search = new URLSearchParams({ tab: 'measurements' });
  if (edit) search.set('edit', String(edit));
  if (history) search.set('history', String(history));
  return withNext(`/profile?${search}`, next);
}

/** The view an address asks for; anything odd is the list. */
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
