import { z } from 'zod';
import { checkWords } from '#words';
import { codesOf } from './codes.ts';
import {
  LEAD_TIME_DAYS,
  MAX_DAYS_OFF,
  MAX_DAYS_OFF_AHEAD,
  MAX_DAYS_OFF_LENGTH,
  MAX_OPENING_HOURS,
  MAX_WEEKLY_CAPACITY,
  RATE_LIMITS,
  TAILOR_SERVICES,
} from './constants/tailors.ts';
import { addDays, dayInKarachi, daysBetween } from './dates.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import { garmentName } from './garment-names.ts';
import { DRESS_TYPES } from './garments.ts';
import { formatRupees } from './money.ts';
import { AddressLine } from './names.ts';
import { OpeningHours, TailorType } from './tailors.ts';
import { text } from './text.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Workshop';

/** A workshop's dress types, rates, lead time and opening hours (tailors-21). */
export const Rates = z.object({
  ...VERSION_FIELDS,
  tailor: z.int(),
  in_house: z.boolean(),
  tailor_type_name: TailorType.nullable(),
  services: z.array(z.string()),
  rates: z.record(z.string(), Rupees).meta({ description: 'Dress type → whole rupees' }),
  lead_time_days: z.int().meta({ description: 'Business days; calendar days in-house' }),
  lead_time_band: z
    .tuple([z.int(), z.int()])
    .meta({ description: 'Fewest and most days that lead_time_days may have' }),
  address: z.string().nullable(),
  opening_hours: z.array(OpeningHours),
});
export type Rates = z.infer<typeof Rates>;

const RateCard = z
  .partialRecord(z.enum(codesOf(DRESS_TYPES)), z.int({ error: () => checkWords.enterWholeRupees }))
  .superRefine((rates, context) => {
    for (const [code, rupees] of Object.entries(rates)) {
      if (rupees >= RATE_LIMITS.min && rupees <= RATE_LIMITS.max) continue;
      const message = checkWords.enterRateBetween({
        garment: garmentName(code) ?? code,
        least: formatRupees(RATE_LIMITS.min),
        most: formatRupees(RATE_LIMITS.max),
      });
      context.addIssue({ code: 'custom', path: [code], message });
    }
  })
  .meta({ description: 'Dress type → whole rupees; what is left out is not offered any more' });

export const RatesForm = z.object({
  version: Version,
  services: z.array(z.enum(TAILOR_SERVICES)).max(TAILOR_SERVICES.length),
  rates: RateCard,
  lead_time_days: z.int().min(LEAD_TIME_DAYS.min).max(LEAD_TIME_DAYS.max),
  // As long as address, area and city of an application together.
  address: AddressLine(304).nullable().meta({ description: 'Null: cloth and garments go through the shop' }),
  opening_hours: z
    .array(z.object({ days: AddressLine(40), hours: AddressLine(40) }))
    .max(MAX_OPENING_HOURS, { error: () => checkWords.atMostLines({ most: MAX_OPENING_HOURS }) }),
});

/** A workshop's capacity and days off (tailors-20, tailors-22, tailors-23). */
export const WorkCalendar = z.object({
  ...VERSION_FIELDS,
  tailor: z.int(),
  weekly_capacity: z.int().nullable().meta({ description: 'Garments a week; null: any number' }),
  days_off: z.array(z.object({ from: Day, until: Day, note: z.string() })),
  weekdays_off: z.array(z.int().min(0).max(6)).meta({ description: 'Weekly days off; 0 is Sunday' }),
  weeks: z
    .array(
      z.object({
        week: Day.meta({ description: 'Its Monday' }),
        booked: z.int().meta({ description: 'Garments that are to be finished in it' }),
        is_full: z.boolean(),
      }),
    )
    .meta({ description: 'The present week and the coming ones' }),
  shop_days_off: z.object({
    weekdays: z.array(z.int().min(0).max(6)).meta({ description: '0 is Sunday' }),
    days: z.array(z.object({ day: Day, name: z.string().nullable() })),
  }),
});
export type WorkCalendar = z.infer<typeof WorkCalendar>;

