import { z } from 'zod';
import { checkWords } from '#words';
import { Email, PhoneInput } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { codesOf } from './codes.ts';
import {
  APPLICATION_PICTURES,
  APPLICATION_STATES,
  LEAD_TIME_DAYS,
  MAX_APPLICATION_WORDS,
  MAX_SHOP_NAME,
  RATE_LIMITS,
  TAILOR_KINDS,
  TAILOR_SERVICES,
} from './constants/tailors.ts';
import { endpoint, Id } from './endpoint.ts';
import { Rupees, Timestamp } from './fields.ts';
import { DRESS_TYPES, dressTypesOfKind } from './garments.ts';
import { AddressLine, PersonName } from './names.ts';
import { jsonText, text, unlessEmpty } from './text.ts';
import { wholeNumber } from './validation.ts';

const tag = 'Applications of tailors';

const Kind = z.enum(TAILOR_KINDS);

const Services = z.array(z.enum(TAILOR_SERVICES)).max(TAILOR_SERVICES.length);

const Rates = z
  .partialRecord(z.enum(codesOf(DRESS_TYPES)), z.int().min(RATE_LIMITS.min).max(RATE_LIMITS.max))
  .refine((rates) => Object.keys(rates).length > 0, { error: () => checkWords.enterARate });

const AnsweredFields = z.object({
  name: PersonName(100),
  shop_name: PersonName(MAX_SHOP_NAME).min(3),
  phone: PhoneInput.meta({ description: 'As people write it, `0300 1234567`' }),
  area: AddressLine(60),
  city: AddressLine(40),
  address: AddressLine(200),
  kind: Kind,
  services: jsonText(1000).pipe(Services).meta({ description: 'JSON: `["alteration"]`' }),
  rates: jsonText(5000)
    .pipe(Rates)
    .meta({ description: 'JSON: dress type → whole rupees, `{"Kurta":1900}`' }),
  lead_time_days: wholeNumber(LEAD_TIME_DAYS).meta({ description: 'Business days' }),
  about: withoutCardNumber(text(MAX_APPLICATION_WORDS)).default(''),
});

/** False if a rate is for a garment of the other kind (tailors-7). */
function stitchesForKind({ kind, rates }: { kind: z.output<typeof Kind>; rates: object }): boolean {
  const offered = new Set<string>(dressTypesOfKind(kind).map(({ code }) => code));
  return Object.keys(rates).every((code) => offered.has(code));
}
const OTHER_KIND = { path: ['rates'], error: () => checkWords.rateOfOtherKind };

const Token = z.object({ token: text(100).min(20) });

/**
 * The response is the same whether or not the address is known; the rest is mailed (tailors-8). Without an address
 * `phone` has to be one that the caller has proven by `provePhone` within a day: otherwise 400 `phones.not_proven`
 * (tailors-34). `website` is a honeypot.
 */
export const applyAsTailor = endpoint('POST /api/tailor-applications/', {
  summary: 'Apply as a tailor',
  tag,
  session: 'optional',
  idempotent: true,
  files: APPLICATION_PICTURES,
  status: 201,
  body: AnsweredFields.extend({
    email: unlessEmpty(Email).meta({ description: 'Left out by who has none' }),
    website: text(200).default(''),
  }).refine(stitchesForKind, OTHER_KIND),
  response: z.object({ message: z.string() }),
});

export const ApplicationState = z.enum(APPLICATION_STATES);

export const ApplicationPicture = z.object({
  id: z.int(),
  address: z.string().meta({ description: 'Expires' }),
});

export const ApplicationFields = z.object({
  name: z.string(),
  shop_name: z.string(),
  email: z.string().meta({ description: 'Empty: the applicant has none' }),
  phone: z.string().meta({ description: 'E.164' }),
  area: z.string(),
  city: z.string(),
  address: z.string(),
  kind: Kind,
  services: z.array(z.string()),
  rates: z.record(z.string(), Rupees),
  lead_time_days: z.int(),
  about: z.string(),
  pictures: z.array(ApplicationPicture),
});

const OwnApplication = ApplicationFields.extend({
  state: ApplicationState,
  question: z
    .string()
    .nullable()
    .meta({ description: 'What the shop asked; null unless it waits for an answer' }),
  reason: z.string().nullable().meta({ description: 'Why it was declined' }),
  created_at: Timestamp,
});
export type OwnApplication = z.infer<typeof OwnApplication>;

/** Fails with `applications.link_invalid`, like the calls below. */
export const openApplication = endpoint('POST /api/tailor-applications/open/', {
  summary: 'Read an application by its mailed token',
  tag,
  body: Token,
  response: OwnApplication,
});

/** Confirms the address and submits the application. Idempotent. */
export const confirmApplication = endpoint('POST /api/tailor-applications/confirm/', {
  summary: 'Hand in an application by its mailed token',
  tag,
  body: Token,
  response: OwnApplication,
});

const KeptPictures = z.array(Id).max(APPLICATION_PICTURES.length);

/** Allowed only while the shop has an open question. Removes pictures that are not in `kept_pictures`. */
export const answerApplication = endpoint('POST /api/tailor-applications/answer/', {
  summary: 'Change an application after a question of the shop',
  tag,
  idempotent: true,
  files: APPLICATION_PICTURES,
  body: AnsweredFields.extend({
    ...Token.shape,
    note: withoutCardNumber(text(MAX_APPLICATION_WORDS)).default(''),
    kept_pictures: jsonText(200).pipe(KeptPictures).meta({ description: 'JSON: ids, in their order' }),
  }).refine(stitchesForKind, OTHER_KIND),
  response: OwnApplication,
});

/** Deletes the application and its pictures, unless it is decided. */
export const withdrawApplication = endpoint('POST /api/tailor-applications/withdraw/', {
  summary: 'Withdraw an application',
  tag,
  status: 204,
  body: Token,
});
