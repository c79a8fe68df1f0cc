import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Call, Method } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { ApiCall } from '../contract/paths.ts';
import {
  addressOf,
  chatSocketPath,
  filePath,
  gatewayNoticePath,
  gatewayReturnPath,
  methodOf,
  publishedFilePath,
  socialCallbackPath,
  stripeWebhookPath,
} from '../contract/paths.ts';
import { users } from '../server/db/schema/accounts.ts';
import { testApp } from './app.ts';
import { signUp } from './factories.ts';
import { OpenApiDocument } from './open-api-document.ts';

/** Calls whose spelling is fixed (wire-1). */
const SPECIFIED: readonly ApiCall[] = [
  'POST /auth/login/',
  'POST /auth/register/',
  'POST /auth/refresh/',
  'GET /auth/profile/',
  'PUT /auth/profile/',
  'GET /api/brands/brands/',
  'POST /contact/contact-us/',
  'GET /tailor_module/tailors/',
  'GET /user_module/measurements/',
  'POST /user_module/measurements/',
  'PUT /user_module/measurements/{id}/',
  'DELETE /user_module/measurements/{id}/',
  'GET /live_chat/users/',
  'GET /live_chat/chat/history/{id}/',
  'POST /tailor_module/bulk-order/create/',
  'POST /tailor_module/single-order/create/',
  'GET /user_module/bulk-order/sepcific-user/list/',
  'GET /tailor_module/single-orders/all/',
  'PATCH /tailor_module/single-order/{id}/checkout/',
  'GET /tailor_module/single-order/invoice/{id}/',
];

/** Routes that are not in the contract: files, the return from a provider, Stripe's webhook, the socket. */
const UNDESCRIBED: readonly Call[] = [
  `GET ${filePath}`,
  `GET ${publishedFilePath}`,
  `GET ${socialCallbackPath}`,
  `POST ${stripeWebhookPath}`,
  `GET ${gatewayReturnPath}`,
  `POST ${gatewayReturnPath}`,
  `POST ${gatewayNoticePath}`,
  `GET ${chatSocketPath}`,
];

const promised: readonly Call[] = [...[...endpoints.values()].map(({ call }) => call), ...UNDESCRIBED];

const shop = testApp();
let document: z.infer<typeof OpenApiDocument>;

beforeAll(async () => {
  const response = await shop.app.inject('/api/openapi.json');
  document = OpenApiDocument.parse(response.json());
});

function described() {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as Method,
      path: path as `/${string}`,
    })),
  );
}

describe('the routes that the server registers', () => {
  test('are the calls of the contract', () => {
    const missing = promised.filter((call) => {
      // The router drops the trailing slash.
      const url = call
        .slice(call.indexOf('/'))
        .replace(/\{(\w+)\}/g, ':$1')
        .replace(/\/$/, '');
      return !shop.app.hasRoute({ method: methodOf(call), url });
    });
    expect(missing).toEqual([]);
  });

  test.each(promised)('answer at the exact path of %s', async (call) => {
    const url = addressOf(call as ApiCall, { id: 'nobody', key: 'nothing', provider: 'nobody' });
    const { statusCode, headers } = await shop.app.inject({ method: methodOf(call), url });
    // Unknown paths and methods are 404 and 405; a redirect would lose the body of a POST.
    expect([200, 400, 401, 404, 415, 426]).toContain(statusCode);
    expect(headers.location).toBeUndefined();
    if (!call.includes('{')) expect(statusCode).not.toBe(404);
  });

  test('are described in /api/openapi.json, named and spelled as in the contract', () => {
    expect(
      described()
        .map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`)
        .sort(),
    ).toEqual([...endpoints].map(([name, { call }]) => `${name}: ${call}`).sort());
  });

  test.each(SPECIFIED)('are specified: %s (wire-1)', (call) => {
    expect(promised).toContain(call);
  });
});

describe('/api/openapi.json', () => {
  test('has no dangling reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const [, kind, name] of references) {
      expect(document.components).toHaveProperty([String(kind), String(name)]);
    }
  });

  test('describes exactly the path parameters', () => {
    for (const { path, parameters } of described()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(
        named,
      );
    }
  });

  test('lists every tag it uses', () => {
    expect(document.tags.map(({ name }) => name).sort()).toEqual(
      [...new Set(described().flatMap(({ tags }) => tags))].sort(),
    );
  });

  test('requires a token exactly where the server does', async () => {
    for (const { method, path, security } of described()) {
      const response = await shop.app.inject({ method, url: addressOf(path, { id: 1 }) });
      const isRefused = response.statusCode === 401 && response.json().code === 'session.missing';
      const needsToken = security?.every((scheme) => scheme.bearer) ?? false;
      expect(isRefused, `${method} ${path}`).toBe(needsToken);
    }
  });

  test('writing calls refuse a token whose session has ended or whose role has changed', async () => {
    const [signedOut, promoted] = [await signUp(shop), await signUp(shop)];
    await shop.app.inject({ method: 'POST', url: '/auth/logout/', payload: { refresh: signedOut.refresh } });
    await shop.deps.db.update(users).set({ userType: 'support' }).where(eq(users.id, promoted.id));
    const writing = described().filter(
      ({ method, security }) => method !== 'GET' && security?.some(({ bearer }) => bearer),
    );
    expect(writing.length).toBeGreaterThan(10);
    for (const { method, path } of writing) {
      for (const { headers } of [signedOut, promoted]) {
        const url = addressOf(path, { id: 1 });
        const response = await shop.app.inject({ method, url, headers });
        expect([response.statusCode, response.json().code], `${method} ${path}`).toEqual([
          401,
          'session.invalid',
        ]);
      }
    }
  });
});
