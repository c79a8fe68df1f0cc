import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { connect } from './client.ts';
import { isUnavailable, queryTimeoutOf } from './unavailable.ts';

const shop = testApp();

const withCode = (code: string) => Object.assign(new Error('of the database'), { code });
const wrapped = (error: Error) => new DrizzleQueryError('select 1', [], error);

describe('the database is unavailable', () => {
  test.each([
    ['57P01', 'terminated by an administrator, or its postmaster is gone'],
    ['57P02', 'another of its processes crashed'],
    ['57P03', 'it starts, stops or recovers'],
    ['57014', 'a statement took too long'],
    ['53300', 'it has too many clients'],
    ['53100', 'its disk is full'],
    ['53200', 'it is out of memory'],
    ['58030', 'its disk fails'],
    ['58P01', 'one of its files is gone'],
    ['08006', 'the connection failed'],
    ['08P01', 'a pooler lost its server'],
    ['25006', 'it is a standby'],
    ['25P03', 'a transaction was idle for too long'],
    ['40001', 'a transaction could not be serialised'],
    ['40P01', 'a deadlock'],
    ['55P03', 'a lock took too long'],
    ['28P01', 'another server has its port, and another password'],
    ['28000', 'another server has its port, and no such role'],
    ['3D000', 'another server has its port, and no such database'],
    ['ECONNREFUSED', 'nobody listens'],
    ['ECONNRESET', 'it was killed'],
    ['EPIPE', 'it was killed before a write'],
    ['ETIMEDOUT', 'the network is silent'],
    ['ENOTFOUND', 'its name is not known'],
    ['EHOSTUNREACH', 'its machine is away'],
    ['ERR_STREAM_DESTROYED', 'a statement was sent after the connection was lost'],
    ['ERR_STREAM_WRITE_AFTER_END', 'a statement was sent while the connection was closed'],
    ['ERR_STREAM_PREMATURE_CLOSE', 'a response broke off'],
    ['ERR_SOCKET_CLOSED', 'the connection was closed meanwhile'],
  ])('at %s: %s', (code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
    expect(isUnavailable(wrapped(withCode(code))), 'as the cause of a failed query').toBe(true);
  });

  test.each([
    'Connection terminated unexpectedly',
    'Connection terminated',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
    'Received unexpected commandComplete message from backend.',
    'received invalid response: 48',
    'Unknown authenticationOk message type 7',
  ])('when the driver says "%s"', (message) => {
    expect(isUnavailable(wrapped(new Error(message)))).toBe(true);
  });

  test('when each of its addresses refuses', () => {
    const refused = [withCode('ECONNREFUSED'), withCode('ECONNREFUSED')];
    expect(isUnavailable(wrapped(new AggregateError(refused, '')))).toBe(true);
  });
});

describe('the database is there', () => {
  test.each([
    ['23505', 'a value is taken'],
    ['23503', 'a reference is missing'],
    ['23514', 'a check fails'],
    ['22P02', 'a value cannot be read'],
    ['25P02', 'a failed statement was ignored'],
    ['42501', 'a privilege is missing'],
    ['42601', 'a statement is wrong'],
    ['42P01', 'a table is missing'],
    ['XX000', 'it has a defect'],
    ['ENOENT', 'a file of ours is missing'],
  ])('at %s: %s', (code) => {
    expect(isUnavailable(wrapped(withCode(code)))).toBe(false);
  });

  test.each([
    new Error('The order is gone.'),
    new TypeError('x is not a function'),
    'a text',
    undefined,
    new Error('A failed statement was ignored; nothing was committed.'),
  ])('at %s', (error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});

describe('errors of a living server', () => {
  const urlWith = (change: (url: URL) => void) => {
    const url = new URL(shop.config.databaseUrl ?? '');
    change(url);
    return url.href;
  };

  test.each([
    ['of another role', (url: URL) => Object.assign(url, { username: 'nobody', password: 'wrong' })],
    ['of another database', (url: URL) => Object.assign(url, { pathname: '/nothing_here' })],
  ])('%s, as while our own restarts, are no defect of ours', async (_what, change) => {
    const db = connect(urlWith(change), 1, () => undefined);
    await expect(db.execute('select 1')).rejects.toSatisfy(isUnavailable);
    await expect(db.transaction((tx) => tx.execute('select 1'))).rejects.toSatisfy(isUnavailable);
    await db.$client.end();
  });

  test('a rollback that fails does not hide why the transaction failed', async () => {
    const { db } = shop.deps;
    const admin = new pg.Client({ connectionString: shop.config.databaseUrl });
    await admin.connect();
    const failed = db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute('select 1');
    });
    await expect(failed).rejects.toSatisfy(isUnavailable);
    await admin.end();
    expect((await db.execute('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

test('a query timeout is found among the causes', () => {
  const timeout = new Error('Query read timeout');
  expect(queryTimeoutOf(wrapped(timeout))).toBe(timeout);
  expect(queryTimeoutOf(wrapped(new Error('Connection terminated')))).toBeUndefined();
});
