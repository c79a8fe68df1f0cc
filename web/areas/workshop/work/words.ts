import type { WorkAction, WorkStage } from '../../../../contract/constants/workshop.ts';
import { type Day, daysBetween } from '../../../../contract/dates.ts';
import type { WorkItem } from '../../../../contract/workshop.ts';

/** The buttons of an order sheet. */
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
  come_back: 'It came back',
  mend: 'Start the alteration',
};

/** For the history and the waiting steps. */
export const DONE_WORDS: Record<string, string> = {
  place: 'Placed',
  quote: 'Quoted',
  edit: 'Changed by the customer',
  price: 'Priced',
  confirm: 'Confirmed',
  cancel: 'Cancelled',
  expire: 'Expired',
  accept: 'Accepted',
  decline: 'Declined',
  reassign: 'Given to another tailor',
  move_day: 'Promised for another day',
  ask: 'Question to the customer',
  answer: 'Answer',
  start: 'Stitching started',
  check: 'In the quality check',
  rework: 'Back for rework',
  make_ready: 'Ready to be collected',
  ship: 'Handed to the courier',
  deliver: 'Delivered',
  come_back: 'Came back',
  fail_delivery: 'Ended without a delivery',
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

type Promised = Pick<WorkItem, 'question'> & { status: string; expected_delivery_date: Day | null };

/** The stages of the tailor's work (workshop-2). */
const WITH_THE_TAILOR = ['CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'ALTERATION'];

/** `today`, `in 3 days`, `2 days late`; undefined without a due day. */
export function dueWords(order: Promised, today: Day): string | undefined {
  const { expected_delivery_date: promised, status, question } = order;
  if (promised === null || question !== null) return undefined;
  return WITH_THE_TAILOR.includes(status) ? dueIn(promised, today) : undefined;
}

export function isLate(order: Promised, today: Day): boolean {
  const { expected_delivery_date: promised } = order;
  return promised !== null && promised < today && dueWords(order, today) !== undefined;
}

function dueIn(promised: Day, today: Day): string {
  const days = daysBetween(today, promised);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 1) return `in ${days} days`;
  return days === -1 ? '1 day late' : `${-days} days late`;
}

/** `99+` from 100 on. */
export function countWords(count: number): string {
  return count >= 100 ? '99+' : String(count);
}
