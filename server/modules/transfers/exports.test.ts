import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCsv } from '../../../contract/csv.ts';
import type { Role } from '../../../contract/roles.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { testApp } from '../../../test/app.ts';
import { type SignedUp, signUp } from '../../../test/factories.ts';
import { placeGarment } from '../../../test/factories-orders.ts';
import { refreshTokens } from '../../db/schema/accounts.ts';
import { transferParts, transfers } from '../../db/schema/transfers.ts';
import { SignedLinks } from '../../infra/storage/signed-links.ts';
import { sweepFiles } from '../files/service.ts';
import { purgeOldTransfers } from './purge-service.ts';
import { runTransfer } from './run-service.ts';

const shop = testApp();
const silent = { info: () => {}, error: () => {} };
const TOMORROW = Date.now() + 25 * 3_600_000;

const support = () => signUp(shop, { userType: 'support' });

function send(method: 'GET' | 'POST', url: string, by: SignedUp | null, payload?: object) {
  return shop.app.inject({ method, url, ...(payload ? { payload } : {}), headers: by?.headers ?? {} });
}

const startExport = (by: SignedUp | null, body: object = { kind: 'customers' }) =>
  send('POST', '/api/transfers/exports/', by, body);

async function exported(by: SignedUp, body?: object): Promise<Transfer> {
  const { id } = (await startExport(by, body)).json();
  await runTransfer(shop.deps, id);
  return (await send('GET', `/api/transfers/${id}/`, by)).json();
}

async function download(by: SignedUp, id: number) {
  const { url } = (await send('POST', `/api/transfers/${id}/link/`, by)).json();
  return shop.app.inject(url);
}

const rowsOf = (csv: string) => readCsv(csv) ?? expect.unreachable('no CSV');

const partsOf = (id: number) =>
  shop.deps.db.select().from(transferParts).where(eq(transferParts.transferId, id));

/** Numbers from 1 to `count`, in the name of a kind that exists. */
function replaceCustomers(count: number, beforeRead: (after: number) => unknown = () => undefined) {
  const real = shop.deps.transferKinds.export('customers');
  shop.deps.transferKinds.addExport({
    name: 'customers',
    roles: ['support', 'admin'] satisfies Role[],
    filters: z.object({}),
    columns: [{ name: 'Number', value: (row: number) => row }],
    count: async () => count,
    read: async (_db, { after, limit }) => {
      const first = Number(after ?? 0) + 1;
      await beforeRead(first);
      const rows = Array.from({ length: Math.min(limit, count - first + 1) }, (_, index) => first + index);
      const last = rows.at(-1) ?? 0;
      return { rows, next: last < count ? String(last) : undefined };
    },
  });
  return () => real && shop.deps.transferKinds.addExport(real);
}

