import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { connect } from '../server/db/client.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../server/db/migrate.ts';

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'naap-test-postgres-'));
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const postgres = await startEmbeddedPostgres({
    folder: join(folder, 'postgres'),
    log: silent,
    preferredPort: 0,
  });
  const admin = new pg.Client({ connectionString: postgres.adminUrl });
  await admin.connect();
  // Autovacuum could change plans during a test.
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await admin.query(`alter system set ${setting} = off`);
  }
  await admin.query('select pg_reload_conf()');
  // Each test file creates its own database; otherwise the role has the shop's rights.
  await admin.query('alter role naap createdb');
  await admin.query('create database naap_template owner naap');
  const url = new URL(postgres.url);
  url.pathname = '/naap_template';
  const template = connect(url.href, 2, () => {});
  await migrateDatabase(template);
  await template.$client.end();
  const boss = new PgBoss({ connectionString: url.href, supervise: false, schedule: false });
  await boss.start();
  await boss.stop();
  await admin.end();
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresAdminUrl', postgres.adminUrl);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
