import { IN_HOUSE_TAILOR_ID } from '../contract/roles.ts';
import { query } from './postgres.ts';
import { FIRST_CUSTOMER, withoutTriggers } from './stock.ts';

interface Business {
  customers: number;
  brands: number;
  /** Of all stitched orders, at least 20. */
  share(part: number): number;
}

/** Ids above those of stitched and bulk orders. */
const FIRST_GOODS = 7_000_000;

/** The last two weeks are still due, and the in-house workshop is paid nothing. */
const PAID_OUT = `e.at <= now() - interval '14 days' and e.tailor_id is distinct from ${IN_HOUSE_TAILOR_ID}`;

/**
 * Goods and what becomes of the money: cart orders with returns, payments, proofs of transfers, parcels of couriers, and
 * earnings with the runs that pay them out. Nearly all of it is settled; the newest of each is open.
 */
export async function seedMoney(url: string, { customers, brands, share }: Business): Promise<void> {
  const goods = share(0.05);
  await query(
    url,
    'set synchronous_commit = off',
    `insert into products (id, type, brand_id, section, category, name, price, image, image_description)
      select 500000 + n, 'brand', 1000 + n, 'stitched', 'mens', 'Kurta ' || n, 3000, '/kurta.webp', 'Kurta'
      from generate_series(1, ${brands}) n`,
    `insert into variants (id, product_id, colour, colour_name, colour_hex, stock)
      select 500000 + n, 500000 + n, 'blue', 'Blue', '#112233', 50 from generate_series(1, ${brands}) n`,
    `create temporary table sold as select n, ${FIRST_GOODS} + n as id, 1 + n % ${brands} as brand,
      now() - make_interval(mins => (${goods} - n) * 20) as at,
      case when n > ${goods - share(0.001)} then 'PLACED' when n % 12 = 0 then 'CANCELLED' else 'DELIVERED' end as status
      from generate_series(1, ${goods}) n`,
    ...withoutTriggers(
      'orders',
      `insert into orders (id, kind, customer_id, tracking_id, status, bill_status, payment_method, total, phone, order_date,
        expected_delivery_date)
      select id, 'goods', ${FIRST_CUSTOMER} + n % ${customers}, 'NP-G' || lpad(n::text, 9, '0'), status,
        case status when 'DELIVERED' then 'PAID' else 'UNPAID' end, 'COD', 3200, '+923001234567', at, (at + interval '5 days')::date
      from sold`,
    ),
    `insert into goods_order_details (order_id, type, delivery, sub_total, discount, delivery_fee)
      select id, 'brand', 'standard', 3000, 0, 200 from sold`,
    ...withoutTriggers(
      'seller_orders',
      `insert into seller_orders (id, order_id, brand_id, status, sub_total)
      select id, id, 1000 + brand, status, 3000 from sold`,
    ),
    `insert into seller_order_items (id, seller_order_id, product_id, variant_id, name, image, colour, price, quantity)
      overriding system value select id, id, 500000 + brand, 500000 + brand, 'Kurta', '/kurta.webp', 'Blue', 3000, 1 from sold`,
    `insert into goods_returns (id, seller_order_id, state, reason, asked_at, decided_at, received_at)
      select id, id, state, 'FAULTY', at, case state when 'REQUESTED' then null else at end, case state when 'RECEIVED' then at end
      from sold, lateral (select case when n % 200 = 1 then 'REQUESTED' when n % 3 = 0 then 'REFUSED' else 'RECEIVED' end as state) s
      where status = 'DELIVERED' and n % 5 = 1`,
    `insert into goods_return_items (return_id, item_id, quantity, received)
      select id, id, 1, case state when 'RECEIVED' then 1 else 0 end from goods_returns`,
    `insert into couriers (id, key, name) select 900 + n, 'COURIER' || n, 'Courier ' || n from generate_series(1, 5) n`,
    // What couriers have collected for every fifth delivered order; the newest hundredth is not paid yet.
    `create temporary table collected as
      select id, total, order_date as at, 901 + id % 5 as courier, row_number() over (order by id desc) as age
      from orders where kind = 'single' and status = 'DELIVERED' and id % 5 = 0`,
    `insert into courier_remittances (id, courier_id, kind) select 900 + n, 900 + n, 'HAND' from generate_series(1, 5) n`,
    ...withoutTriggers(
      'bill_payments',
      `insert into bill_payments (id, order_id, method, amount, at) select id, id, 'CASH', total, at from collected`,
    ),
    `insert into courier_parcels (id, courier_id, order_id, payment_id, number, number_key, held, delivered_at)
      select id, courier, id, id, 'C-' || id, 'C' || id, case when age <= ${share(0.002)} then total else 0 end, at from collected`,
    ...withoutTriggers(
      'courier_entries',
      `insert into courier_entries (parcel_id, kind, amount, at) select id, 'COLLECTED', total, at from collected`,
      `insert into courier_entries (parcel_id, kind, amount, remittance_id, at)
      select id, 'REMITTED', -total, courier, at from collected where age > ${share(0.002)}`,
    ),
    `insert into payment_proofs (order_id, amount, reference, sent_at, decided_at, reason)
      select id, 2000, 'T' || id, order_date, case when age > ${share(0.0005)} then order_date end,
        case when age > ${share(0.0005)} then 'Not at the bank' else '' end
      from (select id, order_date, row_number() over (order by id desc) as age from orders
        where kind = 'single' and id % 10 = 3) shown`,
    `insert into earnings (tailor_id, order_id, kind, stitching, commission_percent, commission, at)
      select tailor_id, id, 'DELIVERY', 2400, 10, 240, order_date from orders
      where kind = 'single' and status = 'DELIVERED' order by id`,
    `insert into earnings (brand_id, seller_order_id, kind, goods, commission_percent, commission, at)
      select brand_id, s.id, 'GOODS', 3000, 10, 300, sold.at from seller_orders s join sold on sold.id = s.order_id
      where s.status = 'DELIVERED' order by s.id`,
    `insert into payout_runs (id, state, approved_at, paid_at)
      select n, 'PAID', now(), now() from generate_series(1000, 1099) n`,
    ...withoutTriggers(
      'payouts',
      `insert into payouts (run_id, tailor_id, brand_id, amount, iban_end, paid_at)
      select 1000 + coalesce(tailor_id, brand_id) % 100, tailor_id, brand_id, sum(stitching + goods - commission), '0001', now()
      from earnings e where ${PAID_OUT} group by tailor_id, brand_id`,
    ),
    `insert into payout_items (payout_id, earning_id)
      select p.id, e.id from earnings e join payouts p on p.tailor_id = e.tailor_id or p.brand_id = e.brand_id
      where ${PAID_OUT}`,
  );
}
