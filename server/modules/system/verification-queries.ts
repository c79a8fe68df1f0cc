import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';

/** A step that the lifecycle's table allows. */
export interface KnownStep {
  kind: string;
  action: string;
  from: string;
  to: string;
}

export interface Finding {
  /** The violated invariant, for example "an order whose events do not lead to its status". */
  what: string;
  count: number;
  /** The first few. */
  ids: string[];
}

const SHOWN = 20;
/** Older orders are not checked, because mail to an unproven address is purged after three days. */
const MAIL_KEPT_DAYS = 2;

/** Makes the transaction a read-only snapshot. */
export async function beginReading(tx: Tx): Promise<void> {
  await tx.execute(sql`set transaction isolation level repeatable read, read only`);
}

export async function violations(tx: Tx, { what, rows }: Invariant): Promise<Finding> {
  const found = await tx.execute<{ count: number; ids: string[] | null }>(sql`
    with wrong as materialized (${rows}), numbered as (select id::text as id, row_number() over () as place from wrong)
    select (select count(*)::int from wrong) as count,
      (select array_agg(id order by place) from numbered where place <= ${SHOWN}::int) as ids`);
  const [row] = found.rows;
  return { what, count: row?.count ?? 0, ids: row?.ids ?? [] };
}

export interface Invariant {
  what: string;
  /** Selects the `id` of each violation. */
  rows: SQL;
}

const chained = sql`
  select e.*, o.kind, o.tracking_id, lag(e.to_status) over w as before, lead(e.id) over w is null as is_last
  from order_events e join orders o on o.id = e.order_id
  window w as (partition by e.order_id, e.seller_order_id order by e.id)`;

