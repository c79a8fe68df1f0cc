import type { Address } from '../../../contract/addresses.ts';
import type { BodyFor } from '../../../contract/paths.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The account's addresses, the default first (accounts-16). */
export const addressesQuery = definePersonalQuery({
  queryKey: ['addresses', 'list'],
  queryFn: ({ signal }) => call('GET /user_module/addresses/', { signal }),
});

type AddressBody = BodyFor<'POST /user_module/addresses/'>;

export function addAddress(body: AddressBody, idempotencyKey: string): Promise<Address> {
  return call('POST /user_module/addresses/', { body, idempotencyKey });
}

/** Throws CallError; 409 `edits.outdated` when `version` is not the newest (wire-11). */
export function replaceAddress(
  id: number,
  body: BodyFor<'PUT /user_module/addresses/{id}/'>,
): Promise<Address> {
  return call('PUT /user_module/addresses/{id}/', { params: { id }, body });
}

export async function deleteAddress(id: number): Promise<void> {
  await call('DELETE /user_module/addresses/{id}/', { params: { id } });
}
