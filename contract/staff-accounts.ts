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

/** Lists support and admins (people-12). */
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

/** Creates an account without a password and mails a link to set one. Fails on taken `username` and `email`. */
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

/** Mails the link again. Fails with 409 `staff.has_password` if it was used, and `staff.account_blocked`. */
export const inviteStaffMember = endpoint('POST /api/staff/members/{id}/invitation/', {
  summary: 'Mail the set-password link again',
  tag,
  action: 'staff.manage',
  status: 204,
  params: IdParams,
});

/**
 * For staff who have lost their phone: removes the authenticator app and passkeys, ends all sessions and mails the
 * owner. 409 `staff.yourself` for the caller's own account (people-12).
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
 * Gives the in-house workshop an e-mail address and mails a link to set the password. A new address ends all sessions,
 * links and sign-in methods. Fails on a taken `email`, and with 409 `staff.has_password` for the present address
 * (people-15).
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
 * Makes an account support, admin, or customer when somebody leaves; ends all sessions. Fails with 409 `staff.yourself`
 * and `staff.in_house_workshop`, and with 404 for other tailors and brands.
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
 * Ends all sessions. Only admins may block staff. Fails with 409 `staff.yourself` and `staff.in_house_workshop`
 * (people-8).
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
