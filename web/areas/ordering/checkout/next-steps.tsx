import type { CustomerOrder } from '../../../../contract/order-steps.ts';
import { formatDay, formatRupees } from '../../../lib/format.ts';
import { Heading } from '../../../ui/heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** What happens after the confirmation, and where to bring the cloth (orders-26). */
export function NextSteps({ order }: { order: CustomerOrder }) {
  const day = formatDay(order.expected_delivery_date);
  const where = `${order.tailor_username}, ${order.tailor_area}`;
  return (
    <section aria-labelledby="next-title" className="flex flex-col gap-3">
      <Heading level={2} size="item" id="next-title">
        What happens next
      </Heading>
      <ol className="flex list-decimal flex-col gap-2 ps-5 marker:font-semibold marker:text-brand">
        {order.payment_type === 'ADVANCE' && (
          <li>We send you a payment link. Stitching starts once it is paid.</li>
        )}
        {order.is_requested_sample && (
          <li>
            We send you a swatch{order.fabric_type ? ` of ${order.fabric_type.toLowerCase()}` : ''}, so that
            you can compare your cloth with it before anything is cut.
          </li>
        )}
        {order.item_type !== 'shoes' && (
          <li>
            {order.pickup === 'BY_OWN' ? (
              <>
                Bring your cloth to {where}.
                {order.opening_hours.length > 0 && (
                  <span className="block text-sm text-muted">
                    Open {order.opening_hours.map(({ days, hours }) => `${days} ${hours}`).join(', ')}.
                  </span>
                )}
              </>
            ) : (
              'We collect your cloth and call you before we come.'
            )}
          </li>
        )}
        <li>
          The tailor stitches and checks it. Follow each step with your tracking number{' '}
          <TextLink to={`/order_tracking?number=${order.tracking_id}`} variant="inline">
            {order.tracking_id}
          </TextLink>
          .
        </li>
        <li>
          {order.delivery === 'BY_OWN'
            ? `Collect the garment from ${where}. We expect it to be ready by ${day} and tell you.`
            : order.payment_type === 'ADVANCE' && order.bill_status !== 'PAID'
              ? `We bring the garment by ${day}, if the payment is with us soon: the tailor waits for it.`
              : `We bring the garment by ${day}.`}
          {order.total_bill !== null &&
            order.payment_type === 'COD' &&
            ` You pay ${formatRupees(order.total_bill)} when you get it.`}
        </li>
      </ol>
    </section>
  );
}
