import type { BodyFor, QueryFor } from '../../../../contract/calls.ts';
import type { StaffBrand } from '../../../../contract/staff-brands.ts';
import { staffCalls } from '../../../../contract/staff-calls.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type BrandQuery = QueryFor<typeof staffCalls.staffBrands>;

export const BRANDS_KEY = ['staff-brands'] as const;

export const brandListQuery = (query: BrandQuery) =>
  definePersonalQuery({
    queryKey: [...BRANDS_KEY, 'list', query],
    queryFn: ({ signal }) => call(staffCalls.staffBrands, { query, signal }),
  });

export const brandQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...BRANDS_KEY, 'one', id],
    queryFn: ({ signal }) => call(staffCalls.staffBrand, { params: { id }, signal }),
  });

export type NewBrandBody = BodyFor<typeof staffCalls.addStaffBrand>;
export type BrandBody = BodyFor<typeof staffCalls.updateStaffBrand>;

/** Throws CallError. */
export function addBrand(body: NewBrandBody, idempotencyKey: string): Promise<StaffBrand> {
  return call(staffCalls.addStaffBrand, { body, idempotencyKey });
}

/** Throws CallError. */
export async function inviteOwnerAgain(id: number): Promise<void> {
  await call(staffCalls.inviteBrandOwnerAgain, { params: { id } });
}

/** Throws CallError; 409 with the brand in `current`. */
export function saveBrand(id: number, body: BrandBody): Promise<StaffBrand> {
  return call(staffCalls.updateStaffBrand, { params: { id }, body });
}
