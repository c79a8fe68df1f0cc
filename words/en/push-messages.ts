import type { templates } from './news-messages.ts';

/** Shown on locked screens: no order number, sum, day or name (messages-28). */
export const titles: Record<keyof typeof templates, string> = {
  order_placed: 'Your order is placed',
  order_priced: 'Your order has a price',
  order_confirmed: 'Your order is confirmed',
  order_accepted: 'Your order is accepted',
  order_question: 'Your order needs your answer',
  cloth_missing: 'Your order waits for your cloth',
  cloth_come: 'The cloth for your order is with the tailor',
  order_started: 'Your order is in production',
  order_checked: 'Your order is in the quality check',
  day_moved: 'Your order is promised for another day',
  order_ready: 'Your order is ready',
  order_sent: 'Your order is on its way',
  order_delivered: 'Your order was delivered',
  order_not_delivered: 'Your order could not be delivered',
  order_cancelled: 'Your order is cancelled',
  payment_recorded: 'We have a payment for your order',
  order_refunded: 'We pay money back for your order',
  advance_due: 'Your order waits for its advance',
  return_accepted: 'Your return is accepted',
  return_refused: 'Your return is refused',
  order_news: 'There is news about your order',
  work_new: 'You have a new order',
  work_cancelled: 'An order that you work on is cancelled',
  work_news: 'There is news about an order that you work on',
  sale_news: 'There is news about an order of your goods',
  chat_answer: 'Our team has answered you',
};
export const pressToRead = 'Press to read more.';
