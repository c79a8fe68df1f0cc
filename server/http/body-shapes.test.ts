import { Readable } from 'node:stream';
import multipartForms from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { bulkOrderShapes } from '../../contract/bulk-orders.ts';
import { dayInKarachi } from '../../contract/dates.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { singleOrderShapes } from '../../contract/orders.ts';
import { testApp } from '../../test/app.ts';
import { multipart, png, type SignedUp, signUp } from '../../test/factories.ts';
import { handleErrors } from './error-handler.ts';
import { readJsonBodies } from './json-body.ts';
import { serve } from './serve.ts';

const shop = testApp();
let app: FastifyInstance;
let customer: SignedUp;
let runs = 0;

const promise = {
  summary: 'Order',
  tag: 'Orders',
  action: 'stitching.order',
  idempotent: true,
  response: z.unknown(),
} as const;
const createBulkOrder = endpoint('POST /tailor_module/bulk-order/create/', {
  ...promise,
  ...bulkOrderShapes,
});
const createSingleOrder = endpoint('POST /tailor_module/single-order/create/', {
  ...promise,
  ...singleOrderShapes,
});

beforeAll(async () => {
  app = Fastify();
  handleErrors(app);
  readJsonBodies(app);
  await app.register(multipartForms);
  serve(app, shop.deps, createBulkOrder, ({ body: { shape, fields }, uploads, runIdempotent }) =>
    runIdempotent(async () => ({
      shape,
      pieces: fields.number_of_pieces,
      email: fields.email,
      files: Object.keys(uploads),
      run: ++runs,
    })),
  );
  serve(app, shop.deps, createSingleOrder, async ({ body, uploads }) => ({
    shape: body.shape,
    garment: body.shape === 'wizard' ? body.fields.item_type : body.fields.dress_type,
    files: Object.keys(uploads),
  }));
  await app.ready();
});
beforeEach(async () => {
  runs = 0;
  customer = await signUp(shop);
});
afterAll(() => app.close());

const REQUEST = {
  item_type: 'Aprons',
  number_of_pieces: 12,
  expected_delivery_date: dayInKarachi(),
  is_contact_same_as_register: true,
};
const WIZARD = { ...REQUEST, Email: 'buyer@mill.example', business_type: 'RETAIL' };

/** Sends JSON, or multipart when `files` are given. */
function send(
  { method, path: url }: typeof createBulkOrder | typeof createSingleOrder,
  fields: Record<string, string | number | boolean>,
  { files, key, who = customer }: { files?: Record<string, Buffer>; key?: string; who?: SignedUp } = {},
) {
  const body = files ? multipart(fields, files) : { payload: fields, headers: {} };
  const headers = { ...body.headers, ...who.headers, ...(key ? { 'idempotency-key': key } : {}) };
  return app.inject({ method, url, payload: body.payload, headers });
}

describe('a path that takes JSON and a form', () => {
  test('hands over the shape that came, parsed by its own schema', async () => {
    const json = await send(createBulkOrder, REQUEST);
    expect(json.json()).toMatchObject({ shape: 'form', pieces: 12, files: [] });
    const form = await send(createBulkOrder, WIZARD, { files: { design_inspiration: await png() } });
    expect(form.json()).toMatchObject({
      shape: 'wizard',
      pieces: 12,
      email: 'buyer@mill.example',
      files: ['design_inspiration'],
    });
  });

  test('names the fields of the shape that came', async () => {
    const shared = ['item_type', 'number_of_pieces', 'expected_delivery_date'];
    const json = await send(createBulkOrder, {});
    expect([json.statusCode, Object.keys(json.json())]).toEqual([
      400,
      [...shared, 'is_contact_same_as_register'],
    ]);
    const form = await send(createBulkOrder, {}, { files: {} });
    expect([form.statusCode, Object.keys(form.json())]).toEqual([
      400,
      [...shared, 'Email', 'business_type', 'is_contact_same_as_register'],
    ]);
  });

  test('takes no other content type', async () => {
    const { method, path: url } = createBulkOrder;
    const headers = { ...customer.headers, 'content-type': 'application/x-www-form-urlencoded' };
    const response = await app.inject({ method, url, headers, payload: 'item_type=Aprons' });
    expect(response.statusCode).toBe(415);
  });
});