const EntryDay = z.iso
  .date({ abort: true })
  .meta({ description: 'Calendar day in Asia/Karachi, YYYY-MM-DD' });

const DaysOffEntry = z
  .object({ from: EntryDay, until: EntryDay, note: text(80).default('') })
  .superRefine(({ from, until }, context) => {
    const say = (message: string) => context.addIssue({ code: 'custom', message });
    if (until < from) say(checkWords.lastDayBeforeFirst);
    else if (daysBetween(from, until) >= MAX_DAYS_OFF_LENGTH)
      say(checkWords.atMostDaysAtOnce({ most: MAX_DAYS_OFF_LENGTH }));
    if (from > addDays(dayInKarachi(), MAX_DAYS_OFF_AHEAD)) say(checkWords.chooseWithinAYear);
  });

export const WorkCalendarForm = z.object({
  version: Version,
  weekly_capacity: z
    .int()
    .min(1)
    .max(MAX_WEEKLY_CAPACITY)
    .nullable()
    .meta({ description: 'Null: any number' }),
  days_off: z
    .array(DaysOffEntry)
    .max(MAX_DAYS_OFF, { error: () => checkWords.atMostEntries({ most: MAX_DAYS_OFF }) })
    .meta({ description: 'All of them; those that are over are dropped' }),
  weekdays_off: z
    .array(z.int().min(0).max(6))
    .max(6, { error: () => checkWords.leaveAWorkday })
    .transform((days) => [...new Set(days)].sort())
    .optional()
    .meta({ description: 'Weekly days off; 0 is Sunday. Left out: they stay' }),
});

export const workshopRates = endpoint('GET /api/workshop/rates/', {
  summary: 'Read what the own workshop offers',
  tag,
  action: 'workshop.manage',
  response: Rates,
});

/** Fails with `edits.outdated`. */
export const saveWorkshopRates = endpoint('PUT /api/workshop/rates/', {
  summary: 'Set services, rates, lead time, address and hours of the own workshop',
  tag,
  action: 'workshop.manage',
  body: RatesForm,
  response: Rates,
});

export const workshopCalendar = endpoint('GET /api/workshop/calendar/', {
  summary: 'Read capacity and days off of the own workshop',
  tag,
  action: 'workshop.manage',
  response: WorkCalendar,
});

/** Fails with `tailors.no_workday` and `edits.outdated`. */
export const saveWorkshopCalendar = endpoint('PUT /api/workshop/calendar/', {
  summary: 'Set capacity and days off of the own workshop',
  tag,
  action: 'workshop.manage',
  body: WorkCalendarForm,
  response: WorkCalendar,
});

/** Includes the in-house workshop, like the calls below. */
export const tailorRates = endpoint('GET /api/staff/tailors/{id}/rates/', {
  summary: 'Read what a tailor offers',
  tag,
  action: 'tailors.rates',
  params: IdParams,
  response: Rates,
});

/** Fails with `edits.outdated`. */
export const saveTailorRates = endpoint('PUT /api/staff/tailors/{id}/rates/', {
  summary: 'Set services, rates, lead time, address and hours of a tailor',
  tag,
  action: 'tailors.rates',
  params: IdParams,
  body: RatesForm,
  response: Rates,
});

export const tailorCalendar = endpoint('GET /api/staff/tailors/{id}/calendar/', {
  summary: 'Read capacity and days off of a tailor',
  tag,
  action: 'tailors.calendar',
  params: IdParams,
  response: WorkCalendar,
});

/** Fails with `tailors.no_workday` and `edits.outdated`. */
export const saveTailorCalendar = endpoint('PUT /api/staff/tailors/{id}/calendar/', {
  summary: 'Set capacity and days off of a tailor',
  tag,
  action: 'tailors.calendar',
  params: IdParams,
  body: WorkCalendarForm,
  response: WorkCalendar,
});
