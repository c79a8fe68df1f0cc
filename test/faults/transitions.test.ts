import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderAction } from '../../contract/constants/lifecycle.ts';
import { addDays, dayInKarachi } from '../../contract/dates.ts';
import type { ApiCall } from '../../contract/paths.ts';
import { addressOf, methodOf } from '../../contract/paths.ts';
import { AccessTokens } from '../../server/infra/access-tokens.ts';
import { runCommand } from '../command.ts';
import { ADDRESS } from './customers.ts';
import { missingLetters, NEVER_OF_STEP_MAIL, needlessAttempts, takeUpMail } from './mail-audit.ts';
import { LIVES, type Life, MATCH_PROOF, SEND_PROOF, whoTakes } from './order-lives.ts';
import { NEVER_OF_DOCUMENTS, Printing } from './printing.ts';
import { databaseUrl, freePort, makeBuild, type RealServer, startServer } from './real-server.ts';

const WORKERS = 12;
/** Steps acknowledged before the server may be killed. */
const ENOUGH = 80;
const ORDERS_EACH = 2;
/** Rupees of each payment, which no order costs. */
const PAYMENT = 101;

interface Person {
  email: string;
  authorization: string;
}

/** In the life of an order garments may be added, changed and removed, by calls of their own. */
const ADD_GARMENT = 'add garment';
const CHANGE_GARMENT = 'change garment';
const REMOVE_GARMENT = 'remove garment';

interface GarmentEdit {
  edit: typeof ADD_GARMENT | typeof CHANGE_GARMENT | typeof REMOVE_GARMENT;
  /** Its place among the garments, from 0. */
  garment?: number;
}

/** A step that is taken once, however often it is sent. */
interface Intent {
  by: Person;
  order: number;
  action: OrderAction | GarmentEdit['edit'] | typeof SEND_PROOF | typeof MATCH_PROOF;
  /** The garment that takes the step by itself, or is edited. */
  garment?: number | undefined;
  /** The contract that the customer of a bulk order accepts. */
  contract: string | undefined;
  /** The garment that the customer wants altered. */
  altered: number | undefined;
  /** The newest payment of the order, which is reversed, or what was sent about a transfer. */
  money: number | undefined;
  key: string;
  isDone: boolean;
}

const intents: Intent[] = [];
const wrong: string[] = [];
const secret = randomBytes(48).toString('base64url');
const start = () => startServer(dataDir, port, { JWT_SECRET: secret });
let dataDir: string;
let port: number;
let server: RealServer;
let tailor: Person & { id: number };
let support: Person;
let printing: Printing;
let people = 0;
let ends = 0;

beforeAll(async () => {
  await makeBuild();
  dataDir = await mkdtemp(join(tmpdir(), 'naap-transitions-'));
  port = await freePort();
  server = await start();
  tailor = await signUpTailor();
  support = await makeSupport();
  printing = new Printing(server.url);
});

afterAll(async () => {
  await server?.killTree();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  ['SIGKILL for the whole process tree', 'killTree'],
  ['SIGKILL for the Node process alone', 'killNode'],
  ['SIGTERM', 'stop'],
] as const)(
  '%s amid steps and printing leaves every order where its events lead, its documents whole, and no mail lost or doubled',
  async (_what, end) => {
    const before = done();
    const unprinted = printing.lost;
    const working = Array.from({ length: WORKERS }, () => liveUntilLost());
    working.push(printing.printUntilLost());
    while (done() < before + ENOUGH) {
      expect(wrong).toEqual([]);
      await sleep(5);
    }
    await sleep(Math.random() * 300);
    await server[end]();
    ends += 1;
    await Promise.all(working);
    expect(server.complaints, 'before the end').toEqual([]);

    server = await start();
    expect(await verify()).toEqual({ status: 0, output: 'The data agrees with itself.\n' });
    const lost = intents.filter(({ isDone }) => !isDone);
    expect(lost.length, 'steps whose answers were lost').toBeGreaterThan(0);
    expect(printing.lost - unprinted, 'printings whose answers were lost').toBeGreaterThan(0);
    // The same key again: the step must be taken exactly once, whether or not the first attempt was.
    await Promise.all(lost.map(send));
    await Promise.all(intents.slice(-20).map(send));
    await printing.printRest();
    expect([...wrong, ...printing.wrong]).toEqual([]);
    expect(intents.every(({ isDone }) => isDone)).toBe(true);
    expect(await verify()).toEqual({ status: 0, output: 'The data agrees with itself.\n' });
    expect(await broken()).toEqual([]);
  },
);

