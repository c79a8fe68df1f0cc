import { z } from 'zod';
import { Email, Username } from './accounts.ts';
import { withoutCardNumber } from './card-numbers.ts';
import { BLOCK_REASON_MAX_LENGTH } from './constants/staff.ts';
import { endpoint, IdParams } from './endpoint.ts';
import { Role, Timestamp, YesNo } from './fields.ts';
import { listOf, listQuery } from './lists.ts';
import { PersonName } from './names.ts';
import { requiredText, unlessEmpty } from './text.ts';

const tag = 'Back office';

const StaffRole = z.enum(['support', 'admin']);

export const STAFF_SORTS = { name: 'text', joined: 'timestamp' } as const;

export const StaffMember = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  joined_at: Timestamp,
  last_seen_at: Timestamp.nullable().meta({ description: 'Of a session that is kept; null: never' }),
  blocked_at: Timestamp.nullable(),
  has_signed_in_way: z.boolean().meta({ description: 'False until the mailed link has set a password' }),
  has_second_factor: z.boolean().meta({ description: 'A code of an app, or a passkey' }),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Support and admins (people-12). */
export const staffMembers = endpoint('GET /api/staff/members/', {
  summary: 'List who works in the back office',
  tag,
  action: 'staff.manage',
  query: listQuery({
    sorts: STAFF_SORTS,
    first: 'name',
    filters: { role: unlessEmpty(StaffRole), blocked: unlessEmpty(YesNo) },
  }),
  response: listOf(StaffMember),
});

/** Makes an account without a password and mails a link that sets one. Fails on taken `username` and `email`. */
export const createStaffMember = endpoint('POST /api/staff/members/', {
  summary: 'Create an account for somebody of the staff',
  tag,
  action: 'staff.manage',
  needsConfirmation: true,
  idempotent: true,
  status: 201,
  body: z.object({
    username: Username,
    email: Email,
    first_name: PersonName(50),
    last_name: PersonName(50),
    role: StaffRole,
  }),
  response: StaffMember,
});

/** Sends the link again to somebody who has not used it yet; otherwise 409 `staff.has_password`, and `staff.account_blocked` where nobody could sign in. */
export const inviteStaffMember = endpoint('POST /api/staff/members/{id}/invitation/', {
  summary: 'Mail the set-password link again',
  tag,
  action: 'staff.manage',
  status: 204,
  params: IdParams,
});

/**
 * For somebody of the staff who has lost the phone: removes the authenticator app and the passkeys, ends all sessions and tells
 * the person by mail. One's own is 409 `staff.yourself` (people-12).
 */
export const resetSecondFactor = endpoint('DELETE /api/staff/members/{id}/second-factor/', {
  summary: 'Reset the second factor of a colleague',
  tag,
  action: 'staff.manage',
  needsConfirmation: true,
  status: 204,
  params: IdParams,
});

/**
 * Gives the in-house workshop an e-mail address to sign in with and mails it a link that sets the password. Another address
 * than before ends all sessions, links and ways to sign in. Fails on a taken `email`, and with 409 `staff.has_password` for
 * the present address (people-15).
 */
export const openWorkshopAccount = endpoint('POST /api/staff/workshop-account/', {
  summary: 'Open or move the sign-in of the in-house workshop',
  tag,
  action: 'staff.manage',
  needsConfirmation: true,
  status: 204,
  body: z.object({ email: Email }),
});

/**
 * Support, admin, or customer for somebody who leaves; ends all sessions. Fails with 409 `staff.yourself` and
 * `staff.in_house_workshop`, and with 404 for other tailors and brands.
 */
export const changeRole = endpoint('PUT /api/staff/accounts/{id}/role/', {
  summary: 'Change the role of an account',
  tag,
  action: 'staff.manage',
  needsConfirmation: true,
  params: IdParams,
  body: z.object({ role: z.enum(['customer', 'support', 'admin']) }),
  response: z.object({ id: z.int(), role: Role }),
});

const Blocked = z.object({ id: z.int(), blocked_at: Timestamp.nullable() });

/**
 * Ends all sessions. An account of the staff only by admins; one's own is 409 `staff.yourself`, that of the in-house workshop
 * 409 `staff.in_house_workshop` (people-8).
 */
export const blockAccount = endpoint('PUT /api/staff/accounts/{id}/block/', {
  summary: 'Block an account',
  tag,
  action: 'accounts.block',
  params: IdParams,
  body: z.object({ reason: withoutCardNumber(requiredText(BLOCK_REASON_MAX_LENGTH)) }),
  response: Blocked,
});

export const unblockAccount = endpoint('DELETE /api/staff/accounts/{id}/block/', {
  summary: 'Let a blocked account sign in again',
  tag,
  action: 'accounts.block',
  params: IdParams,
  response: Blocked,
});
