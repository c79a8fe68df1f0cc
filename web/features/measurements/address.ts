import type { DressTypeCode } from '../../../contract/garments.ts';
import { garmentOf } from '../../../contract/garments.ts';
import { MEASURES, type MeasureCode } from '../../../contract/measures.ts';
import { withNext } from '../../lib/next-path.ts';

export type GuidePage = 'who' | MeasureCode | 'more' | 'review';

export interface MeasurementsView {
  edit?: number | 'new';
  history?: number;
  questions?: number | 'new';
  /** A file to import. */
  file?: 'new';
  guide?: number | 'new';
  /** The garment to measure for. */
  garment?: DressTypeCode;
  /** The guide's page; `who` by default. */
  at?: GuidePage;
}

/** `next` is the path of an interrupted order. */
export function measurementsAddress(view: MeasurementsView = {}, next: string | null = null): string {
  const search = new URLSearchParams({ tab: 'measurements' });
  for (const [name, value] of Object.entries(view)) if (value) search.set(name, String(value));
  return withNext(`/profile?${search}`, next);
}

/** The view in the query; the list where it is invalid. */
export function measurementsView(search: URLSearchParams): MeasurementsView {
  const edit = recordIn(search, 'edit');
  if (edit) return { edit };
  const guide = recordIn(search, 'guide');
  if (guide) return { guide, ...garmentIn(search), ...pageIn(search) };
  const questions = recordIn(search, 'questions');
  if (questions) return { questions };
  if (search.get('file') === 'new') return { file: 'new' };
  const history = recordIn(search, 'history');
  return history && history !== 'new' ? { history } : {};
}

function recordIn(search: URLSearchParams, name: string): number | 'new' | undefined {
  const text = search.get(name);
  if (text === 'new') return text;
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

function garmentIn(search: URLSearchParams): Pick<MeasurementsView, 'garment'> {
  const garment = search.get('garment');
  return garment && garmentOf(garment) ? { garment: garment as DressTypeCode } : {};
}

function pageIn(search: URLSearchParams): Pick<MeasurementsView, 'at'> {
  const at = search.get('at');
  const isPage = at === 'more' || at === 'review' || (at && Object.hasOwn(MEASURES, at));
  return isPage ? { at: at as GuidePage } : {};
}
