import { plural } from '../plural.ts';

export const howLongDoesACustomOrderTake = 'How long does a custom order take?';
export const customOrdersTake = ({ time, days }: { time: string; days: number }) =>
  `Custom orders take ${time}. Our own workshop promises ${days} ${plural(days, 'day', 'days')}, and an urgent order takes half the time. The order form shows the day before you order.`;
export const canIReturnACulturalProduct = 'Can I return a cultural product?';
export const yesWithinDaysOfItsDelivery = ({ days }: { days: number }) =>
  `Yes: within ${days} days of its delivery, in its original condition. For details see <returns>Returns & Exchanges</returns>.`;
export const canIReturnACustomTailoredItem = 'Can I return a custom tailored item?';
export const itIsMadeForOnePerson = ({ days }: { days: number }) =>
  `It is made for one person, so it cannot be returned unless it is defective. If it does not fit as measured, we alter it at no charge: ask within ${days} days of its delivery.`;
export const howCanIPay = 'How can I pay?';
export const howPaymentWorks =
  'A custom order is paid in cash when it is delivered in Pakistan, and in advance when it goes abroad. Ready-made goods are paid in cash on delivery or by card. Prices are in rupees.';
