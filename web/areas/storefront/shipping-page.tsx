import { Link, type MetaArgs } from 'react-router';
import { partnerTime } from '../../../contract/constants/order-rules.ts';
import { DELIVERIES, DELIVERY_CHOICES } from '../../../contract/delivery.ts';
import { handoverFees } from '../../../contract/order-fees.ts';
import { formatRupees } from '../../lib/format.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Policy, PolicySection } from './policy-text.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Shipping Policy',
    description:
      'How ready-made goods and custom garments reach you, how long it takes within Pakistan and abroad, and what it costs.',
  });
}

const PLACES = { local: 'Within Pakistan', international: 'Abroad' } as const;

export default function ShippingPage() {
  const { order_rules } = useShop();
  const home = handoverFees('PK', order_rules);
  return (
    <Policy
      title="Shipping Policy"
      since="2026-11-21"
      summary="You see the day and the price of delivery before you order, and you can follow the parcel without signing in."
    >
      <PolicySection title="Ready-made goods">
        <table className="w-full border-collapse text-start">
          <caption className="pb-2 text-start text-muted">Delivery time in business days</caption>
          <thead>
            <tr className="border-b-2 border-saffron">
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                Where
              </th>
              <th scope="col" className="py-2 pe-4 text-start font-semibold">
                How
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                Days
              </th>
            </tr>
          </thead>
          <tbody>
            {(['local', 'international'] as const).flatMap((place) =>
              DELIVERY_CHOICES[place].map((choice) => (
                <tr key={choice} className="border-b border-hairline">
                  <td className="py-2 pe-4">{PLACES[place]}</td>
                  <td className="py-2 pe-4">{DELIVERIES[choice].label}</td>
                  <td className="figures py-2 text-end whitespace-nowrap">
                    {DELIVERIES[choice].days.join('–')}
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
        <p>
          Delivery options depend on where you shop from; you can change that at the bottom of every page. The
          cart shows the delivery fee as part of the total before you order.
        </p>
        <p>
          An order from several sellers arrives in several parcels. Its one tracking number shows them all.
        </p>
      </PolicySection>
      <PolicySection title="Custom garments">
        <ul>
          <li>Our own workshop: {order_rules.in_house_days} days from confirmation.</li>
          <li>Partner tailors: {partnerTime(order_rules)}; the order form shows the day.</li>
          <li>Urgent orders take half that time, for a surcharge.</li>
          <li>
            You may bring the cloth and collect the garment yourself at no cost. We collect cloth for{' '}
            {formatRupees(home.collection_fee)} and deliver the garment for {formatRupees(home.delivery_fee)}.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Following your order">
        <p>
          Your confirmation has a tracking number. Enter it under{' '}
          <Link to="/order_tracking">Order Tracking</Link> to see the stage, the items and the expected day.
          Your name and address are not shown there. We also e-mail you at each stage.
        </p>
      </PolicySection>
      <PolicySection title="Business days">
        <p>
          Business days are those of Pakistan, without Sundays and public holidays. Customs abroad may cause
          delays, and import duties are yours to pay.
        </p>
      </PolicySection>
      <PolicySection title="If it does not arrive">
        <p>
          Once the expected day has passed, <Link to="/contact-us">tell us</Link>. We look for the parcel; if
          it is lost we send it again or refund you. For damaged goods see{' '}
          <Link to="/returns">Returns &amp; Exchanges</Link>.
        </p>
      </PolicySection>
    </Policy>
  );
}
