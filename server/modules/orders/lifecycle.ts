import { ALTERATION_DAYS } from '../../../contract/constants/business-facts.ts';
import type { OrderAction, OrderStatus } from '../../../contract/orders.ts';
import type { Role } from '../../../contract/roles.ts';

interface Step {
  action: OrderAction;
  from: OrderStatus;
  to: OrderStatus;
  by: readonly Role[];
}

/** Allowed steps by status and role (orders-14). An admin may do what support may. */
// biome-ignore format: a table reads best with one step a line
export const STEPS: readonly Step[] = [
  { action: 'confirm',  from: 'PLACED',        to: 'CONFIRMED',     by: ['customer'] },
  { action: 'cancel',   from: 'PLACED',        to: 'CANCELLED',     by: ['customer', 'support'] },
  { action: 'cancel',   from: 'CONFIRMED',     to: 'CANCELLED',     by: ['customer', 'support'] },
  { action: 'cancel',   from: 'ACCEPTED',      to: 'CANCELLED',     by: ['customer', 'support'] },
  { action: 'accept',   from: 'CONFIRMED',     to: 'ACCEPTED',      by: ['tailor'] },
  { action: 'decline',  from: 'CONFIRMED',     to: 'DECLINED',      by: ['tailor'] },
  { action: 'reassign', from: 'DECLINED',      to: 'CONFIRMED',     by: ['support'] },
  { action: 'start',    from: 'ACCEPTED',      to: 'IN_PRODUCTION', by: ['tailor'] },
  { action: 'check',    from: 'IN_PRODUCTION', to: 'QUALITY_CHECK', by: ['tailor'] },
  { action: 'rework',   from: 'QUALITY_CHECK', to: 'IN_PRODUCTION', by: ['tailor'] },
  { action: 'make_ready', from: 'QUALITY_CHECK', to: 'READY',       by: ['tailor'] },
  { action: 'ship',     from: 'QUALITY_CHECK', to: 'SHIPPED',       by: ['tailor'] },
  { action: 'deliver',  from: 'READY',         to: 'DELIVERED',     by: ['tailor', 'support'] },
  { action: 'deliver',  from: 'SHIPPED',       to: 'DELIVERED',     by: ['tailor', 'support'] },
  { action: 'alter',    from: 'DELIVERED',     to: 'ALTERATION',    by: ['customer'] },
  { action: 'mend',     from: 'ALTERATION',    to: 'IN_PRODUCTION', by: ['tailor'] },
];

export interface OrderState {
  status: OrderStatus;
  /** READY is for customers who collect, SHIPPED for delivery by the shop. */
  delivery: 'BY_OWN' | 'BY_SHOP';
  deliveredAt: Date | null;
}

/** Null when the role may not take the action now. */
export function stepTo(order: OrderState, action: OrderAction, role: Role, now: Date): OrderStatus | null {
  return stepsOf(order, role, now).find((step) => step.action === action)?.to ?? null;
}

/** The caller has checked that the order belongs to the actor. */
export function actionsOf(order: OrderState, role: Role, now: Date): OrderAction[] {
  return stepsOf(order, role, now).map((step) => step.action);
}

function stepsOf(order: OrderState, role: Role, now: Date): Step[] {
  const acting = role === 'admin' ? 'support' : role;
  return STEPS.filter(
    (step) => step.from === order.status && step.by.includes(acting) && isOpen(step, order, now),
  );
}

function isOpen({ action }: Step, { delivery, deliveredAt }: OrderState, now: Date): boolean {
  if (action === 'make_ready') return delivery === 'BY_OWN';
  if (action === 'ship') return delivery === 'BY_SHOP';
  if (action !== 'alter') return true;
  return deliveredAt !== null && now.getTime() - deliveredAt.getTime() <= ALTERATION_DAYS * 86_400_000;
}
