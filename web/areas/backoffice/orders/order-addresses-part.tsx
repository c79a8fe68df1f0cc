import { countryName } from '../../../../contract/constants/countries.ts';
import { DELIVERIES } from '../../../../contract/delivery.ts';
import type { StaffOrderPage } from '../../../../contract/staff-orders.ts';
import { OrderAddresses } from '../../../features/orders/components/order-addresses.tsx';
import { Section } from './section.tsx';

/** Where things are collected and go to; nothing where the customer comes. */
export function OrderAddressesPart({ order }: { order: StaffOrderPage['order'] }) {
  if (order.kind === 'bulk') {
    return (
      <Section title="Addresses">
        {order.delivery_address ? (
          <OrderAddresses order={{ ...order, collection_address: null }} />
        ) : (
          <p>The customer has not said yet where the pieces go. The quote waits for it.</p>
        )}
      </Section>
    );
  }
  if (order.kind === 'single') {
    const isByOwn = order.collection_address === null && order.delivery_address === null;
    return (
      <Section title="Addresses">
        {!order.is_handover_known && (
          <p>The customer has not said yet how it travels, and confirms it after that.</p>
        )}
        {order.is_handover_known && isByOwn ? (
          <p>The customer comes to {order.tailor_area}.</p>
        ) : (
          <OrderAddresses order={order} />
        )}
      </Section>
    );
  }
  const { shipping } = order;
  return (
    <Section title="Ships to">
      <address className="not-italic wrap-anywhere">
        {shipping.full_name}
        <br />
        {shipping.address}
        <br />
        {shipping.city} {shipping.postal_code}, {countryName(shipping.country)}
      </address>
      <p className="text-sm text-muted">{DELIVERIES[shipping.delivery].label}</p>
    </Section>
  );
}
