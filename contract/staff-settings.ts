import { z } from 'zod';
import { Account } from './account-settings.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { MAX_SET_DAYS } from './constants/staff.ts';
import { endpoint } from './endpoint.ts';
import { Day } from './fields.ts';
import { Handover, HandoverFields } from './handover-settings.ts';
import { AddressLine, PersonName } from './names.ts';
import { count, Fee } from './setting-fields.ts';
import { text } from './text.ts';
import { Times, TimesFields } from './times-settings.ts';
import { VERSION_FIELDS, Version } from './versions.ts';

const tag = 'Back office';

const Advance = count(100, 0)
  .optional()
  .meta({ description: 'Per cent of the total due before the work; stays when left out (payments-13)' });

const Hour = count(23, 0);

/** Surcharges on the stitching (orders-10). */
const Surcharges = z.object({
  urgent_percent: count(200, 0).meta({ description: 'Per cent of the stitching, for URGENT' }),
  sample_fee: Fee.meta({ description: 'Rupees for a cloth swatch' }),
  commission_percent: count(100, 0)
    .optional()
    .meta({ description: 'Per cent that the shop keeps of what a tailor earns; stays when left out' }),
  goods_commission_percent: count(100, 0)
    .optional()
    .meta({ description: 'The same of the goods of brands (earnings-8)' }),
  withheld_tax_percent: count(100, 0)
    .optional()
    .meta({ description: 'Per cent of earnings before commission that is kept as tax (earnings-9)' }),
  advance_large_percent: Advance,
  advance_from: count(10_000_000, 0)
    .optional()
    .meta({ description: 'Rupees from which an order is a large one' }),
  advance_new_percent: Advance,
  advance_refused_percent: Advance,
  cash_code_from: count(10_000_000, 0).optional().meta({
    description: 'Rupees of cash from which a phone is proven by a code; 0: never (payments-27)',
  }),
  phone_proof_days: count(365).optional().meta({ description: 'For which a number stays proven' }),
  codes_per_day: count(100_000, 0).optional().meta({ description: 'Codes that are sent in 24 hours' }),
  message_part_price: count(100_000, 0)
    .optional()
    .meta({ description: 'Hundredths of a rupee for each part of a text message (messages-7)' }),
  news_by_whatsapp: z.boolean().optional().meta({
    description: 'Whether people may have news by WhatsApp; stays when left out (messages-11)',
  }),
  news_by_sms: z.boolean().optional().meta({ description: 'The same by text message' }),
  news_by_push: z.boolean().optional().meta({ description: 'The same as notifications of browsers' }),
  whatsapp_price: count(100_000, 0)
    .optional()
    .meta({ description: 'Hundredths of a rupee for each template by WhatsApp (messages-15)' }),
  quiet_from: Hour.optional().meta({ description: 'Hour of Pakistan from which no news go to phones' }),
  quiet_until: Hour.optional().meta({ description: 'Until when; the same as the other: no quiet hours' }),
  identity_required: z.boolean().optional().meta({
    description: 'Whether tailors and brands sell only with a checked identity; stays when left out',
  }),
});

/** Delivery fees and discounts of goods (shop-3). */
const Goods = z.object({
  standard_fee: Fee,
  express_fee: Fee,
  courier_fee: Fee,
  free_delivery_from: count(10_000_000)
    .nullable()
    .meta({ description: 'Sub total in rupees from which delivery is free; null: never' }),
  discount_percent: count(90, 0),
  discount_from: count(10_000_000, 0).meta({ description: 'Sub total in rupees' }),
  lowest_share_percent: count(100, 10).optional().meta({
    description:
      'Per cent of each price that customers pay, whatever code they have; stays when left out (discounts-3)',
  }),
});

const known = new Set(Intl.supportedValuesOf('currency'));

/** Currencies of approximate prices (payments-6). */
const Currencies = z.object({
  rates: z
    .array(
      z.object({
        code: text(3)
          .toUpperCase()
          .refine((code) => code !== 'PKR' && known.has(code), 'Enter a currency such as USD.'),
        rupees: z
          .number('Enter a number.')
          .positive('Enter a number above 0.')
          .max(1_000_000)
          .meta({ description: 'What one unit is worth' }),
      }),
    )
    .max(50)
    .refine(
      (rates) => new Set(rates.map(({ code }) => code)).size === rates.length,
      'A currency is listed twice.',
    ),
});

/** Days off (orders-22). */
const Calendar = z.object({
  weekdays_off: z
    .array(z.int().min(0).max(6))
    .max(6, 'One day of the week must be a business day.')
    .transform((days) => [...new Set(days)].sort())
    .meta({ description: '0 is Sunday' }),
  days: z
    .array(
      z.object({
        day: Day,
        is_off: z.boolean().meta({ description: 'False makes a public holiday a business day' }),
        note: text(100),
      }),
    )
    .max(MAX_SET_DAYS)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'A day is listed twice.'),
});

const Minutes = count(24 * 60, 0).meta({ description: 'Minutes of the day, Pakistan time' });

const WeekHours = z
  .array(
    z
      .object({ from: Minutes, to: Minutes })
      .refine(({ from, to }) => from < to, { path: ['to'], error: 'Closing comes after opening.' })
      .nullable(),
  )
  .length(7)
  .refine((week) => week.some((day) => day !== null), 'Choose one day at least on which you are open.')
  .meta({ description: 'From Sunday on; null on a closed day' });

