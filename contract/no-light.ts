import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day, Timestamp } from './fields.ts';
import { requiredText } from './text.ts';

const tag = 'Workshop';

/** The own report of a day (workshop-16). */
const Report = z.object({ day: Day, no_light: z.boolean() });

/**
 * Reports that there is no electricity on the day of `pressed_at`, or takes that back. Idempotent. Fails with
 * `workshop.no_light_too_late`.
 */
export const reportNoLight = endpoint('PUT /api/workshop/no-light/', {
  summary: 'Say that there is no electricity today, or take it back',
  tag,
  action: 'stitching.work',
  body: z.object({
    no_light: z.boolean(),
    pressed_at: Timestamp.meta({ description: 'When it was pressed; it may be sent later' }),
  }),
  response: Report,
});

const NoLightArea = z.object({
  day: Day,
  area: z.string(),
  tailors: z.int().meta({ description: 'Active tailors of the area' }),
  reports: z.array(z.object({ tailor: z.int(), name: z.string(), pressed_at: Timestamp })),
  is_common: z.boolean().meta({ description: 'Enough tailors of the area say so' }),
  to_move: z.int().meta({ description: 'Running orders of the area whose day has not been moved for it' }),
});
export type NoLightArea = z.infer<typeof NoLightArea>;

/** Of today and yesterday, because reports may arrive late. */
export const noLightAreas = endpoint('GET /api/staff/no-light/', {
  summary: 'List the areas whose tailors have no electricity',
  tag: 'Back office',
  action: 'orders.manage',
  response: z.object({ areas: z.array(NoLightArea) }),
});

/** Each order once for a day, however often it is called. Fails with `workshop.no_light_unreported`. */
export const moveForNoLight = endpoint('POST /api/staff/no-light/moves/', {
  summary: 'Promise the running orders of an area one business day later',
  tag: 'Back office',
  action: 'orders.manage',
  body: z.object({ day: Day, area: requiredText(200) }),
  response: z.object({
    moved: z.int(),
    left: z.int().meta({ description: 'Orders that are still to be moved; call again' }),
  }),
});
