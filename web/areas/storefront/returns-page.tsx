import { Link, type MetaArgs } from 'react-router';
import { ALTERATION_DAYS, CULTURE_RETURN_DAYS } from '../../../contract/constants/business-facts.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Policy, PolicySection } from './policy-text.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Returns & Exchanges',
    description: `Cultural products come back within ${CULTURE_RETURN_DAYS} days, custom garments are altered at no charge within ${ALTERATION_DAYS} days, and whatever arrives damaged is replaced or refunded.`,
  });
}

/** See shop-16. */
export default function ReturnsPage() {
  const { support } = useShop();
  return (
    <Policy
      title="Returns & Exchanges"
      since="2026-11-21"
      summary="You can return cultural products. We put custom garments right. And we replace or refund whatever arrives damaged or wrong."
    >
      <PolicySection title="At a glance">
        <dl className="grid gap-x-6 gap-y-3 border-y border-hairline py-4 sm:grid-cols-[auto_1fr]">
          <dt className="font-semibold">Cultural products</dt>
          <dd>Return accepted within {CULTURE_RETURN_DAYS} days of delivery, in original condition.</dd>
          <dt className="font-semibold">Custom tailored items</dt>
          <dd>
            Not returnable unless defective. Alterations at no charge within {ALTERATION_DAYS} days of
            delivery.
          </dd>
          <dt className="font-semibold">Damaged, faulty or not as ordered</dt>
          <dd>Replaced or refunded, whatever it is.</dd>
        </dl>
      </PolicySection>
      <PolicySection title="Cultural products">
        <p>
          Original condition means unworn, unwashed, not altered, with its labels. Write to us within{' '}
          {CULTURE_RETURN_DAYS} days of delivery; we answer with the address to send it to. We refund you once
          it has reached us.
        </p>
      </PolicySection>
      <PolicySection title="Custom tailored items">
        <p>
          A garment cut to your measurements fits nobody else, so it cannot be returned unless it is
          defective. It is defective when it does not match the design or the copy of the measurements in its
          order, or when cloth or stitching are faulty.
        </p>
        <p>
          Then ask for an alteration within {ALTERATION_DAYS} days of delivery. Tell us what is wrong, with a
          photo if you can. If it cannot be altered, we make it again or refund you.
        </p>
      </PolicySection>
      <PolicySection title="Another size or colour">
        <p>
          Until an order of ready-made goods ships, write to us: we cancel it, and you order the right one.
          After that you can return a cultural product. The <Link to="/size-guide">Size Guide</Link> helps to
          get it right the first time.
        </p>
      </PolicySection>
      <PolicySection title="Damaged, faulty or not what you ordered">
        <p>
          Tell us as soon as you see it, with a picture of the piece and of the parcel. We take it back at our
          cost, and you choose between a replacement, if there is one, and a refund.
        </p>
      </PolicySection>
      <PolicySection title="How to begin">
        <ul>
          <li>
            <Link to="/contact-us">Send us a message</Link>, write to{' '}
            <a href={`mailto:${support.email}`}>{support.email}</a>, or call {support.phone}.
          </li>
          <li>
            Give the tracking number of your order. You find it in the confirmation and under My orders.
          </li>
          <li>Say what is wrong, and what you would like us to do.</li>
        </ul>
      </PolicySection>
      <PolicySection title="Refunds">
        <p>
          We refund your card if you paid by card, otherwise as we agree with you. None of this limits the
          rights the law gives you; see also the <Link to="/terms">Terms of Service</Link>.
        </p>
      </PolicySection>
    </Policy>
  );
}
