import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { queryClient } from '../../../lib/query-client.ts';

export type StaffQuery = QueryFor<'GET /api/staff/members/'>;
export type ChangeableRole = BodyFor<'PUT /api/staff/accounts/{id}/role/'>['role'];

const STAFF_KEY = ['staff-members'];
export const CUSTOMERS_KEY = ['staff-customers'];
export const TAILORS_KEY = ['staff-tailors'];

export const staffQuery = (query: StaffQuery) =>
  definePersonalQuery({
    queryKey: [...STAFF_KEY, query],
    queryFn: ({ signal }) => call('GET /api/staff/members/', { query, signal }),
  });

/** Throws CallError, as all of the following do. */
export async function createStaffMember(body: BodyFor<'POST /api/staff/members/'>, idempotencyKey: string) {
  const created = await call('POST /api/staff/members/', { body, idempotencyKey });
  await refreshAccounts();
  return created;
}

export async function inviteAgain(id: number): Promise<void> {
  await call('POST /api/staff/members/{id}/invitation/', { params: { id } });
}

export async function resetSecondFactor(id: number): Promise<void> {
  await call('DELETE /api/staff/members/{id}/second-factor/', { params: { id } });
  await refreshAccounts();
}

/** Mails a link that sets the password of the in-house workshop's account (people-15). */
export async function openWorkshopAccount(email: string): Promise<void> {
  await call('POST /api/staff/workshop-account/', { body: { email } });
  await refreshAccounts();
}

export async function changeRole(id: number, role: ChangeableRole): Promise<void> {
  await call('PUT /api/staff/accounts/{id}/role/', { params: { id }, body: { role } });
  await refreshAccounts();
}

export async function blockAccount(id: number, reason: string): Promise<void> {
  await call('PUT /api/staff/accounts/{id}/block/', { params: { id }, body: { reason } });
  await refreshAccounts();
}

export async function unblockAccount(id: number): Promise<void> {
  await call('DELETE /api/staff/accounts/{id}/block/', { params: { id } });
  await refreshAccounts();
}

async function refreshAccounts(): Promise<void> {
  await Promise.all(
    [STAFF_KEY, CUSTOMERS_KEY, TAILORS_KEY, ['workshops']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
