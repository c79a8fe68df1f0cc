import type { PostalAddress as Address } from '../../../../contract/addresses.ts';
import { addressLines } from '../../../lib/address-fields.ts';

/** Name, address and phone, a line each and each in its own direction. */
export function PostalAddress({ address }: { address: Address }) {
  return (
    <address className="flex flex-col not-italic wrap-anywhere">
      <bdi className="self-start font-semibold">{address.full_name}</bdi>
      {addressLines(address).map((line) => (
        <bdi key={line} className="self-start">
          {line}
        </bdi>
      ))}
      <bdi dir="ltr" className="figures self-start text-muted">
        {address.phone}
      </bdi>
    </address>
  );
}
