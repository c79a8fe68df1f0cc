import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ALTERATION_DAYS, CULTURE_RETURN_DAYS } from '../../../contract/constants/business-facts.ts';
import { partnerTime } from '../../../contract/constants/order-rules.ts';
import { useShop } from '../../lib/shop.ts';

export interface Question {
  id: string;
  question: string;
  answer: ReactNode;
}

function OrderTime() {
  const { order_rules } = useShop();
  return (
    <p>
      Custom orders take {partnerTime(order_rules)}. Our own workshop promises {order_rules.in_house_days}{' '}
      days, and an urgent order takes half the time. The order form shows the day before you order.
    </p>
  );
}

const ORDER_TIME: Question = {
  id: 'time',
  question: 'How long does a custom order take?',
  answer: <OrderTime />,
};

const CULTURE_RETURNS: Question = {
  id: 'culture-returns',
  question: 'Can I return a cultural product?',
  answer: (
    <p>
      Yes: within {CULTURE_RETURN_DAYS} days of its delivery, in its original condition. For details see{' '}
      <Link to="/returns">Returns &amp; Exchanges</Link>.
    </p>
  ),
};

const CUSTOM_RETURNS: Question = {
  id: 'custom-returns',
  question: 'Can I return a custom tailored item?',
  answer: (
    <p>
      It is made for one person, so it cannot be returned unless it is defective. If it does not fit as
      measured, we alter it at no charge: ask within {ALTERATION_DAYS} days of its delivery.
    </p>
  ),
};

const PAYMENT: Question = {
  id: 'payment',
  question: 'How can I pay?',
  answer: (
    <p>
      A custom order is paid in cash when it is delivered. Ready-made goods are paid in cash on delivery or by
      card. Prices are in rupees.
    </p>
  ),
};

/** See contact-5. */
export const CONTACT_QUESTIONS: readonly Question[] = [ORDER_TIME, CULTURE_RETURNS, CUSTOM_RETURNS, PAYMENT];

export interface Topic {
  id: string;
  title: string;
  links: readonly { to: string; text: string }[];
  questions: readonly Question[];
}

export const TOPICS: readonly Topic[] = [
  {
    id: 'ordering',
    title: 'Having a garment made',
    links: [
      { to: '/book-tailor', text: 'Book a tailor' },
      { to: '/cutome_tailoring', text: 'How custom tailoring works' },
    ],
    questions: [
      ORDER_TIME,
      {
        id: 'who-stitches',
        question: 'Who stitches my garment?',
        answer: (
          <p>
            You choose: our own workshop, or one of our partner tailors, with their rates and ratings beside
            their names. Either way your order is with us, and we answer for the work.
          </p>
        ),
      },
      {
        id: 'cloth',
        question: 'Where does the cloth come from?',
        answer: (
          <p>
            From you. Bring it to the tailor yourself, or have us collect it; the order form says what that
            costs.
          </p>
        ),
      },
      {
        id: 'changing',
        question: 'Can I change or cancel an order?',
        answer: (
          <p>
            You may cancel free of charge until the cloth is cut. To change something,{' '}
            <Link to="/contact-us">write to us</Link> or call as early as you can.
          </p>
        ),
      },
    ],
  },
  {
    id: 'measurements',
    title: 'Measurements and fit',
    links: [
      { to: '/profile?tab=measurements', text: 'Your measurements' },
      { to: '/size-guide', text: 'Size Guide' },
    ],
    questions: [
      {
        id: 'measuring',
        question: 'How do I take my measurements?',
        answer: (
          <p>
            With a soft tape and somebody to hold it. The <Link to="/size-guide">Size Guide</Link> shows where
            the tape goes, and the form warns you about numbers that look unlikely. You may also send a
            picture of the measurements your own tailor has taken.
          </p>
        ),
      },
      {
        id: 'family',
        question: 'Can I keep the measurements of my family?',
        answer: <p>Yes. Keep a record for each person, children too, and choose one when you order.</p>,
      },
      {
        id: 'fit',
        question: 'What if it does not fit?',
        answer: (
          <p>
            Every order keeps a copy of the measurements it was made to. If the garment does not match them,
            ask for an alteration within {ALTERATION_DAYS} days of its delivery; it costs you nothing.
          </p>
        ),
      },
    ],
  },
  {
    id: 'delivery',
    title: 'Delivery and tracking',
    links: [
      { to: '/order_tracking', text: 'Track your order' },
      { to: '/shipping', text: 'Shipping Policy' },
    ],
    questions: [
      {
        id: 'where',
        question: 'Where is my order?',
        answer: (
          <p>
            Enter the tracking number of your confirmation under{' '}
            <Link to="/order_tracking">Order Tracking</Link>, without signing in. We also e-mail you at every
            stage.
          </p>
        ),
      },
      {
        id: 'ready-made-time',
        question: 'When do ready-made goods arrive?',
        answer: (
          <p>
            The product page and the checkout show the days. Delivery times are listed in the{' '}
            <Link to="/shipping">Shipping Policy</Link>.
          </p>
        ),
      },
    ],
  },
  {
    id: 'returns',
    title: 'Returns and exchanges',
    links: [{ to: '/returns', text: 'Returns & Exchanges' }],
    questions: [
      CULTURE_RETURNS,
      CUSTOM_RETURNS,
      {
        id: 'damaged',
        question: 'Something arrived damaged or wrong. What now?',
        answer: (
          <p>
            <Link to="/contact-us">Write to us</Link> with a picture and the number of your order. We take it
            back and replace it or refund you, whatever it is.
          </p>
        ),
      },
    ],
  },
  {
    id: 'payment-and-invoices',
    title: 'Payment and invoices',
    links: [{ to: '/orders', text: 'Your orders' }],
    questions: [
      PAYMENT,
      {
        id: 'card',
        question: 'Is my card safe with you?',
        answer: (
          <p>
            We never store its number. A payment provider turns it into a token; we store its brand, its last
            four digits and its expiry date, so that you recognise it.
          </p>
        ),
      },
      {
        id: 'invoice',
        question: 'Where is my invoice?',
        answer: (
          <p>
            A custom order has one as soon as it is confirmed. Download it from{' '}
            <Link to="/orders">your orders</Link>.
          </p>
        ),
      },
    ],
  },
  {
    id: 'account',
    title: 'Your account and your data',
    links: [
      { to: '/profile', text: 'Your profile' },
      { to: '/privacy', text: 'Privacy Policy' },
    ],
    questions: [
      {
        id: 'guest',
        question: 'Do I need an account?',
        answer: (
          <p>
            Not for ready-made goods: you may check out as a guest. A custom order needs an account, because
            it needs your measurements.
          </p>
        ),
      },
      {
        id: 'password',
        question: 'I forgot my password.',
        answer: (
          <p>
            <Link to="/forgot-password">Ask for a link</Link> to set a new one. It works once, for an hour.
          </p>
        ),
      },
      {
        id: 'newsletter',
        question: 'How do I stop the newsletter?',
        answer: (
          <p>With the link at the end of every e-mail, or the unsubscribe button of your mail program.</p>
        ),
      },
    ],
  },
];
