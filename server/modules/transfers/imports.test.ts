import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readCsv } from '../../../contract/csv.ts';
import type { Transfer } from '../../../contract/transfers.ts';
import { wholeNumber } from '../../../contract/validation.ts';
import { testApp } from '../../../test/app.ts';
import { multipart, type SignedUp, signUp } from '../../../test/factories.ts';
import { transferParts, transfers } from '../../db/schema/transfers.ts';
import { sweepFiles } from '../files/service.ts';
import { purgeOldTransfers } from './purge-service.ts';
import { resumeLost, runTransfer } from './run-service.ts';

const shop = testApp();

/** Called before each step of `apply`. */
let beforeApply: (first: number) => unknown = () => undefined;

beforeAll(async () => {
  await shop.deps.db.execute(sql`create table imported (name text primary key, price integer not null)`);
  shop.deps.transferKinds.addImport({
    name: 'products',
    roles: ['brand', 'admin'],
    columns: ['name', 'price'],
    maxRows: 2000,
    groupOf: ({ name = '' }) => name.split('#')[0] ?? '',
    row: z.object({ name: z.string().min(1).max(60), price: wholeNumber({ min: 1, max: 1000 }) }),
    check: async (db, { rows }) => {
      const { rows: known } = await db.execute<{ name: string }>(sql`select name from imported`);
      return rows
        .filter(({ row }) => known.some(({ name }) => name === row.name))
        .map(({ number }) => ({ row: number, column: 'name', sentence: 'This is there already.' }));
    },
    apply: async (tx, { rows }) => {
      for (const { row } of rows) {
        await tx.execute(sql`insert into imported values (${row.name}, ${row.price})`);
      }
      await beforeApply(rows[0]?.number ?? 0);
      return [];
    },
  });
});

const brand = () => signUp(shop, { userType: 'brand' });

function send(method: 'GET' | 'POST', url: string, by: SignedUp, payload?: object) {
  return shop.app.inject({ method, url, ...(payload ? { payload } : {}), headers: by.headers });
}

const startImport = (by: SignedUp, bytes: number) =>
  send('POST', '/api/transfers/imports/', by, { kind: 'products', file_name: 'shelf.csv', bytes });

function uploadPart(by: SignedUp, id: number, place: number, bytes: Buffer) {
  const { payload, headers } = multipart({}, { part: bytes });
  const url = `/api/transfers/${id}/parts/${place}/`;
  return shop.app.inject({ method: 'PUT', url, payload, headers: { ...headers, ...by.headers } });
}

/** Uploads the file in parts of `partBytes`. */
async function uploaded(by: SignedUp, csv: string | Buffer, partBytes = 1_000_000): Promise<number> {
  const bytes = Buffer.from(csv as string);
  const { id } = (await startImport(by, bytes.length)).json();
  for (let place = 0; place * partBytes < bytes.length; place++) {
    const part = bytes.subarray(place * partBytes, (place + 1) * partBytes);
    const response = await uploadPart(by, id, place, part);
    expect(response.statusCode).toBe(200);
  }
  return id;
}

async function checked(by: SignedUp, csv: string | Buffer, partBytes?: number): Promise<Transfer> {
  const id = await uploaded(by, csv, partBytes);
  expect((await send('POST', `/api/transfers/${id}/check/`, by)).json()).toMatchObject({ state: 'QUEUED' });
  await runTransfer(shop.deps, id);
  return read(by, id);
}

const read = async (by: SignedUp, id: number): Promise<Transfer> =>
  (await send('GET', `/api/transfers/${id}/`, by)).json();

const apply = (by: SignedUp, id: number) => send('POST', `/api/transfers/${id}/apply/`, by);

const errorsOf = async (by: SignedUp, id: number) =>
  (await send('GET', `/api/transfers/${id}/errors/`, by)).json();

