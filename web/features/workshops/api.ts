import type { BodyFor } from '../../../contract/calls.ts';
import { staffCalls } from '../../../contract/staff-calls.ts';
import { workshopCalls } from '../../../contract/workshop-calls.ts';
import type { Rates, WorkCalendar } from '../../../contract/workshops.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** Whose workshop: the own one of a tailor, or for staff the one of a tailor's id. */
export type WhoseWorkshop = 'own' | number;

/** What a workshop offers (tailors-21). */
export const ratesQuery = (whose: WhoseWorkshop) =>
  definePersonalQuery({
    queryKey: ['workshops', whose, 'rates'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call(workshopCalls.workshopRates, { signal })
        : call(staffCalls.tailorRates, { params: { id: whose }, signal }),
  });

export function saveRates(
  whose: WhoseWorkshop,
  body: BodyFor<typeof workshopCalls.saveWorkshopRates>,
): Promise<Rates> {
  return whose === 'own'
    ? call(workshopCalls.saveWorkshopRates, { body })
    : call(staffCalls.saveTailorRates, { params: { id: whose }, body });
}

/** Capacity, days off and how full the coming weeks are (tailors-20, tailors-22). */
export const calendarQuery = (whose: WhoseWorkshop) =>
  definePersonalQuery({
    queryKey: ['workshops', whose, 'calendar'],
    queryFn: ({ signal }) =>
      whose === 'own'
        ? call(workshopCalls.workshopCalendar, { signal })
        : call(staffCalls.tailorCalendar, { params: { id: whose }, signal }),
  });

export function saveCalendar(
  whose: WhoseWorkshop,
  body: BodyFor<typeof workshopCalls.saveWorkshopCalendar>,
): Promise<WorkCalendar> {
  return whose === 'own'
    ? call(workshopCalls.saveWorkshopCalendar, { body })
    : call(staffCalls.saveTailorCalendar, { params: { id: whose }, body });
}
