import { expect, test } from 'vitest';
import { curlFor } from './curl.ts';
import type { Operation } from './description.ts';

const call: Operation = {
  id: 'call',
  method: 'GET',
  path: '/things/{id}/',
  summary: 'Do',
  needsToken: false,
  roles: [],
  parameters: [],
  body: undefined,
  answer: { status: '200', description: '' },
  failures: [],
};
const server = 'https://shop.example';

test('a plain GET has the address only', () => {
  expect(curlFor(call, server)).toBe("curl 'https://shop.example/things/1/'");
});

test('has the required parameters, headers and fields only', () => {
  const text = { type: 'string' };
  const example = curlFor(
    {
      ...call,
      method: 'POST',
      needsToken: true,
      parameters: [
        { name: 'kind', in: 'query', required: true, schema: { type: 'string', enum: ['a b', 'c'] } },
        { name: 'page', in: 'query', required: false, schema: { type: 'integer' } },
        { name: 'Idempotency-Key', in: 'header', required: false, schema: text },
      ],
      body: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { email: text, count: { type: 'integer', minimum: 5 }, note: text },
            required: ['email', 'count'],
          },
        },
      },
    },
    server,
  );
  expect(example.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://shop.example/things/1/?kind=a%20b'",
    '-H "Authorization: Bearer $ACCESS"',
    '-H "Idempotency-Key: $(uuidgen)"',
    "-H 'Content-Type: application/json'",
    `-d '{"email":"amna@example.com","count":5}'`,
  ]);
});

test('shows the first of several shapes', () => {
  const oneOf = ['wizard', 'form'].map((name) => ({
    title: name,
    properties: { [name]: { type: 'boolean' } },
    required: [name],
  }));
  const body = { 'multipart/form-data': { schema: { oneOf } } };
  expect(curlFor({ ...call, method: 'POST', body }, server)).toContain("-F 'wizard=true'");
  expect(curlFor({ ...call, method: 'POST', body }, server)).not.toContain('form=');
});

test('sends a form with its first picture', () => {
  const picture = { contentMediaType: 'application/octet-stream' };
  const properties = { label: { type: 'string', const: "Amna's" }, picture, other: picture };
  const body = { 'multipart/form-data': { schema: { type: 'object', properties, required: ['label'] } } };
  expect(
    curlFor({ ...call, method: 'PUT', body }, server)
      .split(' \\\n  ')
      .slice(1),
  ).toEqual(["-F 'label=Amna'\\''s'", "-F 'picture=@picture.jpg'"]);
});
