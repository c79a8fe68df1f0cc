import { call, download } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';
import { saveFile } from '../../lib/save-file.ts';

/** `own` for a seller's own; staff use the id of a tailor or brand. */
export type WhoseEarnings = 'own' | number | { brand: number };

/** The years and months of a seller. */
export const earningsKey = (whose: WhoseEarnings) => ['workshops', whose, 'earnings'];

const ofBrand = (whose: WhoseEarnings) => (typeof whose === 'object' ? { id: whose.brand } : undefined);

/** A seller's earnings of a year, by default the current one (earnings-1). */
export const earningsQuery = (whose: WhoseEarnings, year: number | undefined) =>
  definePersonalQuery({
    queryKey: [...earningsKey(whose), year ?? 'present'],
    queryFn({ signal }) {
      const query = { year };
      if (whose === 'own') return call('GET /api/workshop/earnings/', { query, signal });
      const brand = ofBrand(whose);
      return brand
        ? call('GET /api/staff/brands/{id}/earnings/', { params: brand, query, signal })
        : call('GET /api/staff/tailors/{id}/earnings/', { params: { id: Number(whose) }, query, signal });
    },
  });

/** A page of a month's entries; `after` is the previous page's `next`. */
export function readMonth(
  whose: WhoseEarnings,
  month: string,
  after: number | undefined,
  signal: AbortSignal,
) {
  const query = { after };
  if (whose === 'own')
    return call('GET /api/workshop/earnings/{month}/', { params: { month }, query, signal });
  const params = { ...(ofBrand(whose) ?? { id: Number(whose) }), month };
  return ofBrand(whose)
    ? call('GET /api/staff/brands/{id}/earnings/{month}/', { params, query, signal })
    : call('GET /api/staff/tailors/{id}/earnings/{month}/', { params, query, signal });
}

export const monthKey = (whose: WhoseEarnings, month: string) => [...earningsKey(whose), 'month', month];

/** Downloads the statement of a finished month (earnings-2). */
export async function saveStatement(whose: WhoseEarnings, month: string): Promise<void> {
  const params = { ...(ofBrand(whose) ?? { id: Number(whose) }), month };
  saveFile(
    whose === 'own'
      ? await download('GET /api/workshop/earnings/{month}/statement/', { params: { month } })
      : ofBrand(whose)
        ? await download('GET /api/staff/brands/{id}/earnings/{month}/statement/', { params })
        : await download('GET /api/staff/tailors/{id}/earnings/{month}/statement/', { params }),
  );
}

export async function saveCsv(whose: WhoseEarnings, month: string): Promise<void> {
  const params = { ...(ofBrand(whose) ?? { id: Number(whose) }), month };
  saveFile(
    whose === 'own'
      ? await download('GET /api/workshop/earnings/{month}/csv/', { params: { month } })
      : ofBrand(whose)
        ? await download('GET /api/staff/brands/{id}/earnings/{month}/csv/', { params })
        : await download('GET /api/staff/tailors/{id}/earnings/{month}/csv/', { params }),
  );
}
