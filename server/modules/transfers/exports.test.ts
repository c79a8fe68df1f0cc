import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readCsv } from '../../../contract/csv.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { buildApp } from '../../app.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { auditEntries } from '../../db/schema/audit.ts';

const shop = testApp();

/** Time until a closed connection is noticed, or a buffer is full. */
const SETTLING_MS = 400;

const support = () => signUp(shop, { userType: 'support' });

function exported(by: SignedUp | null, body: object = { kind: 'customers' }, language = 'en') {
  const headers = { ...by?.headers, 'accept-language': language };
  return shop.app.inject({ method: 'POST', url: '/api/exports/', payload: body, headers });
}

const rowsOf = (csv: string) => readCsv(csv) ?? expect.unreachable('no CSV');

const isAudited = async (by: SignedUp) =>
  (await shop.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, by.id))).filter(
    ({ action }) => action === 'transfers.export-started',
  );

describe('an export', () => {
  test('holds the rows of the list, in UTF-8 with a byte order mark', async () => {
    const by = await support();
    const customer = await signUp(shop, { firstName: 'عائشہ', lastName: '=HYPERLINK("x")' });
    const response = await exported(by);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="customers-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(response.body.startsWith('\uFEFFCustomer,Username,')).toBe(true);
    expect(rowsOf(response.body).find(([id]) => id === String(customer.id))).toEqual(
      expect.arrayContaining([customer.username, 'عائشہ', '=HYPERLINK("x")']),
    );
  });

  test('keeps spreadsheets from taking a text for a formula (transfers-1)', async () => {
    await signUp(shop, { lastName: '=cmd|calc' });
    const { body } = await exported(await support());
    expect(body).toContain(",'=cmd|calc,");
    expect(body).not.toContain(',=cmd');
  });

  test('takes the filters of its list', async () => {
    const by = await support();
    const { id, customer } = await placeGarment(shop);
    await shop.deps.db.execute(sql`update orders set phone = '+923009999999' where id = ${id}`);
    const filters = { kind: 'single', status: 'PLACED' };
    const placed = await exported(by, { kind: 'orders', filters }, 'ur');
    const [header, ...rows] = rowsOf(placed.body);
    expect(header?.slice(0, 3)).toEqual(['Order', 'Tracking number', 'Kind']);
    const row = rows.find(([order]) => order === String(id));
    expect(row, 'in English words').toEqual(
      expect.arrayContaining([
        ...['Stitched order', 'Placed', 'Unpaid', 'Shalwar kameez', 'Not contacted'],
        ...[customer.username, '+923009999999'],
      ]),
    );
    const bulk = await exported(by, { kind: 'orders', filters: { kind: 'bulk' } });
    expect(rowsOf(bulk.body)).toHaveLength(1);
  });

  test('calls the in-house workshop as the shop is called now', async () => {
    const by = await support();
    const { id } = await placeGarment(shop, { tailor: '458' });
    const before = shop.config.brandName;
    shop.config.brandName = 'Darzi House';
    try {
      const found = await exported(by, { kind: 'orders', filters: { kind: 'single' } });
      expect(rowsOf(found.body).find(([order]) => order === String(id))).toContain('Darzi House');
    } finally {
      shop.config.brandName = before;
    }
  });

  test('refuses what is no filter of the list, and what is no list', async () => {
    const response = await exported(await support(), { kind: 'orders', filters: { kind: 'curtains' } });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ filters: ['Choose one of the options.'] });
    const unknown = await exported(await support(), { kind: 'secrets' });
    expect(unknown.json()).toHaveProperty('kind');
  });

  test.each(['a\0b', '\ud800'])('refuses a filter that cannot be stored: %j', async (text) => {
    for (const filters of [{ search: text }, { [text]: 'a' }]) {
      const response = await exported(await support(), { kind: 'orders', filters });
      expect([response.statusCode, response.json()]).toEqual([
        400,
        { filters: ['This text contains a character we cannot store.'] },
      ]);
    }
  });

  test('is in the audit log with the filters that its list knows, whatever objects inherit', async () => {
    const by = await support();
    const filters = { kind: 'bulk', unknown: 'x', toString: 'x', constructor: 'y' };
    expect((await exported(by, { kind: 'orders', filters })).statusCode).toBe(200);
    expect(await isAudited(by)).toMatchObject([
      { subjectKind: 'export', subjectId: 'orders', data: { kind: 'bulk' } },
    ]);
  });

  test.each(['tailor', 'brand'] as const)('of customers is not for a %s (transfers-2)', async (userType) => {
    const response = await exported(await signUp(shop, { userType }));
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'session.forbidden' });
  });

  test('needs a session, of a role that the account still has (transfers-2)', async () => {
    expect((await exported(null)).statusCode).toBe(401);
    const by = await support();
    await shop.deps.db.execute(sql`update users set user_type = 'brand' where id = ${by.id}`);
    expect((await exported(by)).statusCode).toBe(401);
  });
});

