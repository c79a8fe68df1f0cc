import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '../server/db/client.ts';
import { startEmbeddedPostgres } from '../server/db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../server/db/migrate.ts';

/** One PostgreSQL for the whole run, as the shop starts its own: the same settings, fsync on. */
export interface Postgres {
  /** A folder for everything that this run writes. */
  folder: string;
  /** Its version. */
  version: string;
  /** Makes an empty database; its address. */
  create(name: string): Promise<string>;
  /** Makes a database with the shop's tables; its address. */
  createShop(name: string): Promise<string>;
  stop(): Promise<void>;
}

export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'naap-bench-'));
  const print = (message: string) => void process.stderr.write(`${message}\n`);
  const log = { info: () => {}, warn: print, error: print };
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), log, preferredPort: 0 });
  // Stocking ends with a checkpoint, so that none falls into a measurement.
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

/** Runs statements on a database, one after the other; the rows of the last one. */
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
