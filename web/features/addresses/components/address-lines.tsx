import type { PostalAddress } from '../../../../contract/addresses.ts';
import { countryName } from '../../../../contract/constants/countries.ts';

/** An address as on a label. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { full_name, address: street, city, postal_code, country, phone } = address;
  return (
    <address className="flex flex-col not-italic wrap-anywhere">
      <span className="font-semibold">{full_name}</span>
      <span>{street}</span>
      <span>{[city, postal_code].filter(Boolean).join(' ')}</span>
      {country !== 'PK' && <span>{countryName(country)}</span>}
      <span className="figures text-muted">{phone}</span>
    </address>
  );
}
