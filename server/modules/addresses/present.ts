import type { Address, PostalAddress } from '../../../contract/addresses.ts';
import type { AddressFields, AddressRow } from './queries.ts';

export function presentAddress(row: AddressRow): Address {
  return {
    id: row.id,
    ...presentPostalAddress(row),
    is_default: row.isDefault,
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  };
}

function presentPostalAddress(row: AddressFields): PostalAddress {
  return {
    full_name: row.fullName,
    phone: row.phone,
    address: row.address,
    city: row.city,
    postal_code: row.postalCode,
    country: row.country,
  };
}
