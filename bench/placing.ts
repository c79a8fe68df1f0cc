import { dayInKarachi } from '../contract/dates.ts';
import { ofOrders } from '../contract/order-paths.ts';
import { type Bench, CONNECTIONS } from './bench.ts';
import type { LoadRequest } from './load.ts';
import { startShop } from './processes.ts';
import { FIRST_CUSTOMER, stock } from './stock.ts';
import { measureSubject } from './subject.ts';

/** So many that none has 20 open orders, beyond which an order is refused. */
const CUSTOMERS = CONNECTIONS * 100;

/** Placing a garment and a bulk order, each with its mail, notification and `Idempotency-Key`. */
export async function measurePlacing(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('placements');
  await stock(database, { tailors: 100, customers: CUSTOMERS, ordersEach: 1 });
  const shop = await startShop(bench.shopOn(database));
  const customers = await Promise.all(
    Array.from({ length: CUSTOMERS }, (_, n) => bench.signedIn(FIRST_CUSTOMER + n)),
  );
  const placedBy = (order: (headers: Record<string, string>) => LoadRequest) => ({
    visitors: Array.from({ length: CONNECTIONS }, (_, n) =>
      customers.filter((_customer, place) => place % CONNECTIONS === n).map(order),
    ),
    freshKeys: true,
  });
  const [garments, bulk] = [placedBy(garmentOrder), placedBy(bulkOrder)];
  try {
    for (const subject of [
      { what: 'Placing an order without a picture', share: 0.01, ...garments },
      { what: 'Placing an order without a picture', floor: 'write' as const, share: 0.35, ...garments },
      { what: 'Placing a bulk order', share: 0.03, ...bulk },
    ])
      await measureSubject(bench, shop, database, subject);
  } finally {
    await shop.stop();
  }
}

const ADDRESS = JSON.stringify({
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
});

/** A multipart form without files. */
function garmentOrder(headers: Record<string, string>): LoadRequest {
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
    path: ofOrders.createSingleOrder.path,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

function bulkOrder(headers: Record<string, string>): LoadRequest {
  const request = {
    item_type: 'School uniforms',
    number_of_pieces: 120,
    expected_delivery_date: dayInKarachi(new Date(Date.now() + 60 * 24 * 3600_000)),
    additional_notes: 'Navy blazers with our crest, sizes by list.',
    is_contact_same_as_register: true,
  };
  return {
    method: 'POST',
    path: ofOrders.createBulkOrder.path,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(request),
  };
}
