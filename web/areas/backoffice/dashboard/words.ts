import { GIVEN_UP_DAYS, MAX_TO_DO, type ToDo } from '../../../../contract/constants/dashboard.ts';
import { IN_HOUSE_TAILOR_ID } from '../../../../contract/roles.ts';
import { formatDay } from '../../../lib/format.ts';
import type { Dashboard, Point } from './api.ts';

/** The text of each to-do item and the list it links to. */
export const TO_DO_LINKS: Record<ToDo, { text: string; to: string }> = {
  late: { text: 'Late', to: '/admin/orders?late=true&sort=due' },
  at_risk: { text: 'Will miss their day', to: '/admin/orders/at-risk' },
  stops: { text: 'Stops of the rider today', to: '/admin/rounds' },
  price: { text: 'To price', to: '/admin/orders?waiting=true&status=PLACED&sort=placed' },
  quote: { text: 'To quote', to: '/admin/orders?waiting=true&status=REQUESTED&sort=placed' },
  tailor: { text: 'To reassign', to: '/admin/orders?waiting=true&status=DECLINED&sort=placed' },
  workshop: {
    text: 'For our workshop',
    to: `/admin/orders?kind=single&status=CONFIRMED&tailor=${IN_HOUSE_TAILOR_ID}&sort=placed`,
  },
  bulk: { text: 'Agreed bulk orders', to: '/admin/orders?kind=bulk&status=ACCEPTED&sort=due' },
  call: { text: 'To call', to: '/admin/orders?waiting=true&status=UNCONFIRMED&sort=placed' },
  payment: { text: 'Payments to record', to: '/admin/orders?waiting=true&sort=placed' },
  proofs: { text: 'Payments to check', to: '/admin/payments?state=open' },
  refund: { text: 'To refund', to: '/admin/orders?waiting=true&status=CANCELLED&sort=placed' },
  owed: { text: 'Refunds to hand over', to: '/admin/owed' },
  disputed: { text: 'Disputed payments', to: '/admin/orders?disputed=true&sort=placed' },
  samples: { text: 'Samples to go back', to: '/admin/orders?samples=true&sort=placed' },
  claimed: { text: 'Receipts of alterations', to: '/admin/orders?claimed=true&sort=placed' },
  returns: { text: 'Returns to answer', to: '/admin/returns?return=REQUESTED' },
  chat: { text: 'Unread chats', to: '/admin/chat' },
  messages: { text: 'Messages to answer', to: '/admin/inbox?state=new&sort=received' },
  stock: { text: 'Low stock of our own', to: '/admin/products?state=low_stock&type=culture' },
  applications: { text: 'Applications', to: '/admin/applications' },
  mails: { text: `Mails given up in ${GIVEN_UP_DAYS} days`, to: '/admin/mails?state=given_up' },
};

export function countText(count: number | null): string {
  return count === null ? `${MAX_TO_DO}+` : String(count);
}

export const KINDS = [
  { kind: 'single', name: 'Stitched', colour: 'var(--color-brand)' },
  { kind: 'goods', name: 'Goods', colour: 'var(--color-saffron)' },
  { kind: 'bulk', name: 'Bulk', colour: 'var(--color-leaf)' },
] as const;

export function ordersOf({ single, bulk, goods }: Pick<Point, 'single' | 'bulk' | 'goods'>): number {
  return single + bulk + goods;
}

const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-GB', { month: 'short', year: '2-digit', timeZone: 'UTC' });

/** The label below a bar: `3 Nov`, or `Nov 26` for a month. */
export function tickText(day: string, step: Dashboard['step']): string {
  return (step === 'month' ? shortMonth : shortDay).format(new Date(`${day}T00:00:00Z`));
}

/** The label in the table and the tooltip. */
export function pointText(day: string, step: Dashboard['step']): string {
  if (step === 'month') return tickText(day, step);
  return step === 'week' ? `Week of ${formatDay(day)}` : formatDay(day);
}

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

export function compactNumber(value: number): string {
  return compact.format(value);
}

/** `12 % more than before`; undefined without an earlier figure. */
export function changeText(now: number, before: number): string | undefined {
  if (before === 0) return undefined;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return 'As much as in the period before';
  return `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'less'} than in the period before`;
}
