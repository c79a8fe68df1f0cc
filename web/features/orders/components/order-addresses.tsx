import { ordersWords } from '#words';
import type { SingleOrder } from '../../../../contract/orders.ts';
import { addressLines } from '../../../lib/address-fields.ts';
import { PostalAddress } from '../../../ui/postal-address.tsx';

interface OrderAddressesProps {
  order: Pick<SingleOrder, 'collection_address' | 'delivery_address'>;
  /** Of a sheet in another tongue than the page. */
  labels?: { clothCollectedFrom: string; deliveredTo: string };
}

/** Pickup and delivery address (orders-13). */
export function OrderAddresses({ order, labels }: OrderAddressesProps) {
  const addresses = [
    [labels?.clothCollectedFrom ?? ordersWords.clothCollectedFrom, order.collection_address],
    [labels?.deliveredTo ?? ordersWords.deliveredTo, order.delivery_address],
  ] as const;
  if (addresses.every(([, address]) => address === null)) return null;
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {addresses.map(
        ([label, address]) =>
          address && (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd>
                <PostalAddress name={address.full_name} lines={addressLines(address)} phone={address.phone} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
