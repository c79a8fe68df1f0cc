import { accountCalls } from '../../../contract/account-calls.ts';
import type { Address } from '../../../contract/addresses.ts';
import type { BodyFor } from '../../../contract/calls.ts';
import { call } from '../../lib/call.ts';
import { definePersonalQuery } from '../../lib/queries.ts';

/** The own addresses, the default first (accounts-16). */
export const addressesQuery = definePersonalQuery({
  queryKey: ['addresses', 'list'],
  queryFn: ({ signal }) => call(accountCalls.addresses, { signal }),
});

type AddressBody = BodyFor<typeof accountCalls.addAddress>;

export function addAddress(body: AddressBody, idempotencyKey: string): Promise<Address> {
  return call(accountCalls.addAddress, { body, idempotencyKey });
}

/** 409 `edits.outdated` where `version` is not the newest (wire-11). */
export function replaceAddress(
  id: number,
  body: BodyFor<typeof accountCalls.updateAddress>,
): Promise<Address> {
  return call(accountCalls.updateAddress, { params: { id }, body });
}

export async function deleteAddress(id: number): Promise<void> {
  await call(accountCalls.deleteAddress, { params: { id } });
}