function done(): number {
  return intents.filter(({ isDone }) => isDone).length;
}

/** Takes new orders through their steps until a response is lost. */
async function liveUntilLost(): Promise<void> {
  for (;;) {
    const customer = await signUp();
    if (!customer) return;
    for (let orders = 0; orders < ORDERS_EACH; orders += 1) {
      const life = LIVES[Math.floor(Math.random() * LIVES.length)] as Life;
      const order = await place(customer, life);
      if (order === undefined) return;
      let contract: string | undefined;
      let garments: number[] = [];
      let money: number | undefined;
      for (const step of [...editsOf(life), ...life.steps]) {
        const intent = intentOf(life, step, { customer, order, garments, contract, money });
        intents.push(intent);
        const answer = await send(intent);
        if (!answer) return;
        contract = answer.contract;
        money = step === SEND_PROOF ? answer.id : answer.payments?.at(-1)?.id;
        if (typeof step === 'object' && 'edit' in step)
          garments = answer.garments.map(({ id }: { id: number }) => id);
      }
    }
  }
}

function editsOf({ furtherGarments = 0, changed, removed }: Life): GarmentEdit[] {
  return [
    ...Array.from({ length: furtherGarments }, (): GarmentEdit => ({ edit: ADD_GARMENT })),
    ...(changed === undefined ? [] : [{ edit: CHANGE_GARMENT, garment: changed } as const]),
    ...(removed === undefined ? [] : [{ edit: REMOVE_GARMENT, garment: removed } as const]),
  ];
}

interface Known {
  customer: Person;
  order: number;
  garments: readonly number[];
  contract: string | undefined;
  money: number | undefined;
}

function intentOf(
  life: Life,
  step: GarmentEdit | Life['steps'][number],
  { customer, order, garments, contract, money }: Known,
): Intent {
  const altered = life.altered === undefined ? undefined : garments[life.altered];
  const shared = { order, contract, altered, money, key: randomUUID(), isDone: false };
  if (typeof step === 'object' && 'edit' in step) {
    const garment = step.garment === undefined ? undefined : garments[step.garment];
    return { ...shared, by: customer, action: step.edit, garment };
  }
  const action = typeof step === 'string' ? step : step.action;
  const by = { customer, tailor, support }[whoTakes(life, action)];
  return { ...shared, by, action, garment: typeof step === 'string' ? undefined : garments[step.garment] };
}

/** Resolves to the order; undefined if the response is lost. */
async function send(intent: Intent) {
  const { by, order, action, contract, altered, money, key, garment } = intent;
  if (action === ADD_GARMENT || action === CHANGE_GARMENT || action === REMOVE_GARMENT)
    return editGarment(intent, action);
  if (garment !== undefined) return stepOfGarment(intent, garment);
  if (action === SEND_PROOF || action === MATCH_PROOF) return tellOfTransfer(intent);
  const body = JSON.stringify({
    action,
    reason: 'Because',
    courier: 'TCS',
    courier_number: '7714',
    per_piece_price: 900,
    name: 'Amna Khan',
    contract,
    garment: altered,
    amount: PAYMENT,
    payment: money,
  });
  const answer = await ask('POST /api/orders/{id}/steps/', { by, body, key, id: order });
  if (!answer) return undefined;
  // Support does not print by the call of customers.
  if (answer.status === 200 && !PAYS.includes(action)) printing.add(by.authorization, answer.body);
  if (answer.status !== 200)
    wrong.push(`${order} ${action}: ${answer.status} ${JSON.stringify(answer.body)}`);
  intent.isDone = true;
  return answer.body;
}

const PAYS: readonly string[] = ['record_payment', 'reverse_payment', 'record_refund'];

/** What the customer has transferred, and that support has found it. */
async function tellOfTransfer(intent: Intent) {
  const { by, order, action, key, money } = intent;
  const transfer = { amount: PAYMENT, reference: `FT-${order}` };
  const form = new FormData();
  for (const [name, value] of Object.entries(transfer)) form.set(name, String(value));
  const body = JSON.stringify({ ...transfer, method: 'TRANSFER' });
  const answer = await (action === SEND_PROOF
    ? ask('POST /api/orders/{id}/payment-proofs/', { by, key, id: order, body: form })
    : ask('POST /api/staff/payment-proofs/{id}/match/', { by, key, id: money ?? 0, body }));
  if (!answer) return undefined;
  if (answer.status !== (action === SEND_PROOF ? 201 : 200))
    wrong.push(`${order} ${action}: ${answer.status} ${JSON.stringify(answer.body)}`);
  intent.isDone = true;
  return answer.body;
}

