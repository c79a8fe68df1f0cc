import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres.ts';

export interface BarePostgres {
  /** Environment variables that sign PostgreSQL's programs in as the superuser. */
  variables: { PGHOST: string; PGPORT: string; PGPASSWORD: string };
  /** Runs statements as the superuser. */
  execute(...statements: string[]): Promise<void>;
  stop(): Promise<void>;
}

/** A PostgreSQL server without the shop's role and database, as on a machine before "Going live". */
export async function startBarePostgres(folder: string): Promise<BarePostgres> {
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const { adminUrl, stop } = await startEmbeddedPostgres({
    folder: join(folder, 'postgres/data'),
    log,
    preferredPort: 0,
  });
  const { hostname, port, password } = new URL(adminUrl);
  async function execute(...statements: string[]): Promise<void> {
    const admin = new pg.Client({ connectionString: adminUrl.replace(/\/naap$/, '/postgres') });
    await admin.connect();
    for (const statement of statements) await admin.query(statement);
    await admin.end();
  }
  await execute('drop database naap', 'drop role naap');
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await execute(`alter system set ${setting} = off`);
  }
  await execute('select pg_reload_conf()');
  return { variables: { PGHOST: hostname, PGPORT: port, PGPASSWORD: password }, execute, stop };
}
