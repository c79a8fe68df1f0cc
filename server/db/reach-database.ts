import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect, type Db, type PoolMode } from './client.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import { USER } from './embedded/folder.ts';
import { readPidFile } from './embedded/holder.ts';
import { embeddedUrl } from './embedded/role.ts';

const PORT_LINE = 3;

const CONNECTIONS = 2;

interface ReachedDatabase {
  url: string;
  open(): Db;
  leave(): Promise<void>;
}

/**
 * The database for a command: `DATABASE_URL`, or the embedded one, started unless a server runs it. `mustExist` refuses
 * a folder without a database. Throws EmbeddedPostgresError.
 */
export async function reachDatabase(
  config: { databaseUrl: string | undefined; dataDir: string; databasePoolMode: PoolMode },
  { mustExist = false }: { mustExist?: boolean } = {},
): Promise<ReachedDatabase> {
  const reached = (url: string, leave = async () => {}): ReachedDatabase => ({
    url,
    open: () => connect(url, CONNECTIONS, () => undefined, config.databasePoolMode),
    leave,
  });
  if (config.databaseUrl) return reached(config.databaseUrl);
  const folder = join(config.dataDir, 'postgres');
  const running = await runningUrl(folder);
  if (running) return reached(running);
  if (mustExist) {
    await stat(join(folder, 'PG_VERSION')).catch(() => {
      throw new EmbeddedPostgresError(
        `${folder} holds no database; set DATA_DIR or DATABASE_URL to the shop's.`,
      );
    });
  }
  const silentLog = { info: () => {}, warn: () => {}, error: () => {} };
  const { url, stop } = await startEmbeddedPostgres({ folder, log: silentLog, preferredPort: 0 });
  return reached(url, stop);
}

async function runningUrl(folder: string): Promise<string | null> {
  const pidFile = await readPidFile(folder);
  const port = Number(pidFile?.text.split('\n')[PORT_LINE]);
  if (pidFile?.status !== 'ready' || !Number.isInteger(port)) return null;
  const password = await readFile(`${folder}-password`, 'utf8').catch(() => {
    throw new EmbeddedPostgresError(
      `The password of ${folder} cannot be read; run this as the user of the server.`,
    );
  });
  const url = embeddedUrl(USER, password.trim(), port);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    return url;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Undefined unless the database role is a superuser. */
export async function superuserWarning(db: Db): Promise<string | undefined> {
  const { rows } = await db.execute<{ role: string; rolsuper: boolean }>(
    sql`select rolname as role, rolsuper from pg_roles where rolname = current_user`,
  );
  if (!rows[0]?.rolsuper) return undefined;
  return `DATABASE_URL: ${rows[0].role} is a superuser; use a role that owns the database and is not a superuser.`;
}

/** The application names of a server's connections; an idle server keeps only some of them open. */
const NAMES = ['naap', 'naap-jobs', 'naap-pubsub', 'naap-readiness'];

/** Whether a server of the shop is connected to this database. */
export async function isServed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = any($1) limit 1',
    [NAMES],
  );
  return rows.length > 0;
}
