import { query } from './postgres.ts';

export interface Stock {
  tailors: number;
  /** Ids start at 1,000,001; each customer has one measurement record with the same id. */
  customers: number;
  ordersEach: number;
}

export const FIRST_CUSTOMER = 1_000_001;

/** Chest to weight, enough for a shalwar kameez: millimetres, grams. */
const MEASURES =
  '{"chest":980,"waist":840,"shoulder":450,"sleeve":610,"neck":390,"inseam":780,"height":1750,"weight":74000}';
const FIRST_NAMES = `array['Ayesha','Bilal','Zainab','Usman','Fatima','Hamza','Maryam','Ali','Sana','Omar','Hira','Ahmed',
  'Nida','Kamran','Rabia','Imran','Sadia','Faisal','Amna','Tariq']`;
const RATES =
  "array['Shalwar_Kameez','Kurta','Kurta_Pajama','Sherwani','Waistcoat','Trousers','Coats','Achkan']";

/** By the index of an order among its customer's orders. */
const ORDER_STATUS_SQL = `case place % 5
  when 0 then array['PLACED']
  when 1 then array['PLACED', 'CONFIRMED']
  when 2 then array['PLACED', 'CONFIRMED', 'ACCEPTED']
  when 3 then array['PLACED', 'CANCELLED']
  else array['PLACED', 'CONFIRMED', 'ACCEPTED', 'IN_PRODUCTION', 'QUALITY_CHECK', 'SHIPPED', 'DELIVERED'] end`;

/**
 * Fills a fresh shop with rows that satisfy every constraint. Consecutive orders belong to different customers, so that
 * a customer's orders are as scattered on disk as after years of business.
 */
export async function stock(url: string, stocked: Stock): Promise<void> {
  await stockRows(url, stocked);
  await query(url, ORDER_SEARCH_SQL, 'vacuum analyze', 'checkpoint');
}

/** Fills the search text of all orders in one statement. */
export const ORDER_SEARCH_SQL = 'select refresh_order_search(array(select id from orders))';

/** Row-level triggers would take longer than the inserts. */
export const withoutTriggers = (table: string, ...statements: string[]): string[] => [
  `alter table ${table} disable trigger user`,
  ...statements,
  `alter table ${table} enable trigger user`,
];

