import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { Commission } from '../../../../contract/seller-commission.ts';
import type { ShownIdentity, StaffIdentity } from '../../../../contract/seller-identity.ts';
import { call, download } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';
import { saveFile } from '../../../lib/save-file.ts';

export const SELLERS_KEY = ['staff-sellers'];

export type SellerQuery = QueryFor<'GET /api/staff/sellers/'>;

export const sellersQuery = (query: SellerQuery) =>
  definePersonalQuery({
    queryKey: [...SELLERS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/sellers/', { query, signal }),
  });

/** Without any number (sellers-6). */
export const identityQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...SELLERS_KEY, id],
    queryFn: ({ signal }) => call('GET /api/staff/sellers/{id}/identity/', { params: { id }, signal }),
  });

/** Not a query, because each look is recorded and nothing of it stays in a cache. */
export function showIdentity(id: number): Promise<ShownIdentity> {
  return call('POST /api/staff/sellers/{id}/identity/looks/', { params: { id } });
}

/** Throws CallError; 409 with the identity in `current`. */
export function decideIdentity(
  id: number,
  body: BodyFor<'PUT /api/staff/sellers/{id}/identity/'>,
): Promise<StaffIdentity> {
  return call('PUT /api/staff/sellers/{id}/identity/', { params: { id }, body });
}

/** Throws CallError. */
export function eraseIdentity(id: number): Promise<StaffIdentity> {
  return call('DELETE /api/staff/sellers/{id}/identity/', { params: { id } });
}

export async function saveStatement(month: string): Promise<void> {
  saveFile(await download('GET /api/staff/sellers/statements/{month}/csv/', { params: { month } }));
}

export const commissionQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...SELLERS_KEY, id, 'commission'],
    queryFn: ({ signal }) => call('GET /api/staff/sellers/{id}/commission/', { params: { id }, signal }),
  });

/** Throws CallError; 409 with the commission in `current`. */
export function saveCommission(
  id: number,
  body: BodyFor<'PUT /api/staff/sellers/{id}/commission/'>,
  key: string,
): Promise<Commission> {
  return call('PUT /api/staff/sellers/{id}/commission/', { params: { id }, body, idempotencyKey: key });
}