/** The events of each order and seller order must replay to its status by steps of the table. */
export function invariantsOfEvents(steps: readonly KnownStep[]): Invariant[] {
  const known = sql`select * from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb)
    as step (kind text, action text, "from" text, "to" text)`;
  return [
    {
      what: 'an order that does not begin with being placed',
      rows: sql`select tracking_id as id from (${chained}) e where before is null and (from_status is not null
        or action is distinct from 'place'
        or to_status <> all (case kind when 'single' then '{PLACED}' when 'bulk' then '{REQUESTED}' else '{PLACED,UNCONFIRMED}' end::text[]))`,
    },
    {
      what: 'a step that does not start where the one before ended',
      rows: sql`select tracking_id as id from (${chained}) e where before is not null and from_status is distinct from before`,
    },
    {
      what: 'a step that the lifecycle does not have',
      rows: sql`with known as (${known}) select e.tracking_id as id from (${chained}) e where e.from_status is not null
        and not exists (select from known k where k.kind = case when e.seller_order_id is null then e.kind else 'goods' end and k.action = e.action and k."from" = e.from_status and k."to" = e.to_status)`,
    },
    {
      what: 'an order whose events do not lead to its status',
      rows: sql`select o.tracking_id as id from orders o
        left join (select * from (${chained}) e where is_last and (seller_order_id is null or kind = 'goods')) last
          on last.order_id = o.id
        where o.kind <> 'goods' and o.status is distinct from last.to_status`,
    },
    {
      what: 'a seller order whose events do not lead to its status',
      rows: sql`select part.id from seller_orders part
        left join (select * from (${chained}) e where is_last) last on last.seller_order_id = part.id
        where part.status is distinct from last.to_status`,
    },
    {
      what: 'a cart order whose status is not that of its seller orders',
      rows: sql`select o.tracking_id as id from orders o join (
          select order_id, bool_or(status = 'UNCONFIRMED') as is_unconfirmed, bool_and(status = 'CANCELLED') as is_cancelled,
            bool_and(status in ('CANCELLED', 'RETURNED')) as is_over,
            min(case status when 'PLACED' then 1 when 'PACKED' then 2 when 'SHIPPED' then 3 when 'DELIVERED' then 4 when 'RETURNED' then 4 end) as slowest
          from seller_orders group by order_id
        ) parts on parts.order_id = o.id
        where o.kind = 'goods' and o.status <> case when is_unconfirmed then 'UNCONFIRMED' when is_cancelled then 'CANCELLED' when is_over then 'RETURNED'
          else ('{PLACED,PACKED,SHIPPED,DELIVERED}'::text[])[slowest] end`,
    },
    {
      what: 'a stitched order that says otherwise than its events whether it was confirmed',
      rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
        where (d.user_confirmation = 'CONFIRMED') <> exists (
          select from order_events e where e.order_id = o.id and e.action = 'confirm')`,
    },
    {
      what: 'a stitched order without its first garment, or with one that is not that of its details',
      rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
        left join garments g on g.order_id = o.id and g.position = 1
        where g.id is null or (g.item_type, g.dress_type, g.fabric_type, g.description, g.dress_design,
            g.measurement_source, g.measurement_id, g.measurement_snapshot, g.measurement_picture)
          is distinct from (d.item_type, d.dress_type, d.fabric_type, d.description, d.dress_design,
            d.measurement_source, d.measurement_id, d.measurement_snapshot, d.measurement_picture)`,
    },
    {
      what: 'a stitched order whose garments are not where its status says',
      rows: sql`select o.tracking_id as id from orders o join garments g on g.order_id = o.id
        where o.kind = 'single' and g.progress <> 'CANCELLED' group by o.id
        having not case
          when o.status in ('PLACED', 'CONFIRMED', 'ACCEPTED', 'DECLINED') then bool_and(g.progress = 'WAITING')
          when o.status = 'IN_PRODUCTION' then bool_or(g.progress <> 'WAITING') and (bool_or(g.progress in ('WAITING', 'STITCHING'))
            -- A question was open when the one furthest behind was cancelled (orders-191).
            or exists (select from order_events e where e.order_id = o.id and e.action = 'cancel_garment' and e.from_status = 'IN_PRODUCTION'))
          when o.status = 'QUALITY_CHECK' then bool_and(g.progress in ('CHECKING', 'READY'))
          when o.status = 'CANCELLED' then true
          else bool_and(g.progress = 'READY') end`,
    },
    {
      what: 'a garment that says otherwise than its events whether it was cancelled',
      rows: sql`select o.tracking_id as id from garments g join orders o on o.id = g.order_id
        where (g.progress = 'CANCELLED') <> exists (
          select from order_events e where e.garment_id = g.id and e.action = 'cancel_garment')`,
    },
    {
      what: 'a cancelled garment without its credit note',
      rows: sql`select o.tracking_id as id from garments g join orders o on o.id = g.order_id
        left join documents d on d.kind = 'CREDIT_NOTE' and d.number = g.credit_note and d.order_id = g.order_id
        where (g.progress = 'CANCELLED') <> (d.number is not null)`,
    },
    {
      what: 'a receipt of cloth without its step',
      rows: sql`select o.tracking_id as id from cloth_receipts r join orders o on o.id = r.order_id
        where not exists (select from order_events e where e.order_id = r.order_id and e.at = r.received_at
          and e.action in ('receive_cloth', 'start'))`,
    },
    {
      what: 'a receipt of cloth, or an objection to it, of a garment of another order',
      rows: sql`select o.tracking_id as id from cloth_receipts r join orders o on o.id = r.order_id
        where r.garment_ids = '{}' or exists (
          select from unnest(coalesce(r.garment_ids, '{}') || coalesce(r.objected_garments, '{}')) named (id)
          where not exists (
            select from garments g where g.id = named.id and g.order_id = r.order_id))`,
    },
    {
      what: 'posted cloth without its step',
      rows: sql`select o.tracking_id as id from single_order_details d join orders o on o.id = d.order_id
        where d.cloth_posted_on is not null
          and not exists (select from order_events e where e.order_id = o.id and e.action = 'post_cloth')`,
    },
    {
      what: 'an alteration without its step, or of a garment of another order',
      rows: sql`select o.tracking_id as id from alterations a join orders o on o.id = a.order_id
        join garments g on g.id = a.garment_id
        where g.order_id <> a.order_id or not exists (select from order_events e
          where e.order_id = a.order_id and e.at = a.requested_at and e.action = 'alter')`,
    },
    {
      what: 'a review of a garment of another order',
      rows: sql`select r.id::text as id from reviews r join garments g on g.id = r.garment_id
        where g.order_id is distinct from r.order_id or g.position = 1`,
    },
  ];
}

/** What credit notes over cancelled garments, and over cloth that was not sent, took off the bill of the order `o`. */
const creditedOfGarments = sql`coalesce((
  select sum((note.content->>'total')::int) from garments g
  join documents note on note.kind = 'CREDIT_NOTE' and note.number = g.credit_note where g.order_id = o.id), 0) + coalesce((
  select sum((note.content->>'total')::int) from seller_orders part
  join documents note on note.kind = 'CREDIT_NOTE' and note.number = part.credit_note where part.order_id = o.id), 0)`;

