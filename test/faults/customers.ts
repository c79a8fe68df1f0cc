import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, specified } from '../../contract/paths.ts';
import { bearer, jpeg, png } from '../factories.ts';

/** A customer who has signed up over HTTP and keeps one complete measurement record. */
export interface Customer {
  headers: { authorization: string };
}

/** One order as a customer means it: however often it is sent, it is one order. */
export interface Intent {
  customer: Customer;
  /** The Idempotency-Key. */
  key: string;
  form: FormData;
  /** What the server has answered; undefined while no answer has arrived whole. */
  placed?: { id: number; tracking_id: string };
  /** Whether the customer has asked to confirm it. */
  confirming?: boolean;
  /** The invoice that the confirmation answered. */
  invoiceId?: string;
}

/** Everything that was asked for, and every answer that should not have been given. */
export interface OrderBook {
  intents: Intent[];
  wrongAnswers: string[];
  /** Whether the database may be away: then a 503 is no wrong answer, but as good as a lost one. */
  allowsUnavailable?: boolean;
}

/**
 * Lets a customer place one order after the other, and confirm every second, until `isOver`. An order that meets a lost
 * answer or a database that is away (503) is sent again until it is acknowledged.
 */
export async function orderThroughFaults(
  url: string,
  customer: Customer,
  book: OrderBook,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const intent: Intent = { customer, key: randomUUID(), form: await someOrder() };
    book.intents.push(intent);
    while (!(await place(url, intent, book))) await sleep(RETRY_AFTER_MS);
    if (Math.random() < 0.5) while (!(await confirm(url, intent, book))) await sleep(RETRY_AFTER_MS);
  }
}

/** A pause before an order is sent again. */
const RETRY_AFTER_MS = 100;

/** An answer that has not arrived, or not whole. */
const LOST = Symbol('lost');

const RECORD = {
  ...{ label: 'Own', gender: 'male', age_group: 'adult', unit: 'cm' },
  ...{ chest: 98, waist: 84, shoulder: 45, sleeve: 61, neck: 39, inseam: 78, height: 175, weight: 74 },
};

const ORDER = {
  dress_type: 'Shalwar_Kameez',
  fabric_type: 'Cotton',
  is_contact_same_as_register: 'true',
  payment_type: 'COD',
  delivery_type: 'URGENT',
  pickup: 'BY_SHOP',
  delivery: 'BY_SHOP',
};

/** Signs a customer up. */
export async function signUpCustomer(url: string): Promise<Customer> {
  const username = `customer_${randomBytes(4).toString('hex')}`;
  const account = { username, email: `${username}@mail.example`, phone_number: '0300 1234567' };
  const { access } = await must(url, specified.register, {
    body: JSON.stringify({ ...account, password: 'seven blue buttons' }),
  });
  const headers = bearer(access);
  await must(url, specified.addMeasurement, { headers, body: JSON.stringify(RECORD) });
  return { headers };
}

/**
 * Lets a customer place one order after the other, and confirm about every second, until an answer is lost: then the
 * server is gone, and what became of that order nobody knows yet.
 */
export async function orderUntilSilence(url: string, customer: Customer, book: OrderBook): Promise<void> {
  for (;;) {
    const intent: Intent = { customer, key: randomUUID(), form: await someOrder() };
    book.intents.push(intent);
    if (!(await place(url, intent, book))) return;
    if (intent.placed && Math.random() < 0.5 && !(await confirm(url, intent, book))) return;
  }
}

/** Sends an order, again or for the first time; false when the answer is lost. */
export async function place(url: string, intent: Intent, book: OrderBook): Promise<boolean> {
  const { customer, key, form, placed } = intent;
  const headers = { ...customer.headers, 'idempotency-key': key };
  const answer = await ask(url, specified.createSingleOrder, { headers, body: form });
  if (answer === LOST || (answer.status === 503 && book.allowsUnavailable)) return false;
  if (answer.status === 201) intent.placed = answer.body;
  if (answer.status !== 201 || (placed && placed.tracking_id !== answer.body.tracking_id)) {
    book.wrongAnswers.push(`placed ${placed?.tracking_id}: ${JSON.stringify(answer)}`);
  }
  return true;
}

/** Confirms a placed order, again or for the first time; false when the answer is lost. */
export async function confirm(url: string, intent: Intent, book: OrderBook): Promise<boolean> {
  const { customer, placed, invoiceId } = intent;
  intent.confirming = true;
  const answer = await ask(url, specified.checkoutSingleOrder, { headers: customer.headers, id: placed?.id });
  if (answer === LOST || (answer.status === 503 && book.allowsUnavailable)) return false;
  if (answer.status === 200) intent.invoiceId = answer.body.invoice_id;
  if (answer.status !== 200 || (invoiceId && invoiceId !== answer.body.invoice_id)) {
    book.wrongAnswers.push(`confirmed ${placed?.id} ${invoiceId}: ${JSON.stringify(answer)}`);
  }
  return true;
}

/** Of ten orders six come without a picture, two with a design, two with a picture of the measurements. */
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

async function ask(url: string, { method, path }: Call, { headers, body, id }: Question) {
  try {
    const response = await fetch(`${url}${path.replace('{id}', String(id))}`, {
      method,
      headers: { ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return LOST;
  }
}

async function must(url: string, call: Call, question: Question) {
  const answer = await ask(url, call, question);
  if (answer === LOST) throw new Error(`${call.path}: no answer`);
  if (answer.status !== 201) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
  return answer.body;
}
