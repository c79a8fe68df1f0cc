import { clothDueOn } from '../../../contract/cloth-wait.ts';
import type { OrderAction } from '../../../contract/constants/lifecycle.ts';
import { OWN_RIDER } from '../../../contract/constants/orders.ts';
import { dayInKarachi } from '../../../contract/dates.ts';
import { usualDaysOff } from '../../../contract/holidays.ts';
import type { OrderStatus } from '../../../contract/orders.ts';
import { actionBetween } from '../../modules/lifecycle/steps.ts';
import { daysBefore } from './seeded.ts';
import type { DemoOrder } from './stitched-orders.ts';

/** The statuses an order has passed, oldest first. */
function statusesUpTo({ status, bring, unconfirmed }: DemoOrder): OrderStatus[] {
  const statuses: OrderStatus[] = [
    'PLACED',
    'CONFIRMED',
    'ACCEPTED',
    'IN_PRODUCTION',
    'QUALITY_CHECK',
    bring ? 'SHIPPED' : 'READY',
    'DELIVERED',
    'ALTERATION',
  ];
  if (status === 'CANCELLED') return unconfirmed ? ['PLACED', status] : ['PLACED', 'CONFIRMED', status];
  if (status === 'DECLINED') return ['PLACED', 'CONFIRMED', status];
  return statuses.slice(0, statuses.indexOf(status) + 1);
}

/** Days from delivery to the alteration request. */
const ALTERATION_AFTER_DAYS = 8;

/** Confirmed minutes after placement, then evenly spaced steps. */
export function stepsOf(order: DemoOrder, customerId: number, tailorUserId: number, now: Date) {
  const statuses = statusesUpTo(order);
  const isAltered = order.status === 'ALTERATION';
  const paced = statuses.length - (isAltered ? 2 : 1);
  const pace = (order.placed - order.changed - (isAltered ? ALTERATION_AFTER_DAYS : 0)) / Math.max(1, paced);
  const steps = statuses.map((toStatus, index) => {
    const isLast = index === statuses.length - 1;
    const daysAgo = isLast ? order.changed : order.placed - (toStatus === 'CONFIRMED' ? 0.01 : pace * index);
    const fromStatus = statuses[index - 1] ?? null;
    return {
      action: fromStatus === null ? ('place' as const) : actionBetween('single', fromStatus, toStatus),
      fromStatus,
      toStatus,
      actorId: BY_CUSTOMER.has(toStatus) ? customerId : tailorUserId,
      note: isLast ? (order.note ?? null) : null,
      ...(toStatus === 'SHIPPED' && order.courierNumber
        ? { courier: 'TCS', courierNumber: order.courierNumber }
        : {}),
      ...(toStatus === 'SHIPPED' && order.rider ? { courier: OWN_RIDER } : {}),
      at: daysBefore(now, daysAgo),
    };
  });
  return order.cloth ? withReceipt(steps) : steps;
}

/** With the receipt of the cloth an hour before the work began. */
function withReceipt<
  Step extends {
    action: OrderAction | undefined;
    fromStatus: OrderStatus | null;
    toStatus: OrderStatus;
    note: string | null;
    at: Date;
  },
>(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    if (step.action !== 'start') return [step];
    const at = new Date(step.at.getTime() - 3_600_000);
    return [
      { ...step, action: 'receive_cloth' as const, toStatus: 'ACCEPTED' as const, note: null, at },
      step,
    ];
  });
}

/** The day by which an order at the demo's end awaits its cloth (orders-80). */
export function awaitedFrom({ status }: DemoOrder, steps: ReturnType<typeof stepsOf>): string | null {
  const at = confirmedAt(steps);
  if (!at || (status !== 'CONFIRMED' && status !== 'ACCEPTED')) return null;
  const confirmed = dayInKarachi(at);
  return clothDueOn(confirmed, 0, usualDaysOff(confirmed));
}

const BY_CUSTOMER: ReadonlySet<OrderStatus> = new Set(['PLACED', 'CONFIRMED', 'CANCELLED', 'ALTERATION']);

export function confirmedAt(steps: ReturnType<typeof stepsOf>): Date | undefined {
  return steps.find(({ toStatus }) => toStatus === 'CONFIRMED')?.at;
}
