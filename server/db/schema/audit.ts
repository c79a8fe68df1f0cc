import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { descending, moment } from '../columns.ts';
import { users } from './accounts.ts';

/** What staff did or looked at: rows are only ever added. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** `<module>.<what was done>`. */
    action: text('action').notNull(),
    /** Whose data it was. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    data: jsonb('data').$type<Record<string, string | number>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('audit_entries_actor_index').on(table.actorId, descending(table.id)),
    index('audit_entries_user_index').on(table.userId, descending(table.id)),
  ],
);