describe('an export', () => {
  test('holds the rows of the list, in UTF-8 with a byte order mark', async () => {
    const by = await support();
    const customer = await signUp(shop, { firstName: 'عائشہ', lastName: '=HYPERLINK("x")' });
    const transfer = await exported(by);
    expect(transfer).toMatchObject({ state: 'DONE', direction: 'export', phase: 'export', failure: null });
    expect(transfer.rows_done).toBe(transfer.rows_total);
    const answer = await download(by, transfer.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/csv/);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="${transfer.file_name}"`);
    expect(answer.body.startsWith('\uFEFFCustomer,Username,')).toBe(true);
    const rows = rowsOf(answer.body);
    expect(rows.length - 1).toBe(transfer.rows_done);
    expect(rows.find(([id]) => id === String(customer.id))).toEqual(
      expect.arrayContaining([customer.username, 'عائشہ', '=HYPERLINK("x")']),
    );
  });

  test('keeps spreadsheets from taking a text for a formula (transfers-1)', async () => {
    const by = await support();
    await signUp(shop, { lastName: '=cmd|calc' });
    const answer = await download(by, (await exported(by)).id);
    expect(answer.body).toContain(",'=cmd|calc,");
    expect(answer.body).not.toContain(',=cmd');
  });

  test('takes the filters of its list', async () => {
    const by = await support();
    const { id, customer } = await placeGarment(shop);
    await shop.deps.db.execute(sql`update orders set phone = '+923009999999' where id = ${id}`);
    const placed = await exported(by, { kind: 'orders', filters: { kind: 'single', status: 'PLACED' } });
    const [header, ...rows] = rowsOf((await download(by, placed.id)).body);
    expect(header?.slice(0, 3)).toEqual(['Order', 'Tracking number', 'Kind']);
    const row = rows.find(([order]) => order === String(id));
    expect(row, 'in words').toEqual(
      expect.arrayContaining([
        ...['Stitched order', 'Placed', 'Unpaid', 'Shalwar kameez', 'Not contacted'],
        ...[customer.username, '+923009999999'],
      ]),
    );
    const bulk = await exported(by, { kind: 'orders', filters: { kind: 'bulk' } });
    expect(rowsOf((await download(by, bulk.id)).body)).toHaveLength(1);
  });

  test('calls the in-house workshop as the shop is called now', async () => {
    const by = await support();
    const { id } = await placeGarment(shop, { tailor: '458' });
    const before = shop.config.brandName;
    shop.config.brandName = 'Darzi House';
    try {
      const found = await exported(by, { kind: 'orders', filters: { kind: 'single' } });
      const rows = rowsOf((await download(by, found.id)).body);
      expect(rows.find(([order]) => order === String(id))).toContain('Darzi House');
    } finally {
      shop.config.brandName = before;
    }
  });

  test('refuses what is no filter of the list', async () => {
    const answer = await startExport(await support(), { kind: 'orders', filters: { kind: 'curtains' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ filters: ['Choose one of the options.'] });
    const unknown = await startExport(await support(), { kind: 'secrets' });
    expect(unknown.json()).toHaveProperty('kind');
  });

  test.each(['a\0b', '\ud800'])('refuses a filter that cannot be stored: %j', async (text) => {
    for (const filters of [{ search: text }, { [text]: 'a' }]) {
      const answer = await startExport(await support(), { kind: 'orders', filters });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { filters: ['This text contains a character we cannot store.'] },
      ]);
    }
  });

  test('keeps the filters of its list only', async () => {
    const others = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`unknown_${n}`, 'x']));
    const answer = await startExport(await support(), {
      kind: 'orders',
      filters: { kind: 'bulk', ...others },
    });
    expect(answer.json().filters).toEqual({ kind: 'bulk' });
  });

  test.each(['tailor', 'brand'] as const)('of customers is not for a %s (transfers-2)', async (userType) => {
    const answer = await startExport(await signUp(shop, { userType }));
    expect(answer.json()).toMatchObject({ code: 'session.forbidden' });
    expect(answer.statusCode).toBe(403);
  });

  test('needs a session', async () => {
    expect((await startExport(null)).statusCode).toBe(401);
  });

  test('is refused to who has lost the role since (transfers-2)', async () => {
    const by = await support();
    const { id } = (await startExport(by)).json();
    await shop.deps.db.execute(sql`update users set user_type = 'brand' where id = ${by.id}`);
    await runTransfer(shop.deps, id);
    const [row] = await shop.deps.db.select().from(transfers).where(eq(transfers.id, id));
    expect(row).toMatchObject({ state: 'FAILED', failure: 'session.forbidden', parts: 0 });
  });

  test('of others does not exist', async () => {
    const transfer = await exported(await support());
    const other = await support();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', 'errors/'],
      ['POST', 'link/'],
      ['POST', 'cancel/'],
      ['POST', 'check/'],
      ['POST', 'apply/'],
    ] as const) {
      expect((await send(method, `/api/transfers/${transfer.id}/${path}`, other)).statusCode, path).toBe(404);
    }
    expect((await send('GET', '/api/transfers/', other)).json()).toEqual([]);
  });

  test('keeps no filter that its kind does not know, whatever objects inherit', async () => {
    const started = await startExport(await support(), {
      kind: 'customers',
      filters: { toString: 'x', constructor: 'y' },
    });
    const [row] = await shop.deps.db.select().from(transfers).where(eq(transfers.id, started.json().id));
    expect(row?.filters).toEqual({});
  });

  test('is limited to five open ones', async () => {
    const by = await support();
    for (let started = 0; started < 5; started++) expect((await startExport(by)).statusCode).toBe(201);
    const answer = await startExport(by);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('transfers.too_many');
    const list: Transfer[] = (await send('GET', '/api/transfers/', by)).json();
    expect(list.map(({ state }) => state)).toEqual(Array(5).fill('QUEUED'));
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => b - a));
  });
});

test('an export of people needs a recent proof of who is there (people-11)', async () => {
  const by = await support();
  await shop.deps.db
    .update(refreshTokens)
    .set({ confirmedAt: new Date(Date.now() - 3600_000) })
    .where(eq(refreshTokens.userId, by.id));
  for (const kind of ['customers', 'orders', 'newsletter']) {
    expect((await startExport(by, { kind })).json().code, kind).toBe('session.unconfirmed');
  }
  expect((await startExport(by, { kind: 'products' })).statusCode).toBe(201);
});

describe('a large export', () => {
  test('goes on where a killed worker stopped, without losing or repeating a row (transfers-3)', async () => {
    const by = await support();
    let kills = 2;
    const restore = replaceCustomers(65_000, (first) => {
      if (first > 30_000 && kills > 0) {
        kills -= 1;
        throw new Error('killed');
      }
    });
    try {
      const { id } = (await startExport(by)).json();
      await expect(runTransfer(shop.deps, id)).rejects.toThrow('killed');
      expect((await send('GET', `/api/transfers/${id}/`, by)).json()).toMatchObject({
        state: 'RUNNING',
        rows_done: 20_000,
        rows_total: 65_000,
        parts: 1,
      });
      await expect(runTransfer(shop.deps, id)).rejects.toThrow('killed');
      // Two processes may take it up at once.
      await Promise.all([runTransfer(shop.deps, id), runTransfer(shop.deps, id)]);
      const transfer = (await send('GET', `/api/transfers/${id}/`, by)).json();
      expect(transfer).toMatchObject({ state: 'DONE', rows_done: 65_000, parts: 4 });
      const rows = rowsOf((await download(by, id)).body);
      expect(rows.slice(1).map(([cell]) => Number(cell))).toEqual(
        Array.from({ length: 65_000 }, (_, index) => index + 1),
      );
    } finally {
      restore();
    }
  });

  test('fails after five attempts without a step', async () => {
    const by = await support();
    const restore = replaceCustomers(10, () => {
      throw new Error('broken');
    });
    try {
      const { id } = (await startExport(by)).json();
      for (let attempt = 0; attempt < 5; attempt++) {
        await expect(runTransfer(shop.deps, id)).rejects.toThrow('broken');
      }
      const transfer = (await send('GET', `/api/transfers/${id}/`, by)).json();
      expect(transfer).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('broke off') });
      await runTransfer(shop.deps, id);
    } finally {
      restore();
    }
  });

  test('stops and keeps no file once it is cancelled', async () => {
    const by = await support();
    let id = 0;
    const restore = replaceCustomers(65_000, async (first) => {
      if (first === 40_001) {
        expect(await partsOf(id)).toHaveLength(2);
        expect((await send('POST', `/api/transfers/${id}/cancel/`, by)).json()).toMatchObject({
          state: 'CANCELLED',
          rows_done: 40_000,
        });
      }
    });
    try {
      id = (await startExport(by)).json().id;
      await runTransfer(shop.deps, id);
      const transfer = (await send('POST', `/api/transfers/${id}/cancel/`, by)).json();
      expect(transfer).toMatchObject({ state: 'CANCELLED', rows_done: 40_000 });
      expect(await partsOf(id)).toEqual([]);
      const link = await send('POST', `/api/transfers/${id}/link/`, by);
      expect(link.json().code).toBe('transfers.no_file');
    } finally {
      restore();
    }
  });

  test('cannot be cancelled once it is done', async () => {
    const by = await support();
    const { id } = await exported(by);
    const answer = await send('POST', `/api/transfers/${id}/cancel/`, by);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe('transfers.ended');
  });
});

describe('the file', () => {
  test('is behind a link that expires and fits no other file (transfers-4)', async () => {
    const by = await support();
    const [mine, other] = [await exported(by), await exported(by)];
    const { url } = (await send('POST', `/api/transfers/${mine.id}/link/`, by)).json();
    const foreign = url.replace(`/${mine.id}/`, `/${other.id}/`);
    expect((await shop.app.inject(foreign)).json().code).toBe('transfers.link_invalid');
    expect((await shop.app.inject(`/api/transfers/${mine.id}/file/`)).statusCode).toBe(400);
    const earlier = new SignedLinks(shop.config.jwtSecret, () => Date.now() - 20 * 60_000);
    const { expires, signature } = earlier.stamp(`transfers/${mine.id}`, 10 * 60);
    const expired = `/api/transfers/${mine.id}/file/?expires=${expires}&code=${signature}`;
    expect((await shop.app.inject(expired)).statusCode).toBe(404);
    expect((await shop.app.inject(url)).statusCode).toBe(200);
  });

  test('survives the sweep of orphaned files, and goes after a week (transfers-4)', async () => {
    const by = await support();
    const { id } = await exported(by);
    const [part] = await partsOf(id);
    await sweepFiles(shop.deps, silent, TOMORROW);
    expect((await download(by, id)).statusCode).toBe(200);
    await purgeOldTransfers(shop.deps.db, shop.deps.storage);
    expect((await download(by, id)).statusCode).toBe(200);
    await shop.deps.db.execute(
      sql`update transfers set created_at = now() - interval '8 days' where id = ${id}`,
    );
    await purgeOldTransfers(shop.deps.db, shop.deps.storage);
    expect((await send('GET', `/api/transfers/${id}/`, by)).statusCode).toBe(404);
    await expect(shop.deps.storage.read(part?.key ?? '')).rejects.toThrow('No file');
  });

  test('that is lost is told before anything is sent', async () => {
    const by = await support();
    const { id } = await exported(by);
    for (const { key } of await partsOf(id)) await shop.deps.storage.remove(key);
    const answer = await download(by, id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe('transfers.no_file');
  });
});
