import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MAX_OPEN_ORDERS } from '../../contract/constants/orders.ts';
import type { ApiCall } from '../../contract/paths.ts';
import { addressOf, methodOf } from '../../contract/paths.ts';
import { bearer, jpeg, png } from '../factories.ts';
import { databaseUrl } from './real-server.ts';

/** A customer with a confirmed address and a complete measurement record. */
export interface Customer {
  headers: { authorization: string };
}

/** An order that is placed once, however often it is sent. */
export interface Intent {
  customer: Customer;
  /** The `Idempotency-Key`. */
  key: string;
  form: FormData;
  /** Undefined until a complete response has arrived. */
  placed?: { id: number; tracking_id: string };
  /** True if confirmation was requested. */
  confirming?: boolean;
  invoiceId?: string;
}

/** All requests, and all wrong responses. */
export interface OrderBook {
  intents: Intent[];
  wrongAnswers: string[];
  /** True if a 503 counts as a lost response. */
  allowsUnavailable?: boolean;
}

/** The most open orders of a customer. */
const ORDERS_EACH = MAX_OPEN_ORDERS;

const ADDRESSES = 10_000;

let signedUp = 0;

const mailAddressOf = (n: number | string) => `customer_${n}@mail.example`;

/** Confirms the addresses of all future customers. */
export async function proveAddresses(dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    await client.query(
      `insert into proven_addresses (email) select replace($1, '*', n::text) from generate_series(1, $2::int) n
       on conflict do nothing`,
      [mailAddressOf('*'), ADDRESSES],
    );
  } finally {
    await client.end();
  }
}

/**
 * Places orders and confirms every second one until `isOver`, with a new customer every twenty orders. Retries a
 * request while its response is lost or 503.
 */
export async function orderThroughFaults(url: string, book: OrderBook, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const customer = await signUpCustomer(url, book);
    if (!customer) await sleep(RETRY_AFTER_MS);
    for (let orders = 0; customer && orders < ORDERS_EACH && !isOver(); orders += 1) {
      const intent: Intent = { customer, key: randomUUID(), form: await someOrder() };
      book.intents.push(intent);
      while (!(await place(url, intent, book))) await sleep(RETRY_AFTER_MS);
      if (Math.random() < 0.5) while (!(await confirm(url, intent, book))) await sleep(RETRY_AFTER_MS);
    }
  }
}

const RETRY_AFTER_MS = 100;

/** An incomplete response. */
const LOST = Symbol('lost');

const RECORD = {
  label: 'Own',
  gender: 'male',
  age_group: 'adult',
  unit: 'cm',
  chest: 98,
  waist: 84,
  shoulder: 45,
  sleeve: 61,
  neck: 39,
  inseam: 78,
  height: 175,
  weight: 74,
};

export const ADDRESS = JSON.stringify({
  full_name: 'Ayesha Khan',
  phone: '0300 1234567',
  address: 'House 12, Street 4, Gulberg III',
  city: 'Lahore',
});

const ORDER = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'URGENT',
  pickup: 'BY_SHOP',
  delivery: 'BY_SHOP',
  collection_address: ADDRESS,
  delivery_address: ADDRESS,
};

/** Undefined when a response is lost. */
async function signUpCustomer(url: string, book: OrderBook): Promise<Customer | undefined> {
  signedUp += 1;
  const account = {
    username: `customer_${signedUp}`,
    email: mailAddressOf(signedUp),
    phone_number: '0300 1234567',
    password: 'seven blue buttons',
  };
  const registered = await ask(url, 'POST /auth/register/', { body: JSON.stringify(account) });
  if (isLost(registered, book)) return undefined;
  if (registered.status !== 201) {
    book.wrongAnswers.push(`registered ${account.username}: ${JSON.stringify(registered)}`);
    return undefined;
  }
  const headers = bearer(registered.body.access);
  const measured = await ask(url, 'POST /user_module/measurements/', {
    headers,
    body: JSON.stringify(RECORD),
  });
  if (isLost(measured, book)) return undefined;
  if (measured.status !== 201) {
    book.wrongAnswers.push(`measured ${account.username}: ${JSON.stringify(measured)}`);
    return undefined;
  }
  return { headers };
}

/** Orders until a response is lost, when the order's state is unknown. */
export async function orderUntilSilence(url: string, book: OrderBook): Promise<void> {
  for (;;) {
    const customer = await signUpCustomer(url, book);
    if (!customer) return;
    for (let orders = 0; orders < ORDERS_EACH; orders += 1) {
      const intent: Intent = { customer, key: randomUUID(), form: await someOrder() };
      book.intents.push(intent);
      if (!(await place(url, intent, book))) return;
      if (intent.placed && Math.random() < 0.5 && !(await confirm(url, intent, book))) return;
    }
  }
}

/** Sends an order, possibly again; false when the response is lost. */
export async function place(url: string, intent: Intent, book: OrderBook): Promise<boolean> {
  const { customer, key, form, placed } = intent;
  const headers = { ...customer.headers, 'idempotency-key': key };
  const answer = await ask(url, 'POST /tailor_module/single-order/create/', { headers, body: form });
  if (isLost(answer, book)) return false;
  if (answer.status === 201) intent.placed = answer.body;
  if (answer.status !== 201 || (placed && placed.tracking_id !== answer.body.tracking_id)) {
    book.wrongAnswers.push(`placed ${placed?.tracking_id}: ${JSON.stringify(answer)}`);
  }
  return true;
}

/** Confirms an order, possibly again; false when the response is lost. */
export async function confirm(url: string, intent: Intent, book: OrderBook): Promise<boolean> {
  const { customer, placed, invoiceId } = intent;
  intent.confirming = true;
  const answer = await ask(url, 'PATCH /tailor_module/single-order/{id}/checkout/', {
    headers: customer.headers,
    id: placed?.id,
  });
  if (isLost(answer, book)) return false;
  if (answer.status === 200) intent.invoiceId = answer.body.invoice_id;
  if (answer.status !== 200 || (invoiceId && invoiceId !== answer.body.invoice_id)) {
    book.wrongAnswers.push(`confirmed ${placed?.id} ${invoiceId}: ${JSON.stringify(answer)}`);
  }
  return true;
}

/** Of ten orders six have no picture, two a design, two a measurement picture. */
async function someOrder(): Promise<FormData> {
  const form = new FormData();
  const dice = Math.random();
  const uploads = dice > 0.8;
  for (const [name, value] of Object.entries(ORDER)) form.set(name, value);
  form.set('measurement_source', uploads ? 'UPLOAD' : 'STORE');
  if (uploads) form.set('measurement_picture', await picture(jpeg), 'sheet.jpg');
  else if (dice > 0.6) form.set('dress_design', await picture(png), 'design.png');
  return form;
}

async function picture(draw: typeof jpeg): Promise<Blob> {
  const side = () => 40 + Math.floor(Math.random() * 80);
  return new Blob([new Uint8Array(await draw(side(), side()))]);
}

interface Question {
  headers?: Record<string, string>;
  body?: string | FormData;
  id?: number | undefined;
}

type Answer = Awaited<ReturnType<typeof ask>>;

function isLost(answer: Answer, book: OrderBook): answer is typeof LOST {
  return answer === LOST || (answer.status === 503 && book.allowsUnavailable === true);
}

async function ask(url: string, call: ApiCall, { headers, body, id }: Question) {
  try {
    const response = await fetch(url + addressOf(call, { id }), {
      method: methodOf(call),
      headers: { ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return LOST;
  }
}
