import { useQuery } from '@tanstack/react-query';
import { addressLines } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { recentOrdersQuery } from '../api.ts';
import { orderAddress } from '../order-address.ts';

/** Delivery address and link for a tracked order of the customer; renders nothing for other orders. */
export default function OwnOrderLink({ trackedId }: { trackedId: string }) {
  const { data } = useQuery(recentOrdersQuery(trackedId), queryClient);
  const [own] = data ?? [];
  if (!own) return null;
  const { delivery_address: address } = own;
  return (
    <>
      {address && (
        <dl>
          <dt className="text-sm text-muted">Shipping address</dt>
          <dd className="flex flex-col wrap-anywhere">
            <span className="font-semibold">{address.full_name}</span>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
            <span className="figures text-muted">{address.phone}</span>
          </dd>
        </dl>
      )}
      <p>
        This is your order.{' '}
        <TextLink to={orderAddress(own)} variant="inline">
          See all its details
        </TextLink>
      </p>
    </>
  );
}
