import pg from 'pg';
import { inject } from 'vitest';

/** Creates an empty database of the role `naap`, or a clone of `template`. */
export async function createDatabase(name: string, template?: string): Promise<void> {
  await query('postgresUrl', `create database ${name}${template ? ` template ${template}` : ''}`);
}

/** The URL for the shop's role. */
export function databaseUrl(name: string): string {
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs as the superuser, because only it may end a running autovacuum. */
export async function dropDatabase(name: string): Promise<void> {
  await query('postgresAdminUrl', `drop database if exists ${name} with (force)`);
}

async function query(as: 'postgresUrl' | 'postgresAdminUrl', statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject(as) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
