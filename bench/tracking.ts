import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { TRACKING_EVENTS } from '../contract/constants/tracking.ts';
import { ofOrders } from '../contract/order-paths.ts';
import { addressOf } from '../contract/paths.ts';
import type { Bench } from './bench.ts';
import { query } from './postgres.ts';
import { type Listening, residentMegabytes, startShop } from './processes.ts';
import { whole } from './report.ts';
import { stock } from './stock.ts';
import { measureSubject } from './subject.ts';

const LISTENERS = 2000;
/** Below the limit of half-open connections of one address. */
const OPENED_TOGETHER = 50;
const ORDERS = 1000;
const STEPS = 5;

/** Tracking data against the floor, and pages that listen to one order (decision 0062). */
export async function measureTracking(bench: Bench): Promise<void> {
  const database = await bench.postgres.createShop('tracking');
  await stock(database, { tailors: 10, customers: ORDERS / 10, ordersEach: 10 });
  const shop = await startShop(bench.shopOn(database));
  try {
    const orders = await query(database, 'select id, tracking_id from orders order by id');
    await measureSubject(bench, shop, database, {
      what: `Tracking data of ${whole(ORDERS)} orders in turn`,
      share: 0.5,
      visitors: [
        orders.map(({ tracking_id }) => ({
          method: 'GET',
          path: addressOf(ofOrders.trackOrder, { number: tracking_id }),
          headers: {},
        })),
      ],
    });
    const [order] = orders;
    await measureListeners(bench, shop, database, order as { id: number; tracking_id: string });
  } finally {
    await shop.stop();
  }
}

async function measureListeners(
  { report, quick }: Bench,
  shop: Listening,
  database: string,
  order: { id: number; tracking_id: string },
): Promise<void> {
  const count = quick ? LISTENERS / 10 : LISTENERS;
  const url = shop.url + addressOf(ofOrders.trackOrderLive, { number: order.tracking_id });
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const opening = Array.from({ length: OPENED_TOGETHER }, () => listen(url));
    listeners.push(...(await Promise.all(opening)));
  }
  await sleep(3000);
  const delays: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const heard = listeners.map((listener) => listener.next());
    const started = performance.now();
    await query(
      database,
      `insert into order_events (order_id, from_status, to_status) values (${order.id}, 'PLACED', 'CONFIRMED')`,
    );
    await Promise.all(heard);
    delays.push(performance.now() - started);
  }
  const megabytes = residentMegabytes(shop);
  for (const listener of listeners) listener.close();
  const slowest = Math.max(...delays);
  report({
    what: `${whole(count)} pages listen to one order, until all have heard of a step (slowest of ${STEPS})`,
    measured: `${whole(slowest)} ms`,
    goal: '≤ 1,000 ms',
    isMet: slowest <= 1000,
    numbers: { delays },
  });
  report({
    what: `Resident memory of the Node process with ${whole(count)} of them`,
    measured: `${whole(megabytes)} MB`,
    goal: '≤ 400 MB',
    isMet: megabytes <= 400,
    numbers: { megabytes },
  });
}

interface Listener {
  /** Resolves with the next change. */
  next(): Promise<void>;
  close(): void;
}

/** Resolves once the stream is open. */
function listen(url: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    let onChange = () => {};
    const stream = request(url, { agent: false }, (response) => {
      response.on('error', reject);
      response.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes(`event: ${TRACKING_EVENTS.changed}`)) onChange();
        if (!text.includes(`event: ${TRACKING_EVENTS.opened}`)) return;
        resolve({
          next: () =>
            new Promise((heard) => {
              onChange = heard;
            }),
          close: () => stream.destroy(),
        });
      });
    });
    stream.on('error', reject);
    stream.end();
  });
}