async function stepOfGarment(intent: Intent, garment: number) {
  const { by, order: id, action, key } = intent;
  const body = JSON.stringify({ action, reason: 'Because' });
  const answer = await ask('POST /api/orders/{id}/garments/{garment}/steps/', { by, body, key, id, garment });
  if (!answer) return undefined;
  if (answer.status !== 200)
    wrong.push(`${id} ${action} of ${garment}: ${answer.status} ${JSON.stringify(answer.body)}`);
  intent.isDone = true;
  return answer.body;
}

const CALLS = {
  [ADD_GARMENT]: 'POST /api/orders/{id}/garments/',
  [CHANGE_GARMENT]: 'PUT /api/orders/{id}/garments/{garment}/',
  [REMOVE_GARMENT]: 'DELETE /api/orders/{id}/garments/{garment}/',
} as const satisfies Record<GarmentEdit['edit'], ApiCall>;

async function editGarment(intent: Intent, edit: GarmentEdit['edit']) {
  const { by, order: id, key, garment } = intent;
  const body = new FormData();
  for (const [name, value] of Object.entries(GARMENT)) body.set(name, value);
  const sent = { by, key, id, ...(garment === undefined ? {} : { garment }) };
  const answer = await ask(CALLS[edit], edit === REMOVE_GARMENT ? sent : { ...sent, body });
  if (!answer) return undefined;
  if (answer.status !== (edit === ADD_GARMENT ? 201 : 200))
    wrong.push(`${id} ${edit}: ${answer.status} ${JSON.stringify(answer.body)}`);
  intent.isDone = true;
  return answer.body;
}

const GARMENT = { dress_type: 'Shalwar_Kameez', fabric_type: 'Cotton', measurement_source: 'STORE' };

const BULK_REQUEST = {
  item_type: 'Waiter uniforms',
  number_of_pieces: 40,
  is_contact_same_as_register: true,
  expected_delivery_date: addDays(dayInKarachi(), 20),
  delivery_address: ADDRESS,
};

