import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import { cityKey } from './cities.ts';
import { COUNTRIES } from './constants/countries.ts';
import { HOME_COURIER_DAYS } from './constants/order-rules.ts';
import { MAX_CITY_PAIRS, MAX_COURIER_DAYS, MAX_DUTY_TEXT, MAX_DUTY_THRESHOLD } from './constants/staff.ts';
import { AddressLine } from './names.ts';
import type { CityDays } from './order-fees.ts';
import { expressDays, pairKey } from './pricing.ts';
import { count, Fee } from './setting-fields.ts';
import { text } from './text.ts';

const CourierDays = count(MAX_COURIER_DAYS);

const Fees = z.object({ collection_fee: Fee, delivery_fee: Fee });
const Span = { days_fewest: CourierDays, days_most: CourierDays };
const inOrder = ({ days_fewest, days_most }: { days_fewest: number; days_most: number }) =>
  days_fewest <= days_most;
const OUT_OF_ORDER = { path: ['days_most'], error: 'The most days are at least the fewest.' };

/** The most days of the economy courier within Pakistan. */
function homeDays(days: { days_most: number } | null | undefined): number {
  return days?.days_most ?? HOME_COURIER_DAYS[1];
}

/** Collecting cloth in a country and delivering there (orders-13, orders-44). */
const CountryFees = Fees.extend({
  country: z.enum(COUNTRIES, 'Choose a country.'),
  days: z.object(Span).refine(inOrder, OUT_OF_ORDER).nullable().meta({
    description: 'Business days of the courier; null: the usual ones',
  }),
  express: Fees.extend(Span).refine(inOrder, OUT_OF_ORDER).nullable().meta({
    description: 'A quicker courier; null where none is offered',
  }),
  alteration_limit: Fee.min(1, 'Enter at least Rs 1, or nothing.').nullable().optional().meta({
    description:
      'What an alteration near the customer may cost; null: none is paid for. It stays when left out (orders-141)',
  }),
})
  .refine(
    ({ country, days, express }) => country !== 'PK' || !express || express.days_most <= homeDays(days),
    { path: ['express', 'days_most'], error: 'Within Pakistan express takes no longer than the other one.' },
  )
  .refine(({ country, alteration_limit }) => country !== 'PK' || !alteration_limit, {
    path: ['alteration_limit'],
    error: 'Within Pakistan the tailor alters it.',
  });

const City = AddressLine(80).refine((name) => cityKey(name) !== '', 'Enter a city.');

/** Business days between two cities of Pakistan, either way; within a city where both are the same (orders-63). */
const CityPairs = z
  .array(
    z
      .object({
        from: City,
        to: City,
        days: CourierDays,
        express_days: CourierDays.optional().meta({
          description: 'Of the express courier; those within Pakistan, where they are fewer, when left out',
        }),
      })
      .refine(({ days, express_days = days }) => express_days <= days, {
        path: ['express_days'],
        error: 'Express takes no longer than the other one.',
      }),
  )
  .max(MAX_CITY_PAIRS, `Enter at most ${MAX_CITY_PAIRS} pairs of cities.`)
  .refine(
    (pairs) => new Set(pairs.map(({ from, to }) => pairKey(from, to))).size === pairs.length,
    'A pair of cities is listed twice.',
  );

type Days = { days_most: number };
interface HomeDays {
  countries: { country: string; days: Days | null; express: Days | null }[];
  city_days?: CityDays[] | undefined;
}

/** Whether no city has more days within it than to another one, by either courier. */
function isNearerWithin({ countries, city_days = [] }: HomeDays): boolean {
  const home = countries.find(({ country }) => country === 'PK');
  const most = homeDays(home?.days);
  const express = home?.express?.days_most;
  const isWithin = ({ from, to }: CityDays) => cityKey(from) === cityKey(to);
  return city_days.filter(isWithin).every((within) => {
    const city = cityKey(within.from);
    const others = city_days.filter(({ from, to }) => cityKey(from) === city || cityKey(to) === city);
    const isNearer = (daysOf: (pair: CityDays) => number, elsewhere: number) =>
      daysOf(within) <= Math.min(elsewhere, ...others.map(daysOf));
    return (
      isNearer(({ days }) => days, most) && isNearer((pair) => expressDays(pair, express), express ?? most)
    );
  });
}

const DutyText = withoutCardNumber(text(MAX_DUTY_TEXT));

/** What duties to expect in a country; no law is known but what staff writes here (abroad-4). */
const CountryDuty = z
  .object({
    country: z.enum(COUNTRIES, 'Choose a country.'),
    text: DutyText.meta({ description: 'In English, such as who collects the duty; may be empty' }),
    text_urdu: DutyText.meta({ description: 'The same in Urdu; may be empty' }),
    rate_percent: z
      .number('Enter a number.')
      .min(0, 'Enter 0 or more.')
      .max(100, 'Enter 100 or less.')
      .multipleOf(0.01, 'Use two decimals at most.')
      .nullable()
      .meta({ description: 'Of the value of the goods; null: unknown' }),
    threshold: z
      .int('Enter whole rupees.')
      .min(0, 'Enter 0 or more.')
      .max(MAX_DUTY_THRESHOLD, 'Enter at most Rs 100,000,000.')
      .nullable()
      .meta({ description: 'Rupees; below this value there is no duty. null: always' }),
  })
  .refine(({ country }) => country !== 'PK', {
    path: ['country'],
    error: 'Within Pakistan there is no duty.',
  })
  .refine(({ text, text_urdu, rate_percent }) => text !== '' || text_urdu !== '' || rate_percent !== null, {
    path: ['text'],
    error: 'Enter a text or a rate.',
  })
  .refine(({ rate_percent, threshold }) => threshold === null || rate_percent !== null, {
    path: ['rate_percent'],
    error: 'A threshold needs a rate.',
  });

const Duties = z
  .array(CountryDuty)
  .max(COUNTRIES.length)
  .refine(
    (duties) => new Set(duties.map(({ country }) => country)).size === duties.length,
    'A country is listed twice.',
  );

export const HandoverFields = z.object({
  elsewhere: Fees.meta({ description: 'For countries that are not listed' }),
  countries: z
    .array(CountryFees)
    .max(COUNTRIES.length)
    .refine(
      (countries) => new Set(countries.map(({ country }) => country)).size === countries.length,
      'A country is listed twice.',
    )
    .refine(
      (countries) => countries.some(({ country }) => country === 'PK'),
      'Pakistan needs fees of its own.',
    ),
  city_days: CityPairs.optional().meta({
    description: 'Pairs of cities with days of their own; they stay when left out',
  }),
  duties: Duties.optional().meta({
    description: 'What duties to expect abroad; they stay when left out (abroad-4)',
  }),
});
const NEARER_WITHIN = {
  path: ['city_days'],
  error: 'Within a city it takes no longer than to another one.',
};
/** What collection and delivery cost, and how long the couriers take. */
export const Handover = HandoverFields.refine(isNearerWithin, NEARER_WITHIN);
