import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { AuditedAction } from '../../contract/constants/audit.ts';
import { CommandError } from '../command-line.ts';
import { MissingFileError, type Storage } from '../infra/storage/storage.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import {
  DESCRIPTION,
  type Description,
  fileMember,
  JWT_SECRET,
  TOTALS,
  type Totals,
  tablePart,
} from './format.ts';

interface Source {
  url: string;
  storage: Storage;
  /** Part of the backup, so that signed links and tokens work after a restore. */
  jwtSecret: string;
  version: string;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
  missingFiles: number;
  bytes: number;
}

const PART_BYTES = 4 * 1024 * 1024;
const FILES_PER_QUERY = 500;

/**
 * Writes a database snapshot and then the pictures into one archive while the shop runs. Jobs are left out: scheduled
 * jobs recreate them from the rows. Throws CommandError.
 */
export async function backUp(source: Source, file: string): Promise<BackupSummary> {
  const client = new pg.Client({
    connectionString: source.url,
    application_name: 'naap-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    for (const timeout of ['statement', 'lock', 'idle_in_transaction_session']) {
      await client.query(`set local ${timeout}_timeout = 0`);
    }
    const description = await descriptionOf(client, source.version);
    let totals: Totals | undefined;
    const { bytes } = await writeArchive(file, async (archive) => {
      await archive.add(DESCRIPTION, json(description));
      totals = await writeContents(client, archive, description, source);
      await archive.add(TOTALS, json(totals));
    });
    await client.query('commit');
    await recordBackup(client, bytes);
    const rows = Object.values(totals?.rows ?? {});
    return {
      tables: rows.length,
      rows: rows.reduce((sum, count) => sum + count, 0),
      files: totals?.files ?? 0,
      missingFiles: totals?.missingFiles.length ?? 0,
      bytes,
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Records the backup for the audit log and `backup_age_seconds`. A backup also counts if this fails. */
async function recordBackup(client: pg.Client, bytes: number): Promise<void> {
  const action: AuditedAction = 'system.backed-up';
  await client
    .query('insert into audit_entries (action, data) values ($1, $2)', [action, { bytes }])
    .catch(() => undefined);
}

async function descriptionOf(client: pg.Client, version: string): Promise<Description> {
  const { rows: migrations } = await client
    .query<{ when: number; hash: string }>(
      'select created_at::float8 as "when", hash from drizzle.__drizzle_migrations order by created_at',
    )
    .catch((error: { code?: string }) => {
      if (error.code === '42P01' || error.code === '3F000') {
        throw new CommandError('this database holds no shop: there is nothing to back up.');
      }
      throw error;
    });
  const { rows } = await client.query<{ table: string; columns: string[] }>(`
    select c.relname as "table", array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const tables = Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
  const createdAt = new Date().toISOString();
  const storageId = tables.storage_identity ? await storageIdOf(client) : null;
  return { format: 'naap-backup-1', version, createdAt, migrations, tables, storageId };
}

async function storageIdOf(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>('select id from public.storage_identity');
  return rows[0]?.id ?? null;
}

async function writeContents(
  client: pg.Client,
  archive: ArchiveWriter,
  description: Description,
  { storage, jwtSecret }: Source,
): Promise<Totals> {
  const rows: Totals['rows'] = {};
  for (const [table, columns] of Object.entries(description.tables)) {
    rows[table] = await writeTable(client, archive, table, columns);
  }
  const { files, missingFiles } = await writeFiles(client, archive, storage);
  await archive.add(JWT_SECRET, Buffer.from(jwtSecret));
  const { rows: sequences } = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return {
    rows,
    sequences: Object.fromEntries(sequences.map(({ name, last }) => [name, last])),
    files,
    missingFiles,
  };
}

async function writeTable(
  client: pg.Client,
  archive: ArchiveWriter,
  table: string,
  columns: string[],
): Promise<number> {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const rows = client.query(copyTo(`copy public.${pg.escapeIdentifier(table)} (${list}) to stdout`));
  let chunks: Buffer[] = [];
  let [bytes, part] = [0, 0];
  const flush = async () => {
    if (bytes === 0) return;
    part += 1;
    await archive.add(tablePart(table, part), Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
  };
  for await (const chunk of rows) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= PART_BYTES) await flush();
  }
  await flush();
  return rows.rowCount;
}

async function writeFiles(client: pg.Client, archive: ArchiveWriter, storage: Storage) {
  const missingFiles: string[] = [];
  let [files, last] = [0, 0];
  for (;;) {
    const { rows } = await client.query<{ id: number; key: string }>(
      'select id, key from public.files where id > $1 order by id limit $2',
      [last, FILES_PER_QUERY],
    );
    if (rows.length === 0) return { files, missingFiles };
    for (const { id, key } of rows) {
      last = id;
      const content = await contentOf(storage, key);
      if (content === undefined) missingFiles.push(key);
      else {
        await archive.add(fileMember(key), content);
        files += 1;
      }
    }
  }
}

async function contentOf(storage: Storage, key: string): Promise<Buffer | undefined> {
  try {
    return await buffer(await storage.read(key));
  } catch (error) {
    if (error instanceof MissingFileError) return undefined;
    throw error;
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value, null, 1));
}
