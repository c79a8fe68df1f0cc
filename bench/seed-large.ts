import { query } from './postgres.ts';
import { seedMoney } from './seed-money.ts';
import { FIRST_CUSTOMER, ORDER_SEARCH_SQL, stockRows, withoutTriggers } from './stock.ts';

export interface LargeShop {
  orders: number;
  customers: number;
  tailors: number;
}

/** A shop after years of business. */
export const LARGE_SHOP: LargeShop = { orders: 1_000_000, customers: 100_000, tailors: 10_000 };

/** Accounts whose session has the same id; the tailor has an account and rates, like the others. */
export const STAFF = { support: 900_001, admin: 900_002, brand: 3_000_001, tailor: 2_000_001 } as const;

/** Days over which the orders are spread. */
const DAYS = 700;
const OPEN_DAYS = 40;

/**
 * Fills a fresh shop as years of business would: orders of three kinds and their garments, mostly delivered, the latest
 * open; money,
 * chats, messages, applications, notifications and audit log in proportion. By insert-select, a minute or two for a million
 * orders.
 */
export async function seedLarge(url: string, { orders, customers, tailors }: LargeShop): Promise<void> {
  const share = (part: number) => Math.max(20, Math.round(orders * part));
  const brands = Math.max(10, Math.round(tailors / 10));
  await stockRows(url, { tailors, customers, ordersEach: Math.ceil(orders / customers) });
  await query(
    url,
    'set synchronous_commit = off',
    `insert into users (id, username, email, user_type)
      values (${STAFF.support}, 'bench_support', 'support@bench.example', 'support'),
        (${STAFF.admin}, 'bench_admin', 'admin@bench.example', 'admin')`,
    `insert into users (id, username, email, user_type)
      select 3000000 + n, 'brand_' || n, 'brand_' || n || '@bench.example', 'brand' from generate_series(1, ${brands}) n`,
    `insert into brands (id, user_id, name, tagline, city, sale, bespoke, location, category)
      select 1000 + n, 3000000 + n, 'House ' || n, 'Cut with care', 'Lahore', false, false, 'local', 'mens'
      from generate_series(1, ${brands}) n`,
    `insert into refresh_tokens (id, user_id, token_hash, device, expires_at) overriding system value
      select id, id, sha256(username::bytea), 'Chrome on Android', now() + interval '30 days'
      from users where id in (${Object.values(STAFF).join(', ')})`,
    // Spread over the days; orders older than some weeks are finished.
    ...withoutTriggers(
      'orders',
      `update orders o set
        order_date = at, expected_delivery_date = (at + interval '12 days')::date,
        status = case when at > now() - interval '${OPEN_DAYS} days' then o.status
          when o.id % 12 = 0 then 'CANCELLED' else 'DELIVERED' end,
        bill_status = case when at > now() - interval '${OPEN_DAYS} days' or o.id % 12 = 0 then 'UNPAID' else 'PAID' end
      from (select id, now() - make_interval(secs => ${DAYS} * 86400.0 * (1 - row_number() over (order by id)::float8 / count(*) over ())) as at
        from orders) placed
      where o.id = placed.id`,
      `insert into orders (id, kind, customer_id, tracking_id, status, bill_status, payment_method, total, phone, order_date,
        expected_delivery_date)
      select 5000000 + n, 'bulk', ${FIRST_CUSTOMER} + n % ${customers}, 'NP-B' || lpad(n::text, 9, '0'), status,
        case status when 'DELIVERED' then 'PAID' else 'UNPAID' end, 'COD', case status when 'REQUESTED' then null else 90000 end,
        '+923001234567', now() - make_interval(secs => ${DAYS} * 86400.0 * n / ${share(0.02)}), current_date + 20
      from generate_series(1, ${share(0.02)}) n,
        lateral (select case when n < ${share(0.001)} then 'REQUESTED' when n % 9 = 0 then 'CANCELLED' else 'DELIVERED' end as status) s`,
    ),
    ...withoutTriggers(
      'garments',
      `update garments g set progress = 'READY' from orders o where o.id = g.order_id and o.status = 'DELIVERED'`,
      // Every fifth order is of two garments.
      `insert into garments (order_id, position, dress_type, fabric_type, measurement_source, measurement_id,
        measurement_snapshot, stitching_price, progress)
      select order_id, 2, 'Kurta', fabric_type, measurement_source, measurement_id, measurement_snapshot, 1200, progress
      from garments where order_id % 5 = 0`,
    ),
    `insert into bulk_order_details (order_id, item_type, number_of_pieces, is_contact_same_as_register, per_piece_price, quoted_at)
      select id, 'School uniforms', 60, true, case when total is not null then 1500 end,
        case when total is not null then order_date end
      from orders where kind = 'bulk'`,
    `insert into order_events (order_id, actor_id, from_status, to_status, at)
      select id, customer_id, null, 'REQUESTED', order_date from orders where kind = 'bulk'`,
  );
  await seedMoney(url, { customers, brands, share });
  await query(
    url,
    'set synchronous_commit = off',
    // Without statistics the search texts of goods read all items for each order.
    'analyze',
    ORDER_SEARCH_SQL,
    `insert into daily_figures (day, kind, orders, revenue)
      select (o.order_date at time zone 'Asia/Karachi')::date, o.kind, count(*), sum(revenue_of(o)) from orders o
      where o.status <> 'UNCONFIRMED' group by 1, 2
      on conflict (day, kind) do update set orders = excluded.orders, revenue = excluded.revenue`,
    'truncate daily_figure_changes',
    `insert into chat_conversations (customer_id, last_message_id, last_of_customer, last_of_support, customer_read_id, support_read_id)
      select ${FIRST_CUSTOMER} + n, n * 2 + 2, n * 2 + case when n % 50 = 0 then 2 else 1 end,
        n * 2 + case when n % 50 = 0 then 1 else 2 end, n * 2 + 1, n * 2 + 1
      from generate_series(0, ${Math.min(customers, share(0.05)) - 1}) n`,
    `insert into chat_messages (id, customer_id, from_support, author_id, text) overriding system value
      select n, ${FIRST_CUSTOMER} + (n - 1) / 2, n % 2 = 0,
        case when n % 2 = 1 then ${FIRST_CUSTOMER} + (n - 1) / 2 else ${STAFF.support} end, 'Is it ready?'
      from generate_series(1, ${2 * Math.min(customers, share(0.05))}) n`,
    `insert into contact_messages (name, email, phone, subject, message, state, answer, answered_at, assigned_to, created_at)
      select 'Ayesha Khan', 'a' || n || '@bench.example', '+923001234567', 'Sizes', 'Which size fits?',
        case when n % 20 > 0 then 'answered' else 'new' end, case when n % 20 > 0 then 'Medium.' end,
        case when n % 20 > 0 then now() end, case when n % 3 = 0 then ${STAFF.support} end, now() - make_interval(mins => n)
      from generate_series(1, ${share(0.25)}) n`,
    `insert into mails (kind, recipient, subject, body, held, attempts, last_error, created_at, sent_at, given_up_at)
      select case when n % 4 = 0 then 'orders.placed' else 'orders.update' end, 'customer_' || n || '@bench.example', 'Order',
        case when n % 50 < 2 then '\\x01'::bytea end, n % 50 = 1, 1, case when n % 50 = 0 then 'Error: 550' end,
        now() - make_interval(secs => n), case when n % 50 > 1 then now() end, case when n % 50 = 0 then now() end
      from generate_series(1, ${share(0.25)}) n`,
    `insert into subscribers (email, unsubscribe_hash, created_at, confirmed_at, unsubscribed_at)
      select 'reader_' || n || '@bench.example', sha256(n::text::bytea), now() - make_interval(mins => n * 10),
        case when n % 10 > 0 then now() end, case when n % 7 = 0 then now() end
      from generate_series(1, ${share(0.25)}) n`,
    `insert into preference_counts (question, answer, count)
      select 'favoriteColor', '#' || lpad(upper(to_hex(n)), 6, '0'), n % 100 + 1 from generate_series(1, ${share(0.25)}) n
      union all select 'category', 'mens', ${share(0.25) * 100}`,
    `insert into notifications (user_id, kind, data)
      select ${FIRST_CUSTOMER} + n % ${customers}, 'accept', '{"number": "NP-0000000000"}' from generate_series(1, ${share(0.2)}) n`,
    `insert into audit_entries (actor_id, action, subject_kind, subject_id, data, created_at)
      select ${STAFF.support}, 'transfers.downloaded', 'transfer', n::text, '{}', now() - make_interval(secs => n * 60)
      from generate_series(1, ${share(0.1)}) n`,
  );
}
