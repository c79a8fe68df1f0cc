import { basicWords } from '#words';
import { ACTION_PARTICIPLES, type OrderAction } from '../../../contract/constants/lifecycle.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { Failure } from '../../fail.ts';
import { type OrderFacts, unmetBy } from './steps.ts';
import type { Condition, OrderCondition, OrderKind, Status } from './table.ts';
import { statusPhrase } from './words.ts';

/** Fails with the error of the first condition that the order does not meet. */
export function requireConditions(
  facts: OrderFacts,
  step: { needs?: readonly Condition[] | undefined },
  action: OrderAction,
  refusal: ErrorCode,
): void {
  const [unmet] = unmetBy(facts, step, new Date());
  if (unmet === 'measured') refuseUnmeasured(facts, action);
  if (unmet === 'sample_measured') refuseUnmeasuredSample(facts);
  if (unmet) refuseStep(unmetCode(unmet, facts.kind) ?? refusal, facts.status, action);
}

/** Sends the present status with the error, so that a page can show it at once. */
export function refuseStep(code: ErrorCode, status: Status, action: OrderAction): never {
  throw new Failure(code, {
    details: { status: statusPhrase(status), done: ACTION_PARTICIPLES[action] },
    data: { status },
  });
}

/** Names the garments of an order of several that are to be measured. */
export function refuseUnmeasured({ status, garmentsDue = [] }: OrderFacts, action: OrderAction): never {
  if (garmentsDue.length === 0) refuseStep('orders.not_measured', status, action);
  throw new Failure('orders.garments_not_measured', {
    details: { garments: garmentsDue.join(basicWords.listSeparator) },
    data: { status },
  });
}

/** Names the garments whose sample is to be measured (orders-163). */
export function refuseUnmeasuredSample({ status, samplesDue = [] }: OrderFacts): never {
  throw new Failure('orders.sample_unmeasured', {
    details: { garments: samplesDue.join(basicWords.listSeparator) },
    data: { status },
  });
}

const UNMET: Partial<Record<OrderCondition, ErrorCode>> = {
  at_hand: 'orders.garment_away',
  retry_paid: 'orders.not_paid_yet',
  paid: 'shop.not_paid_yet',
  undisputed: 'shop.payment_disputed',
  tailor_ready: 'shop.tailor_not_ready',
  priced: 'orders.price_missing',
  quote_open: 'orders.quote_expired',
  handover_known: 'orders.handover_unknown',
  unasked: 'orders.question_open',
  asked: 'orders.no_question',
  no_swatch_due: 'orders.swatch_not_sent',
  customer_awaited: 'orders.customer_not_awaited',
  cloth_collectable: 'orders.cloth_not_collectable',
  cloth_receivable: 'orders.cloth_not_awaited',
  cloth_agreed: 'orders.cloth_disputed',
  cloth_complete: 'orders.cloth_partly_here',
  cloth_objectable: 'orders.objection_over',
};

function unmetCode(condition: OrderCondition, kind: OrderKind): ErrorCode | undefined {
  return condition === 'paid' && kind !== 'goods' ? 'orders.not_paid_yet' : UNMET[condition];
}
