import { sql } from 'drizzle-orm';
import type { WebhookKind } from '../../../contract/constants/connections.ts';
import type { Tx } from '../../db/client.ts';

export interface NewEvent {
  kind: WebhookKind;
  messageId: string;
  body: string;
  /** Its tailor hears of it once the customer has confirmed it, if no seller order is named. */
  orderId?: number | undefined;
  /** Its brand hears of it. */
  sellerOrderId?: number | null | undefined;
  /** The account of a seller who hears of it. */
  sellerId?: number | undefined;
  /** The shop has heard of it before. */
  isForSeller?: boolean | undefined;
}

interface Inserted extends Record<string, unknown> {
  id: number;
  isFailing: boolean;
}

/** One row per event and webhook of the shop, or of the seller whom it concerns. */
export async function insertDeliveries(tx: Tx, events: readonly NewEvent[]): Promise<Inserted[]> {
  const { rows } = await tx.execute<Inserted>(sql`
    with event as (
      select e.*, case
        when e."sellerId" is not null then e."sellerId"
        when e."sellerOrderId" is not null then (select b.user_id from seller_orders part
          join brands b on b.id = part.brand_id where part.id = e."sellerOrderId")
        else (select t.user_id from orders o join tailors t on t.id = o.tailor_id where o.id = e."orderId" and (
          exists (select from single_order_details d where d.order_id = o.id and d.user_confirmation = 'CONFIRMED')
          or exists (select from bulk_order_details d where d.order_id = o.id and d.accepted_at is not null)))
      end as owner
      from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(
        kind text, "messageId" text, body text, "orderId" int, "sellerOrderId" int, "sellerId" int, "isForSeller" boolean)
    )
    insert into webhook_deliveries (webhook_id, message_id, kind, body)
    select w.id, event."messageId", event.kind, event.body
    from event
    join webhooks w on (w.role = 'admin' and event."isForSeller" is not true or w.owner_id = event.owner) and event.kind = any(w.kinds)
      and w.disabled is null
    join users u on u.id = w.owner_id and u.user_type = w.role and u.blocked_at is null
    returning id, (select failing_since is not null from webhooks where webhooks.id = webhook_id) as "isFailing"`);
  return rows;
}
