import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import {
  confirm,
  type Intent,
  type OrderBook,
  orderUntilSilence,
  place,
  proveAddresses,
} from './customers.ts';
import { freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const CUSTOMERS = 20;

/** Orders acknowledged before the server may be killed. */
const ENOUGH = 40;

const WAIT = 1000;

const book: OrderBook = { intents: [], wrongAnswers: [] };
let dataDir: string;
let port: number;
let server: RealServer;
let ends = 0;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-faults-'));
  port = await freePort();
  server = await startServer(dataDir, port);
  await proveAddresses(dataDir);
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

describe('while 20 customers place and confirm orders', () => {
  test.each([
    ['SIGKILL for the whole process tree', 'killTree'],
    ['SIGKILL for the Node process alone', 'killNode'],
    ['SIGKILL for the whole process tree, once more,', 'killTree'],
    ['SIGTERM', 'stop'],
  ] as const)('%s neither loses nor duplicates an order', async (_what, end) => {
    const after = await endWhileOrdering(end);
    ends += 1;
    server = await startServer(dataDir, port);
    const { orders, broken } = await audit(server, ends);
    expect(broken, `ended ${after} ms after the first ${ENOUGH} orders`).toEqual([]);

    const answered = book.intents.filter(({ placed }) => placed);
    const lost = book.intents.filter(({ placed }) => !placed);
    expect(lost.length, 'answers that were lost').toBeGreaterThan(0);
    for (const intent of answered) expect(keptAs(intent, orders)).toEqual(promised(intent));
    expect(orders.length - answered.length, 'orders nobody was told of').toBeLessThanOrEqual(lost.length);

    await askAgain();
    const repaired = await audit(server, ends);
    expect(repaired.broken).toEqual([]);
    expect(book.wrongAnswers).toEqual([]);
    expect(book.intents.filter(({ placed }) => !placed)).toEqual([]);
    expect(repaired.orders).toHaveLength(book.intents.length);
    for (const intent of book.intents) expect(keptAs(intent, repaired.orders)).toEqual(promised(intent));
  });

  test('the server stops in order and logs no error', async () => {
    expect(await server.stop()).toBe(0);
    expect(server.complaints).toEqual([]);
  });
});

/** Returns the time until the end in milliseconds. */
async function endWhileOrdering(end: 'killTree' | 'killNode' | 'stop'): Promise<number> {
  const before = book.intents.filter(({ placed }) => placed).length;
  const ordering = Array.from({ length: CUSTOMERS }, () => orderUntilSilence(server.url, book));
  while (book.intents.filter(({ placed }) => placed).length < before + ENOUGH) {
    expect(book.wrongAnswers).toEqual([]);
    await sleep(5);
  }
  const wait = Math.round(Math.random() * WAIT);
  await sleep(wait);
  const asked = Date.now();
  const status = await server[end]();
  if (end === 'stop') {
    expect(status).toBe(0);
    // Well below the limit for pending requests: idle connections must not delay the stop.
    expect(Date.now() - asked).toBeLessThan(8000);
  }
  await Promise.all(ordering);
  expect(server.complaints, 'before the end').toEqual([]);
  return wait;
}

/** Repeats unanswered requests, and some answered ones, concurrently. */
async function askAgain(): Promise<void> {
  const again = book.intents.filter(({ placed }, n) => !placed || n % 10 === 0);
  await Promise.all(again.map((intent) => place(server.url, intent, book)));
  const unconfirmed = book.intents.filter(({ confirming }, n) => confirming || n % 10 === 0);
  await Promise.all(unconfirmed.map((intent) => confirm(server.url, intent, book)));
}

function keptAs(
  { placed }: Intent,
  orders: { id: number; tracking_id: string; invoice_id: string | null }[],
) {
  return orders.filter(({ tracking_id }) => tracking_id === placed?.tracking_id);
}

/** Leaves out the invoice if its response was lost, because it may or may not exist. */
function promised({ placed, invoiceId, confirming }: Intent) {
  const invoice_id = confirming && !invoiceId ? expect.toSatisfy(() => true) : (invoiceId ?? null);
  return [{ id: placed?.id, tracking_id: placed?.tracking_id, invoice_id }];
}