async function importedLike(prefix: string): Promise<number> {
  const { rows } = await shop.deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from imported where name like ${`${prefix}%`}`,
  );
  return rows[0]?.count ?? 0;
}

const csvOf = (prefix: string, count: number) =>
  `name,price\n${Array.from({ length: count }, (_, place) => `${prefix}${place},5\n`).join('')}`;

describe('the check of an import', () => {
  test('lists what is wrong row by row and changes nothing (transfers-6)', async () => {
    const by = await brand();
    await shop.deps.db.execute(sql`insert into imported values ('known', 1)`);
    const csv =
      '\uFEFF Price ;NAME;colour\r\n5;"check; ""one""";red\r\n\r\nx;check two;\r\n5;;\r\n7;known;\r\n9;"check\nthree";';
    const transfer = await checked(by, csv, 7);
    expect(transfer).toMatchObject({ state: 'CHECKED', phase: 'check', rows_total: 5, errors: 3 });
    expect(await errorsOf(by, transfer.id)).toEqual([
      { row: 4, column: 'price', sentence: 'Enter a whole number.' },
      { row: 5, column: 'name', sentence: 'This field is required.' },
      { row: 6, column: 'name', sentence: 'This is there already.' },
    ]);
    const response = await apply(by, transfer.id);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('transfers.not_checked');
    expect(await importedLike('check')).toBe(0);
  });

  test.each([
    ['brand', 'یہ خانہ ضروری ہے۔'],
    ['admin', 'This field is required.'],
  ] as const)('tells a %s who reads Urdu: %s', async (userType, sentence) => {
    const by = await signUp(shop, { userType, locale: 'ur' });
    const { id } = await checked(by, 'name,price\n,5\n');
    expect(await errorsOf(by, id)).toEqual([{ row: 2, column: 'name', sentence }]);
  });

  test.each([
    ['without a column', 'name\nx\n', 'The file lacks the columns price.'],
    ['without rows', 'name,price\n', 'The file has no rows below its header.'],
    ['with a quote that does not end', 'name,price\n"x,5\n', 'cannot be read as CSV'],
    ['that is not UTF-8', Buffer.from([0x6e, 0x61, 0xff, 0x0a, 0x41]), 'cannot be read as CSV'],
    ['with a NUL', 'name,price\nx\0,5\n', 'cannot be read as CSV'],
  ])('fails on a file %s', async (_what, csv, sentence) => {
    const by = await brand();
    const transfer = await checked(by, csv);
    expect(transfer).toMatchObject({ state: 'FAILED', failure: expect.stringContaining(sentence) });
    expect(
      await shop.deps.db.select().from(transferParts).where(eq(transferParts.transferId, transfer.id)),
    ).toEqual([]);
  });

  test('lists at most a thousand errors and counts all', async () => {
    const by = await brand();
    const transfer = await checked(by, `name,price\n${'x,-1\n'.repeat(1700)}`);
    expect(transfer).toMatchObject({ rows_total: 1700, errors: 1700 });
    expect(await errorsOf(by, transfer.id)).toHaveLength(1000);
  });

  test('asks nothing more of a group of rows when one of them is wrong', async () => {
    const by = await brand();
    const transfer = await checked(by, 'name,price\nknown,5\nknown,x\nknown,7\nother,5\n');
    expect(transfer).toMatchObject({ rows_total: 4, errors: 1 });
    expect(await errorsOf(by, transfer.id)).toEqual([
      { row: 3, column: 'price', sentence: 'Enter a whole number.' },
    ]);
  });

  test('fails on more rows than its kind takes', async () => {
    const transfer = await checked(await brand(), csvOf('many', 2001));
    expect(transfer).toMatchObject({
      state: 'FAILED',
      failure: 'The file has more than 2,000 rows. Please import it in several files.',
    });
  });

  test('fails on more blank rows than its kind takes rows', async () => {
    const transfer = await checked(await brand(), `name,price\nx,5\n${'\n'.repeat(2000)}y,5\n`);
    expect(transfer).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('2,000 rows') });
  });

  test('of a file with errors is not counted as open, so that it can be mended again and again; its file is not kept', async () => {
    const by = await brand();
    for (let times = 0; times < 6; times += 1) {
      const transfer = await checked(by, 'name,price\nx,y\n');
      expect(transfer).toMatchObject({ state: 'CHECKED', errors: 1 });
      const kept = await shop.deps.db
        .select()
        .from(transferParts)
        .where(eq(transferParts.transferId, transfer.id));
      expect(kept).toEqual([]);
      expect(await errorsOf(by, transfer.id)).toHaveLength(1);
    }
  });

  test('begins again after a crash, without counting twice', async () => {
    const by = await brand();
    const id = await uploaded(by, `name,price\n${'x,-1\n'.repeat(600)}`);
    await send('POST', `/api/transfers/${id}/check/`, by);
    const { storage } = shop.deps;
    const failing = Object.assign(Object.create(storage), {
      read: async () => {
        throw new Error('killed');
      },
    });
    await expect(runTransfer({ ...shop.deps, storage: failing }, id)).rejects.toThrow('killed');
    await runTransfer(shop.deps, id);
    expect(await read(by, id)).toMatchObject({ state: 'CHECKED', rows_total: 600, errors: 600 });
  });
});

describe('an import', () => {
  test('keeps the rows of a group in one step', async () => {
    const by = await brand();
    const names = Array.from({ length: 650 }, (_, n) => (n < 498 || n >= 550 ? `one${n}` : `group#${n}`));
    const { id } = await checked(by, `name,price\n${names.map((name) => `${name},5\n`).join('')}`);
    await apply(by, id);
    const steps: number[] = [];
    beforeApply = (first) => steps.push(first);
    try {
      await runTransfer(shop.deps, id);
    } finally {
      beforeApply = () => undefined;
    }
    // The group makes its step longer than 20 rows; the next step starts after it.
    expect(steps.slice(22, 27)).toEqual([442, 462, 482, 552, 572]);
    expect(await read(by, id)).toMatchObject({ state: 'DONE', rows_done: 650 });
  });

  test('that breaks off goes on where it stopped: no row is lost or written twice (transfers-7)', async () => {
    const by = await brand();
    const { id } = await checked(by, csvOf('cut', 1800), 999);
    expect((await apply(by, id)).json()).toMatchObject({ state: 'QUEUED', phase: 'apply', rows_done: 0 });
    let kills = 2;
    beforeApply = (first) => {
      if (first > 1000 && kills > 0) {
        kills -= 1;
        throw new Error('killed');
      }
    };
    try {
      await expect(runTransfer(shop.deps, id)).rejects.toThrow('killed');
      expect(await importedLike('cut')).toBe(1000);
      expect(await read(by, id)).toMatchObject({ state: 'RUNNING', rows_done: 1000, rows_total: 1800 });
      await expect(runTransfer(shop.deps, id)).rejects.toThrow('killed');
      await Promise.all([runTransfer(shop.deps, id), runTransfer(shop.deps, id)]);
    } finally {
      beforeApply = () => undefined;
    }
    expect(await importedLike('cut')).toBe(1800);
    expect(await read(by, id)).toMatchObject({ state: 'DONE', rows_done: 1800, errors: 0 });
    expect((await apply(by, id)).json()).toMatchObject({ state: 'DONE' });
  });

  test('whose job is lost is begun again; one with a job or an end is left alone (transfers-3)', async () => {
    const by = await brand();
    const [lost, queued, ended] = [
      (await checked(by, csvOf('lost', 3))).id,
      (await checked(by, csvOf('queued', 3))).id,
      (await checked(by, csvOf('ended', 3))).id,
    ];
    for (const id of [lost, queued, ended]) await apply(by, id);
    await runTransfer(shop.deps, ended);
    await shop.deps.db.execute(
      sql`delete from pgboss.job where name = 'transfers.run' and (data ->> 'transferId')::int in (${lost}, ${ended})`,
    );
    await resumeLost(shop.deps);
    const { rows } = await shop.deps.db.execute(
      sql`select (data ->> 'transferId')::int as id from pgboss.job where name = 'transfers.run'
        and (data ->> 'transferId')::int in (${lost}, ${queued}, ${ended}) and state in ('created', 'active') order by 1`,
    );
    expect(rows.filter(({ id }) => id === lost)).toHaveLength(1);
    expect(rows.filter(({ id }) => id === ended)).toHaveLength(0);
  });

  test('that is cancelled keeps the rows of its steps and writes no more', async () => {
    const by = await brand();
    // The first part holds the first step and some of the second.
    const { id } = await checked(by, csvOf('stop', 1200), 6000);
    await apply(by, id);
    const { storage } = shop.deps;
    let reads = 0;
    const pressedBetweenSteps = Object.assign(Object.create(storage), {
      read: async (key: string) => {
        reads += 1;
        if (reads === 2) await send('POST', `/api/transfers/${id}/cancel/`, by);
        return storage.read(key);
      },
    });
    await runTransfer({ ...shop.deps, storage: pressedBetweenSteps }, id);
    expect(await read(by, id)).toMatchObject({ state: 'CANCELLED', rows_done: 600 });
    expect(await importedLike('stop')).toBe(600);
  });

  /** An import that is cancelled after its first step. */
  async function cancelled(by: SignedUp, csv: string): Promise<Transfer> {
    const { id } = await checked(by, csv, 4000);
    await apply(by, id);
    beforeApply = (first) => {
      if (first > 500) throw new Error('killed');
    };
    try {
      await expect(runTransfer(shop.deps, id)).rejects.toThrow('killed');
    } finally {
      beforeApply = () => undefined;
    }
    expect((await send('POST', `/api/transfers/${id}/cancel/`, by)).statusCode).toBe(200);
    return read(by, id);
  }

  const rest = (by: SignedUp, id: number) => send('GET', `/api/transfers/${id}/rest/`, by);

  test('that ended early says which rows are imported, and gives the others to import again (transfers-14)', async () => {
    const by = await brand();
    const names = Array.from({ length: 1200 }, (_, place) => `"rest; ""${place}"""`);
    // Blank lines count as in a spreadsheet; extra columns and line breaks stay.
    const csv = `Price;Remark;Name\r\n;;\r\n${names.map((name) => `5;"two\nlines";${name}\r\n`).join('')}`;
    const ended = await cancelled(by, csv);
    expect(ended).toMatchObject({ state: 'CANCELLED', rows_done: 500, last_row: 502, rest_rows: 700 });
    await sweepFiles(shop.deps, { info: () => {}, error: () => {} }, Date.now() + 25 * 3_600_000);
    const file = await rest(by, ended.id);
    expect(file.headers['content-disposition']).toContain('shelf-rest.csv');
    const [header, ...rows] = readCsv(file.body) ?? [];
    expect([header, rows[0], rows.length]).toEqual([
      ['Price', 'Remark', 'Name'],
      ['5', 'two\nlines', 'rest; "500"'],
      700,
    ]);
    const again = await checked(by, file.body);
    expect(again).toMatchObject({ rows_total: 700, errors: 0, rest_rows: null });
    await apply(by, again.id);
    await runTransfer(shop.deps, again.id);
    expect(await importedLike('rest')).toBe(1200);

    expect((await rest(await brand(), ended.id)).statusCode).toBe(404);
    expect((await rest(by, again.id)).json().code, 'nothing is left').toBe('transfers.no_file');
    await shop.deps.db.execute(
      sql`update transfers set created_at = now() - interval '8 days' where id = ${ended.id}`,
    );
    const keys = await shop.deps.db
      .select({ key: transferParts.key })
      .from(transferParts)
      .where(eq(transferParts.transferId, ended.id));
    expect(keys.length).toBeGreaterThan(1);
    await shop.deps.storage.remove(keys[0]?.key ?? '');
    expect((await rest(by, ended.id)).json().code, 'a file that is lost').toBe('transfers.no_file');
    await purgeOldTransfers(shop.deps.db, shop.deps.storage);
    expect((await send('GET', `/api/transfers/${ended.id}/`, by)).statusCode).toBe(404);
    await expect(shop.deps.storage.read(keys[1]?.key ?? '')).rejects.toThrow();
  });

  test('that was cancelled before its first row keeps no file', async () => {
    const by = await brand();
    const { id } = await checked(by, csvOf('none', 3));
    await apply(by, id);
    const response = await send('POST', `/api/transfers/${id}/cancel/`, by);
    expect(response.json()).toMatchObject({
      state: 'CANCELLED',
      rows_done: 0,
      last_row: null,
      rest_rows: null,
    });
    expect(await shop.deps.db.select().from(transferParts).where(eq(transferParts.transferId, id))).toEqual(
      [],
    );
    expect((await rest(by, id)).json().code).toBe('transfers.no_file');
  });

  test('is only for the roles of its kind (transfers-2)', async () => {
    const response = await startImport(await signUp(shop, { userType: 'support' }), 10);
    expect(response.statusCode).toBe(403);
  });

  test('is refused to who has lost the role since (transfers-2)', async () => {
    const by = await brand();
    const { id } = await checked(by, csvOf('role', 3));
    await apply(by, id);
    await shop.deps.db.execute(sql`update users set user_type = 'support' where id = ${by.id}`);
    await runTransfer(shop.deps, id);
    const [row] = await shop.deps.db.select().from(transfers).where(eq(transfers.id, id));
    expect(row).toMatchObject({ state: 'FAILED', failure: 'session.forbidden', rowsDone: 0 });
  });

  test('of others does not exist', async () => {
    const { id } = await checked(await brand(), csvOf('others', 3));
    const other = await brand();
    for (const [method, path] of [
      ['GET', ''],
      ['GET', 'errors/'],
      ['GET', 'rest/'],
      ['POST', 'cancel/'],
      ['POST', 'check/'],
      ['POST', 'apply/'],
    ] as const) {
      expect((await send(method, `/api/transfers/${id}/${path}`, other)).statusCode, path).toBe(404);
    }
    expect((await send('GET', '/api/transfers/', other)).json()).toEqual([]);
  });

  test('is limited to five open ones (transfers-3)', async () => {
    const by = await brand();
    for (let started = 0; started < 5; started++) expect((await startImport(by, 8)).statusCode).toBe(201);
    const response = await startImport(by, 8);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      code: 'transfers.too_many',
      detail: 'You have 5 imports open. Wait for one, or cancel it.',
    });
    const list: Transfer[] = (await send('GET', '/api/transfers/', by)).json();
    expect(list.map(({ state }) => state)).toEqual(Array(5).fill('UPLOADING'));
    expect(list.map(({ id }) => id)).toEqual(list.map(({ id }) => id).toSorted((a, b) => b - a));
  });

  test('fails after five attempts without a step (transfers-3)', async () => {
    const by = await brand();
    const { id } = await checked(by, csvOf('broken', 3));
    await apply(by, id);
    beforeApply = () => {
      throw new Error('broken');
    };
    try {
      for (let attempt = 0; attempt < 5; attempt++) {
        await expect(runTransfer(shop.deps, id)).rejects.toThrow('broken');
      }
    } finally {
      beforeApply = () => undefined;
    }
    expect(await read(by, id)).toMatchObject({
      state: 'FAILED',
      failure: expect.stringContaining('broke off'),
    });
    const response = await send('POST', `/api/transfers/${id}/cancel/`, by);
    expect(response.statusCode).toBe(409);
    expect(response.json().code).toBe('transfers.ended');
  });
});

