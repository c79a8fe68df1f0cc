import { useId } from 'react';
import { Link } from 'react-router';
import { formatDay } from '../../../lib/format.ts';
import { Heading } from '../../../ui/heading.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { type ConversationDetails, readMeasurements } from './api.ts';
import { Assignment } from './assignment.tsx';
import { CustomerMeasurements } from './customer-measurements.tsx';
import { OrderFacts } from './order-facts.tsx';
import { Transcript } from './transcript.tsx';

/** Who writes, their orders and, on a press, their measurements (chat-18). */
export function CustomerPanel({ details }: { details: ConversationDetails }) {
  const { customer, orders, measurement_records, assigned_to } = details;
  // It may stand on the page twice, once hidden.
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      <section aria-labelledby={`${id}-person`} className="flex flex-col gap-1">
        <Heading level={2} size="item" id={`${id}-person`} className="text-lg">
          Customer
        </Heading>
        <p className="text-sm wrap-anywhere text-muted">
          {customer.username}, {customer.role} since {formatDay(customer.joined_at)}
        </p>
        {customer.role === 'customer' && (
          <Link to={`/admin/customers/${customer.id}`} className={LINK}>
            All about this customer
          </Link>
        )}
        {customer.email && (
          <a href={`mailto:${customer.email}`} className={LINK}>
            {customer.email}
          </a>
        )}
        {customer.phone_number && <PhoneLink number={customer.phone_number} />}
      </section>
      <Assignment customerId={customer.id} assignedTo={assigned_to?.id ?? null} />
      <section aria-labelledby={`${id}-orders`} className="flex flex-col gap-2">
        <Heading level={2} size="item" id={`${id}-orders`} className="text-lg">
          Orders
        </Heading>
        {orders.length === 0 && <p className="text-muted">No orders yet.</p>}
        <ul className="flex flex-col divide-y divide-hairline">
          {orders.map((order) => (
            <li key={order.id}>
              <Link
                to={`/order_tracking?number=${order.tracking_id}`}
                target="_blank"
                className="flex min-h-11 flex-col rounded-lg py-2 hover:text-brand"
              >
                <OrderFacts order={order} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <CustomerMeasurements count={measurement_records} read={() => readMeasurements(customer.id)} />
      {customer.email && <Transcript customerId={customer.id} email={customer.email} />}
    </div>
  );
}

const LINK =
  'inline-flex min-h-11 items-center self-start text-sm wrap-anywhere font-semibold text-brand hover:underline';
