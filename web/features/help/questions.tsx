import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ALTERATION_DAYS, CULTURE_RETURN_DAYS } from '../../../contract/constants/contact.ts';
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
      A custom order is paid in cash when it is delivered in Pakistan, and in advance when it goes abroad.
      Ready-made goods are paid in cash on delivery or by card. Prices are in rupees.
    </p>
  ),
};

/** See contact-5. */
export const CONTACT_QUESTIONS: readonly Question[] = [ORDER_TIME, CULTURE_RETURNS, CUSTOM_RETURNS, PAYMENT];
