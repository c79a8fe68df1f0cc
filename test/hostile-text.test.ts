import { beforeAll, describe, expect, test } from 'vitest';
import { ROLES, type Role } from '../contract/roles.ts';
import { testApp } from './app.ts';
import { signUp } from './factories.ts';
import {
  costOf,
  hostileText,
  NEAR_MATCHES,
  NEAR_NUMBERS,
  TEXT_KINDS,
  type TextField,
  textFields,
} from './hostile-text.ts';

const shop = testApp();
const headersOf: Partial<Record<Role, Record<string, string>>> = {};

/** Signs in just before use, because a session is confirmed for minutes only. */
async function signIn(roles: readonly Role[]) {
  for (const userType of roles) headersOf[userType] = (await signUp(shop, { userType })).headers;
}

/** Eight times the text may cost 16 times as much; below this many milliseconds the difference is noise. */
const GROWTH = 16;
const NOISE_MS = 8;

const fields = textFields();
const ofStrangers = fields.filter(({ role }) => role === 'customer');
const kinds = Object.keys(TEXT_KINDS) as (keyof typeof TEXT_KINDS)[];

/** Measured again while it exceeds `allowed`, because other load disturbs it. */
async function cost(field: TextField, kind: keyof typeof TEXT_KINDS, bytes: number, allowed: number) {
  const request = field.requestWith(hostileText(kind, bytes, field));
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 5 && least > allowed; run += 1) {
    least = Math.min(least, await costOf(shop.app, request, headersOf[field.role] ?? {}));
  }
  return least;
}

test('finds the text fields of every operation', () => {
  expect(ofStrangers.length).toBeGreaterThan(150);
  expect(fields.length).toBeGreaterThan(400);
  expect(fields.map(({ name }) => name)).toContain('message of POST /contact/contact-us/');
  expect(fields.map(({ name }) => name)).toContain('?q of GET /api/search/');
});

describe('eight times the text costs at most 16 times as much:', () => {
  beforeAll(() => signIn(['customer']));

  // Starts with a short text, so that superlinear growth fails before it hangs.
  test.each(ofStrangers)(
    '$name',
    async (field) => {
      for (const kind of kinds) {
        let before = NOISE_MS;
        for (const part of [8, 1]) {
          const allowed = GROWTH * Math.max(before, NOISE_MS);
          const measured = await cost(field, kind, field.limit / part, allowed);
          expect(measured, `${kind}, 1/${part} of the limit`).toBeLessThanOrEqual(allowed);
          before = measured;
        }
      }
    },
    60_000,
  );
});

/** A quadratic parse of a near match of this length takes over half a second. */
const NEAR_LENGTH = 32 * 1024;
const NEAR_LIMIT_MS = 150;

describe('a text that nearly matches is refused at once, whatever is chosen beside it:', () => {
  beforeAll(() => signIn(ROLES));

  test.each(fields)(
    '$name',
    async (field) => {
      const length = Math.min(NEAR_LENGTH, field.limit / 3 - 8);
      for (const variant of field.variants) {
        const isAlone = Object.keys(variant).length === 0;
        for (const [kind, near] of Object.entries(isAlone ? NEAR_MATCHES : NEAR_NUMBERS)) {
          const request = field.requestWith(near(length), variant);
          let least = Number.POSITIVE_INFINITY;
          for (let run = 0; run < 5 && least > NEAR_LIMIT_MS; run += 1) {
            least = Math.min(least, await costOf(shop.app, request, headersOf[field.role] ?? {}));
          }
          expect(least, `${kind} with ${JSON.stringify(variant)}`).toBeLessThanOrEqual(NEAR_LIMIT_MS);
        }
      }
    },
    60_000,
  );
});
