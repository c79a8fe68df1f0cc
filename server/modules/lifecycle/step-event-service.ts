import type { WebhookKind } from '../../../contract/constants/connections.ts';
import type { WebhookEvent } from '../connections/event-service.ts';
import type { TakenStep } from './taken-step.ts';

/**
 * What webhooks hear of a step: one event for each of its kinds (connecting-11). A tailor may see a stitched order once
 * it is confirmed, so it is new to the tailor then.
 */
export function eventsOf(step: TakenStep): WebhookEvent[] {
  const { orderId, sellerOrderId, kind: orderKind, action, from, to } = step;
  const isNewToTailor = orderKind === 'single' && action === 'confirm';
  const kinds = [...(isNewToTailor ? (['order.placed'] as const) : []), ...kindsOf(step)];
  return kinds.map((kind) => ({
    kind,
    ...(isNewToTailor && kind === 'order.placed' && { isForSeller: true }),
    orderId,
    sellerOrderId,
    data: {
      order: orderId,
      seller_order: sellerOrderId,
      order_kind: orderKind,
      step: action,
      status: to,
      previous_status: from,
      ...(kind === 'parcel.shipped' && {
        courier: step.courier ?? null,
        courier_number: step.courierNumber ?? null,
      }),
    },
  }));
}

function kindsOf({ action, from, to }: TakenStep): WebhookKind[] {
  if (from === null) return ['order.placed'];
  const kinds: WebhookKind[] = [];
  if (from !== to) {
    kinds.push('order.status_changed');
    if (action === 'ship') kinds.push('parcel.shipped');
    if (action === 'deliver') kinds.push('parcel.delivered');
  }
  if (action === 'return' || action === 'take_back') kinds.push('return.received');
  return kinds;
}
