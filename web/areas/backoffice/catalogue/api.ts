import type { BodyFor, QueryFor } from '../../../../contract/paths.ts';
import type { StaffBrand } from '../../../../contract/staff-brands.ts';
import { call } from '../../../lib/call.ts';
import { definePersonalQuery } from '../../../lib/queries.ts';

export type BrandQuery = QueryFor<'GET /api/staff/brands/'>;

export const BRANDS_KEY = ['staff-brands'] as const;

export const brandListQuery = (query: BrandQuery) =>
  definePersonalQuery({
    queryKey: [...BRANDS_KEY, 'list', query],
    queryFn: ({ signal }) => call('GET /api/staff/brands/', { query, signal }),
  });

export const brandQuery = (id: number) =>
  definePersonalQuery({
    queryKey: [...BRANDS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/staff/brands/{id}/', { params: { id }, signal }),
  });

export type NewBrandBody = BodyFor<'POST /api/staff/brands/'>;
export type BrandBody = BodyFor<'PUT /api/staff/brands/{id}/'>;

/** Throws CallError. */
export function addBrand(body: NewBrandBody, idempotencyKey: string): Promise<StaffBrand> {
  return call('POST /api/staff/brands/', { body, idempotencyKey });
}

/** Throws CallError. */
export async function inviteOwnerAgain(id: number): Promise<void> {
  await call('POST /api/staff/brands/{id}/invite/', { params: { id } });
}

/** Throws CallError; 409 with the brand in `current`. */
export function saveBrand(id: number, body: BrandBody): Promise<StaffBrand> {
  return call('PUT /api/staff/brands/{id}/', { params: { id }, body });
}
