import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { ADMIN, DATABASE, USER } from './folder.ts';

interface Access {
  port: number;
  password: string;
  adminPassword: string;
}

/** A role cannot rename itself while it is connected. */
const TEMPORARY_SUPERUSER = 'naap_mover';
const TRANSFER_TIMEOUT_MS = 10 * 60_000;
const moverPassword = randomBytes(24).toString('base64url');

/** Objects of extensions keep their owner. */
const TRANSFER_OWNERSHIP = `do $$
declare
  statement text;
begin
  for statement in
    select format('alter database %I owner to ${USER}', current_database())
    union all
    select format('alter schema %I owner to ${USER}', nspname) from pg_namespace
      where nspowner = 10 and nspname !~ '^pg_' and nspname <> 'information_schema'
    union all
    select format('alter %s %s owner to ${USER}',
        case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end,
        c.oid::regclass)
      from pg_class c join pg_namespace n on n.oid = relnamespace
      where relowner = 10 and relkind in ('r', 'p', 'v', 'm', 'S') and nspname !~ '^pg_' and nspname <> 'information_schema'
        and not exists (select from pg_depend where objid = c.oid and classid = 'pg_class'::regclass and deptype in ('a', 'i', 'e')
          and (relkind = 'S' or deptype = 'e'))
    union all
    select format('alter routine %s owner to ${USER}', p.oid::regprocedure)
      from pg_proc p join pg_namespace n on n.oid = pronamespace
      where proowner = 10 and nspname !~ '^pg_' and nspname <> 'information_schema'
        and not exists (select from pg_depend where objid = p.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    union all
    select format('alter type %s owner to ${USER}', t.oid::regtype)
      from pg_type t join pg_namespace n on n.oid = typnamespace left join pg_class c on c.oid = typrelid
      where typowner = 10 and nspname !~ '^pg_' and nspname <> 'information_schema'
        and (typtype in ('e', 'd', 'r') or (typtype = 'c' and c.relkind = 'c'))
        and not exists (select from pg_depend where objid = t.oid and classid = 'pg_type'::regclass and deptype = 'e')
  loop
    execute statement;
  end loop;
end $$`;

export function embeddedUrl(role: string, password: string, port: number): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`;
}

/**
 * Ensures that the shop's role owns the database without being a superuser; migrates folders where it was one, all or
 * nothing.
 */
export async function ensureOwnRole({ port, password, adminPassword }: Access): Promise<void> {
  const isSuperuser = await withClient(embeddedUrl(USER, password, port), async (client) => {
    const { rows } = await client.query('select rolsuper from pg_roles where rolname = current_user');
    if (!rows[0]?.rolsuper) return false;
    await client.query(`drop role if exists ${TEMPORARY_SUPERUSER}`);
    const until = new Date(Date.now() + TRANSFER_TIMEOUT_MS).toISOString();
    await client.query(
      `create role ${TEMPORARY_SUPERUSER} superuser login password '${moverPassword}' valid until '${until}'`,
    );
    return true;
  });
  if (!isSuperuser) return;
  await withClient(embeddedUrl(TEMPORARY_SUPERUSER, moverPassword, port), async (client) => {
    await client.query('begin');
    await client.query(`alter role ${USER} rename to ${ADMIN}`);
    await client.query(`alter role ${ADMIN} password '${adminPassword}'`);
    await client.query(`create role ${USER} login password '${password}'`);
    await client.query(TRANSFER_OWNERSHIP);
    await client.query('commit');
  });
  await withClient(embeddedUrl(ADMIN, adminPassword, port), (client) =>
    client.query(`drop role ${TEMPORARY_SUPERUSER}`),
  );
}

async function withClient<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'naap-roles' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}
