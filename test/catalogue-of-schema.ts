import { sql } from 'drizzle-orm';
import type { Db } from '../server/db/client.ts';

/** Everything that the migrations create as sorted lines; equal lists mean equal schemas. */
export async function catalogueOfSchema(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select 'column ' || c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
        || case when a.attnotnull then ' not null' else '' end || ' ' || a.attidentity::text || a.attgenerated::text
        || coalesce(' ' || pg_get_expr(d.adbin, d.adrelid), '') as line
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relkind in ('r', 'S', 'v') and c.relnamespace = 'public'::regnamespace
    union all
    select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all
    select 'constraint ' || conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all
    select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
      left join pg_depend e on e.objid = p.oid and e.deptype = 'e'
      where p.pronamespace = 'public'::regnamespace and e.objid is null
    union all
    select 'trigger ' || pg_get_triggerdef(t.oid) from pg_trigger t
      join pg_class c on c.oid = t.tgrelid and c.relnamespace = 'public'::regnamespace where not t.tgisinternal
    union all
    select 'extension ' || extname from pg_extension
    order by 1`);
  return rows.map(({ line }) => line);
}