const WebAddress = (max: number) =>
  withoutCardNumber(text(max)).pipe(z.url({ protocol: /^https$/, error: 'Enter an https:// address.' }));

/** Name and contact details of the shop (contact-1, pages-10). */
const Business = z.object({
  name: PersonName(40),
  email: text(254).toLowerCase().pipe(z.email('Enter an e-mail address.')),
  phone: withoutCardNumber(text(32)).regex(
    /^\+?[\d\s().-]{3,32}$/,
    'Enter a phone number such as +92 42 111 000 466.',
  ),
  address: AddressLine(200),
  map_embed_url: WebAddress(2000).nullable().meta({ description: 'A map for a frame on the contact page' }),
  hours: WeekHours,
});
export type Business = z.output<typeof Business>;

const SocialLink = WebAddress(500).nullable();

const Social = z.object({
  facebook: SocialLink,
  twitter: SocialLink,
  instagram: SocialLink,
  linkedin: SocialLink,
});
export type Social = z.output<typeof Social>;

const SURCHARGES = Surcharges.extend(VERSION_FIELDS);
const HANDOVER = HandoverFields.extend(VERSION_FIELDS);
const GOODS = Goods.extend(VERSION_FIELDS);
const CURRENCIES = Currencies.extend(VERSION_FIELDS);
const ACCOUNT = Account.safeExtend(VERSION_FIELDS);
const TIMES = TimesFields.extend(VERSION_FIELDS);
const CALENDAR = Calendar.extend(VERSION_FIELDS);
const BUSINESS = Business.extend(VERSION_FIELDS);
const SOCIAL = Social.extend(VERSION_FIELDS);

export interface SettingsValues {
  surcharges: z.output<typeof Surcharges>;
  handover: z.output<typeof Handover>;
  goods: z.output<typeof Goods>;
  currencies: z.output<typeof Currencies>;
  account: Account;
  times: z.output<typeof TimesFields>;
  calendar: z.output<typeof Calendar>;
  business: Business;
  social: Social;
}

/** What is saved: of the times only what was sent. */
export type SettingsForms = Omit<SettingsValues, 'times'> & { times: z.output<typeof Times> };

/** Every group with its version; support does not get money settings (people-3). */
export const StaffSettings = z.object({
  surcharges: SURCHARGES.optional(),
  handover: HANDOVER.optional(),
  goods: GOODS.optional(),
  currencies: CURRENCIES.optional(),
  account: ACCOUNT.optional(),
  times: TIMES,
  calendar: CALENDAR,
  business: BUSINESS,
  social: SOCIAL,
});
export type StaffSettings = z.output<typeof StaffSettings>;

export const staffSettings = endpoint('GET /api/staff/settings/', {
  summary: 'Read what staff may set',
  tag,
  action: 'settings.change',
  response: StaffSettings,
});

export const saveSurcharges = endpoint('PUT /api/staff/settings/surcharges/', {
  summary: 'Set the surcharges of stitched orders',
  tag,
  action: 'settings.money',
  body: Surcharges.extend({ version: Version }),
  response: SURCHARGES,
});

export const saveHandover = endpoint('PUT /api/staff/settings/handover/', {
  summary: 'Set what collection and delivery cost, by country and courier',
  tag,
  action: 'settings.money',
  body: Handover.safeExtend({ version: Version }),
  response: HANDOVER,
});

export const saveGoods = endpoint('PUT /api/staff/settings/goods/', {
  summary: 'Set delivery fees and the discount of ready-made goods',
  tag,
  action: 'settings.money',
  body: Goods.extend({ version: Version }),
  response: GOODS,
});

export const saveCurrencies = endpoint('PUT /api/staff/settings/currencies/', {
  summary: 'Set the exchange rates of approximate prices',
  tag,
  action: 'settings.money',
  body: Currencies.extend({ version: Version }),
  response: CURRENCIES,
});

export const saveAccount = endpoint('PUT /api/staff/settings/account/', {
  summary: 'Set where customers transfer money to',
  tag,
  action: 'settings.money',
  body: Account.safeExtend({ version: Version }),
  response: ACCOUNT,
});

export const saveTimes = endpoint('PUT /api/staff/settings/times/', {
  summary: 'Set lead times and how long orders and quotes stay open',
  tag,
  action: 'settings.change',
  body: Times.safeExtend({ version: Version }),
  response: TIMES,
});

export const saveCalendar = endpoint('PUT /api/staff/settings/calendar/', {
  summary: 'Set the days off',
  tag,
  action: 'settings.change',
  body: Calendar.extend({ version: Version }),
  response: CALENDAR,
});

export const saveBusiness = endpoint('PUT /api/staff/settings/business/', {
  summary: 'Set name, address, hours and contact details of the shop',
  tag,
  action: 'settings.change',
  body: Business.extend({ version: Version }),
  response: BUSINESS,
});

export const saveSocial = endpoint('PUT /api/staff/settings/social/', {
  summary: 'Set the social links of the footer',
  tag,
  action: 'settings.change',
  body: Social.extend({ version: Version }),
  response: SOCIAL,
});
