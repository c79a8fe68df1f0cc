import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { CommandError } from '../command-line.ts';
import { applyMigrations, isSinceBaseline, lockMigrations } from '../db/migrate.ts';
import { MIGRATIONS } from '../db/migration-files.ts';
import { isServed } from '../db/reach-database.ts';
import type { Storage } from '../infra/storage/storage.ts';
import { type Member, readArchive } from './archive.ts';
import { DESCRIPTION, Description, JWT_SECRET, keyOfFile, partOfTable, TOTALS, Totals } from './format.ts';

interface Target {
  url: string;
  storage: Storage;
  replace: boolean;
}

export interface RestoreSummary {
  createdAt: string;
  version: string;
  rows: number;
  files: number;
  missingFiles: number;
  jwtSecret: string;
}

/**
 * Restores a backup, all or nothing: loads rows into the schema they were written with, then migrates. Throws
 * CommandError for a damaged or newer archive, or a database that is in use or not empty.
 */
export async function restore(file: string, { url, storage, replace }: Target): Promise<RestoreSummary> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'naap-restore',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await refuseWhileInUse(client);
    await client.query('begin');
    await lockMigrations(client);
    const restored = await load(client, readArchive(file), storage, replace);
    await applyMigrations(client, MIGRATIONS);
    await refuseWhileInUse(client);
    await storage.setOwner(await claimStorageId(client));
    await client.query('commit');
    return restored;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function load(
  client: pg.Client,
  members: AsyncIterable<Member>,
  storage: Storage,
  replace: boolean,
): Promise<RestoreSummary> {
  let description: Description | undefined;
  let foreignKeys: string[] = [];
  let table: TableLoad | undefined;
  let totals: Totals | undefined;
  let jwtSecret: string | undefined;
  let files = 0;
  const rows: Record<string, number> = {};
  const finishTable = async () => {
    if (table) rows[table.name] = await table.finish();
    table = undefined;
  };
  for await (const { name, content } of members) {
    if (!description) {
      if (name !== DESCRIPTION) throw new CommandError('this file is not a backup of Naap.');
      description = parseDescription(content);
      await refuseForeignStorage(client, storage, description);
      foreignKeys = await prepare(client, description, replace);
      continue;
    }
    const part = partOfTable(name);
    if (table && part !== table.name) await finishTable();
    const key = keyOfFile(name);
    if (part !== undefined) {
      table ??= new TableLoad(client, part, description.tables[part] ?? []);
      await table.write(content);
    } else if (key !== undefined) {
      // The disk adapter stores no media types; the rows of `files` do.
      await storage.put(key, content, 'application/octet-stream');
      files += 1;
    } else if (name === JWT_SECRET) jwtSecret = content.toString();
    else if (name === TOTALS) totals = Totals.parse(JSON.parse(content.toString()));
  }
  if (!description || !totals || jwtSecret === undefined)
    throw new CommandError('this file is not a backup of Naap.');
  const tables = Object.keys(description.tables);
  const wrong = tables.find((name) => (rows[name] ?? 0) !== (totals.rows[name] ?? 0));
  if (wrong) throw new CommandError(`table ${wrong} did not arrive whole; nothing was restored.`);
  if (files !== totals.files) throw new CommandError('not all pictures arrived; nothing was restored.');
  await complete(client, tables, totals, foreignKeys);
  return {
    createdAt: description.createdAt,
    version: description.version,
    rows: Object.values(totals.rows).reduce((sum, count) => sum + count, 0),
    files,
    missingFiles: totals.missingFiles.length,
    jwtSecret,
  };
}

