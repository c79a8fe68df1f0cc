import { z } from 'zod';
import { Username } from './accounts.ts';
import { ApplicationFields, ApplicationState } from './applications.ts';
import { withoutCardNumber } from './card-numbers.ts';
import {
  APPLICATION_ACTIONS,
  APPLICATION_PICTURES,
  APPLICATION_STATES,
  MAX_APPLICATION_WORDS,
  TAILOR_KINDS,
} from './constants/tailors.ts';
import { endpoint, Id, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { requiredText, unlessEmpty } from './text.ts';
import { Version } from './versions.ts';

const tag = 'Back office';

/** Sorted by id, which is the order of receipt. */
export const APPLICATION_SORTS = { received: 'integer' } as const;

const Kind = z.enum(TAILOR_KINDS);

export const ApplicationLine = z.object({
  id: z.int(),
  state: ApplicationState,
  name: z.string(),
  shop_name: z.string(),
  email: z.string().meta({ description: 'Empty: the applicant has none' }),
  phone: z.string(),
  city: z.string(),
  area: z.string(),
  kind: Kind,
  number_of_rates: z.int(),
  number_of_pictures: z.int(),
  submitted_at: Timestamp,
});
export type ApplicationLine = z.infer<typeof ApplicationLine>;

const SEEN_STATES = APPLICATION_STATES.filter((state) => state !== 'UNCONFIRMED');

/** Applications with a confirmed address (tailors-8). */
export const staffApplications = endpoint('GET /api/staff/applications/', {
  summary: 'List the applications of tailors',
  tag,
  action: 'applications.read',
  query: listQuery({
    sorts: APPLICATION_SORTS,
    first: '-received',
    filters: { state: unlessEmpty(z.enum(SEEN_STATES)), kind: unlessEmpty(Kind) },
  }),
  response: listOf(ApplicationLine),
});

export const StaffApplication = ApplicationFields.extend({
  id: z.int(),
  state: ApplicationState,
  version: Version,
  submitted_at: Timestamp,
  reason: z.string().nullable(),
  proposed_username: z.string().meta({ description: 'Free at this moment' }),
  is_address_taken: z
    .boolean()
    .meta({ description: 'An account has the e-mail address or proven number, so it cannot be approved' }),
  tailor: z.int().nullable().meta({ description: 'Who came of it' }),
  events: z.array(
    z.object({
      action: z.enum(APPLICATION_ACTIONS),
      by: z.string().nullable().meta({ description: 'Username; null: the applicant' }),
      note: z.string(),
      at: Timestamp,
    }),
  ),
  earlier: z
    .array(ApplicationLine)
    .meta({ description: 'Others of the same address or phone, newest first' }),
});
export type StaffApplication = z.infer<typeof StaffApplication>;

export const staffApplication = endpoint('GET /api/staff/applications/{id}/', {
  summary: 'Read an application of a tailor',
  tag,
  action: 'applications.read',
  params: IdParams,
  response: StaffApplication,
});

const Note = withoutCardNumber(requiredText(MAX_APPLICATION_WORDS));

/** Sends the question and the application's link. Fails like `approveApplication`. */
export const askApplicant = endpoint('POST /api/staff/applications/{id}/ask/', {
  summary: 'Ask an applicant for more',
  tag,
  action: 'applications.read',
  params: IdParams,
  body: z.object({ version: Version, question: Note }),
  response: StaffApplication,
});

/**
 * Creates account and tailor and mails a link to set the password, or tells the proven phone to sign in. `pictures` become public. Fails with
 * `applications.decided` and `applications.changed`.
 */
export const approveApplication = endpoint('POST /api/staff/applications/{id}/approve/', {
  summary: 'Take an applicant in as a tailor',
  tag,
  action: 'applications.decide',
  params: IdParams,
  body: z.object({
    version: Version,
    username: Username,
    pictures: z.array(Id).max(APPLICATION_PICTURES.length),
  }),
  response: StaffApplication,
});

/**
 * Mails a new link to a tailor without a password; the earlier one ends (tailors-32). Fails with `staff.has_password`
 * and `staff.account_blocked`.
 */
export const welcomeTailorAgain = endpoint('POST /api/staff/tailors/{id}/welcome/', {
  summary: 'Send a new welcome mail to a tailor',
  tag,
  action: 'applications.read',
  status: 204,
  params: IdParams,
});

/** Mails the reason. Fails like `approveApplication`. */
export const declineApplication = endpoint('POST /api/staff/applications/{id}/decline/', {
  summary: 'Decline an application',
  tag,
  action: 'applications.decide',
  params: IdParams,
  body: z.object({ version: Version, reason: Note }),
  response: StaffApplication,
});
