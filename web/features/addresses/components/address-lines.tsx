import type { PostalAddress } from '../../../../contract/addresses.ts';
import { addressLines } from '../../../lib/address-fields.ts';

/** An address as on a label. */
export function AddressLines({ address }: { address: PostalAddress }) {
  return (
    <address className="flex flex-col not-italic wrap-anywhere">
      <span className="font-semibold">{address.full_name}</span>
      {addressLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="figures text-muted">{address.phone}</span>
    </address>
  );
}
