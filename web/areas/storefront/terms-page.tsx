import { Link, type MetaArgs } from 'react-router';
import { ALTERATION_DAYS, CULTURE_RETURN_DAYS } from '../../../contract/constants/business-facts.ts';
import { partnerTime } from '../../../contract/constants/order-rules.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useShop } from '../../lib/shop.ts';
import { Policy, PolicySection } from './policy-text.tsx';

export function meta(args: MetaArgs) {
  return pageMeta(args, {
    title: 'Terms of Service',
    description:
      'How orders, prices, measurements, alterations, returns and payment work when you have a garment made or shop with us.',
  });
}

/** Signing up agrees to it (pages-8). */
export default function TermsPage() {
  const { brand_name, support, order_rules } = useShop();
  return (
    <Policy
      title="Terms of Service"
      since="2026-11-21"
      summary="These are the rules between you and us, in plain words. You order, we have it made to your measurements and bring it to you; if it does not fit as measured, we put it right."
    >
      <PolicySection title="Who we are">
        <p>
          {brand_name} takes orders for made-to-measure garments and sells cultural products and brands. You
          can reach us at {support.address}, by e-mail at{' '}
          <a href={`mailto:${support.email}`}>{support.email}</a>, and by phone at {support.phone}. By
          creating an account or placing an order you accept these terms.
        </p>
      </PolicySection>
      <PolicySection title="Your account">
        <ul>
          <li>Give your own name, a working e-mail address and a phone number at which we can reach you.</li>
          <li>Keep your password to yourself. What is ordered from your account counts as ordered by you.</li>
          <li>You must be 18, or order with the consent of a parent or guardian.</li>
          <li>
            You may keep measurements of other people, of your children for instance, if they or their
            guardians agree.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Orders">
        <p>
          You choose who stitches: our own workshop, or one of our partner tailors. Either way your contract
          is with {brand_name}, and we answer for the work. A single order becomes binding when you press
          Confirm Order on the checkout page. A bulk order becomes binding when you accept our written quote.
        </p>
        <p>
          An order of ready-made goods becomes binding when you press Place Order; you need no account for it,
          but an e-mail address or a phone number. Prices and stock are checked once more at that moment: if
          anything has changed, we show you before you order. Goods of several sellers travel in several
          parcels, and your contract for all of them is with {brand_name}.
        </p>
        <p>
          A tailor may decline an order, and has to say why. We then offer you another tailor, or cancel the
          order at no cost to you.
        </p>
      </PolicySection>
      <PolicySection title="Prices and payment">
        <ul>
          <li>
            Prices are in Pakistani rupees. The price of a garment is the tailor’s rate for it; urgent work,
            collecting your cloth and delivering the garment cost extra. The order form shows every part of
            the price before you order.
          </li>
          <li>The price at the moment you place the order holds, even if rates change afterwards.</li>
          <li>
            Custom garments are paid in cash on delivery. Ready-made goods are paid in cash on delivery or by
            card; a card is charged when the order is placed, and a card that is declined makes no order.
          </li>
          <li>Every order has an invoice, which you can download from your orders.</li>
          <li>Amounts shown in another currency are approximate; the amount in rupees counts.</li>
        </ul>
      </PolicySection>
      <PolicySection title="Measurements and fit">
        <p>
          A garment can only fit as well as its measurements. We warn you about figures that look unlikely,
          but we cannot see you: please check them. Each order keeps a copy of the measurements it was placed
          with, and the garment is judged by that copy. Changing your measurements later does not change an
          order that is under way.
        </p>
      </PolicySection>
      <PolicySection title="Time">
        <ul>
          <li>Our own workshop finishes within {order_rules.in_house_days} days of confirmation.</li>
          <li>Partner tailors take {partnerTime(order_rules)}; the order form shows the expected day.</li>
          <li>Urgent orders take half that time.</li>
          <li>If we are late, we tell you, and you may cancel as long as the cloth is not cut.</li>
        </ul>
      </PolicySection>
      <PolicySection title="Cancelling">
        <p>
          You may cancel a custom order free of charge until its production begins. Once the cloth is cut, the
          order cannot be cancelled. Ready-made goods can be cancelled until they leave us.
        </p>
      </PolicySection>
      <PolicySection title="Alterations">
        <p>
          If a garment does not match the measurements or the design of its order, ask for an alteration
          within {ALTERATION_DAYS} days of delivery. Tell us what is wrong, with a photo if you can. We alter
          it at no charge, and if it cannot be altered we make it again or refund you. Changes beyond the
          original order are priced separately.
        </p>
      </PolicySection>
      <PolicySection title="Returns">
        <ul>
          <li>
            Custom-tailored items are made for one person and cannot be returned unless they are defective.
          </li>
          <li>
            Cultural products can be returned within {CULTURE_RETURN_DAYS} days of delivery, in their original
            condition.
          </li>
          <li>
            Whatever arrives damaged, or is not what you ordered, we take back and replace or refund. None of
            this limits the rights the law gives you. For details see{' '}
            <Link to="/returns">Returns &amp; Exchanges</Link>.
          </li>
        </ul>
      </PolicySection>
      <PolicySection title="Your designs and your cloth">
        <p>
          Pictures you upload remain yours. You allow us, and the tailor of the order, to use them to make
          your garment and for nothing else. Please do not send designs you have no right to use. Cloth you
          hand over stays yours; if we damage it, we replace its value.
        </p>
      </PolicySection>
      <PolicySection title="Fair use">
        <p>
          Do not place orders you do not mean, do not try to reach other people’s data, and be civil with our
          tailors and staff. We may close accounts that are used against these terms; orders already paid for
          are completed or refunded.
        </p>
      </PolicySection>
      <PolicySection title="Reviews and newsletter">
        <p>
          You may review what you bought once it is delivered: honestly, about the thing itself, and with
          pictures that are yours. The newsletter comes only after you have confirmed your address, and one
          click ends it.
        </p>
      </PolicySection>
      <PolicySection title="If we disagree">
        <p>
          Write to us first; most things are quickly settled. Otherwise the law of Pakistan applies, and the
          courts at our registered office decide.
        </p>
      </PolicySection>
      <PolicySection title="Changes">
        <p>
          When we change these terms, we change the date at the top, and tell account holders by e-mail before
          the change matters to them. Orders already placed keep the terms they were placed under. How we
          handle your data is described in the <Link to="/privacy">Privacy Policy</Link>.
        </p>
      </PolicySection>
    </Policy>
  );
}
