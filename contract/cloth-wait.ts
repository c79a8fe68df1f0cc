import { addBusinessDays, addDays, businessDaysBetween, type Day, type DaysOff } from './dates.ts';

/**
 * The day by which the cloth must be with the tailor for the promised day to hold: that of the confirmation, or the
 * courier's; always a business day (orders-80).
 */
export function clothDueOn(confirmed: Day, courierDaysBefore: number, daysOff: DaysOff): Day {
  return courierDaysBefore > 0
    ? addBusinessDays(confirmed, courierDaysBefore, daysOff)
    : businessDayFrom(confirmed, daysOff);
}

export interface DayWithCloth {
  /** The day by which the cloth has to come: the agreed one, or today once that has passed. */
  by: Day;
  /** The promised day, if the cloth comes by then. */
  day: Day;
  /** Business days from the cloth's arrival to the promised day, whenever it arrives. */
  workingDays: number;
}

/** What is promised while the cloth has not come (orders-80). */
export function dayWithCloth(promised: Day, dueOn: Day, today: Day, daysOff: DaysOff): DayWithCloth {
  const by = dueOn >= today ? dueOn : businessDayFrom(today, daysOff);
  const day = resumedDay(promised, dueOn, by, daysOff);
  return { by, day, workingDays: businessDaysBetween(by, day, daysOff) };
}

function businessDayFrom(day: Day, daysOff: DaysOff): Day {
  return addBusinessDays(addDays(day, -1), 1, daysOff);
}

/** Postpones the promised day by the business days for which the order waited (workshop-8, orders-80). */
export function resumedDay(promised: Day, since: Day, until: Day, daysOff: DaysOff): Day {
  return addBusinessDays(promised, businessDaysBetween(since, until, daysOff), daysOff);
}
