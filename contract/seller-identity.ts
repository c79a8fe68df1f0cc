import { z } from 'zod';
import { withoutCardNumber } from './card-numbers.ts';
import {
  IDENTITY_DOCUMENTS,
  IDENTITY_STATES,
  MAX_REFUSAL_REASON,
  SELLER_KINDS,
} from './constants/sellers.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Timestamp } from './fields.ts';
import { Iban } from './iban.ts';
import { listOf, listQuery } from './lists.ts';
import { PersonName } from './names.ts';
import { Cnic, Ntn, Strn } from './tax-numbers.ts';
import { text, unlessEmpty } from './text.ts';
import { Version } from './versions.ts';

const tag = 'Sellers';

/** Of a bank account. */
const MAX_ACCOUNT_TITLE = 80;

const State = z.enum(IDENTITY_STATES);
const DocumentKind = z.enum(IDENTITY_DOCUMENTS);
const End = z.string().nullable().meta({ description: 'The last four characters' });

/** What sellers see of their own identity (sellers-3). */
export const OwnIdentity = z.object({
  needed: z.boolean().meta({ description: 'False for the in-house workshop' }),
  required: z.boolean().meta({ description: 'Whether nobody sells without a checked identity' }),
  on_hold: z.boolean().meta({ description: 'Whether there are no new orders for want of it' }),
  state: State,
  given_at: Timestamp.nullable(),
  checked_at: Timestamp.nullable(),
  reason: z.string().nullable().meta({ description: 'Why it was refused' }),
  cnic_end: End,
  ntn_end: End,
  strn_end: End,
  iban_end: End,
  account_title: z.string().nullable().meta({ description: 'Of whom the bank account is; null: not said' }),
  documents: z.array(DocumentKind).meta({ description: 'Those that are stored' }),
});
export type OwnIdentity = z.infer<typeof OwnIdentity>;

/** Without any number. */
export const ownIdentity = endpoint('GET /api/workshop/identity/', {
  summary: 'Read where the own identity stands',
  tag,
  action: 'identity.give',
  response: OwnIdentity,
});

/**
 * Replaces all numbers; a picture replaces that of its kind, the others stay. Waits for a check again (sellers-3). Fails
 * with `sellers.not_needed`.
 */
export const giveIdentity = endpoint('POST /api/workshop/identity/', {
  summary: 'Give the own identity for bank and tax',
  tag,
  guarded: true,
  action: 'identity.give',
  idempotent: true,
  files: IDENTITY_DOCUMENTS,
  body: z.object({
    cnic: Cnic,
    iban: Iban,
    account_title: unlessEmpty(PersonName(MAX_ACCOUNT_TITLE)).meta({
      description: 'Of whom the account is, as the bank writes it',
    }),
    ntn: unlessEmpty(Ntn),
    strn: unlessEmpty(Strn),
  }),
  response: OwnIdentity,
});

const StaffIdentity = z.object({
  id: z.int().meta({ description: "Id of the seller's account" }),
  name: z.string().meta({ description: 'Of the brand, or the username of the tailor' }),
  kind: z.enum(SELLER_KINDS),
  page: z.int().meta({ description: 'Id of the tailor or brand' }),
  state: State,
  on_hold: z.boolean(),
  given_at: Timestamp.nullable(),
  checked_at: Timestamp.nullable(),
  checked_by: z.string().nullable(),
  reason: z.string().nullable(),
  documents: z.array(DocumentKind),
  version: Version,
  updated_at: Timestamp,
  updated_by: z.string().nullable().meta({ description: 'Who checked or refused it, or else the seller' }),
});
export type StaffIdentity = z.infer<typeof StaffIdentity>;

export const SELLER_SORTS = { id: 'integer' } as const;

/** Tailors and brands but the in-house workshop. `search` matches part of the username or the brand's name. */
export const sellerIdentities = endpoint('GET /api/staff/sellers/', {
  summary: 'List the sellers by the state of their identity',
  tag,
  action: 'identity.check',
  query: listQuery({
    sorts: SELLER_SORTS,
    first: '-id',
    filters: { state: unlessEmpty(State), kind: unlessEmpty(z.enum(SELLER_KINDS)) },
  }),
  response: listOf(StaffIdentity.omit({ documents: true, updated_at: true, updated_by: true })),
});
export type SellerLine = z.infer<typeof sellerIdentities.response>['results'][number];

export const sellerIdentity = endpoint('GET /api/staff/sellers/{id}/identity/', {
  summary: "Read where a seller's identity stands",
  tag,
  action: 'identity.check',
  params: IdParams,
  response: StaffIdentity,
});

const ShownIdentity = z.object({
  cnic: z.string(),
  iban: z.string(),
  account_title: z.string().nullable(),
  ntn: z.string().nullable(),
  strn: z.string().nullable(),
  documents: z.array(z.object({ kind: DocumentKind, url: z.string() })),
  version: Version,
});
export type ShownIdentity = z.infer<typeof ShownIdentity>;

/** Each look is in the audit log (sellers-6). Fails with `sellers.nothing_given` and `sellers.unreadable`. */
export const showIdentity = endpoint('POST /api/staff/sellers/{id}/identity/looks/', {
  summary: "Look at a seller's numbers and documents",
  tag,
  action: 'identity.check',
  needsConfirmation: true,
  params: IdParams,
  response: ShownIdentity,
});

/** Fails with `edits.outdated` (wire-11) and `sellers.nothing_given`. */
export const checkIdentity = endpoint('PUT /api/staff/sellers/{id}/identity/', {
  summary: "Say that a seller's identity is right, or refuse it",
  tag,
  action: 'identity.check',
  params: IdParams,
  body: z
    .object({
      version: Version,
      verdict: z.enum(['checked', 'refused']),
      reason: unlessEmpty(withoutCardNumber(text(MAX_REFUSAL_REASON))).meta({
        description: 'For the seller; required to refuse',
      }),
    })
    .refine(({ verdict, reason }) => verdict === 'checked' || reason !== undefined, {
      path: ['reason'],
      error: 'Say what the seller has to change.',
    }),
  response: StaffIdentity,
});

/** For a seller who has left (sellers-9). Deletes numbers and pictures. Fails with `sellers.nothing_given`. */
export const eraseIdentity = endpoint('DELETE /api/staff/sellers/{id}/identity/', {
  summary: "Delete a seller's numbers and documents",
  tag,
  action: 'identity.check',
  params: IdParams,
  response: StaffIdentity,
});
