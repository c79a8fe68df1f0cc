import type { z } from 'zod';
import type { Address, AddressForm, AddressUpdate, PostalAddressForm } from '../../../contract/addresses.ts';
import { MAX_ADDRESSES } from '../../../contract/constants/accounts.ts';
import type { Db, Tx } from '../../db/client.ts';
import { lockUserRow } from '../../db/lock-user.ts';
import type { Deps } from '../../deps.ts';
import { fail, failOn } from '../../fail.ts';
import type { Actor } from '../../infra/access-tokens.ts';
import { type ExportEntry, jsonFile } from '../../infra/data-export/entries.ts';
import { requireVersion } from '../../require-version.ts';
import { presentAddress } from './present.ts';
import {
  type AddressFields,
  addressesOf,
  addressOf,
  clearDefault,
  insertAddress,
  removeAddress,
  replaceAddress,
  setDefault,
} from './queries.ts';

type Form = z.output<typeof AddressForm>;
type Owner = Pick<Actor, 'id'>;

/** The default first (accounts-16). */
export function listAddresses(db: Db, actor: Actor): Promise<Address[]> {
  return listAddressesOf(db, actor.id);
}

/** For staff: the addresses of a customer. */
export async function listAddressesOf(db: Db, userId: number): Promise<Address[]> {
  return (await addressesOf(db, userId)).map(presentAddress);
}

/** The first address is the default. Fails with `addresses.too_many`. */
export async function addAddress(tx: Tx, owner: Owner, form: Form): Promise<Address> {
  if (!(await lockUserRow(tx, owner.id))) fail('session.invalid');
  const known = await addressesOf(tx, owner.id);
  if (known.length >= MAX_ADDRESSES)
    failOn('non_field_errors', 'addresses.too_many', { limit: MAX_ADDRESSES });
  const isDefault = form.is_default || known.length === 0;
  if (isDefault) await clearDefault(tx, owner.id);
  return presentAddress(await insertAddress(tx, owner.id, { ...addressFields(form), isDefault }));
}

/**
 * Fails with `edits.outdated` (wire-11), unless the same values are already saved, as in a retry. Fails with
 * `request.not_found` for another customer's address.
 */
export async function updateAddress(
  tx: Tx,
  actor: Actor,
  id: number,
  form: z.output<typeof AddressUpdate>,
): Promise<Address> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  const current = (await addressOf(tx, actor.id, id)) ?? fail('request.not_found');
  const fields = addressFields(form);
  const changesNothing = Object.entries(fields).every(
    ([name, value]) => current[name as keyof AddressFields] === value,
  );
  if (form.version !== undefined && !changesNothing) requireVersion(form.version, presentAddress(current));
  const row = (await replaceAddress(tx, actor.id, id, fields)) ?? fail('request.not_found');
  if (form.is_default) await setDefault(tx, actor.id, id);
  return presentAddress({ ...row, isDefault: row.isDefault || form.is_default });
}

/** The oldest address replaces a deleted default. Fails with `request.not_found` for another customer's address. */
export async function deleteAddress(tx: Tx, actor: Actor, id: number): Promise<void> {
  if (!(await lockUserRow(tx, actor.id))) fail('session.invalid');
  if (!(await removeAddress(tx, actor.id, id))) fail('request.not_found');
  const [first] = await addressesOf(tx, actor.id);
  if (first && !first.isDefault) await setDefault(tx, actor.id, first.id);
}

/** The customer's address with this id, or the default one. */
export async function findAddress(
  tx: Tx,
  owner: Owner,
  id: number | undefined,
): Promise<AddressFields | undefined> {
  const row = id === undefined ? (await addressesOf(tx, owner.id))[0] : await addressOf(tx, owner.id, id);
  return row && postalFields(row);
}

export function addressFields(form: PostalAddressForm): AddressFields {
  return {
    fullName: form.full_name,
    phone: form.phone,
    address: form.address,
    city: form.city,
    postalCode: form.postal_code ?? '',
    country: form.country,
  };
}

function postalFields({ fullName, phone, address, city, postalCode, country }: AddressFields): AddressFields {
  return { fullName, phone, address, city, postalCode, country };
}

export function exportAddresses({ db }: Deps, actor: Actor): ExportEntry[] {
  return [jsonFile('addresses.json', () => listAddresses(db, actor))];
}
