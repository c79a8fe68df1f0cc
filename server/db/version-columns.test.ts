import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';
import { signUp } from '../../test/factories.ts';
import { users } from './schema/accounts.ts';
import { editorName, nextVersion, versionColumns } from './schema/version-columns.ts';

const shop = testApp();
const things = pgTable('things', { id: integer('id').primaryKey(), ...versionColumns() });

test('an update sets the next version and who made it, which a deleted account does not undo (wire-11)', async () => {
  const { db } = shop.deps;
  await db.execute(sql`create table things (id integer primary key, version integer not null default 1,
    updated_at timestamptz not null default now() - interval '1 day', updated_by integer references users on delete set null)`);
  const { id: editor, username } = await signUp(shop);
  await db.execute(sql`insert into things (id) values (1), (2)`);
  const read = async () => {
    const [row] = await db
      .select({ version: things.version, at: things.updatedAt, by: editorName(things.updatedBy) })
      .from(things)
      .where(eq(things.id, 1));
    return row;
  };
  const before = await read();
  expect(before).toMatchObject({ version: 1, by: null });
  await db.update(things).set(nextVersion(things, editor)).where(eq(things.id, 1));
  const after = await read();
  expect(after).toMatchObject({ version: 2, by: username });
  expect(Number(after?.at)).toBeGreaterThan(Number(before?.at));
  await db.delete(users).where(eq(users.id, editor));
  expect(await read()).toMatchObject({ version: 2, by: null });
});
