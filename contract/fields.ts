import { z } from 'zod';
import { checkWords } from '#words';
import { addDays, dayInKarachi } from './dates.ts';
import { ROLES } from './roles.ts';
import { text, unlessEmpty } from './text.ts';
import { trackingNumberFrom } from './tracking-number.ts';
import { MAX_TYPED_LENGTH, typedNumber } from './typed-number.ts';

/** PostgreSQL and the calendar have no year 0. */
const hasYear = (moment: string) => !moment.startsWith('0000');

export const Day = z.iso
  .date({ abort: true })
  .refine(hasYear, { error: () => checkWords.enterADate })
  .meta({ description: 'Calendar day in Asia/Karachi, YYYY-MM-DD' });

const MAX_DAYS_AHEAD = 730;

/** From today to two years ahead. */
export const ComingDay = z.iso
  .date({ abort: true })
  .refine((day) => day >= dayInKarachi(), { error: () => checkWords.chooseTodayOrLater })
  .refine((day) => day <= addDays(dayInKarachi(), MAX_DAYS_AHEAD), {
    error: () => checkWords.chooseWithinTwoYears,
  })
  .meta({ description: 'Calendar day in Asia/Karachi, YYYY-MM-DD; from today to two years ahead' });

/** A boolean in a form, where multipart fields are text. */
export const YesNo = z
  .stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] })
  .meta({ description: 'true or false' });

export const Timestamp = z.iso
  .datetime({ abort: true })
  .refine(hasYear)
  .meta({ description: 'UTC, ISO 8601' });

export const Rupees = z.int().min(0).meta({ description: 'Whole Pakistani rupees' });

export const Role = z.enum(ROLES);

/**
 * URL of the 640 px WebP, for example `/art/goods/ajrak-kurta-640.webp`; `pictureForm` gives other sizes and formats.
 */
export const Picture = z
  .string()
  .meta({ description: 'Address ending in -640.webp; -320, -960 and .avif lie beside it' });

/** Normalised from what a person typed. */
export const TrackingNumber = text(100)
  .transform((typed, check) => {
    const id = trackingNumberFrom(typed);
    if (id !== null) return id;
    check.addIssue({ code: 'custom', message: checkWords.enterATrackingNumber });
    return z.NEVER;
  })
  .meta({
    description: '`NP-` and ten characters of Crockford base32; case, spaces and dashes do not matter',
  });

/** Matches orders by part of their tracking number. */
export const NumberSearch = unlessEmpty(text(40)).meta({
  description: 'Part of the tracking number; case, spaces and dashes do not matter',
});

/** A length as people type it, such as `40 1/2`. */
export const TypedLength = text(MAX_TYPED_LENGTH)
  .transform((typed) => typedNumber(typed) ?? Number.NaN)
  .pipe(
    z
      .number({ error: () => checkWords.enterANumber })
      .positive({ error: () => checkWords.enterANumberAboveZero }),
  );
