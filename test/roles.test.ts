import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint, Method } from '../contract/endpoint.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addressOf } from '../contract/paths.ts';
import { ACTIONS, rolesFor } from '../contract/permissions.ts';
import { ROLES, type Role } from '../contract/roles.ts';
import { testApp } from './app.ts';
import { signUp } from './factories.ts';
import { OpenApiDocument } from './open-api-document.ts';

type Caller = 'anonymous' | Role;

const EVERYONE: readonly Caller[] = ['anonymous', ...ROLES];

/** Calls that visitors may make too, or that tell signed-in users more. */
const OPEN_WITH_SESSION = [
  'applyAsTailor',
  'checkCart',
  'checkPhone',
  'contactUs',
  'finishSocialSignIn',
  'placeShopOrder',
  'provePhone',
  'sendPhoneCode',
  'sharePreferences',
  'startSocialSignIn',
];

const shop = testApp({ JOBS: 'false' });
let document: z.infer<typeof OpenApiDocument>;

beforeAll(async () => {
  document = OpenApiDocument.parse((await shop.app.inject('/api/openapi.json')).json());
});

function operations() {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase() as Method,
      path: path as `/${string}`,
    })),
  );
}

function endpointOf(operationId: string): Endpoint {
  const endpoint = endpoints.get(operationId);
  if (!endpoint) throw new Error(`The contract exports no endpoint ${operationId}`);
  return endpoint;
}

function mayCall(operationId: string, caller: Caller): boolean {
  const { session, action } = endpointOf(operationId);
  if (session !== 'required') return true;
  return caller !== 'anonymous' && action !== undefined && rolesFor(action).includes(caller);
}

test('every call with a token names what it does, but those that visitors may make too (people-7)', () => {
  const named = operations().map(({ operationId }) => ({ operationId, ...endpointOf(operationId) }));
  const without = named.filter(({ session, action }) => session !== 'none' && !action);
  expect(without.map(({ operationId }) => operationId).sort()).toEqual(OPEN_WITH_SESSION);
  expect(named.filter(({ session, action }) => session === 'none' && action)).toEqual([]);
});

test('the calls of the back office are for support and admins at most (people-3)', () => {
  const names = namesOf(/^\/api\/staff\/|^\/live_chat\/(conversations|agents|canned-replies)\//);
  for (const name of names) {
    expect(endpointOf(name).session, name).toBe('required');
    const others = EVERYONE.filter((caller) => caller !== 'support' && caller !== 'admin');
    expect(
      others.filter((caller) => mayCall(name, caller)),
      name,
    ).toEqual([]);
  }
});

test('the calls of the workshop are for tailors or brands only (people-5)', () => {
  for (const name of namesOf(/^\/api\/workshop\//)) {
    const callers = EVERYONE.filter((caller) => mayCall(name, caller));
    expect([['tailor'], ['brand'], ['tailor', 'brand']], name).toContainEqual(callers);
  }
});

function namesOf(paths: RegExp): string[] {
  const names = [...endpoints].filter(([, { path }]) => paths.test(path)).map(([name]) => name);
  expect(names.length).toBeGreaterThan(10);
  return names;
}

test('every action is that of a call', () => {
  const named = new Set(operations().map(({ operationId }) => endpointOf(operationId).action));
  expect(ACTIONS.filter((action) => !named.has(action))).toEqual([]);
});

test.each(EVERYONE)(
  '%s may make the calls that the table permits, and no others (people-7)',
  async (caller) => {
    for (const { operationId, method, path } of operations()) {
      const url = addressOf(path, { id: 1, number: 'NP-0000000000' });
      // A new session, because some calls end it.
      const headers = caller === 'anonymous' ? {} : (await signUp(shop, { userType: caller })).headers;
      const response = await shop.app.inject({ method, url, headers });
      const { code } = response.statusCode >= 400 ? response.json() : { code: undefined };
      const expected = mayCall(operationId, caller)
        ? 'allowed'
        : caller === 'anonymous'
          ? '401 session.missing'
          : '403 session.forbidden';
      const seen = String(code).startsWith('session.') ? `${response.statusCode} ${code}` : 'allowed';
      expect(seen, `${method} ${path}`).toBe(expected);
    }
  },
);

test('the description of the API names the same roles', () => {
  for (const { operationId, security = [{}] } of operations()) {
    const isOpen = security.some(({ bearer }) => bearer === undefined);
    const named = security.flatMap(({ bearer = [] }) => bearer);
    const roles = named.length > 0 ? named : ROLES;
    const permitted = EVERYONE.filter((caller) => mayCall(operationId, caller));
    expect(permitted, operationId).toEqual(isOpen ? EVERYONE : roles);
  }
});

/** Calls that set up a staff member's second factor (accounts-23). */
const BEFORE_SECOND_FACTOR = [
  'addPasskey',
  'changePassword',
  'endOtherSessions',
  'endSession',
  'passkeyOptions',
  'profile',
  'sessions',
  'signInWays',
  'startSecondFactor',
  'turnOnSecondFactor',
];

test.each(['support', 'admin'] as const)(
  '%s may make no other call before the second factor is set up',
  async (role) => {
    for (const { operationId, method, path, security = [{}] } of operations()) {
      const sends = security.some(({ bearer }) => bearer !== undefined);
      if (!sends) continue;
      const { id, access } = await signUp(shop, { userType: role });
      const actor = await shop.deps.accessTokens.verify(access);
      if (!actor) throw new Error('The token is not valid');
      const token = await shop.deps.accessTokens.sign({ ...actor, id, needsSecondFactor: true });
      const url = addressOf(path, { id: 1, number: 'NP-0000000000' });
      const response = await shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
      const { code } = response.statusCode >= 400 ? response.json() : { code: undefined };
      const isRefused = response.statusCode === 403 && code === 'session.second_factor_required';
      expect(isRefused, `${method} ${path}`).toBe(!BEFORE_SECOND_FACTOR.includes(operationId));
    }
  },
);
