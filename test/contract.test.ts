import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ofAccount } from '../contract/account-paths.ts';
import { ofApplications } from '../contract/application-paths.ts';
import { ofOrders } from '../contract/order-paths.ts';
import { additional, addressOf, type Call, chatSocketPath, specified } from '../contract/paths.ts';
import { shelf } from '../contract/shelf-paths.ts';
import { ofSignIn } from '../contract/sign-in-paths.ts';
import { staff } from '../contract/staff-paths.ts';
import { ofTransfers } from '../contract/transfer-paths.ts';
import { workshop } from '../contract/workshop-paths.ts';
import { users } from '../server/db/schema/accounts.ts';
import { testApp } from './app.ts';
import { signUp } from './factories.ts';
import { OpenApiDocument } from './open-api-document.ts';

const UNBUILT: string[] = [];

/** Calls without an endpoint: bytes behind a signed link or a name, the way back from a provider, Stripe's webhook, and the socket. */
const UNDESCRIBED = ['file', 'publishedFile', 'socialCallback', 'stripeWebhook', 'chatSocket'];

const promised: Record<string, Call> = {
  ...specified,
  chatSocket: { method: 'GET', path: chatSocketPath },
  ...additional,
  ...ofAccount,
  ...ofApplications,
  ...ofOrders,
  ...ofSignIn,
  ...shelf,
  ...staff,
  ...workshop,
  ...ofTransfers,
};

const shop = testApp();
let document: z.infer<typeof OpenApiDocument>;

beforeAll(async () => {
  const answer = await shop.app.inject('/api/openapi.json');
  document = OpenApiDocument.parse(answer.json());
});

function described() {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as Call['method'],
      path: path as Call['path'],
    })),
  );
}

describe('the routes that the server registers', () => {
  test('are the calls of contract/*paths.ts, except those in UNBUILT', () => {
    const unbuilt = Object.entries(promised).filter(([, { method, path }]) => {
      // The router drops the trailing slash.
      const url = path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
      return !shop.app.hasRoute({ method, url });
    });
    expect(unbuilt.map(([name]) => name).sort()).toEqual([...UNBUILT].sort());
  });

  test.each(Object.entries(promised).filter(([name]) => !UNBUILT.includes(name)))(
    'answer at the exact path of %s',
    async (_name, { method, path }) => {
      const url = addressOf({ method, path }, { id: 'nobody', key: 'nothing', provider: 'nobody' });
      const { statusCode, headers } = await shop.app.inject({ method, url });
      // Unknown paths and methods are 404 and 405; a redirect would lose the body of a POST.
      expect([200, 400, 401, 404, 415, 426]).toContain(statusCode);
      expect(headers.location).toBeUndefined();
      if (!path.includes('{')) expect(statusCode).not.toBe(404);
    },
  );

  test('are described in /api/openapi.json, spelled as in contract/*paths.ts', () => {
    const built = Object.entries(promised).filter(
      ([name]) => !UNBUILT.includes(name) && !UNDESCRIBED.includes(name),
    );
    expect(
      described()
        .map(({ operationId, method, path }) => `${operationId}: ${method} ${path}`)
        .sort(),
    ).toEqual(built.map(([name, { method, path }]) => `${name}: ${method} ${path}`).sort());
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
      const answer = await shop.app.inject({ method, url: addressOf({ method, path }, { id: 1 }) });
      const isRefused = answer.statusCode === 401 && answer.json().code === 'session.missing';
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
        const url = addressOf({ method, path }, { id: 1 });
        const answer = await shop.app.inject({ method, url, headers });
        expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([
          401,
          'session.invalid',
        ]);
      }
    }
  });
});
