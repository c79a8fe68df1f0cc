import { useQuery } from '@tanstack/react-query';
import { ordersWords } from '#words';
import { addressLines } from '../../../lib/address-fields.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { PostalAddress } from '../../../ui/postal-address.tsx';
import { Rich } from '../../../ui/rich.tsx';
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
          <dt className="text-sm text-muted">{ordersWords.shippingAddress}</dt>
          <dd>
            <PostalAddress name={address.full_name} lines={addressLines(address)} phone={address.phone} />
          </dd>
        </dl>
      )}
      <p>
        <Rich
          text={ordersWords.thisIsYourOrder}
          parts={{
            details: (text) => (
              <TextLink to={orderAddress(own)} variant="inline">
                {text}
              </TextLink>
            ),
          }}
        />
      </p>
    </>
  );
}
