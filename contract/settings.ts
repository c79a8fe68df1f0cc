import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Day } from './fields.ts';
import { additional } from './paths.ts';

/** A currency in which visitors from abroad see approximate prices (payments-6). */
export const Currency = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .meta({ description: 'ISO 4217' }),
  rupees: z.number().positive().meta({ description: 'What one unit is worth, set by staff' }),
});
export type Currency = z.infer<typeof Currency>;

/** Public settings of the shop. */
export const Settings = z.object({
  brand_name: z.string(),
  public_url: z.string(),
  support: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  map_embed_url: z.string().optional().meta({ description: 'A map for a frame on the contact page' }),
  social: z.object({
    facebook: z.string().optional(),
    twitter: z.string().optional(),
    instagram: z.string().optional(),
    linkedin: z.string().optional(),
  }),
  cards: z.boolean().meta({ description: 'Whether goods can be paid for by card' }),
  currencies: z.array(Currency).meta({ description: 'By code; empty where staff has set no rates' }),
  days_off: z
    .object({
      weekdays: z.array(z.int().min(0).max(6)).meta({ description: '0 is Sunday' }),
      days: z.array(Day),
    })
    .meta({ description: 'Days that are no business days, for the coming months' }),
});
export type Settings = z.infer<typeof Settings>;

export const settings = endpoint(additional.settings, {
  summary: "Read the shop's name, contact details, links, exchange rates and days off",
  tag: 'Service',
  answer: Settings,
});