/** The total of the invoice of the stitched order `o`. */
const invoiced = sql`(select (content->>'total')::int from documents
  where o.kind = 'single' and documents.order_id = o.id and documents.kind = 'INVOICE')`;

export const INVARIANTS_OF_MONEY: readonly Invariant[] = [
  {
    what: 'a bill that says otherwise than its payments what was paid',
    rows: sql`select o.tracking_id as id from orders o
      where o.paid_amount <> coalesce((
        select sum(p.amount) from bill_payments p where p.order_id = o.id and p.seller_order_id is null), 0)`,
  },
  {
    what: 'goods that were delivered for cash without its payment, or with one of another sum or order',
    rows: sql`select part.id from seller_orders part join orders o on o.id = part.order_id
      left join bill_payments p on p.seller_order_id = part.id
      where coalesce(p.amount, 0) <> case when o.kind = 'goods' and part.status in ('DELIVERED', 'RETURNED')
          then coalesce(part.cash, 0) else 0 end
        or p.order_id <> part.order_id`,
  },
  {
    what: 'a bill whose status does not follow from its payments',
    rows: sql`select o.tracking_id as id from orders o where o.kind <> 'goods' and o.bill_status <> 'REFUNDED'
      and o.bill_status <> case when o.paid_amount > 0 and o.paid_amount >= coalesce(o.total, 0) then 'PAID'
        when o.paid_amount > 0 then 'PARTIALLY_PAID' when o.total = 0 then o.bill_status else 'UNPAID' end
      -- Of release 1.0.0, which knew no sums.
      and not (o.bill_status = 'PARTIALLY_PAID' and o.paid_amount = 0)`,
  },
  {
    what: 'a payment whose receipt is of another order',
    rows: sql`select o.tracking_id as id from bill_payments p join orders o on o.id = p.order_id
      where p.receipt is not null and not exists (select from documents d
        where d.kind = 'RECEIPT' and d.number = p.receipt and d.order_id = p.order_id)`,
  },
  {
    what: 'a stitched order whose total is not the sum of its parts',
    rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
      where o.total is distinct from stitching_price + urgent_surcharge + collection_fee + delivery_fee + sample_fee + cloth_price - discount`,
  },
  {
    what: 'a stitched order whose stitching is not that of its garments',
    rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
      where d.stitching_price is distinct from (
        select sum(stitching_price) from garments g where g.order_id = o.id and g.progress <> 'CANCELLED')`,
  },
  {
    what: 'a stitched order whose cloth is not that of its garments',
    rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
      where o.total is not null and d.cloth_price <> coalesce((
        select sum(cloth_price) from garments g where g.order_id = o.id), 0)`,
  },
  {
    what: 'cloth of a confirmed order that nobody sends, or that costs something else in the bill',
    rows: sql`select o.tracking_id as id from garments g join orders o on o.id = g.order_id
      join single_order_details d on d.order_id = o.id and d.user_confirmation = 'CONFIRMED'
      left join seller_order_items item on item.garment_id = g.id
      where g.cloth_source = 'SHELF' and (item.price * item.quantity) is distinct from g.cloth_price`,
  },
  {
    what: 'cloth that its seller could not send without its credit note',
    rows: sql`select part.id from seller_orders part join orders o on o.id = part.order_id
      where o.kind = 'single' and part.credit_note is not null and not exists (select from documents d
        where d.kind = 'CREDIT_NOTE' and d.number = part.credit_note and d.order_id = part.order_id)`,
  },
  {
    what: 'a bulk order whose total is not that of its pieces',
    rows: sql`select o.tracking_id as id from orders o join bulk_order_details d on d.order_id = o.id
      where o.total is distinct from d.per_piece_price::bigint * d.number_of_pieces`,
  },
  {
    what: 'a cart order whose total is not the sum of its parts',
    rows: sql`select o.tracking_id as id from orders o join goods_order_details d on d.order_id = o.id
      where o.total <> d.sub_total - d.discount + d.delivery_fee or d.sub_total <> (
        select sum(sub_total) from seller_orders where order_id = o.id)`,
  },
  {
    what: 'shares of a discount that are not the discount',
    rows: sql`select part.id from seller_orders part where part.discount <> (
      select sum(discount) from seller_order_items where seller_order_id = part.id)
      union all select d.order_id from goods_order_details d where d.discount <> (
        select sum(discount) from seller_orders where order_id = d.order_id having count(*) = count(discount))`,
  },
  {
    what: 'a balance of credit that is not the sum of its entries',
    rows: sql`select coalesce(b.customer_id, e.customer_id) as id from credit_balances b full join (
        select customer_id, sum(amount) as sum from credit_entries where customer_id is not null group by 1
      ) e on e.customer_id = b.customer_id where b.balance is distinct from e.sum`,
  },
  {
    what: 'an order that says otherwise than the credit that was spent on it, or got more of it back',
    rows: sql`select d.order_id as id from goods_order_details d left join credit_entries e
        on e.order_id = d.order_id and e.kind in ('SPENT', 'RETURNED')
      where d.credit > 0 or e.id is not null group by d.order_id, d.credit
      having coalesce(-sum(e.amount) filter (where e.kind = 'SPENT'), 0) <> d.credit or coalesce(sum(e.amount), 0) > 0`,
  },
  {
    what: 'a stitched or bulk order that says otherwise than the ledger what of it is paid with credit',
    rows: sql`select o.tracking_id as id from orders o where o.kind <> 'goods' and o.customer_id is not null
      and coalesce((select -sum(amount) from credit_entries where order_id = o.id and kind in ('SPENT', 'RETURNED')), 0)
        <> coalesce((select sum(amount) from bill_payments where order_id = o.id and method = 'CREDIT'), 0)
          - coalesce((select sum(amount) from refunds where order_id = o.id and name like '%-credit'), 0)`,
  },
  {
    what: 'a code that took off more than the discount of its order, or was used too often',
    rows: sql`select d.order_id as id from discount_uses u join goods_order_details d on d.order_id = u.order_id
      where u.amount > d.discount
      union all select c.id from discount_codes c where (select count(*) from discount_uses u
        join orders o on o.id = u.order_id where u.code_id = c.id and o.status <> 'CANCELLED') > c.max_uses`,
  },
  {
    what: 'a stitched order whose discount is not that of its code, or leaves less than the lowest share',
    rows: sql`select d.order_id as id from single_order_details d left join discount_uses u on u.order_id = d.order_id
      where d.discount <> coalesce(u.amount, 0) or u.lowest_share is null and u.order_id is not null
        or d.discount > (d.stitching_price + d.urgent_surcharge + d.cloth_price) * (100 - u.lowest_share) / 100`,
  },
  {
    what: 'a seller order that does not cost what is in it',
    rows: sql`select part.id from seller_orders part where part.sub_total <> (
      select sum(price * quantity) from seller_order_items where seller_order_id = part.id)`,
  },
  {
    what: 'more refunded than was paid',
    rows: sql`select o.tracking_id as id from (select order_id, sum(amount) as back from refunds group by order_id) r
      join orders o on o.id = r.order_id left join payments p on p.order_id = o.id
      where r.back > case when p.id is null then case when o.kind = 'goods' then o.total else o.paid_amount end when p.status in ('CAPTURED', 'REFUNDED') then p.amount else 0 end`,
  },
  {
    what: 'a payment that says otherwise than its refunds',
    rows: sql`select o.tracking_id as id from payments p join orders o on o.id = p.order_id
      where p.refunded <> (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and completed_at is not null)`,
  },
  {
    what: 'a completed refund without its credit note',
    rows: sql`select r.id from refunds r left join documents d on d.kind = 'CREDIT_NOTE' and d.number = r.credit_note
      where r.credit_note is not null and d.number is null`,
  },
  {
    what: 'a stock below zero',
    rows: sql`select id from variants where stock < 0`,
  },
];

export const INVARIANTS_OF_DOCUMENTS: readonly Invariant[] = [
  {
    what: 'a document number that is missing or used twice',
    rows: sql`select kind || ' ' || number as id from (
      select kind, number, row_number() over (partition by kind order by number) as place from documents
    ) numbered where number <> place`,
  },
  {
    what: 'a counter that is not at the last number of its kind',
    rows: sql`select c.name as id from counters c
      where c.name in ('invoice', 'credit_note', 'contract', 'statement', 'receipt')
        and c.value <> (select count(*) from documents d where lower(d.kind) = c.name)`,
  },
  {
    what: 'a confirmed order without its invoice, or an invoice of another',
    rows: sql`select o.tracking_id as id from orders o join single_order_details d on d.order_id = o.id
      where (d.user_confirmation = 'CONFIRMED') <> exists (
        select from documents i where i.order_id = o.id and i.kind = 'INVOICE')`,
  },
  {
    what: 'a second credit note over the invoice of a cancelled order, or one of another order',
    rows: sql`select o.tracking_id as id from orders o left join documents d on d.order_id = o.id
        and not exists (select from refunds r where r.credit_note = d.number and d.kind = 'CREDIT_NOTE')
        and not exists (select from garments g where g.order_id = o.id and g.credit_note = d.number and d.kind = 'CREDIT_NOTE')
        and not exists (select from seller_orders part
          where part.order_id = o.id and part.credit_note = d.number and d.kind = 'CREDIT_NOTE')
      where o.kind = 'single' group by o.id
      having count(*) filter (where d.kind = 'CREDIT_NOTE')
        > case when o.status = 'CANCELLED' then count(*) filter (where d.kind = 'INVOICE') else 0 end`,
  },
  {
    what: 'an invoice that does not say what the order costs',
    rows: sql`select o.tracking_id as id from documents i join orders o on o.id = i.order_id
      where i.kind = 'INVOICE' and o.kind = 'single' and (i.content->>'total')::int
          not between o.total + ${creditedOfGarments} and o.total + ${creditedOfGarments} + coalesce((
            select sum(amount) from refunds r where r.order_id = o.id and r.cause = 'GOODWILL'), 0)`,
  },
  {
    what: 'credit notes of a stitched order that are more than its invoice',
    rows: sql`select o.tracking_id as id from documents note join orders o on o.id = note.order_id
      where note.kind = 'CREDIT_NOTE' and o.kind = 'single' group by o.id
      having sum((note.content->>'total')::int) > ${invoiced}`,
  },
];

export const INVARIANTS_OF_CHAT: readonly Invariant[] = [
  {
    what: 'a conversation that says otherwise than its messages which the last ones are',
    rows: sql`select c.customer_id as id from chat_conversations c where (last_of_customer, last_of_support) is distinct from (
      select (coalesce(max(m.id) filter (where not from_support), 0), coalesce(max(m.id) filter (where from_support), 0))
      from chat_messages m where m.customer_id = c.customer_id)`,
  },
  {
    what: 'a conversation that is read further than it goes',
    rows: sql`select customer_id as id from chat_conversations where greatest(customer_read_id, support_read_id) > last_message_id`,
  },
  {
    what: 'a conversation that waits for support after its answer, or does not wait before it',
    rows: sql`select customer_id as id from chat_conversations where (waiting_since is not null) <> (last_of_customer > last_of_support)`,
  },
  {
    what: 'a chat message about an order of somebody else',
    rows: sql`select m.id from chat_messages m join orders o on o.id = m.order_id where o.customer_id is distinct from m.customer_id`,
  },
];

/**
 * Checks orders whose mail is not purged yet and whose customers have an address. `waitingLimit`: unsent mails of a
 * kind per recipient, beyond which none are written. Old mails without a kind have `legacy`.
 */
export const invariantsOfMail = (waitingLimit: number): Invariant[] => [
  {
    what: 'an order without the mail that it was placed',
    rows: sql`
      with told as materialized (
        select substring(subject from 'NP-[0-9A-Z]{10}') as tracking_id from mails
        where kind in ('legacy', 'orders.placed', 'orders.bulk-placed', 'shop.order-placed', 'shop.confirm-order')
      ), full_boxes as materialized (
        select lower(recipient) as recipient from mails where sent_at is null and given_up_at is null
        group by lower(recipient), kind having count(*) >= ${waitingLimit}::int
      )
      select o.tracking_id as id from orders o left join users u on u.id = o.customer_id
      where o.order_date > now() - make_interval(days => ${MAIL_KEPT_DAYS}::int)
        and coalesce(u.is_demo, false) = false and coalesce(u.email, o.email) not like '%@accounts.invalid'
        and not exists (select from full_boxes where recipient = lower(coalesce(u.email, o.email)))
        and not exists (select from told where told.tracking_id = o.tracking_id)
        -- Who is to pay on the pages of a gateway hears by mail once it is paid (payments-21).
        and (not exists (select from gateway_payments w where w.order_id = o.id)
          or exists (select from gateway_payments w where w.order_id = o.id and w.state = 'PAID'))
        -- An order that staff enter is told of by its confirmation (orders-52).
        and not exists (select from order_events e where e.order_id = o.id and e.action = 'place'
          and e.actor_id <> o.customer_id)`,
  },
];
