import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, IdParams, oneOf } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { describeApi } from './open-api.ts';

const about = { title: 'Shop', server: 'https://shop.example' };

function operationOf(described: Parameters<typeof describeApi>[0][number]) {
  const { paths } = describeApi([described], about);
  const { method, path } = described;
  return paths[path]?.[method.toLowerCase()] as Record<string, unknown> & { responses: object };
}

test('chapters that customers may use come first', () => {
  const staff = endpoint('POST /api/reviews/{id}/reply/', {
    summary: 'Reply',
    tag: 'Back office',
    action: 'reviews.reply',
  });
  const open = endpoint('GET /tailor_module/tailors/', { summary: 'List', tag: 'Tailors' });
  expect(describeApi([staff, open], about).tags).toEqual([{ name: 'Tailors' }, { name: 'Back office' }]);
});

describe('the description of an endpoint', () => {
  test('has the name of its call and requires a token where one is needed', () => {
    const open = endpoint('GET /tailor_module/tailors/', { summary: 'List', tag: 'Tailors' });
    const closed = endpoint('GET /tailor_module/tailors/', {
      summary: 'List',
      tag: 'Tailors',
      action: 'account.use',
    });
    expect(operationOf(open)).toMatchObject({ operationId: 'tailors', tags: ['Tailors'] });
    expect(operationOf(open)).not.toHaveProperty('security');
    expect(Object.keys(operationOf(open).responses)).toEqual(['200', '429', '503', 'default']);
    expect(operationOf(closed)).toMatchObject({ security: [{ bearer: [] }] });
    expect(Object.keys(operationOf(closed).responses)).toContain('401');
  });

  test('has one security alternative for each role', () => {
    const promise = { summary: 'Reply', tag: 'Reviews', action: 'reviews.reply' } as const;
    const needed = endpoint('POST /api/reviews/{id}/reply/', promise);
    const optional = endpoint('POST /api/reviews/{id}/reply/', { ...promise, session: 'optional' });
    const roles = [{ bearer: ['brand'] }, { bearer: ['support'] }, { bearer: ['admin'] }];
    expect(operationOf(needed).security).toEqual(roles);
    expect(operationOf(optional).security).toEqual([{}, ...roles]);
    expect(Object.keys(operationOf(needed).responses)).toContain('403');
  });

  test('lists the content types of a body, and its shapes under oneOf', () => {
    const form = endpoint('POST /tailor_module/single-order/create/', {
      summary: 'Order',
      tag: 'Orders',
      ...oneOf({
        quick: { bodyType: 'json', body: z.object({ again: z.int() }) },
        wizard: {
          bodyType: 'multipart',
          body: z.object({ item_type: z.string(), shoe_size: z.string().optional() }),
          files: ['design_inspiration'],
          identifiedBy: 'item_type',
        },
        form: { bodyType: 'multipart', body: z.object({ dress_type: z.string() }), files: ['dress_design'] },
      }),
    });
    const text = { type: 'string' };
    const picture = { contentMediaType: 'application/octet-stream' };
    expect(operationOf(form).requestBody).toMatchObject({
      required: true,
      content: {
        'application/json': { schema: { title: 'quick', required: ['again'] } },
        'multipart/form-data': {
          schema: {
            oneOf: [
              {
                title: 'wizard',
                description: 'With `item_type`',
                properties: { item_type: text, shoe_size: text, design_inspiration: picture },
                required: ['item_type'],
              },
              {
                title: 'form',
                description: 'Without `item_type`',
                properties: { dress_type: text, dress_design: picture },
                required: ['dress_type'],
                not: { anyOf: [{ required: ['item_type'] }] },
              },
            ],
          },
          encoding: {
            design_inspiration: { contentType: 'image/*' },
            dress_design: { contentType: 'image/*' },
          },
        },
      },
    });
  });

  test('has the alternatives of a body that is a union', () => {
    const steps = endpoint('POST /api/orders/{id}/steps/', {
      summary: 'Take a step',
      tag: 'Orders',
      body: z.discriminatedUnion('action', [
        z.object({ action: z.literal('check') }),
        z.object({ action: z.literal('cancel'), reason: z.string() }),
      ]),
    });
    expect(operationOf(steps).requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            oneOf: [
              expect.objectContaining({ title: 'check', required: ['action'] }),
              expect.objectContaining({ title: 'cancel', required: ['action', 'reason'] }),
            ],
          },
        },
      },
    });
    expect(Object.keys(operationOf(steps).responses)).toContain('400');
  });

  test('has a body wherever one is needed', () => {
    const needed = [...endpoints.values()].filter(({ body }) => !body.safeParse({}).success);
    expect(needed.length).toBeGreaterThan(100);
    for (const one of needed) expect(operationOf(one), one.call).toHaveProperty('requestBody');
  });

  test('marks optional parameters', () => {
    const list = endpoint('PATCH /tailor_module/single-order/{id}/checkout/', {
      summary: 'Confirm',
      tag: 'Orders',
      action: 'account.use',
      params: IdParams,
      query: z.object({ note: z.string(), page: z.coerce.number().int().min(1).default(1) }),
    });
    expect(operationOf(list).parameters).toEqual([
      {
        name: 'id',
        in: 'path',
        required: true,
        schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647 },
      },
      { name: 'note', in: 'query', required: true, schema: { type: 'string' } },
      { name: 'page', in: 'query', required: false, schema: { type: 'integer', minimum: 1, default: 1 } },
    ]);
    expect(Object.keys(operationOf(list).responses)).toEqual([
      '200',
      '400',
      '401',
      '404',
      '429',
      '503',
      'default',
    ]);
  });

  test('has the input of a body and the output of a response', () => {
    const form = endpoint('POST /user_module/measurements/', {
      summary: 'Add',
      tag: 'Measurements',
      action: 'account.use',
      status: 201,
      idempotent: true,
      body: z.object({
        day: z.iso.date(),
        count: z.string().transform(Number),
        note: z.string().default(''),
      }),
      response: z.object({ id: z.int() }),
    });
    const { requestBody, responses, parameters } = operationOf(form);
    expect(requestBody).toMatchObject({ required: true });
    expect(requestBody).toHaveProperty(['content', 'application/json', 'schema'], {
      type: 'object',
      properties: {
        day: { type: 'string', format: 'date' },
        count: { type: 'string' },
        note: { type: 'string', default: '' },
      },
      required: ['day', 'count'],
    });
    expect(responses).toHaveProperty(['201', 'content', 'application/json', 'schema', 'required'], ['id']);
    expect(parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: false }]);
    expect(Object.keys(responses)).toEqual([
      '201',
      '400',
      '401',
      '413',
      '415',
      '422',
      '429',
      '503',
      'default',
    ]);
  });

  test('lists the pictures of a form with its fields', () => {
    const form = endpoint('PUT /auth/profile/', {
      summary: 'Change',
      tag: 'Accounts',
      files: ['profile_picture'],
      body: z.object({ first_name: z.string().optional() }),
    });
    expect(operationOf(form).requestBody).toMatchObject({
      content: {
        'multipart/form-data': {
          schema: { properties: { first_name: { type: 'string' }, profile_picture: {} } },
          encoding: { profile_picture: { contentType: 'image/*' } },
        },
      },
    });
  });

  test('has no body where there is none, and only the type of a document', () => {
    const gone = endpoint('DELETE /user_module/measurements/{id}/', {
      summary: 'Delete',
      tag: 'Measurements',
      status: 204,
      params: IdParams,
    });
    const paper = endpoint('GET /tailor_module/single-order/invoice/{id}/', {
      summary: 'Print',
      tag: 'Orders',
      responseType: 'application/pdf',
    });
    expect(operationOf(gone)).not.toHaveProperty('requestBody');
    expect(operationOf(gone).responses).toMatchObject({ 204: { description: 'Done' } });
    expect(operationOf(gone).responses).not.toHaveProperty(['204', 'content']);
    expect(operationOf(paper).responses).toMatchObject({ 200: { content: { 'application/pdf': {} } } });
  });
});

test('calls of one path are grouped, and tags are in the order of their first call', () => {
  const tag = 'Accounts';
  const { paths, tags } = describeApi(
    [
      endpoint('GET /auth/profile/', { summary: 'Read', tag }),
      endpoint('GET /tailor_module/tailors/', { summary: 'List', tag: 'Tailors' }),
      endpoint('PUT /auth/profile/', { summary: 'Change', tag }),
    ],
    about,
  );
  expect(Object.keys(paths['/auth/profile/'] ?? {})).toEqual(['get', 'put']);
  expect(tags).toEqual([{ name: 'Accounts' }, { name: 'Tailors' }]);
});
