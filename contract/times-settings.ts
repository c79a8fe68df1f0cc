import { z } from 'zod';
import { count } from './setting-fields.ts';

const ChildMonths = count(12, 3);

/** Lead times and deadlines (orders-12, orders-18, bulk-5). */
export const TimesFields = z.object({
  in_house_days: count(60).meta({ description: 'Calendar days of the in-house workshop' }),
  partner_days_fewest: count(60).meta({ description: 'Business days' }),
  partner_days_most: count(60).meta({ description: 'Business days' }),
  confirm_within_days: count(90, 2).meta({ description: 'Until a placed order expires' }),
  remind_after_days: count(89).meta({ description: 'Until its customer is reminded' }),
  cloth_remind_after_days: count(60).meta({
    description: 'After the day on which the cloth was due, until its customer is reminded',
  }),
  cloth_within_weeks: count(26).meta({
    description: 'Until an order whose customer brings no cloth is cancelled',
  }),
  advance_remind_after_days: count(60).meta({
    description: 'After the confirmation, until the customer is reminded of an advance',
  }),
  advance_within_days: count(90, 2).meta({
    description: 'Until an order without its advance is cancelled (payments-19)',
  }),
  return_days: count(365, 7).meta({
    description: 'After the delivery, in which ready-made goods can be sent back (returns-20)',
  }),
  return_answer_days: count(30, 2).meta({
    description: 'Until a request to send goods back that nobody has answered goes to staff (returns-21)',
  }),
  quote_days: count(365).meta({ description: 'For how long the quote of a bulk order can be accepted' }),
  child_months_under_2: ChildMonths.meta({
    description: 'Until a child under two years is measured again',
  }),
  child_months_under_6: ChildMonths.meta({ description: 'The same under six years' }),
  child_months_older: ChildMonths.meta({ description: 'The same of older children' }),
});

/** What the release before does not know stays when it is left out. */
export const Times = TimesFields.partial({
  cloth_remind_after_days: true,
  cloth_within_weeks: true,
  advance_remind_after_days: true,
  advance_within_days: true,
  return_days: true,
  return_answer_days: true,
  child_months_under_2: true,
  child_months_under_6: true,
  child_months_older: true,
})
  .refine((times) => times.partner_days_fewest <= times.partner_days_most, {
    path: ['partner_days_most'],
    error: 'The most days are at least the fewest.',
  })
  .refine((times) => times.remind_after_days < times.confirm_within_days, {
    path: ['remind_after_days'],
    error: 'Remind before the order expires.',
  })
  .refine(
    ({ cloth_remind_after_days: days, cloth_within_weeks: weeks }) =>
      days === undefined || weeks === undefined || days < weeks * 7,
    { path: ['cloth_remind_after_days'], error: 'Remind before the order is cancelled.' },
  )
  .refine(
    ({ advance_remind_after_days: days, advance_within_days: within }) =>
      days === undefined || within === undefined || days < within,
    { path: ['advance_remind_after_days'], error: 'Remind before the order is cancelled.' },
  );