test('an export of people needs a recent proof of who is there (people-11)', async () => {
  const by = await support();
  await shop.deps.db
    .update(refreshTokens)
    .set({ confirmedAt: new Date(Date.now() - 3600_000) })
    .where(eq(refreshTokens.userId, by.id));
  for (const kind of ['customers', 'orders', 'newsletter']) {
    expect((await exported(by, { kind })).json().code, kind).toBe('session.unconfirmed');
  }
  expect((await exported(by, { kind: 'products' })).statusCode).toBe(200);
});

describe('a large export', () => {
  const ROWS = 65_000;
  let app: FastifyInstance;
  let address: string;
  const logged: object[] = [];
  let beforeRead: (first: number) => unknown = () => undefined;
  const read: number[] = [];

  /** A fake kind under an existing name, which exports numbers from 1. */
  beforeAll(async () => {
    const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
    app = await buildApp(shop.deps, { pages: false, log });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    shop.deps.transferKinds.addExport({
      name: 'customers',
      roles: ['support'],
      filters: z.object({}),
      columns: [{ name: 'Number', value: (row: number) => row }],
      read: async (_db, { after, limit }) => {
        const first = Number(after ?? 0) + 1;
        read.push(first);
        await beforeRead(first);
        const rows = Array.from({ length: Math.min(limit, ROWS - first + 1) }, (_, index) => first + index);
        const last = rows.at(-1) ?? 0;
        return { rows, next: last < ROWS ? String(last) : undefined };
      },
    });
  });

  // After a broken connection fetch opens another one without a request, and closing would wait for it.
  afterAll(() => {
    app.server.closeAllConnections();
    return app.close();
  });

  function fetched(
    by: SignedUp,
    { signal = null, encoding = 'br' }: { signal?: AbortSignal | null; encoding?: string } = {},
  ) {
    const headers = { ...by.headers, 'content-type': 'application/json', 'accept-encoding': encoding };
    const body = JSON.stringify({ kind: 'customers' });
    return fetch(`${address}/api/exports/`, { method: 'POST', headers, body, signal });
  }

  test('is read in pages of 500 rows, none lost or repeated (transfers-1)', async () => {
    read.length = 0;
    beforeRead = () => undefined;
    const rows = rowsOf(await (await fetched(await support())).text());
    expect(rows.slice(1).map(([cell]) => Number(cell))).toEqual(
      Array.from({ length: ROWS }, (_, index) => index + 1),
    );
    expect(read).toHaveLength(ROWS / 500);
  });

  test.each(['br', 'gzip', 'identity'])(
    'arrives while it is read, and breaks the connection when it fails in the middle (transfers-3): %s',
    async (encoding) => {
      logged.length = 0;
      const failing = Promise.withResolvers<void>();
      beforeRead = (first) => (first > 1000 ? failing.promise : undefined);
      const response = await fetched(await support(), { encoding });
      const reader = response.body?.getReader() ?? expect.unreachable('no body');
      expect((await reader.read()).value?.length).toBeGreaterThan(0);
      failing.reject(new Error('The database went away'));
      await expect(
        (async () => {
          while (!(await reader.read()).done);
        })(),
      ).rejects.toThrow('terminated');
      await vi.waitFor(() =>
        expect(logged).toContainEqual(
          expect.objectContaining({
            msg: 'A document broke off',
            err: expect.objectContaining({ message: 'The database went away' }),
          }),
        ),
      );
    },
  );

  test('that fails at once says why', async () => {
    beforeRead = () => {
      throw new Error('The database went away');
    };
    const response = await fetched(await support());
    expect(response.status).toBe(500);
  });

  test('reads no more once its reader has left, and an account has two at a time (transfers-3)', async () => {
    const by = await support();
    read.length = 0;
    logged.length = 0;
    const going = Promise.withResolvers<void>();
    beforeRead = (first) => (first > 1000 ? going.promise : undefined);
    const leaving = new AbortController();
    await Promise.all([fetched(by, leaving), fetched(by, leaving)]);
    const third = await fetched(by);
    expect([third.status, await third.json()]).toEqual([
      409,
      { code: 'transfers.too_many', detail: 'You have 2 exports open. Wait for one, or cancel it.' },
    ]);
    leaving.abort();
    await sleep(SETTLING_MS);
    going.resolve();
    await sleep(SETTLING_MS);
    expect(Math.max(...read)).toBe(1001);
    expect(logged).toEqual([]);
    const next = await fetched(by);
    expect(next.status).toBe(200);
    await next.body?.cancel();
  });

  test('that is not fetched as fast as it is read waits for its reader', async () => {
    beforeRead = () => undefined;
    const leaving = new AbortController();
    const response = await fetched(await support(), { signal: leaving.signal, encoding: 'identity' });
    await sleep(SETTLING_MS);
    const before = read.length;
    await sleep(SETTLING_MS);
    expect(read.length).toBe(before);
    leaving.abort();
    await response.text().catch(() => undefined);
  });
});
