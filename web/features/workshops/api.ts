import type { BodyFor } from '../../../contract/paths.ts';
import type { Rates, WorkCalendar } from '../../../contract/workshops.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** `own` for the tailor's workshop; staff use a tailor's id. */
export type WhoseWorkshop = 'own' | number;

/** The rates of a workshop (tailors-21). */
export const ratesQuery = (whose: WhoseWorkshop) =>
  definePersonalQuery({
    queryKey: ['workshops', whose, 'rates'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/workshop/rates/', { signal })
        : call('GET /api/staff/tailors/{id}/rates/', { params: { id: whose }, signal }),
  });

export function saveRates(whose: WhoseWorkshop, body: BodyFor<'PUT /api/workshop/rates/'>): Promise<Rates> {
  return whose === 'own'
    ? call('PUT /api/workshop/rates/', { body })
    : call('PUT /api/staff/tailors/{id}/rates/', { params: { id: whose }, body });
}

/** Capacity, days off and the orders of the coming weeks (tailors-20, tailors-22). */
export const calendarQuery = (whose: WhoseWorkshop) =>
  definePersonalQuery({
    queryKey: ['workshops', whose, 'calendar'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call('GET /api/workshop/calendar/', { signal })
        : call('GET /api/staff/tailors/{id}/calendar/', { params: { id: whose }, signal }),
  });

export function saveCalendar(
  whose: WhoseWorkshop,
  body: BodyFor<'PUT /api/workshop/calendar/'>,
): Promise<WorkCalendar> {
  return whose === 'own'
    ? call('PUT /api/workshop/calendar/', { body })
    : call('PUT /api/staff/tailors/{id}/calendar/', { params: { id: whose }, body });
}
