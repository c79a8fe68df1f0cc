import { z } from 'zod';
import { SOCIAL_PROVIDERS } from './constants/accounts.ts';
import { REDIRECT_GATEWAYS } from './constants/gateway-payments.ts';
import { endpoint } from './endpoint.ts';
import { Day, Rupees } from './fields.ts';
import type { OrderRules } from './order-fees.ts';

/** A currency for approximate prices to visitors from abroad (payments-6). */
export const Currency = z.object({
  code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .meta({ description: 'ISO 4217' }),
  rupees: z.number().positive().meta({ description: 'What one unit is worth, set by staff' }),
});
export type Currency = z.infer<typeof Currency>;

const Fees = z.object({ collection_fee: Rupees, delivery_fee: Rupees });
const CourierDays = z
  .tuple([z.int().min(1), z.int().min(1)])
  .meta({ description: 'Fewest and most business days of the courier' });

const HandoverFees = Fees.extend({
  days: CourierDays.optional(),
  express: Fees.extend({ days: CourierDays }).optional().meta({
    description: 'A quicker courier; left out where there is none to choose',
  }),
});

const Months = z.int().min(3).max(12);
const Percent = z.int().min(0).max(100);

const OrderRulesShape = z.object({
  urgent_percent: z.int().min(0).max(200).meta({ description: 'Added to the stitching for URGENT' }),
  sample_fee: Rupees.meta({ description: 'A cloth swatch before the stitching' }),
  fees: z.record(z.string(), HandoverFees).meta({
    description: 'Collection of the cloth and delivery of the garment, by ISO 3166-1 alpha-2 country',
  }),
  fees_elsewhere: HandoverFees,
  city_days: z
    .array(
      z.object({
        from: z.string(),
        to: z.string(),
        days: z.int().min(1),
        express_days: z.int().min(1).optional(),
      }),
    )
    .meta({ description: 'Most business days of the couriers between two cities of Pakistan, either way' }),
  in_house_days: z.int().min(1).meta({ description: 'Calendar days of the in-house workshop' }),
  confirm_within_days: z.int().min(1).meta({ description: 'Days until a placed order expires' }),
  partner_days: z
    .tuple([z.int().min(1), z.int().min(1)])
    .meta({ description: 'Fewest and most business days of partner tailors' }),
  return_days: z.int().min(1).meta({ description: 'Days after the delivery for returns of goods' }),
  child_months: z.tuple([Months, Months, Months]).meta({
    description: 'After how many months a child is measured again: under two years, under six, older',
  }),
  advance: z
    .object({ large_percent: Percent, from: Rupees, new_percent: Percent, refused_percent: Percent })
    .meta({ description: 'Per cent of the total that is paid before the work begins (payments-13)' }),
  cash_code_from: Rupees.meta({ description: 'Cash from which a phone is proven by a code; 0: never' }),
}) satisfies z.ZodType<OrderRules>;

/** Public settings of the shop. */
export const Settings = z.object({
  brand_name: z.string(),
  public_url: z.string(),
  support: z.object({ email: z.string(), phone: z.string(), address: z.string() }),
  hours: z
    .array(z.object({ days: z.string(), hours: z.string() }))
    .meta({ description: 'Business hours as they are written, Pakistan time' }),
  map_embed_url: z.string().optional().meta({ description: 'A map for a frame on the contact page' }),
  social: z.object({
    facebook: z.string().optional(),
    twitter: z.string().optional(),
    instagram: z.string().optional(),
    linkedin: z.string().optional(),
  }),
  passkey_origin: z
    .string()
    .nullable()
    .meta({ description: 'Where passkeys work; null where the address of the shop has no name' }),
  phone_sign_in: z
    .boolean()
    .meta({ description: 'Whether codes reach phones, so that people can sign in with one' }),
  sign_in_with: z.array(z.enum(SOCIAL_PROVIDERS)).meta({ description: 'Social sign-ins that are set up' }),
  cards: z.boolean().meta({ description: 'Whether goods can be paid for by card' }),
  wallets: z
    .array(z.enum(REDIRECT_GATEWAYS))
    .meta({ description: 'Where goods can be paid for, on pages of its own' }),
  currencies: z.array(Currency).meta({ description: 'By code; empty where staff has set no rates' }),
  days_off: z
    .object({
      weekdays: z.array(z.int().min(0).max(6)).meta({ description: '0 is Sunday' }),
      days: z.array(Day),
    })
    .meta({ description: 'Days that are no business days, for the coming months' }),
  order_rules: OrderRulesShape.meta({ description: 'Fees and times of stitched orders' }),
});
export type Settings = z.infer<typeof Settings>;

export const settings = endpoint('GET /api/settings/', {
  summary:
    "Read the shop's name, contact details, links, exchange rates, days off and the fees of stitched orders",
  tag: 'Service',
  response: Settings,
});
