import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { makeTailor, multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { makeBrand, makeProduct, makeShopOrder } from '../../../test/factories-shop.ts';
import { unzip } from '../../../test/zip.ts';
import { buildApp } from '../../app.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { earnings } from '../../db/schema/earnings.ts';
import { orderEvents } from '../../db/schema/order-events.ts';
import { sellerIdentities } from '../../db/schema/sellers.ts';
import { sellerOrders } from '../../db/schema/shop.ts';
import { resealIdentities } from './numbers-service.ts';

const shop = testApp();
const limited = testApp({ RATE_LIMIT: '1000' });
const MONTH = '2026-10';
const URL = `/api/staff/sellers/statements/${MONTH}/csv/`;
const NUMBERS = {
  cnic: '35202-1234567-1',
  iban: 'PK36SCBL0000001123456702',
  ntn: '4174941-3',
  strn: '03-05-4701-012-82',
};

let admin: SignedUp;

beforeAll(async () => {
  admin = await signUp(shop, { userType: 'admin' });
});

async function give(seller: SignedUp) {
  const form = multipart(NUMBERS);
  const headers = { ...form.headers, ...seller.headers };
  const url = '/api/workshop/identity/';
  const given = await shop.app.inject({ method: 'POST', url, headers, payload: form.payload });
  expect(given.statusCode, given.body).toBe(200);
}

async function linesOf(url = URL, by = admin): Promise<string[]> {
  const response = await shop.app.inject({ url, headers: by.headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.body.trimEnd().split('\r\n');
}

async function soldByTailor(tailorId: number, at: string, kind: 'DELIVERY' | 'REFUND', rupees: number) {
  const order = await placeGarment(shop);
  await shop.deps.db
    .insert(earnings)
    .values({ tailorId, orderId: order.id, kind, stitching: rupees, at: new Date(at) });
}

async function soldByBrand(brandId: number, steps: { to: 'DELIVERED' | 'RETURNED'; at: string }[]) {
  const product = await makeProduct(shop, { brandId, price: 4000 });
  const order = await makeShopOrder(shop, await signUp(shop), product, steps.at(-1)?.to);
  const [part] = await shop.deps.db.select().from(sellerOrders).where(eq(sellerOrders.orderId, order.id));
  await shop.deps.db.insert(orderEvents).values(
    steps.map(({ to, at }) => ({
      orderId: order.id,
      sellerOrderId: part?.id ?? null,
      toStatus: to,
      at: new Date(at),
    })),
  );
}

test('has what each seller has delivered and what came back in the month of Karachi, and is one look (sellers-10)', async () => {
  const tailor = await signUp(shop, { userType: 'tailor', username: `=tailor_${Date.now()}` });
  const { id: tailorId } = await makeTailor(shop, { userId: tailor.id });
  await give(tailor);
  // The month begins at 19:00 UTC of the day before.
  await soldByTailor(tailorId, '2026-09-30T18:59:59Z', 'DELIVERY', 1);
  await soldByTailor(tailorId, '2026-09-30T19:00:00Z', 'DELIVERY', 2500);
  await soldByTailor(tailorId, '2026-10-31T18:59:59Z', 'DELIVERY', 1500);
  await soldByTailor(tailorId, '2026-10-20T12:00:00Z', 'REFUND', -500);
  await soldByTailor(tailorId, '2026-10-31T19:00:00Z', 'DELIVERY', 1);
  const owner = await signUp(shop, { userType: 'brand' });
  const brand = await makeBrand(shop, { userId: owner.id, name: `A brand, "quoted" ${Date.now()}` });
  await soldByBrand(brand.id, [{ to: 'DELIVERED', at: '2026-10-02T08:00:00Z' }]);
  await soldByBrand(brand.id, [
    { to: 'DELIVERED', at: '2026-09-29T08:00:00Z' },
    { to: 'RETURNED', at: '2026-10-03T08:00:00Z' },
  ]);
  // A parcel that was refused was never sold.
  await soldByBrand(brand.id, [{ to: 'RETURNED', at: '2026-10-03T08:00:00Z' }]);
  const idle = await signUp(shop, { userType: 'brand' });
  await makeBrand(shop, { userId: idle.id });
  await soldByTailor(458, '2026-10-10T12:00:00Z', 'DELIVERY', 9999);
  await shop.deps.db.delete(auditEntries);

  const lines = await linesOf();
  expect(lines).toEqual([
    'month,seller,name,kind,cnic,ntn,strn,orders_delivered,gross_sales,refunds,net_sales',
    `${MONTH},${owner.id},"${brand.name.replaceAll('"', '""')}",brand,,,,1,4000,4000,0`,
    `${MONTH},${tailor.id},'${tailor.username},tailor,35202-1234567-1,4174941-3,03-05-4701-012-82,2,4000,500,3500`,
  ]);
  expect(await shop.deps.db.select().from(auditEntries)).toMatchObject([
    {
      actorId: admin.id,
      action: 'sellers.statement-exported',
      subjectKind: 'sellers-statement',
      subjectId: MONTH,
      data: { sellers: 2 },
    },
  ]);
  expect(await linesOf(`/api/workshop/statements/${MONTH}/csv/`, tailor)).toEqual([
    'month,orders_delivered,gross_sales,refunds,net_sales',
    `${MONTH},2,4000,500,3500`,
  ]);
  expect((await linesOf(`/api/workshop/statements/${MONTH}/csv/`, idle))[1]).toBe(`${MONTH},0,0,0,0`);
});

test.each(['2026-13', 'october', '26-10'])('refuses the month %s', async (month) => {
  const url = `/api/staff/sellers/statements/${month}/csv/`;
  expect((await shop.app.inject({ url, headers: admin.headers })).statusCode).toBe(404);
});

test('the numbers are in the copy of the own data, and go with the account (sellers-9)', async () => {
  const person = await signUp(shop, { userType: 'tailor' });
  await makeTailor(shop, { userId: person.id });
  await give(person);
  const { headers } = person;
  const { url } = (await shop.app.inject({ method: 'POST', url: '/auth/export/', headers })).json();
  const copy = await unzip((await shop.app.inject(url)).rawPayload);
  expect(JSON.parse(String(copy.get('seller-identity.json')))).toMatchObject({
    ...NUMBERS,
    iban: 'PK36 SCBL 0000 0011 2345 6702',
    state: 'to_check',
  });
});

test('stays readable through a rotation of the secret, and is refused plainly without it (sellers-5)', async () => {
  const person = await signUp(shop, { userType: 'tailor' });
  await makeTailor(shop, { userId: person.id });
  await give(person);
  const look = () =>
    shop.app.inject({
      method: 'POST',
      url: `/api/staff/sellers/${person.id}/identity/looks/`,
      headers: admin.headers,
    });
  const { config } = shop.deps;
  const { jwtSecret, jwtSecrets } = config;
  const next = 'the next secret of the shop, long enough';
  try {
    Object.assign(config, { jwtSecret: next, jwtSecrets: [next, jwtSecret] });
    expect((await look()).json().cnic).toBe(NUMBERS.cnic);
    expect(await resealIdentities(shop.deps)).toBeGreaterThan(0);
    expect(await resealIdentities(shop.deps)).toBe(0);
    Object.assign(config, { jwtSecrets: [next] });
    expect((await look()).json().cnic).toBe(NUMBERS.cnic);
    Object.assign(config, { jwtSecret, jwtSecrets });
    expect((await look()).json().code).toBe('sellers.unreadable');
    const own = await shop.app.inject({ url: '/api/workshop/identity/', headers: person.headers });
    expect(own.json()).toMatchObject({ state: 'to_check', cnic_end: null, iban_end: '6702' });
  } finally {
    Object.assign(config, { jwtSecret, jwtSecrets });
  }
});

test('numbers that were moved to another account cannot be read (sellers-5)', async () => {
  const [one, other] = [
    await signUp(shop, { userType: 'tailor' }),
    await signUp(shop, { userType: 'tailor' }),
  ];
  for (const { id } of [one, other]) await makeTailor(shop, { userId: id });
  await give(one);
  await give(other);
  const [stolen] = await shop.deps.db
    .select()
    .from(sellerIdentities)
    .where(eq(sellerIdentities.userId, one.id));
  await shop.deps.db
    .update(sellerIdentities)
    .set({ sealedNumbers: stolen?.sealedNumbers ?? null })
    .where(eq(sellerIdentities.userId, other.id));
  const url = `/api/staff/sellers/${other.id}/identity/looks/`;
  const response = await shop.app.inject({ method: 'POST', url, headers: admin.headers });
  expect(response.json().code).toBe('sellers.unreadable');
});

test('no number is in the log of the server, also when a call fails (sellers-6)', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = await buildApp(shop.deps, { pages: false, log });
  const person = await signUp(shop, { userType: 'tailor' });
  await makeTailor(shop, { userId: person.id });
  const statusOf = async (numbers: typeof NUMBERS) => {
    const form = multipart(numbers);
    const headers = { ...form.headers, ...person.headers };
    const url = '/api/workshop/identity/';
    return (await app.inject({ method: 'POST', url, headers, payload: form.payload })).statusCode;
  };
  expect(await statusOf(NUMBERS)).toBe(200);
  expect(await statusOf({ ...NUMBERS, iban: 'PK37SCBL0000001123456702' })).toBe(400);
  const url = `/api/staff/sellers/${person.id}/identity/looks/`;
  expect((await app.inject({ method: 'POST', url, headers: admin.headers })).statusCode).toBe(200);
  await app.close();
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).not.toMatch(/35202|SCBL|4174941/);
});

test('an admin looks at most ten times a minute (sellers-6)', async () => {
  const curious = await signUp(limited, { userType: 'admin' });
  const person = await signUp(limited, { userType: 'tailor' });
  await makeTailor(limited, { userId: person.id });
  const url = `/api/staff/sellers/${person.id}/identity/looks/`;
  const look = async () =>
    (await limited.app.inject({ method: 'POST', url, headers: curious.headers })).statusCode;
  for (let looks = 0; looks < 10; looks += 1) expect(await look()).toBe(409);
  expect(await look()).toBe(429);
});