async function place(by: Person, { kind }: Life): Promise<number | undefined> {
  const form = new FormData();
  const fields = {
    tailor: String(tailor.id),
    ...GARMENT,
    is_contact_same_as_register: 'true',
    payment_type: 'COD',
    delivery_type: 'NORMAL',
    pickup: 'BY_OWN',
    delivery: 'BY_SHOP',
    delivery_address: ADDRESS,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const key = randomUUID();
  const answer = await (kind === 'single'
    ? ask('POST /tailor_module/single-order/create/', { by, body: form, key })
    : ask('POST /tailor_module/bulk-order/create/', { by, body: JSON.stringify(BULK_REQUEST), key }));
  if (answer && answer.status !== 201) wrong.push(`placed: ${JSON.stringify(answer)}`);
  return answer?.body.id;
}

/** Registers a customer with a confirmed address and a complete measurement record; undefined if a response is lost. */
async function signUp(): Promise<Person | undefined> {
  people += 1;
  const email = `person_${people}@mail.example`;
  const account = {
    username: `person_${people}`,
    email,
    phone_number: '0300 1234567',
    password: 'seven blue buttons',
  };
  await query('insert into proven_addresses (email) values ($1) on conflict do nothing', [email]).catch(
    () => [],
  );
  const registered = await ask('POST /auth/register/', { body: JSON.stringify(account) });
  if (registered?.status !== 201) return undefined;
  const person = { email, authorization: `Bearer ${registered.body.access}` };
  const record = {
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
  const measured = await ask('POST /user_module/measurements/', { by: person, body: JSON.stringify(record) });
  return measured?.status === 201 ? person : undefined;
}

async function signUpTailor(): Promise<Person & { id: number }> {
  const person = await signUp();
  if (!person) throw new Error('The tailor could not sign up.');
  await query(`update users set user_type = 'tailor' where email = $1`, [person.email]);
  const [row] = await query<{ id: number }>(
    `with made as (
      insert into tailors (user_id, area, lead_time_days) select id, 'Anarkali, Lahore', 10 from users where email = $1 returning id
    ), rates as (
      insert into tailor_rates (tailor_id, dress_type, rupees) select id, 'Shalwar_Kameez', 2500 from made
    ) select id from made`,
    [person.email],
  );
  const credentials = JSON.stringify({ email: person.email, password: 'seven blue buttons' });
  const signedIn = await ask('POST /auth/login/', { body: credentials });
  return { ...person, authorization: `Bearer ${signedIn?.body.access}`, id: row?.id ?? 0 };
}

/** Creates a support account signed in with two factors. */
async function makeSupport(): Promise<Person> {
  const email = 'support_person@mail.example';
  const [row] = await query<{ id: number; sessionId: number }>(
    `with made as (
      insert into users (username, email, user_type) values ('support_person', $1, 'support') returning id
    ) insert into refresh_tokens (user_id, token_hash, device, expires_at)
    select id, $2, 'Test', now() + interval '1 day' from made returning user_id as id, id as "sessionId"`,
    [email, randomBytes(32)],
  );
  const { id, sessionId } = row ?? { id: 0, sessionId: 0 };
  const token = await new AccessTokens(secret).sign({ id, role: 'support', sessionId });
  return { email, authorization: `Bearer ${token}` };
}

interface Question {
  by?: Person;
  body?: string | FormData;
  key?: string;
  id?: number;
  garment?: number;
}

/** Undefined when the response is lost. */
async function ask(call: ApiCall, { by, body, key, id, garment }: Question) {
  try {
    const response = await fetch(server.url + addressOf(call, { id, garment }), {
      method: methodOf(call),
      headers: {
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(by ? { authorization: by.authorization } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: await response.json() };
  } catch {
    return undefined;
  }
}

/** Runs `npm run verify:data` beside the server. */
async function verify(): Promise<{ status: number; output: string }> {
  const settings = { DATABASE_URL: '', DATA_DIR: dataDir, NODE_ENV: 'production' };
  const { status, output, error } = await runCommand('verify-data', [], settings);
  return { status, output: output + error };
}

/**
 * Steps without their mail or document, documents that cannot be printed, and mails that were lost or sent more often
 * than the kills explain.
 */
async function broken(): Promise<string[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  await client.connect();
  try {
    await takeUpMail(client, server);
    const found: string[] = [];
    for (const [what, text] of Object.entries({ ...NEVER_OF_STEP_MAIL, ...NEVER_OF_DOCUMENTS })) {
      const { rows } = await client.query<{ id: unknown }>(text);
      found.push(...rows.map(({ id }) => `${what}: ${id}`));
    }
    const { rows: added } = await client.query<{ count: number }>(
      'select count(*)::int as count from garments where position > 1',
    );
    const sentAs = (edit: GarmentEdit['edit']) => intents.filter(({ action }) => action === edit).length;
    const sent = sentAs(ADD_GARMENT) - sentAs(REMOVE_GARMENT);
    return [
      ...(await miscounted(client)),
      ...added.flatMap(({ count }) =>
        count === sent ? [] : [`${sent} garments were added and not removed, ${count} are there`],
      ),
      ...found,
      ...(await printing.broken(client, support.authorization)),
      ...(await missingLetters(client, dataDir)),
      ...(await needlessAttempts(client, ends)),
    ];
  } finally {
    await client.end();
  }
}

/** What of the money was done more or less often than it was sent. */
async function miscounted(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<Record<string, number>>(
    `select (select count(*)::int from bill_payments where amount = $1) as payments,
      (select count(*)::int from bill_payments where amount = -$1::int) as reversals,
      (select count(*)::int from order_events e join orders o on o.id = e.order_id
        where e.action = 'record_refund' and o.bill_status = 'REFUNDED') as refunds,
      (select count(*)::int from payment_proofs) as proofs,
      (select count(*)::int from payment_proofs where payment_id is not null) as matched`,
    [PAYMENT],
  );
  const sent = (...actions: Intent['action'][]) =>
    intents.filter(({ action }) => actions.includes(action)).length;
  const expected = {
    payments: sent('record_payment', MATCH_PROOF),
    reversals: sent('reverse_payment'),
    refunds: sent('record_refund'),
    proofs: sent(SEND_PROOF),
    matched: sent(MATCH_PROOF),
  };
  return Object.entries(expected).flatMap(([what, count]) =>
    count === rows[0]?.[what] ? [] : [`${count} ${what} were sent, ${rows[0]?.[what]} are there`],
  );
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await databaseUrl(dataDir) });
  // The server may be killed while the connection is open.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
