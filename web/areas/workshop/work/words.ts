import type { WorkAction, WorkStage } from '../../../../contract/constants/workshop.ts';
import { type Day, daysBetween } from '../../../../contract/dates.ts';

/** On the buttons of an order sheet. */
export const ACTION_WORDS: Record<WorkAction, string> = {
  accept: 'Accept the order',
  decline: 'Decline',
  ask: 'Ask the customer',
  answer: 'Write down the answer',
  start: 'Start stitching',
  check: 'To the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready to be collected',
  ship: 'Hand to the courier',
  deliver: 'Delivered',
  mend: 'Start the alteration',
};

/** In the history and of what waits to be sent. */
export const DONE_WORDS: Record<string, string> = {
  place: 'Placed',
  edit: 'Changed by the customer',
  price: 'Priced',
  confirm: 'Confirmed',
  cancel: 'Cancelled',
  expire: 'Expired',
  accept: 'Accepted',
  decline: 'Declined',
  reassign: 'Given to another tailor',
  ask: 'Question to the customer',
  answer: 'Answer',
  start: 'Stitching started',
  check: 'In the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready to be collected',
  ship: 'Handed to the courier',
  deliver: 'Delivered',
  record_payment: 'Paid in advance',
  record_refund: 'Refunded',
  alter: 'Alteration asked for',
  mend: 'Alteration started',
};

export const STAGE_NAMES: Record<WorkStage, string> = {
  CONFIRMED: 'New',
  ACCEPTED: 'Accepted',
  IN_PRODUCTION: 'In production',
  QUALITY_CHECK: 'Quality check',
  READY: 'Ready',
  SHIPPED: 'Shipped',
  ALTERATION: 'Alteration',
  DELIVERED: 'Delivered',
};

/** `today`, `in 3 days`, `2 days late` */
export function dueIn(promised: Day, today: Day): string {
  const days = daysBetween(today, promised);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${days} days`;
  return days === -1 ? '1 day late' : `${-days} days late`;
}

/** A count that stops at 100. */
export function countWords(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
