import type pg from 'pg';

/** What servers call their connections; an idle server keeps some of them only. */
const NAMES = ['naap', 'naap-jobs', 'naap-pubsub', 'naap-readiness'];

/** Whether a server of the shop is connected to the database of `client`. */
export async function isServed(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    'select from pg_stat_activity where datname = current_database() and application_name = any($1) limit 1',
    [NAMES],
  );
  return rows.length > 0;
}
