import { z } from 'zod';
import { DASHBOARD_PERIODS, MAX_TO_DO, TO_DO } from './constants/dashboard.ts';
import { endpoint } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import { wholeNumber } from './validation.ts';

/**
 * Orders by kind; `revenue` is the total of confirmed orders that are neither cancelled nor returned (backoffice-11).
 */
const Figures = z.object({
  single: z.int().min(0),
  bulk: z.int().min(0),
  goods: z.int().min(0),
  revenue: Rupees,
});
export type Figures = z.infer<typeof Figures>;

const Period = wholeNumber({ min: 1, max: 365 }).refine(
  (days) => DASHBOARD_PERIODS.some((period) => period === days),
  'Choose one of the options.',
);

/** Counts orders on the day in Karachi when they were placed. */
export const dashboard = endpoint('GET /api/staff/dashboard/', {
  summary: "Read the day's figures",
  tag: 'Back office',
  action: 'dashboard.read',
  query: z.object({
    days: Period.default(30).meta({
      description: `One of ${DASHBOARD_PERIODS.join(', ')}; today is the last`,
    }),
  }),
  response: z.object({
    from: Day,
    to: Day,
    step: z.enum(['day', 'week', 'month']),
    today: Figures,
    period: Figures,
    before: Figures.meta({ description: 'Of the period of the same length before' }),
    points: z
      .array(Figures.extend({ day: Day.meta({ description: 'The first of its step in the period' }) }))
      .meta({ description: 'Without gaps, oldest first' }),
    to_do: z
      .array(
        z.object({
          what: z.enum(TO_DO),
          count: z.int().min(0).max(MAX_TO_DO).nullable().meta({ description: 'Null: more than 999' }),
        }),
      )
      .meta({ description: 'What waits for the shop (backoffice-2), and what is late' }),
  }),
});
