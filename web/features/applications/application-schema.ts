import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { applyAsTailor } from '../../../contract/applications.ts';
import { codesOf } from '../../../contract/codes.ts';
import { RATE_LIMITS, TAILOR_KINDS, TAILOR_SERVICES } from '../../../contract/constants/tailors.ts';
import { dressTypesOfKind } from '../../../contract/garments.ts';
import { formatRupees } from '../../../contract/money.ts';
import { issueSentence } from '../../../contract/validation.ts';
import type { ApplicationFields } from './application-fields.ts';
import { typedRupees } from './rupees.ts';

const { name, shop_name, email, phone, area, city, address, about, website } = applyAsTailor.body.shape;

const TypedRates = z.record(z.string(), z.string()).superRefine((rates, context) => {
  for (const [dress, typed] of Object.entries(rates)) {
    const rupees = typedRupees(typed);
    if (rupees === null || (rupees >= RATE_LIMITS.min && rupees <= RATE_LIMITS.max)) continue;
    const range = `${formatRupees(RATE_LIMITS.min)} to ${formatRupees(RATE_LIMITS.max)}`;
    context.addIssue({ code: 'custom', path: [dress], message: `Enter whole rupees, ${range}.` });
  }
});

const Typed = z
  .object({
    name,
    shop_name,
    email,
    phone,
    area,
    city,
    address,
    kind: z.enum(codesOf(TAILOR_KINDS), 'Say whom you stitch for.'),
    services: z.array(z.enum(codesOf(TAILOR_SERVICES))),
    rates: TypedRates,
    lead_time_days: z.string(),
    about,
    note: about,
    website,
    kept_pictures: z.array(z.number()),
    pictures: z.custom<File[]>(),
  })
  .transform(({ rates, ...fields }, context) => {
    const offered = dressTypesOfKind(fields.kind).flatMap(({ code }) => {
      const rupees = typedRupees(rates[code] ?? '');
      return rupees === null ? [] : [[code, rupees] as const];
    });
    if (offered.length === 0) {
      context.addIssue({
        code: 'custom',
        path: ['rates', 'root'],
        message: 'Enter your rate for at least one garment.',
      });
    }
    return { ...fields, rates: Object.fromEntries(offered) };
  });
export type Application = z.output<typeof Typed>;

export const applicationResolver = zodResolver<ApplicationFields, unknown, Application>(
  Typed as unknown as z.ZodType<Application, ApplicationFields>,
  { error: issueSentence },
);
