import { z } from 'zod';
import { DASHBOARD_PERIODS, MAX_TO_DO, SETUP_STEPS, TO_DO } from './constants/dashboard.ts';
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

const Counted = z.int().min(0).max(MAX_TO_DO).nullable().meta({ description: 'Null: more than 999' });

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
    garments: z
      .object({ in_work: Counted, late: Counted, waiting_for_cloth: Counted })
      .meta({ description: 'Of stitched orders, now (orders-229)' }),
    to_do: z
      .array(
        z.object({
          what: z.enum(TO_DO),
          count: Counted,
        }),
      )
      .meta({ description: 'What waits for the shop (backoffice-2), and what is late' }),
  }),
});

const Setup = z.object({
  is_hidden: z.boolean(),
  steps: z.array(z.object({ step: z.enum(SETUP_STEPS), is_done: z.boolean() })),
});
export type Setup = z.infer<typeof Setup>;

/** Says what is done by the state of the shop, not by what was pressed (backoffice-12). */
export const setupSteps = endpoint('GET /api/staff/setup/', {
  summary: 'List what a new shop still needs',
  tag: 'Back office',
  action: 'setup.manage',
  response: Setup,
});

export const hideSetupSteps = endpoint('PUT /api/staff/setup/', {
  summary: 'Hide or show the list of what a new shop still needs',
  tag: 'Back office',
  action: 'setup.manage',
  body: z.object({ is_hidden: z.boolean() }),
  response: Setup,
});
