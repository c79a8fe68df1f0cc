import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { helpWords } from '#words';
import { ALTERATION_DAYS } from '../../../contract/constants/contact.ts';
import { partnerTime } from '../../../contract/constants/order-rules.ts';
import { useShop } from '../../lib/shop.ts';
import { Rich } from '../../ui/rich.tsx';

export interface Question {
  id: string;
  question: string;
  answer: ReactNode;
}

function OrderTime() {
  const { order_rules } = useShop();
  return (
    <p>{helpWords.customOrdersTake({ time: partnerTime(order_rules), days: order_rules.in_house_days })}</p>
  );
}

const ORDER_TIME: Question = {
  id: 'time',
  question: helpWords.howLongDoesACustomOrderTake,
  answer: <OrderTime />,
};

const CULTURE_RETURNS: Question = {
  id: 'culture-returns',
  question: helpWords.canIReturnACulturalProduct,
  answer: <CultureReturns />,
};

const CUSTOM_RETURNS: Question = {
  id: 'custom-returns',
  question: helpWords.canIReturnACustomTailoredItem,
  answer: <p>{helpWords.itIsMadeForOnePerson({ days: ALTERATION_DAYS })}</p>,
};

const PAYMENT: Question = {
  id: 'payment',
  question: helpWords.howCanIPay,
  answer: <p>{helpWords.howPaymentWorks}</p>,
};

/** See contact-5. */
export const CONTACT_QUESTIONS: readonly Question[] = [ORDER_TIME, CULTURE_RETURNS, CUSTOM_RETURNS, PAYMENT];

function CultureReturns() {
  const { order_rules } = useShop();
  return (
    <p>
      <Rich
        text={helpWords.yesWithinDaysOfItsDelivery({ days: order_rules.return_days })}
        parts={{ returns: (text) => <Link to="/returns">{text}</Link> }}
      />
    </p>
  );
}