/** `stock` without fresh statistics and without the data that triggers of orders and events write. */
export async function stockRows(url: string, { tailors, customers, ordersEach }: Stock): Promise<void> {
  const orders = customers * ordersEach;
  await query(
    url,
    'set synchronous_commit = off',
    `insert into users (id, username, email, phone_number, first_name, user_type)
      select ${FIRST_CUSTOMER} + n, 'customer_' || n, 'customer_' || n || '@bench.example',
        '+92300' || lpad(n::text, 7, '0'), (${FIRST_NAMES})[1 + n % 20], 'customer'
      from generate_series(0, ${customers - 1}) n`,
    "insert into proven_addresses (email) select email from users where user_type = 'customer'",
    `insert into users (id, username, email, phone_number, user_type)
      select 2000000 + n, 'tailor_' || n, 'tailor_' || n || '@bench.example', '+92301' || lpad(n::text, 7, '0'), 'tailor'
      from generate_series(1, ${tailors}) n`,
    `insert into refresh_tokens (id, user_id, token_hash, device, expires_at)
      overriding system value
      select id, id, sha256(username::bytea), 'Chrome on Android', now() + interval '30 days'
      from users where user_type = 'customer'`,
    `insert into tailors (id, user_id, area, tailor_type, services, lead_time_days, orders_delivered,
        promised_orders, promises_kept, rating_sum, rating_count)
      select 2000000 + n, 2000000 + n, 'Anarkali, Lahore', (array['Gents Tailor', 'Ladies Tailor', null])[1 + n % 3],
        '{"alteration": "Alterations", "fitting": "Fitting at your home"}', 7 + n % 8, n % 900,
        n % 900, n % 900 * 9 / 10, 4 * (n % 300), n % 300
      from generate_series(1, ${tailors}) n`,
    `insert into tailor_rates (tailor_id, dress_type, rupees)
      select 2000000 + n, dress, 1500 + (n * 37 + place * 211) % 4000
      from generate_series(1, ${tailors}) n, unnest(${RATES}) with ordinality dresses (dress, place)`,
    `insert into measurements (id, user_id, version, label, gender, age_group, unit, note, values)
      select id, id, 1, 'Own', 'male', 'adult', 'cm', '', '${MEASURES}' from users where user_type = 'customer'`,
    `insert into measurement_versions (measurement_id, version, label, gender, age_group, unit, note, values)
      select id, version, label, gender, age_group, unit, note, values from measurements`,
    `create temporary table lives as
      select n as id, ${FIRST_CUSTOMER} + n % ${customers} as customer, n / ${customers} as place,
        case when n % 7 = 0 then 458 else 2000001 + (n % ${customers} * 31 + n / ${customers} % 4 * 7) % ${tailors} end as tailor,
        now() - make_interval(mins => (${orders} - n)) as placed, life
      from (select n, n / ${customers} as place from generate_series(0, ${orders - 1}) n) orders, lateral (select ${ORDER_STATUS_SQL} as life) l`,
    ...withoutTriggers(
      'orders',
      `insert into orders (id, kind, customer_id, tailor_id, tracking_id, status, payment_method, total, phone, order_date,
        expected_delivery_date)
      select 3000000 + id, 'single', customer, tailor, 'NP-' || lpad(id::text, 10, '0'), life[array_upper(life, 1)], 'COD',
        2850, '+923001234567', placed, (placed + interval '12 days')::date
      from lives`,
    ),
    ...withoutTriggers(
      'single_order_details',
      `insert into single_order_details (order_id, dress_type, fabric_type, description, measurement_source, measurement_id,
          measurement_snapshot, is_contact_same_as_register, delivery_type, pickup, delivery, user_confirmation,
          stitching_price, urgent_surcharge, collection_fee, delivery_fee, sample_fee)
        select 3000000 + id, 'Shalwar_Kameez', 'Cotton', 'Ban collar, two side pockets, white thread on white.', 'STORE',
          customer, jsonb_build_object('id', customer, 'version', 1, 'label', 'Own', 'gender', 'male', 'age_group',
            'adult', 'unit', 'cm', 'note', '', 'values', '${MEASURES}'::jsonb),
          true, 'NORMAL', 'BY_SHOP', 'BY_SHOP', case when 'CONFIRMED' = any (life) then 'CONFIRMED' else 'PENDING' end,
          2400, 0, 200, 250, 0
        from lives`,
    ),
    // What a trigger would write row by row, which takes most of the time of a large shop.
    ...withoutTriggers(
      'garments',
      `insert into garments (order_id, position, stitching_price, dress_type, fabric_type, description, measurement_source,
        measurement_id, measurement_snapshot, progress)
      select order_id, 1, stitching_price, dress_type, fabric_type, description, measurement_source, measurement_id,
        measurement_snapshot, coalesce(garment_progress_in(status), 'WAITING')
      from single_order_details join orders on id = order_id`,
    ),
    `insert into order_addresses (order_id, purpose, full_name, phone, address, city, postal_code, country)
      select 3000000 + id, purpose, 'Ayesha Khan', '+923001234567', 'House 12, Street 4, Gulberg III', 'Lahore', '54660', 'PK'
      from lives, unnest(array['collection', 'delivery']) purpose`,
    ...withoutTriggers(
      'order_events',
      `insert into order_events (order_id, actor_id, from_status, to_status, at)
      select 3000000 + id, customer, life[step - 1], life[step], placed + make_interval(hours => step::int)
      from lives, generate_series(1, array_upper(life, 1)) step`,
    ),
    `insert into documents (kind, number, order_id, content)
      select 'INVOICE', row_number() over (order by id), 3000000 + id, jsonb_build_object('total', 2850)
      from lives where 'CONFIRMED' = any (life)`,
    "update counters set value = (select count(*) from documents) where name = 'invoice'",
    "select setval(pg_get_serial_sequence('orders', 'id'), 10000000)",
  );
}

export async function stockFloor(url: string): Promise<void> {
  await query(
    url,
    `create table products (id integer primary key, name text not null, description text not null,
      price integer not null, stock integer not null, created_at timestamptz not null default now())`,
    `insert into products (id, name, description, price, stock)
      select n, 'Product ' || n, repeat('Hand-blocked ajrak on cotton lawn. ', 4), 900 + n, n % 40
      from generate_series(1, 1000) n`,
    'vacuum analyze products',
    ...['orders', 'order_lines', 'order_events', 'mails', 'jobs'].flatMap((table) => [
      `create table ${table} (id bigint generated always as identity primary key, owner integer not null,
        content jsonb not null, created_at timestamptz not null default now())`,
      `create index on ${table} (owner, id desc)`,
    ]),
  );
}
