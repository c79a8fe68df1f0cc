import type { Address } from '../../../contract/addresses.ts';
import { type BodyFor, calls } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The own addresses, the default first (accounts-16). */
export const addressesQuery = definePersonalQuery({
  queryKey: ['addresses', 'list'],
  queryFn: ({ signal }) => call(calls.addresses, { signal }),
});

type AddressBody = BodyFor<typeof calls.addAddress>;

export function addAddress(body: AddressBody, idempotencyKey: string): Promise<Address> {
  return call(calls.addAddress, { body, idempotencyKey });
}

export function replaceAddress(id: number, body: AddressBody): Promise<Address> {
  return call(calls.updateAddress, { params: { id }, body });
}

export async function deleteAddress(id: number): Promise<void> {
  await call(calls.deleteAddress, { params: { id } });
}