describe('the upload', () => {
  test('takes parts in order, and one that comes twice once', async () => {
    const by = await brand();
    const { id } = (await startImport(by, 8)).json();
    expect((await uploadPart(by, id, 1, Buffer.from('late'))).json().code).toBe(
      'transfers.part_out_of_order',
    );
    expect((await send('POST', `/api/transfers/${id}/check/`, by)).json().code).toBe(
      'transfers.upload_incomplete',
    );
    for (let sent = 0; sent < 2; sent++) {
      const response = await uploadPart(by, id, 0, Buffer.from('name,'));
      expect(response.json()).toMatchObject({ parts: 1, bytes_uploaded: 5 });
    }
    const long = await uploadPart(by, id, 1, Buffer.from('price'));
    expect(long.statusCode).toBe(400);
    expect(long.json()).toHaveProperty('part');
    expect((await uploadPart(by, id, 1, Buffer.from('pri'))).json()).toMatchObject({ bytes_uploaded: 8 });
    const missing = await uploadPart(by, id, 2, Buffer.alloc(0));
    expect(missing.json()).toHaveProperty('part');
  });

  test('of others does not exist', async () => {
    const { id } = (await startImport(await brand(), 8)).json();
    expect((await uploadPart(await brand(), id, 0, Buffer.from('x'))).statusCode).toBe(404);
  });

  test('refuses a file of more than 20 MB', async () => {
    expect((await startImport(await brand(), 20 * 1024 * 1024 + 1)).json()).toHaveProperty('bytes');
  });
});
