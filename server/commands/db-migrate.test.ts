import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { runCommand } from '../../test/command.ts';
import { dropDatabase } from '../../test/databases.ts';

async function run(settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'naap-migrate-'));
  try {
    return await runCommand('db-migrate', [], { DATA_DIR: folder, JWT_SECRET: 'x'.repeat(32), ...settings });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('migrates an empty database, and is idempotent', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/migrate_${process.pid}`;
  await admin.connect();
  try {
    await admin.query(`create database migrate_${process.pid}`);
    expect(await run({ DATABASE_URL: url.href })).toEqual({
      status: 0,
      output: 'The schema is the newest now.\n',
      error: '',
    });
    expect((await run({ DATABASE_URL: url.href })).output).toBe('The schema is the newest already.\n');
    const migrated = new pg.Client({ connectionString: url.href });
    await migrated.connect();
    const { rows } = await migrated.query('select id from tailors where in_house');
    await migrated.end();
    expect(rows).toEqual([{ id: 458 }]);
  } finally {
    await admin.end();
    await dropDatabase(`migrate_${process.pid}`);
  }
});

test('reports an error in one line', async () => {
  const unreachable = await run({ DATABASE_URL: 'postgres://naap:secret@127.0.0.1:1/naap' });
  expect(unreachable).toMatchObject({ status: 1, output: '' });
  expect(unreachable.error).toBe('db:migrate: the database cannot be reached (ECONNREFUSED)\n');
  const option = await runCommand('db-migrate', ['--fast'], {});
  expect(option.error).toMatch(/^db:migrate: Unknown option '--fast'.* Try --help\.\n$/);
  const wrong = await run({ DATABASE_URL: 'mysql://localhost/naap' });
  expect(wrong).toMatchObject({
    status: 1,
    error: 'db:migrate: DATABASE_URL: must be a postgres:// address\n',
  });
});