describe('a path that takes two forms', () => {
  test('tells them apart by the presence of a field, even an empty one', async () => {
    const wizard = await send(createSingleOrder, { item_type: '', dress_type: 'Kurta' }, { files: {} });
    expect(Object.keys(wizard.json())).toContain('gender');
    expect(Object.keys(wizard.json())).not.toContain('fabric_type');
    const form = await send(createSingleOrder, { gender: 'female' }, { files: {} });
    expect(Object.keys(form.json())).toContain('fabric_type');
    expect(Object.keys(form.json())).not.toContain('gender');
  });

  test('takes the files of the shape that came, and refuses those of the other', async () => {
    const { number_of_pieces, ...contact } = REQUEST;
    const shoes = { ...contact, item_type: 'shoes', gender: 'male', email: 'a@mill.example', shoe_size: 42 };
    const own = await send(createSingleOrder, shoes, { files: { design_inspiration: await png() } });
    expect(own.json()).toEqual({ shape: 'wizard', garment: 'shoes', files: ['design_inspiration'] });
    const stray = await send(createSingleOrder, shoes, { files: { dress_design: await png() } });
    expect([stray.statusCode, stray.json()]).toEqual([400, { dress_design: ['No file is expected here.'] }]);
    const unknown = await send(createSingleOrder, shoes, { files: { contract: await png() } });
    expect(unknown.json()).toEqual({ contract: ['No file is expected here.'] });
  });

  test('takes no JSON', async () => {
    expect((await send(createSingleOrder, {})).statusCode).toBe(415);
  });
});

describe('an Idempotency-Key', () => {
  test('replays the first response to the same shape, and refuses another one', async () => {
    const key = 'bulk';
    const files = { design_inspiration: await png() };
    const first = await send(createBulkOrder, WIZARD, { key, files });
    expect((await send(createBulkOrder, WIZARD, { key, files })).json()).toEqual(first.json());
    for (const again of [
      send(createBulkOrder, REQUEST, { key }),
      send(createBulkOrder, WIZARD, { key, files: {} }),
      send(createBulkOrder, { ...WIZARD, business_type: 'Start_up' }, { key, files }),
    ]) {
      expect((await again).statusCode).toBe(422);
    }
    expect(runs).toBe(1);
  });
});

test('forms of every shape count in what one caller may upload at once', async () => {
  const large = multipart(WIZARD, { design_inspiration: Buffer.alloc(9 * 1024 * 1024, 0xff) });
  const { method, path: url } = createBulkOrder;
  const headers = { ...large.headers, ...customer.headers };
  const slow = Array.from({ length: 6 }, () => {
    const payload = new Readable({ read() {} });
    payload.push(large.payload.subarray(0, -60));
    const finish = () => {
      payload.push(large.payload.subarray(-60));
      payload.push(null);
    };
    return { finish, answer: app.inject({ method, url, headers, payload }) };
  });
  // Five fit; the sixth is refused before all of it has arrived.
  const refused = await Promise.race(slow.map(({ answer: response }) => response));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too_many']);
  expect((await send(createBulkOrder, REQUEST)).statusCode).toBe(200);
  for (const { finish } of slow) finish();
  const statuses = (await Promise.all(slow.map(({ answer: response }) => response))).map(
    ({ statusCode }) => statusCode,
  );
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
});

test('another role is refused before its body is read', async () => {
  const tailor = await signUp(shop, { userType: 'tailor' });
  const { method, path: url } = createBulkOrder;
  // As multipart, `{}` is truncated.
  for (const type of ['application/json', 'multipart/form-data; boundary=none']) {
    const headers = { ...tailor.headers, 'content-type': type };
    const response = await app.inject({ method, url, headers, payload: '{}' });
    expect([response.statusCode, response.json().code]).toEqual([403, 'session.forbidden']);
  }
});
