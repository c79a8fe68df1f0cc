import { z } from 'zod';
import { applicationsWords } from '#words';
import { Email } from '../../../contract/accounts.ts';
import { applyAsTailor } from '../../../contract/applications.ts';
import { RATE_LIMITS, TAILOR_KINDS, TAILOR_SERVICES } from '../../../contract/constants/tailors.ts';
import type { FieldErrors } from '../../../contract/errors.ts';
import { dressTypesOfKind } from '../../../contract/garments.ts';
import { formatRupees } from '../../../contract/money.ts';
import { type Validated, validate } from '../../../contract/validation.ts';
import { checkResolver } from '../../lib/check-schema.ts';
import type { ApplicationFields } from './application-fields.ts';
import { typedRupees } from './rupees.ts';

const { name, shop_name, phone, area, city, address, about, website } = applyAsTailor.body.shape;

const Typed = z.object({
  name,
  shop_name,
  email: Email.optional(),
  phone,
  area,
  city,
  address,
  kind: z.enum(TAILOR_KINDS, applicationsWords.sayWhomYouStitchFor),
  services: z.array(z.enum(TAILOR_SERVICES)),
  lead_time_days: z.string().min(1, applicationsWords.chooseHowManyDays),
  about,
  note: about,
  website,
  kept_pictures: z.array(z.number()),
  pictures: z.custom<File[]>(),
});

export type Application = z.output<typeof Typed> & {
  /** Whole rupees by dress type, for the chosen kind only. */
  rates: Record<string, number>;
};

/** A wrong rate has its error at `rates.<dress type>`; missing rates are reported at `rates`. */
export function checkApplication({
  rates: typed,
  email,
  has_no_email,
  ...fields
}: ApplicationFields): Validated<Application> {
  const checked = validate(Typed, { ...fields, ...(!has_no_email && { email }) });
  const { rates, errors } = checkRates(fields.kind, typed);
  if (checked.ok && Object.keys(errors).length === 0) return { ok: true, data: { ...checked.data, rates } };
  return { ok: false, errors: { ...(checked.ok ? {} : checked.errors), ...errors } };
}

/** Leaves out rates of another kind. */
function checkRates(kind: ApplicationFields['kind'], typed: Record<string, string>) {
  const rates: Record<string, number> = {};
  const errors: FieldErrors = {};
  if (kind === '') return { rates, errors };
  for (const { code } of dressTypesOfKind(kind)) {
    const rupees = typedRupees(typed[code] ?? '');
    if (rupees === null) continue;
    rates[code] = rupees;
    if (rupees >= RATE_LIMITS.min && rupees <= RATE_LIMITS.max) continue;
    const [min, max] = [formatRupees(RATE_LIMITS.min), formatRupees(RATE_LIMITS.max)];
    errors[`rates.${code}`] = [applicationsWords.enterWholeRupees({ min, max })];
  }
  if (Object.keys(rates).length === 0) errors.rates = [applicationsWords.enterAtLeastOneRate];
  return { rates, errors };
}

export const applicationResolver = checkResolver(checkApplication);
