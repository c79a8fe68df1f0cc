import { dayInKarachi } from '../contract/dates.ts';
import { IN_HOUSE_TAILOR_ID } from '../contract/roles.ts';
import { type Bench, CONNECTIONS, measureSubjects } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { query } from './postgres.ts';
import { type Listening, startShop } from './processes.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { priceOf, stockGoods, VARIANTS } from './stock-goods.ts';

/** Enough that no customer reaches 20 open orders, after which orders are refused. */
const CUSTOMERS = CONNECTIONS * 100;
const PRODUCTS = 10_000;
/** The goal for a whole order, as a fraction of the write baseline. */
const WHOLE_ORDER = 0.05;

/** An account of support. */
const STAFF = 900_001;

type Headers = Record<string, string>;

/** Measures whole orders of each kind, with mail, notification and `Idempotency-Key`. */
export async function measureOrders(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('orders');
  await stock(database, { tailors: 100, customers: CUSTOMERS, ordersEach: 1 });
  await stockStaff(database);
  await stockGoods(database, { brands: 100, products: PRODUCTS });
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, n) => bench.signedIn(FIRST_CUSTOMER + n)),
  );
  const placed = (what: string, order: (customer: Headers, n: number) => LoadRequest) => ({
    what,
    ...{ floor: 'write' as const, share: WHOLE_ORDER, freshKeys: true },
    visitors: Array.from({ length: CONNECTIONS }, (_, connection) =>
      customers.map(order).filter((_order, n) => n % CONNECTIONS === connection),
    ),
  });
  const shop = await startShop(bench.shopOn(database));
  try {
    await measureSubjects(bench, shop, database, [
      placed('Placing an order without a picture', garmentOrder),
      placed('Entering an order of one garment for a customer', await enteredOrder(bench, shop, 1)),
      placed('Entering an order of six garments for a customer', await enteredOrder(bench, shop, 6)),
      placed('Placing a bulk order', bulkOrder),
      placed('Whole cart checkout, two lines, cash on delivery', cartOrder),
    ]);
  } finally {
    await shop.stop();
  }
}

async function stockStaff(database: string): Promise<void> {
  await query(
    database,
    `insert into users (id, username, email, user_type)
      values (${STAFF}, 'bench_support', 'support@bench.example', 'support')`,
    `insert into refresh_tokens (id, user_id, token_hash, device, expires_at) overriding system value
      values (${STAFF}, ${STAFF}, sha256('bench_support'), 'Chrome on Android', now() + interval '30 days')`,
  );
}

const ADDRESS = JSON.stringify({
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
});

/** A multipart form without files. */
function garmentOrder(customer: Headers): LoadRequest {
  const fields = {
    dress_type: 'Shalwar_Kameez',
    fabric_type: 'Cotton',
    description: 'Ban collar, two side pockets, white thread on white.',
    measurement_source: 'STORE',
    is_contact_same_as_register: 'true',
    payment_type: 'COD',
    delivery_type: 'NORMAL',
    pickup: 'BY_SHOP',
    delivery: 'BY_SHOP',
    collection_address: ADDRESS,
    delivery_address: ADDRESS,
  };
  const boundary = 'seam';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    method: 'POST',
    path: '/tailor_module/single-order/create/',
    headers: { ...customer, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/** What staff enters at the counter, at the price and for the day that the shop answers. */
async function enteredOrder(bench: Bench, shop: Listening, garments: number) {
  const staff = await bench.signedIn(STAFF, 'support');
  const request = (n: number, agreed: { total: number; expected_delivery_date: string }) => {
    const customer = FIRST_CUSTOMER + n;
    const garment = {
      dress_type: 'Shalwar_Kameez',
      fabric_type: 'Cotton',
      description: 'Ban collar, two side pockets, white thread on white.',
      measurement: customer,
      length_choice: 'TAILOR',
    };
    return post(`/api/staff/customers/${customer}/orders/`, staff, {
      ...garment,
      garments: Array(garments - 1).fill(garment),
      ...{ tailor: IN_HOUSE_TAILOR_ID, payment_type: 'COD', delivery_type: 'NORMAL' },
      ...{ pickup: 'BY_OWN', delivery: 'BY_OWN', ...agreed },
    });
  };
  const { path, ...sent } = request(0, { total: 0, expected_delivery_date: dayInKarachi() });
  const refused = await fetch(new URL(path, shop.url), sent);
  const { total, expected_delivery_date: day } = await refused.json();
  const agreed = { total: total.now, expected_delivery_date: day.now };
  return (_customer: Headers, n: number) => request(n, agreed);
}

function bulkOrder(customer: Headers): LoadRequest {
  return post('/tailor_module/bulk-order/create/', customer, {
    item_type: 'School uniforms',
    number_of_pieces: 120,
    expected_delivery_date: dayInKarachi(new Date(Date.now() + 60 * 24 * 3600_000)),
    additional_notes: 'Navy blazers with our crest, sizes by list.',
    is_contact_same_as_register: true,
  });
}

/** Two different products; products of brands have even ids. */
function cartOrder(customer: Headers, n: number): LoadRequest {
  const items = [n * 97, n * 89 + 41].map((place, line) => {
    const id = 2 * (1 + (place % (PRODUCTS / 2 - 1)));
    return { id, variant: id * VARIANTS + line, quantity: 1, price: priceOf(id) };
  });
  return post('/api/shop/orders/', customer, {
    items,
    full_name: 'Ayesha Siddiqui',
    address: '27-B, Block H, Gulberg III',
    city: 'Lahore',
    postal_code: '54660',
    payment_method: 'cashOnDelivery',
    total: items.reduce((sum, { price }) => sum + price, 0),
  });
}

function post(path: string, customer: Headers, body: object): LoadRequest {
  return {
    method: 'POST',
    path,
    headers: { ...customer, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}
