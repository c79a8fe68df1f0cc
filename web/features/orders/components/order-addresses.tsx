import type { SingleOrder } from '../../../../contract/orders.ts';
import { addressLines } from '../../../lib/address-fields.ts';

/** Pickup and delivery address (orders-13). */
export function OrderAddresses({
  order,
}: {
  order: Pick<SingleOrder, 'collection_address' | 'delivery_address'>;
}) {
  const addresses = [
    ['Cloth collected from', order.collection_address],
    ['Delivered to', order.delivery_address],
  ] as const;
  if (addresses.every(([, address]) => address === null)) return null;
  return (
    <dl className="grid gap-5 sm:grid-cols-2">
      {addresses.map(
        ([label, address]) =>
          address && (
            <div key={label}>
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="flex flex-col wrap-anywhere">
                <span className="font-semibold">{address.full_name}</span>
                {addressLines(address).map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <span className="figures text-muted">{address.phone}</span>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