function parseDescription(content: Buffer): Description {
  const parsed = Description.safeParse(parseJson(content));
  if (!parsed.success)
    throw new CommandError('this file is not a backup of Naap, or was made by an incompatible version.');
  if (!isSinceBaseline(parsed.data.migrations)) {
    throw new CommandError(
      `this backup was made by Naap ${parsed.data.version}, before 1.0; only that version can restore it.`,
    );
  }
  const newer = parsed.data.migrations.find(
    (applied) => !MIGRATIONS.some(({ when, hash }) => when === applied.when && hash === applied.hash),
  );
  if (newer) {
    throw new CommandError(
      `this backup was made by Naap ${parsed.data.version}, whose database this version does not know; take that version or a later one first.`,
    );
  }
  return parsed.data;
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return undefined;
  }
}

async function refuseWhileInUse(client: pg.Client): Promise<void> {
  if (await isServed(client)) {
    throw new CommandError('a server is running on this database; stop it first.');
  }
}

/**
 * Creates the backup's empty schema without triggers and foreign keys; returns the statements that add the foreign keys
 * again.
 */
async function prepare(client: pg.Client, description: Description, replace: boolean): Promise<string[]> {
  if (replace) {
    await client.query('drop schema if exists pgboss cascade');
    await client.query('drop schema if exists drizzle cascade');
    await client.query('drop schema public cascade');
    await client.query('create schema public');
    await client.query('grant usage on schema public to public');
  }
  const { rows: present } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
  );
  if (present[0]) {
    throw new CommandError(
      `the database is not empty (it has the table ${present[0].name}); with --replace all that it holds is deleted first.`,
    );
  }
  const applied = new Set(description.migrations.map(({ when }) => when));
  await applyMigrations(
    client,
    MIGRATIONS.filter(({ when }) => applied.has(when)),
  );
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "add"
    from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' and conparentid = 0`);
  for (const { drop } of keys) await client.query(drop);
  const names = Object.keys(description.tables).map((table) => `public.${pg.escapeIdentifier(table)}`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  return keys.map(({ add }) => add);
}

async function complete(
  client: pg.Client,
  tables: string[],
  totals: Totals,
  foreignKeys: string[],
): Promise<void> {
  for (const table of tables) {
    await client.query(`alter table public.${pg.escapeIdentifier(table)} enable trigger user`);
  }
  for (const statement of foreignKeys) await client.query(statement);
  for (const [name, last] of Object.entries(totals.sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, last]);
  }
}

class TableLoad {
  readonly name: string;
  readonly #copy: CopyStreamQuery;
  readonly #ended: Promise<void>;

  constructor(client: pg.Client, name: string, columns: string[]) {
    this.name = name;
    const list = columns.map(pg.escapeIdentifier).join(', ');
    this.#copy = client.query(copyFrom(`copy public.${pg.escapeIdentifier(name)} (${list}) from stdin`));
    this.#ended = finished(this.#copy);
    this.#ended.catch(() => undefined);
  }

  async write(content: Buffer): Promise<void> {
    if (!this.#copy.write(content)) await Promise.race([once(this.#copy, 'drain'), this.#ended]);
  }

  async finish(): Promise<number> {
    this.#copy.end();
    await this.#ended;
    return this.#copy.rowCount;
  }
}

async function claimStorageId(client: pg.Client): Promise<string> {
  await client.query('insert into storage_identity default values on conflict do nothing');
  const { rows } = await client.query<{ id: string }>('select id from storage_identity');
  return rows[0]?.id ?? '';
}

/** Throws CommandError when the pictures belong to neither the backup's database nor the replaced one. */
async function refuseForeignStorage(
  client: pg.Client,
  storage: Storage,
  { storageId }: Description,
): Promise<void> {
  const owner = await storage.owner();
  if (owner === undefined || owner === storageId) return;
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.storage_identity') is not null as exists`,
  );
  const { rows } = tables[0]?.exists
    ? await client.query('select id from public.storage_identity')
    : { rows: [] };
  if (owner !== rows[0]?.id) {
    throw new CommandError(
      `the pictures in ${storage.place} belong to another database; set another DATA_DIR or STORAGE_URL.`,
    );
  }
}
