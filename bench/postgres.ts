import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../server/db/client.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../server/db/migrate.ts';

/** With the settings of the embedded PostgreSQL, fsync on. */
export interface Postgres {
  folder: string;
  version: string;
  /** Creates an empty database and returns its URL. */
  create(name: string): Promise<string>;
  /** Creates a database with the shop's tables and returns its URL. */
  createShop(name: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'naap-bench-'));
  const print = (message: string) => void process.stderr.write(`${message}\n`);
  const log = { info: () => {}, warn: print, error: print };
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, preferredPort: 0 });
  // Stocking ends with a checkpoint, so that none runs during a measurement.
  await query(postgres.adminUrl, 'grant pg_checkpoint to naap');
  const [row] = await query(postgres.url, "select current_setting('server_version') as version");
  const create = async (name: string) => {
    await query(postgres.adminUrl, `create database ${name} owner naap`);
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return url.href;
  };
  return {
    folder,
    version: String(row?.version),
    create,
    async createShop(name) {
      const url = await create(name);
      const db = connect(url, 2, () => {});
      await migrateDatabase(db);
      await db.$client.end();
      return url;
    },
    async stop() {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the rows of the last statement. */
export async function query(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
